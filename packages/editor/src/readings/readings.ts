/** Units that are variables as well, products that may be one name: which is meant, and how to choose the other. */
import { writeField } from '@calcwright/document'
import { secondReadings } from '@calcwright/math/typing'
import type { SecondReading } from '@calcwright/math/typing'
import { isUnit } from '@calcwright/math/units'
import type { Remark } from '../output/Messages.tsx'
import type { Editor } from '../contract/block-view.ts'
import { causeOf } from './causes.ts'
import { definedNamesOf } from './names-anywhere.ts'
import type { TokenReading } from './token-reading.ts'

/** A field of a block; a line is the field `latex` of its own. */
export interface FieldAddress {
  readonly block: string
  readonly field: string
  /** The block has no other field, so that places in it need not name this one. */
  readonly only: boolean
}

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

interface Candidates {
  /** Names that would have two readings if they were defined above. */
  readonly names: readonly string[]
  /** Some names were written together: that has two readings in any case. */
  readonly hasProducts: boolean
}

const candidates = new Map<string, Candidates>()

function candidatesOf(latex: string): Candidates {
  const known = candidates.get(latex)
  if (known) return known
  const readings = secondReadings(latex, () => true, isUnit)
  const names = readings.flatMap(reading => reading.names)
  const all = { names: [...new Set(names)], hasProducts: readings.some(({ is }) => is === 'product') }
  if (candidates.size >= LARGEST) candidates.clear()
  candidates.set(latex, all)
  return all
}

function readingsOf(editor: Editor, { block }: FieldAddress, latex: string): readonly SecondReading[] {
  const { names, hasProducts } = candidatesOf(latex)
  if (names.length === 0) return hasProducts ? readingsWith(latex, []) : []
  const above = editor.namesAbove(block)
  return readingsWith(
    latex,
    names.filter(name => above.has(name)),
  )
}

/**
 * Reports the tokens with two readings of a field without the caret, now and whenever names are defined
 * otherwise. Returns a function that stops it.
 */
export function followReadings(
  editor: Editor,
  at: FieldAddress,
  latex: string,
  listener: (readings: readonly TokenReading[]) => void,
): () => void {
  const { names, hasProducts } = candidatesOf(latex)
  if (names.length === 0 && !hasProducts) return () => {}
  const defined = definedNamesOf(editor)
  let last: readonly SecondReading[] = []
  const look = (): void => {
    // Most lines end here: reading those above takes its time.
    const readings = hasProducts || names.some(name => defined.has(name)) ? readingsOf(editor, at, latex) : []
    if (readings === last || (readings.length === 0 && last.length === 0)) return
    last = readings
    listener(readings.map(reading => tokenReading(editor, at, reading)))
  }
  const stop = defined.subscribe(look)
  look()
  return stop
}

function tokenReading(editor: Editor, at: FieldAddress, reading: SecondReading): TokenReading {
  return {
    token: reading.token,
    text: sentence(reading),
    label: reading.other === 'below' ? `Put ${otherOf(reading)}` : `Use ${otherOf(reading)}`,
    run: () => void changeReading(editor, at, reading),
  }
}

const sentence = ({ name, is, other }: SecondReading): string => {
  if (other === 'below') return `${name} stands beside the fraction here, not below its line.`
  return is === 'product'
    ? `${name} is read as a product here, not as ${other === 'unit' ? 'the unit' : 'one name'}.`
    : `${name} is the ${is} here, not the ${other} of ${other === 'product' ? 'its letters' : 'that name'}.`
}

/** Formulas of fields in which somebody has chosen a reading, in this visit. */
const chosen = new Map<string, string>()

const keyOf = ({ block, field }: FieldAddress): string => `${block} ${field}`

/** Remark of a field on its tokens with two readings; null when it has none, or once somebody has chosen. */
export function readingRemark(editor: Editor, at: FieldAddress, latex: string): Remark | null {
  if (chosen.get(keyOf(at)) === latex) return null
  const readings = readingsOf(editor, at, latex)
  const different = readings.filter(
    ({ name, is }, index) => readings.findIndex(other => other.name === name && other.is === is) === index,
  )
  if (different.length === 0) return null
  const shown = different.slice(0, MOST)
  return {
    text: shown.map(sentence).join(' '),
    actions: shown.map(reading => {
      const { label, run } = tokenReading(editor, at, reading)
      return { label, run: () => (run(), back(editor, at)) }
    }),
  }
}

/**
 * Remark of a field whose units do not fit: the word that was read as a unit and should be the variable; null where
 * none is the cause.
 */
export function causeRemark(editor: Editor, at: FieldAddress, latex: string): Remark | null {
  const cause = causeOf(editor, at.block, latex, (block, line) => readingsOf(editor, { ...at, block }, line))
  if (!cause) return null
  const { block, reading, text } = cause
  const change = { ...at, block }
  return {
    text,
    actions: [{ label: `Use ${otherOf(reading)}`, run: () => void changeReading(editor, change, reading) }],
  }
}

/** The token that ends last before the caret, else the first, gets its other reading. */
export function useOtherReading(editor: Editor, at: FieldAddress, latex: string, caret: number): void {
  const readings = readingsOf(editor, at, latex)
  const reading = readings.findLast(({ span }) => span.start < caret) ?? readings[0]
  if (reading && changeReading(editor, at, reading)) back(editor, at)
}

/** The caret stays in the field. */
function back(editor: Editor, { block, field, only }: FieldAddress): void {
  editor.focus(block, { at: 'keep', ...(!only && { field }) })
}

function changeReading(editor: Editor, at: FieldAddress, reading: SecondReading): boolean {
  const { block, field } = at
  const { latex } = reading
  const props = editor.worksheet.block(block)?.props as object | undefined
  if (!props) return false
  if (!editor.perform([{ kind: 'setProps', id: block, props: writeField(props, field, latex) }])) return false
  chosen.set(keyOf(at), latex)
  editor.announce(`Read as ${otherOf(reading)} now`)
  return true
}

const otherOf = ({ name, other, names }: SecondReading): string =>
  other === 'below'
    ? `${name} below the line`
    : other === 'name'
      ? `one name ${name}`
      : `the ${other} ${other === 'product' ? names.join('·') : name}`
