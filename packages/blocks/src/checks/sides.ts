/** The two sides of a comparison as numbers: item by item where they are lists, both in one unit. */
import type { NumericValue, PassValue } from '@calcwright/evaluator'
import { parseUnit } from '@calcwright/math/expression'
import { convert, fromSI, isUnit, resolveUnit } from '@calcwright/math/units'
import type { ResolvedUnit } from '@calcwright/math/units'

/** One side of one comparison. */
export interface Side {
  /** In `unit`. */
  readonly value: number
  /** Standard uncertainty in `unit`, 0 for none. */
  readonly uncertainty: number
  /** Null for a plain number. */
  readonly unit: ResolvedUnit | null
}

/** The two sides of one item of a comparison. */
export interface Pair {
  readonly left: Side
  readonly right: Side
  /** Its place in the lists, from 0; empty where both sides are single values. */
  readonly place: readonly number[]
}

export type Pairs =
  | { readonly ok: true; readonly pairs: readonly Pair[] }
  /** Why there is nothing to compare, and the place that it lies at. */
  | { readonly ok: false; readonly reason: string; readonly pairs: readonly Pair[] }

/** The value of a formula: an outcome, or one pass of a line in a loop. */
export type Given = Omit<PassValue, 'pass'>

interface Entry {
  readonly value: NumericValue
  readonly uncertainty: number
  readonly unit: string
  readonly place: readonly number[]
}

/** The pairs that have numbers; what is missing is said. */
export function pairsOf(left: Given, right: Given): Pairs {
  const [ones, others] = [entriesOf(left), entriesOf(right)]
  const count = Math.max(ones.length, others.length)
  if (ones.length === 0 || others.length === 0)
    return { ok: false, reason: 'there is nothing to compare', pairs: [] }
  if ((ones.length !== count && isList(left)) || (others.length !== count && isList(right)))
    return { ok: false, reason: 'its lists have different lengths', pairs: [] }
  const pairs: Pair[] = []
  let reason = ''
  for (let at = 0; at < count; at += 1) {
    const [one, other] = [ones[at] ?? ones[0]!, others[at] ?? others[0]!]
    const place = isList(left) ? one.place : other.place
    const sides = [sideOf(one), sideOf(other)] as const
    if (sides[0] && sides[1]) pairs.push({ ...inOneUnit(sides[0], sides[1]), place })
    else reason ||= missingText(sides[0] ? other : one, sides[0] ? right : left)
  }
  return reason === '' ? { ok: true, pairs } : { ok: false, reason, pairs }
}

const isList = ({ value }: Given): boolean => Array.isArray(value)

function missingText({ value, place }: Entry, { exact, unknown = [] }: Given): string {
  const at = place.length > 0 ? `item ${place.map(index => index + 1).join(', ')}` : ''
  if (value !== null) return `${at || exact} is no real number`
  if (at !== '') return `${at} has no number`
  const names = unknown.map(({ name }) => name)
  return names.length > 0 ? `${names.join(', ')} has no value` : `${exact || 'one side'} is no number`
}

function entriesOf({ value, uncertainty, unit }: Given): Entry[] {
  const units = unit.startsWith('[')
    ? unit
        .replaceAll(/[[\]]/g, '')
        .split(',')
        .map(one => one.trim())
    : null
  const entries: Entry[] = []
  const add = (item: NumericValue, spread: NumericValue | undefined, place: readonly number[]): void => {
    if (Array.isArray(item)) {
      const spreads = Array.isArray(spread) ? (spread as readonly NumericValue[]) : []
      for (const [index, one] of (item as readonly NumericValue[]).entries())
        add(one, spreads[index], [...place, index])
      return
    }
    const own = units ? (units[entries.length] ?? '') : unit
    entries.push({ value: item, uncertainty: typeof spread === 'number' ? spread : 0, unit: own, place })
  }
  add(value, uncertainty, [])
  return entries
}

const units = new Map<string, ResolvedUnit | null>()

function unitNamed(text: string): ResolvedUnit | null {
  let unit = units.get(text)
  if (unit === undefined) {
    const parsed = parseUnit(text, { isUnit })
    const resolution = parsed.ok ? resolveUnit(parsed.value) : undefined
    unit = resolution?.ok ? resolution.unit : null
    units.set(text, unit)
  }
  return unit
}

function sideOf({ value, uncertainty, unit: text }: Entry): Side | null {
  const unit = text === '' ? null : unitNamed(text)
  const isKnown = text === '' || unit !== null
  return isKnown && typeof value === 'number' && Number.isFinite(value) ? { value, uncertainty, unit } : null
}

/** The left side in the unit of the right one, unless that is zero. A plain number is one in SI units of the other. */
function inOneUnit(left: Side, right: Side): Pick<Pair, 'left' | 'right'> {
  if (left.unit?.text === right.unit?.text) return { left, right }
  const isZero = right.value === 0 && left.unit !== null && isRatioUnit(right.unit)
  return right.unit && !isZero
    ? { left: inUnit(left, right.unit), right }
    : { left, right: inUnit(right, left.unit!) }
}

function inUnit({ value, uncertainty, unit }: Side, to: ResolvedUnit): Side {
  const converted = (number: number): number => (unit ? convert(number, unit, to) : fromSI(number, to))
  const around = uncertainty === 0 ? 0 : Math.abs(converted(value + uncertainty) - converted(value))
  return { value: converted(value), uncertainty: around, unit: to }
}

/** Temperatures of a scale and levels such as dB have no zero that counts. */
export const isRatioUnit = (unit: ResolvedUnit | null): boolean =>
  unit === null || (unit.zero === null && unit.level === undefined)
