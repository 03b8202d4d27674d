/** Content of a new draft: three lines that show what the product does, and an empty one. */
import { registry } from '@calcwright/blocks/schemas'
import { Worksheet } from '@calcwright/document'

/** Shows the result beside the definition. */
const SHOWN = 2

const unit = (name: string): string => `\\,\\class{unit}{\\mathrm{${name}}}`

export function starterDocument(): Uint8Array {
  const math = (latex: string, more: object = {}) => ({ type: 'math', props: { latex, ...more } })
  return Worksheet.create(registry, {
    name: 'My first worksheet',
    blocks: [
      {
        type: 'text',
        props: {
          html: '<h1>A bar under load</h1><p>Change a number: what depends on it follows. Then type a formula of your own below.</p>',
        },
      },
      math(`F\\coloneq 5${unit('kN')}`),
      math(`A\\coloneq 20${unit('mm')}^2`),
      math('\\sigma\\coloneq \\frac{F}{A}', { expectedUnits: 'MPa', outputMode: SHOWN }),
      math(''),
    ],
  }).encode()
}
