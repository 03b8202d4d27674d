/** Lists of units as they are edited: what is added, what goes first, what is not used. */
import type { WorksheetSettings } from '@calcwright/document'
import { Dimension, findUnit } from '@calcwright/math/units'
import { type BaseQuantity, type CheckResult, checkDerivedUnit, checkLetter } from './checks.ts'

export interface AddedUnits {
  readonly units: readonly string[]
  /** Notice beside the list; '' for none. */
  readonly notice: string
}

export const QUANTITIES: readonly BaseQuantity[] = ['length', 'mass', 'time', 'temperature']

const HOMES: readonly { readonly dimension: Dimension; readonly sentence: string }[] = [
  ...QUANTITIES.map(quantity => ({
    dimension: Dimension.of({ [quantity]: 1 }),
    sentence: `is a unit of ${quantity}: enter it above.`,
  })),
  { dimension: Dimension.of({ money: 1 }), sentence: 'is a currency: choose it below.' },
]

/** Units as typed, one or several between commas or spaces. */
const namesIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(name => name !== '')

/**
 * Adds derived units. The first listed unit of a kind is the one that results use, so a new one goes
 * before those of its kind.
 */
export function addDerivedUnits(text: string, listed: readonly string[]): CheckResult<AddedUnits> {
  let units = listed
  const overtaken: string[] = []
  for (const name of namesIn(text)) {
    const unit = checkDerivedUnit(name)
    if (!unit.ok) return unit
    const home = HOMES.find(({ dimension }) => findUnit(unit.value)?.dimension === dimension)
    if (home) return { ok: false, message: `${name} ${home.sentence}` }
    if (units.includes(unit.value)) return { ok: false, message: `${unit.value} is listed already.` }
    const rival = units.findIndex(other => sameKind(other, unit.value))
    if (rival >= 0) overtaken.push(`${unit.value} is now used instead of ${units[rival]!}.`)
    units = rival < 0 ? [...units, unit.value] : units.toSpliced(rival, 0, unit.value)
  }
  return { ok: true, value: { units, notice: overtaken.join(' ') } }
}

/** Adds letters that typing turns into units. */
export function addLetters(text: string, listed: readonly string[]): CheckResult<AddedUnits> {
  const units = [...listed]
  for (const name of namesIn(text)) {
    const letter = checkLetter(name)
    if (!letter.ok) return letter
    if (units.includes(name)) return { ok: false, message: `${name} is listed already.` }
    units.push(name)
  }
  return { ok: true, value: { units, notice: '' } }
}

/** For each derived unit that no result uses, the unit of its kind that stands before it. */
export function overshadowedUnits({
  base_units,
  derived_units,
}: Pick<WorksheetSettings, 'base_units' | 'derived_units'>): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const before: string[] = QUANTITIES.map(quantity => base_units[quantity])
  for (const unit of derived_units) {
    const used = before.find(other => sameKind(other, unit))
    if (used === undefined) before.push(unit)
    else found.set(unit, used)
  }
  return found
}

/** The list with `unit` before all others of its kind. */
export function preferUnit(unit: string, listed: readonly string[]): readonly string[] {
  const others = listed.filter(other => other !== unit)
  const place = others.findIndex(other => sameKind(other, unit))
  return others.toSpliced(Math.max(place, 0), 0, unit)
}

const sameKind = (a: string, b: string): boolean => findUnit(a)?.dimension === findUnit(b)?.dimension
