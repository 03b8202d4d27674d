/** Formulas as MathML. */
import temml from 'temml'
import { portableLatex } from '@calcwright/math/expression'
import { ERROR_COLOUR } from './model.ts'

const FALSE = `\\textcolor{${ERROR_COLOUR}}{\\mathrm{false}}`

/** @returns a `math` element; a formula that cannot be read is its text */
export function mathmlOf(latex: string, display = false): string {
  try {
    return temml
      .renderToString(portableLatex(latex, FALSE), { displayMode: display, throwOnError: true, xml: true })
      .replaceAll(`style="color:${ERROR_COLOUR};"`, 'class="false"')
  } catch {
    return `<math><mtext>${escaped(latex)}</mtext></math>`
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`)
