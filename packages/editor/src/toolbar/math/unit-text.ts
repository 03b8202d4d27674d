/** Units of the menu in LaTeX and in words. */
import { parseUnit, unitToLatex } from '@calcwright/math/expression'
import { findUnit } from '@calcwright/math/units'

/** LaTeX of a unit in plain notation, in its box. */
export function unitLatex(unit: string): string {
  const parsed = parseUnit(unit)
  if (!parsed.ok) throw new Error(`The unit menu holds ${unit}: ${parsed.problem.message}`)
  return unitToLatex(parsed.value)
}

const POWERS: Readonly<Record<string, string>> = { '^2': 'square ', '^3': 'cubic ' }

/** `m^2` → square metre, `m/s` → metre per second. */
export function unitLabel(unit: string): string {
  const [over = '', under] = unit.split('/')
  const [, symbol = over, power = ''] = /^(.*?)(\^\d)?$/.exec(over) ?? []
  const label = (POWERS[power] ?? '') + (findUnit(symbol)?.label ?? symbol)
  return under === undefined ? label : `${label} per ${findUnit(under)?.label ?? under}`
}
