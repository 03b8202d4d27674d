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
      handler: code => ({ code: replaced(code, 'language', LANGUAGE, 'navigator.language'), map: null }),
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

/** How an array makes a row as high and as deep as each of its cells. */
const ROW = /(\w+)=Math\.max\(\1,(\w+)\.depth\),(\w+)=Math\.max\(\3,\2\.height\)(?=,\w+\.cells\.push\(\2\))/

/** Ems above and below what is higher or deeper than letters. */
const ROW_SPACE = 0.12

/** How a small fraction keeps its parts off its bar: by the thickness of that. */
const BAR = /(?<=\((\w+)>0\?\(\w+=\w+\.metrics\.num2,\w+=)\1(?=\):)/

/**
 * Parts the rows of matrices and cases, and small fractions from their bars, by twice the thickness: what is high
 * would touch the next row, and fractions in fractions the bar.
 */
export function mathliveRows(): Plugin {
  return {
    name: 'mathlive-rows',
    transform: {
      filter: { id: /mathlive(-ssr)?\.min\.mjs$/ },
      handler(code) {
        const spaced = `$1=Math.max($1,$2.depth+${ROW_SPACE}),$3=Math.max($3,$2.height+${ROW_SPACE})`
        return { code: replaced(replaced(code, 'rows', ROW, spaced), 'fractions', BAR, '2*$1'), map: null }
      },
    },
  }
}

function replaced(code: string, part: string, place: RegExp, text: string): string {
  if (!place.test(code)) throw changed(part)
  return code.replace(place, text)
}

const changed = (part: string): Error =>
  new Error(`MathLive has its ${part} in another way: look at mathlive-parts.ts`)
