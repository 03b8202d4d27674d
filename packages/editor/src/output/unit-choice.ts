/** Units for a result: which fit, and which are offered. */
import { parseUnit, unitToPlain } from '@calcwright/math/expression'
import type { UnitExpression } from '@calcwright/math/expression'
import { findUnit, resolveUnit, unitCategories, unitNamesForCompletion } from '@calcwright/math/units'
import type { ResolvedUnit } from '@calcwright/math/units'

/** Problem with a unit asked for a result in `current`; '' when it fits. */
export function unitProblem(text: string, current: string): string {
  const wanted = text.trim()
  if (wanted === '') return ''
  const parsed = parseUnit(wanted)
  if (!parsed.ok) return parsed.problem.message
  const target = resolveUnit(parsed.value)
  if (!target.ok) return target.problem.message
  const from = readUnit(current)
  if (!from || from.dimension.sameHard(target.unit.dimension)) return ''
  return `cannot convert ${current} to ${wanted}`
}

/** A unit that is offered, in plain notation, with its English name where it has one. */
export interface UnitChoice {
  readonly unit: string
  readonly label: string
  readonly keywords: readonly string[]
}

/** Units of the dimension of `current`, the usual ones first. */
export function unitsLike(current: string): readonly UnitChoice[] {
  const from = readUnit(current)
  if (!from) return []
  const fits = (text: string): boolean => !!readUnit(text)?.dimension.sameHard(from.dimension)
  const table = unitNamesForCompletion().filter(({ dimension }) => dimension.sameHard(from.dimension))
  const known = new Map(table.map(({ name, label, keywords }) => [name, { unit: name, label, keywords }]))
  const usual = unitCategories().flatMap(({ members }) => members.filter(fits))
  // A compound is sooner replaced by another compound than by a unit of one name.
  const first = from.expression.kind === 'unit' ? [...usual, ...COMPOUNDS] : [...COMPOUNDS, ...usual]
  const names = [current, ...first, ...table.flatMap(({ name }) => withPrefixes(name)), ...relatives(from)]
  return [...new Set(names)]
    .filter(fits)
    .map(unit => known.get(unit) ?? { unit, label: findUnit(unit)?.label ?? '', keywords: [] })
}

/** The choices that a typed text may mean, those that begin with it first. */
export function matching(choices: readonly UnitChoice[], text: string): readonly UnitChoice[] {
  const typed = text.trim().toLowerCase()
  if (typed === '') return choices
  const rank = ({ unit, label, keywords }: UnitChoice): number => {
    const words = [unit, label, ...keywords].map(word => word.toLowerCase())
    if (unit === text.trim()) return 0
    if (words[0]!.startsWith(typed)) return 1
    if (words.some(word => word.startsWith(typed))) return 2
    return typed.length > 2 && words.some(word => word.includes(typed)) ? 3 : 4
  }
  return choices
    .map(choice => ({ choice, rank: rank(choice) }))
    .filter(({ rank }) => rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice)
}

function readUnit(text: string): ResolvedUnit | null {
  const parsed = parseUnit(text)
  const resolved = parsed.ok ? resolveUnit(parsed.value) : null
  return resolved?.ok ? resolved.unit : null
}

/** Units that are written with prefixes every day. */
const METRIC = new Set(
  'm g s Hz N Pa J eV Wh W VA V A C Ohm S F H T Wb K mol L bar Gy Sv Bq lm lx cd rad'.split(' '),
)

function withPrefixes(name: string): string[] {
  return METRIC.has(name) ? ['', 'M', 'k', 'c', 'm', 'µ', 'n', 'G'].map(prefix => prefix + name) : [name]
}

/** Units that replace one another inside compounds such as kg/m^3 or W/(m^2*K). */
const FAMILIES = [
  ['m', 'cm', 'mm', 'km', 'in', 'ft'],
  ['kg', 'g', 'mg', 'lb'],
  ['s', 'min', 'h'],
  ['N', 'kN', 'lbf'],
  ['J', 'kJ', 'kWh', 'Btu'],
  ['W', 'kW', 'MW'],
  ['Pa', 'kPa', 'MPa', 'psi'],
  ['K', 'deltaF'],
  ['L', 'mL', 'gal'],
  ['mol', 'kmol'],
  ['A', 'mA', 'kA'],
  ['V', 'mV', 'kV'],
] as const

/** Compounds that engineers write every day for what has units of one name, or other compounds, as well. */
const COMPOUNDS = [
  'N/mm^2 kN/cm^2 kN/m^2 N/cm^2 N/m^2',
  'N*m kN*m N*mm kN*cm kN*mm',
  'N/mm kN/m N/m kN/cm',
  'm^3/h m^3/s L/s L/min m^3/min',
  'm/s km/h m/min mm/s mm/min',
  'kg/s kg/h t/h kg/min',
  'kg/m^3 g/cm^3 kg/L t/m^3 kN/m^3',
  'm^3 cm^3 mm^3 m^2 cm^2 mm^2 cm^4 mm^4 m^4',
  'rad/s rad/min m/s^2 1/s 1/min',
  'kJ/kg kJ/(kg*K) W/(m*K) W/(m^2*K) W/m^2 kW/m^2',
  'A*h A*s V/m kV/mm N*s/m^2 mm^2/s m^2/s',
].join(' ').split(' ') // prettier-ignore

const MOST_RELATIVES = 60

/** The compound with each of its units replaced by its relatives, those nearest to it first. */
function relatives({ expression }: ResolvedUnit): string[] {
  const options = replaced(expression)
  return options.length > 1 ? options.slice(0, MOST_RELATIVES).map(unitToPlain) : []
}

function replaced(unit: UnitExpression): UnitExpression[] {
  switch (unit.kind) {
    case 'unit': {
      const family: readonly string[] = FAMILIES.find(names => names.some(name => name === unit.name)) ?? []
      return [unit, ...family.filter(name => name !== unit.name).map(name => ({ ...unit, name }))]
    }
    case 'unit-number':
      return [unit]
    case 'unit-power':
      return replaced(unit.base).map(base => ({ ...unit, base }))
    case 'unit-product':
    case 'unit-quotient':
      return replaced(unit.left).flatMap(left =>
        replaced(unit.right).map(right => ({ ...unit, left, right })),
      )
  }
}
