/** Units that are variables as well, and the other way round: which is meant, and how to say otherwise. */
import type { Editor, Remark } from '@calcwright/editor'
import { secondReadings } from '@calcwright/math/typing'
import type { SecondReading } from '@calcwright/math/typing'
import { isUnit } from '@calcwright/math/units'
import type { MathProps } from './schema.ts'

/** Most tokens that a line speaks of at once. */
const MOST = 3

function readingsOf(editor: Editor, id: string, latex: string): SecondReading[] {
  const above = editor.namesAbove(id)
  return secondReadings(latex, name => above.has(name), isUnit)
}

/** What the line says of its tokens with two readings; null when it has none. */
export function readingRemark(editor: Editor, id: string, { latex }: MathProps): Remark | null {
  const readings = readingsOf(editor, id, latex)
  const different = readings.filter(
    ({ name, is }, index) => readings.findIndex(other => other.name === name && other.is === is) === index,
  )
  if (different.length === 0) return null
  const said = different.slice(0, MOST)
  return {
    text: said
      .map(({ name, is }) => `${name} is the ${is} here, not the ${otherOf(is)} of that name.`)
      .join(' '),
    actions: said.map(reading => ({
      label: `Use the ${otherOf(reading.is)} ${reading.name}`,
      run: () => changeReading(editor, id, reading),
    })),
  }
}

/** The token that ends last before the caret, else the first, gets its other reading. */
export function useOtherReading(editor: Editor, id: string, { latex }: MathProps, caret: number): void {
  const readings = readingsOf(editor, id, latex)
  const reading = readings.findLast(({ span }) => span.start < caret) ?? readings[0]
  if (reading) changeReading(editor, id, reading)
}

function changeReading(editor: Editor, id: string, { name, is, latex }: SecondReading): void {
  if (!editor.perform([{ kind: 'setProps', id, props: { latex } }])) return
  editor.announce(`${name} is the ${otherOf(is)} now`)
  editor.focus(id, { at: 'keep' })
}

const otherOf = (is: SecondReading['is']): string => (is === 'unit' ? 'variable' : 'unit')
