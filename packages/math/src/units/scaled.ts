/** One unit with the prefixes that engineers write before it. */
import { USUAL_PREFIXES, USUAL_UNITS } from '@calcwright/reference/units'
import { Rational } from '../rational.ts'
import { findUnit } from './find.ts'
import { compound, factorsOf } from './written-units.ts'
import { CURRENT_RATES, type RateTable } from './rates.ts'
import type { UnitPower } from './text.ts'
import type { ResolvedUnit } from './types.ts'

const ONE = Rational.of(1)
const ROWS: readonly (readonly string[])[] = USUAL_UNITS.map(row => row.split(' '))

/** The other sizes of a unit; none for one that takes no prefix. */
export function scaledUnits(unit: ResolvedUnit, rates: RateTable = CURRENT_RATES): readonly ResolvedUnit[] {
  const row = ROWS.find(members => members.includes(unit.text))
  const factors = row
    ? row.filter(member => member !== unit.text).map(factorsIn)
    : withPrefixes(factorsOf(unit.expression))
  const variants = factors.flatMap(variant => compound(variant, rates) ?? [])
  const step = ({ factor }: ResolvedUnit) => Math.abs(Math.log(factor.toNumber() / unit.factor.toNumber()))
  return variants.sort((a, b) => step(a) - step(b))
}

function withPrefixes(factors: readonly UnitPower[]): readonly (readonly UnitPower[])[] {
  const [head, ...rest] = factors
  const prefixes = head && USUAL_PREFIXES[head.name]
  if (!prefixes || !head.exponent.equals(ONE) || isMotion(head.name, rest)) return []
  return prefixes
    .split(' ')
    .map(prefix => prefix + head.name)
    .filter(name => findUnit(name) !== undefined)
    .map(name => [{ ...head, name }, ...rest])
}

/** Lengths and times at the head of a compound take no prefix: what is small in m/s^2 stays so. */
const isMotion = (name: string, rest: readonly UnitPower[]): boolean =>
  rest.length > 0 && (name === 'm' || name === 's' || name === 'K')

/** `mm^2/s` as factors. */
function factorsIn(text: string): readonly UnitPower[] {
  return [...text.matchAll(/([*/]?)([^*/^]+)(?:\^(\d+))?/g)].map(([, operator, name = '', power = '1']) => ({
    name,
    exponent: Rational.of(operator === '/' ? -Number(power) : Number(power)),
  }))
}
