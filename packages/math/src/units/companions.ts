/** Tells whether a unit is written beside another, as it takes to tell the unit m from a variable m behind `5 N*`. */
import { UNIT_COMPANIONS } from '@calcwright/reference/units'
import { parseUnit } from '../expression/parser-plain.ts'
import type { UnitExpression } from '../expression/tree.ts'
import { resolveUnit } from './resolve.ts'

/** Keys of dimensions, or any. */
type Quantities = ReadonlySet<string> | 'any'

interface Companions {
  readonly product: Quantities
  readonly quotient: Quantities
}

let companions: ReadonlyMap<string, Companions> | null = null

/**
 * Whether engineers write the unit `name` behind the unit `before`, as its factor or below it.
 * Only units that share their name with common variables are listed; for others the answer is no.
 */
export function isWrittenBeside(before: UnitExpression, operator: '*' | '/', name: string): boolean {
  companions ??= readCompanions()
  const found = companions.get(name)
  const quantities = operator === '*' ? found?.product : found?.quotient
  if (quantities === undefined) return false
  return quantities === 'any' || quantities.has(keyOf(before) ?? '')
}

function readCompanions(): ReadonlyMap<string, Companions> {
  return new Map(
    UNIT_COMPANIONS.flatMap(({ units, product, quotient }) => {
      const beside = { product: quantitiesOf(product), quotient: quantitiesOf(quotient) }
      return units.split(' ').map(unit => [unit, beside] as const)
    }),
  )
}

function quantitiesOf(texts: string): Quantities {
  if (texts === '*') return 'any'
  return new Set(texts.split(' ').flatMap(text => (text === '' ? [] : [knownKeyOf(text)])))
}

function knownKeyOf(text: string): string {
  const parsed = parseUnit(text)
  const key = parsed.ok ? keyOf(parsed.value) : null
  if (key === null) throw new Error(`${text} is no unit`)
  return key
}

function keyOf(unit: UnitExpression): string | null {
  const resolution = resolveUnit(unit)
  return resolution.ok ? resolution.unit.dimension.hardKey : null
}
