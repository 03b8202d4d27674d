/** Formulas as MathML. */
import temml from 'temml'
import { portableLatex } from '@calcwright/math/expression'
import { ERROR_COLOUR } from './model.ts'

const FALSE = `\\textcolor{${ERROR_COLOUR}}{\\mathrm{false}}`

/** @returns a `math` element; a formula that cannot be read is its text */
export function mathmlOf(latex: string, display = false): string {
  try {
    return temml
      .renderToString(withWholeNames(portableLatex(latex, FALSE)), {
        displayMode: display,
        throwOnError: true,
        xml: true,
      })
      .replaceAll(`style="color:${ERROR_COLOUR};"`, 'class="false"')
  } catch {
    return `<math><mtext>${escaped(latex)}</mtext></math>`
  }
}

const WORDS = { mathrm: 'text', mathbf: 'textbf', mathit: 'textit' } as const

/** Names such as `x10` as words: temml writes no more than the first of several digits behind a letter. */
const withWholeNames = (latex: string): string =>
  latex.replaceAll(
    /\\(mathrm|mathbf|mathit)\{([^{}\\]*\p{L}\d{2}[^{}\\]*)\}/gu,
    (_, font: keyof typeof WORDS, name: string) => `\\${WORDS[font]}{${name}}`,
  )

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`)
