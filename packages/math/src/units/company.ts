/** Whether a unit is written beside another: what tells the unit m from a variable m behind `5 N*`. */
import { UNIT_COMPANIONS } from '@calcwright/reference/units'
import { parseUnit } from '../expression/parser-plain.ts'
import type { UnitExpression } from '../expression/tree.ts'
import { resolveUnit } from './resolve.ts'

/** Keys of dimensions, or any. */
type Quantities = ReadonlySet<string> | 'any'

interface Company {
  readonly product: Quantities
  readonly quotient: Quantities
}

let companies: ReadonlyMap<string, Company> | null = null

/**
 * Whether engineers write the unit `name` behind the unit `before`, as its factor or below it.
 * Units whose names are not those of variables are known by nobody else: they never are.
 */
export function isWrittenBeside(before: UnitExpression, operator: '*' | '/', name: string): boolean {
  companies ??= readCompanies()
  const company = companies.get(name)
  const quantities = operator === '*' ? company?.product : company?.quotient
  if (quantities === undefined) return false
  return quantities === 'any' || quantities.has(keyOf(before) ?? '')
}

function readCompanies(): ReadonlyMap<string, Company> {
  return new Map(
    UNIT_COMPANIONS.flatMap(({ units, product, quotient }) => {
      const company = { product: quantitiesOf(product), quotient: quantitiesOf(quotient) }
      return units.split(' ').map(unit => [unit, company] as const)
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
