/** Units that are variables as well, and the other way round: which is meant, and how to say otherwise. */
import type { Editor, Remark, TokenReading } from '@calcwright/editor'
import { secondReadings } from '@calcwright/math/typing'
import type { SecondReading } from '@calcwright/math/typing'
import { isUnit } from '@calcwright/math/units'
import { definedNamesOf } from './names-anywhere.ts'
import type { MathProps } from './schema.ts'

/** Most tokens that a line speaks of at once. */
const MOST = 3

const LARGEST = 3000
const found = new Map<string, readonly SecondReading[]>()

/** Tokens with two readings, where these names are defined above. */
function readingsWith(latex: string, defined: readonly string[]): readonly SecondReading[] {
  const key = JSON.stringify([latex, ...defined])
  const known = found.get(key)
  if (known) return known
  const readings = secondReadings(latex, name => defined.includes(name), isUnit)
  if (found.size >= LARGEST) found.clear()
  found.set(key, readings)
  return readings
}

const candidates = new Map<string, readonly string[]>()

/** Names of the line that would have two readings if they were defined above. */
function candidatesOf(latex: string): readonly string[] {
  const known = candidates.get(latex)
  if (known) return known
  const names = [...new Set(secondReadings(latex, () => true, isUnit).map(({ name }) => name))]
  if (candidates.size >= LARGEST) candidates.clear()
  candidates.set(latex, names)
  return names
}

function readingsOf(editor: Editor, id: string, latex: string): readonly SecondReading[] {
  const names = candidatesOf(latex)
  if (names.length === 0) return []
  const above = editor.namesAbove(id)
  return readingsWith(
    latex,
    names.filter(name => above.has(name)),
  )
}

/**
 * Tells of the tokens with two readings of a line that rests, now and whenever names are defined otherwise.
 * Returns the way to stop it.
 */
export function followReadings(
  editor: Editor,
  id: string,
  latex: string,
  listener: (readings: readonly TokenReading[]) => void,
): () => void {
  const names = candidatesOf(latex)
  if (names.length === 0) return () => {}
  const defined = definedNamesOf(editor)
  let last: readonly SecondReading[] = []
  const look = (): void => {
    // Most lines are done with here: to look through those above takes its time.
    const readings = names.some(name => defined.has(name)) ? readingsOf(editor, id, latex) : []
    if (readings === last || (readings.length === 0 && last.length === 0)) return
    last = readings
    listener(readings.map(reading => tokenReading(editor, id, reading)))
  }
  const stop = defined.subscribe(look)
  look()
  return stop
}

function tokenReading(editor: Editor, id: string, reading: SecondReading): TokenReading {
  return {
    token: reading.token,
    text: said(reading),
    label: `Use the ${otherOf(reading.is)} ${reading.name}`,
    run: () => void changeReading(editor, id, reading),
  }
}

const said = ({ name, is }: SecondReading): string =>
  `${name} is the ${is} here, not the ${otherOf(is)} of that name.`

/** What the line says of its tokens with two readings; null when it has none. */
export function readingRemark(editor: Editor, id: string, { latex }: MathProps): Remark | null {
  const readings = readingsOf(editor, id, latex)
  const different = readings.filter(
    ({ name, is }, index) => readings.findIndex(other => other.name === name && other.is === is) === index,
  )
  if (different.length === 0) return null
  const shown = different.slice(0, MOST)
  return {
    text: shown.map(said).join(' '),
    actions: shown.map(reading => {
      const { label, run } = tokenReading(editor, id, reading)
      return { label, run: () => (run(), editor.focus(id, { at: 'keep' })) }
    }),
  }
}

/** The token that ends last before the caret, else the first, gets its other reading. */
export function useOtherReading(editor: Editor, id: string, { latex }: MathProps, caret: number): void {
  const readings = readingsOf(editor, id, latex)
  const reading = readings.findLast(({ span }) => span.start < caret) ?? readings[0]
  if (reading && changeReading(editor, id, reading)) editor.focus(id, { at: 'keep' })
}

function changeReading(editor: Editor, id: string, { name, is, latex }: SecondReading): boolean {
  if (!editor.perform([{ kind: 'setProps', id, props: { latex } }])) return false
  editor.announce(`${name} is the ${otherOf(is)} now`)
  return true
}

const otherOf = (is: SecondReading['is']): string => (is === 'unit' ? 'variable' : 'unit')
