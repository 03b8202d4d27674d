/** Formulas as MathML. */
import temml from 'temml'
import { portableLatex } from '@calcwright/math/expression'

/** @returns a `math` element; a formula that cannot be read is its text */
export function mathmlOf(latex: string, display = false): string {
  try {
    return temml.renderToString(portableLatex(latex), { displayMode: display, throwOnError: true, xml: true })
  } catch {
    return `<math><mtext>${escaped(latex)}</mtext></math>`
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.codePointAt(0)};`)
