/** Parts of MathLive that the pages do without. The build looks for each in the minified modules, and stops without it. */
import type { Plugin } from 'vite'

/** How MathLive's minified module for drawing asks for the language: French draws letters upright. */
const LANGUAGE = /\b\w+\.locale(?=\.startsWith\("fr"\))/

/**
 * Asks the browser for its language where MathLive asks its table of menu words in twenty languages.
 * Nothing else in drawing needs that table, an eighth of its size, and it is left out of the pages.
 */
export function mathliveLanguage(): Plugin {
  return {
    name: 'mathlive-language',
    transform: {
      filter: { id: /mathlive-ssr\.min\.mjs$/ },
      handler: code => ({ code: replaced(code, LANGUAGE, 'navigator.language'), map: null }),
    },
  }
}

/** The statements that register `\ce` and `\pu`, and read what stands in them. */
const CHEMISTRY = [
  /^\w+\(\["ce","pu"\]/,
  /^var (\w+)=\{go:function/,
  /^\w+\.stateMachines=\{/,
  /^var (\w+)=\{go:function/,
]

/** Leaves out the language of chemical equations, which the formulas here have not: a tenth of what draws them. */
export function mathliveChemistry(): Plugin {
  return {
    name: 'mathlive-chemistry',
    transform: {
      filter: { id: /mathlive(-ssr)?\.min\.mjs$/ },
      handler(code) {
        const { body } = this.parse(code)
        const texts = body.map(({ start, end }) => code.slice(start, end))
        const first = texts.findIndex(text => CHEMISTRY[0]!.test(text))
        const found = CHEMISTRY.map((form, index) => form.exec(texts[first + index] ?? ''))
        if (found.includes(null)) throw changed('chemistry')
        const none = found.flatMap(match => (match?.[1] ? `${match[1]}={go:()=>""}` : [])).join()
        const rest = code.slice(body[first + CHEMISTRY.length - 1]!.end)
        return { code: `${code.slice(0, body[first]!.start)}var ${none};${rest}`, map: null }
      },
    },
  }
}

function replaced(code: string, place: RegExp, text: string): string {
  if (!place.test(code)) throw changed('language')
  return code.replace(place, text)
}

const changed = (part: string): Error =>
  new Error(`MathLive has its ${part} in another way: look at mathlive-parts.ts`)
