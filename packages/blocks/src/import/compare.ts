/** The result that the author's program stored beside the one that is computed here. */
import { isUnit, resolveUnit, toSI } from '@calcwright/math/units'
import type { ResolvedUnit } from '@calcwright/math/units'
import { parseUnit } from '@calcwright/math/expression'
import type { Outcome } from '@calcwright/evaluator'
import type { StoredResult, StoredValue } from './imported.ts'

export interface ComparedResult {
  readonly theirs: StoredValue
  /** Unit of theirs. */
  readonly unit: string
  /** Ours in their unit, null where there is none that could be compared. */
  readonly ours: StoredValue | null
  readonly equal: boolean
}

/** Doubles go through other operations in another order. */
const RELATIVE = 1e-9

/** @param outcome what is computed here for the line */
export function comparedResult(stored: StoredResult, outcome: Outcome | undefined): ComparedResult {
  const { value: theirs, unit } = stored
  const missing = { theirs, unit, ours: null, equal: false }
  const value = outcome && !outcome.error ? valueOf(outcome) : null
  if (value === null || !outcome) return missing
  const [from, to] = [unitOf(outcome.unit), unitOf(unit)]
  if (!from || !to || !from.dimension.sameHard(to.dimension)) return missing
  const ours = mapped(value, one =>
    outcome.unit === unit ? one : (toSI(one, from) - zeroOf(to)) / to.factor.toNumber(),
  )
  return { theirs, unit, ours, equal: areEqual(stored, ours) }
}

const zeroOf = ({ zero }: ResolvedUnit): number => zero?.toNumber() ?? 0

function unitOf(text: string): ResolvedUnit | null {
  const parsed = parseUnit(text === '' ? '1' : text, { isUnit })
  if (!parsed.ok) return null
  const resolved = resolveUnit(parsed.value)
  return resolved.ok ? resolved.unit : null
}

/** The value as other programs have it: 1 and 0 for true and false. */
const valueOf = ({ kind, exact, value }: Outcome): StoredValue | null =>
  kind === 'boolean' ? Number(exact === 'true') : storedValue(value)

/** @returns null for what is no number, such as a formula or a complex number */
function storedValue(value: unknown): StoredValue | null {
  if (typeof value === 'number') return value
  if (!Array.isArray(value)) return null
  const items = value.map(storedValue)
  return items.includes(null) ? null : (items as StoredValue[])
}

const mapped = (value: StoredValue, change: (one: number) => number): StoredValue =>
  typeof value === 'number' ? change(value) : value.map(item => mapped(item, change))

/** Rows and columns of one item are that item, as programs differ in it. */
function areEqual(stored: StoredResult, ours: StoredValue): boolean {
  const [one, other] = [numbersOf(stored.value), numbersOf(ours)]
  if (one.length !== other.length) return false
  const largest = Math.max(0, ...one.map(Math.abs))
  return one.every((value, at) => isNear(value, other[at]!, roundingOf(value, stored), largest))
}

const numbersOf = (value: StoredValue): number[] =>
  typeof value === 'number' ? [value] : value.flatMap(numbersOf)

/** The most that rounding may have changed a number by before it was stored. */
function roundingOf(theirs: number, { digits, places }: StoredResult): number {
  if (theirs === 0) return places === undefined ? 0 : 0.5 * 10 ** -places
  return digits === undefined ? 0 : 0.5000001 * 10 ** (Math.floor(Math.log10(Math.abs(theirs))) + 1 - digits)
}

function isNear(theirs: number, ours: number, rounding: number, largest: number): boolean {
  if (theirs === ours || (Number.isNaN(theirs) && Number.isNaN(ours))) return true
  // A difference of nearly nothing is known to the size of its terms.
  const noise = RELATIVE * Math.max(Math.abs(theirs), 1e-3 * largest)
  return Math.abs(theirs - ours) <= Math.max(noise, rounding)
}
