/** The worksheet of a page that waits for another one: something of each kind that paper shows. */
import { registry } from '@calcwright/blocks/schemas'
import { SPARE_PAGE, UNSAVED_WORKSHEET_ANSWER, type WorksheetAnswer } from '@calcwright/contract'
import { Worksheet, toBase64 } from '@calcwright/document'

const math = (latex: string) => ({ type: 'math', props: { latex, outputMode: SHOWN } })

/** Shows the result beside the formula. */
const SHOWN = 2

const BLOCKS = [
  {
    type: 'text',
    props: { html: '<h1>A</h1><p><b>a</b> <i>b</i></p><table><tbody><tr><td>c</td></tr></tbody></table>' },
  },
  math(
    '\\alpha_{\\mathrm{a}}\\coloneq \\sqrt{\\frac{2\\,\\class{unit}{\\mathrm{kN}}}{x^2}}+\\sum_{k=1}^{3}\\left(k\\right)',
  ),
  math(
    '\\begin{bmatrix}\\frac{1}{2} & 2\\\\ 3 & 4\\\\ 5 & 6\\end{bmatrix}\\cdot \\left[\\int_0^1 x\\,\\mathrm{d}x\\right]',
  ),
  { type: 'plot', children: [{ type: 'plot_func' }] },
  { type: 'table' },
  { type: 'conditional_assignment' },
  { type: 'for', children: [math('a=')] },
  { type: 'if', children: [math('a=')] },
]

export function spareAnswer(): WorksheetAnswer {
  const worksheet = Worksheet.create(registry, { name: '', blocks: BLOCKS })
  return { ...UNSAVED_WORKSHEET_ANSWER, hash_string: SPARE_PAGE, document: toBase64(worksheet.encode()) }
}
