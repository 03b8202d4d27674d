/** Units of the menu in LaTeX and in words. */
import { parseUnit, unitToLatex, unitToPlain } from '@calcwright/math/expression'
import { findUnit, resolveUnit } from '@calcwright/math/units'

/** LaTeX of a unit in plain notation, in its box. */
export function unitLatex(unit: string): string {
  const parsed = parseUnit(unit)
  if (!parsed.ok) throw new Error(`The unit menu holds ${unit}: ${parsed.problem.message}`)
  return unitToLatex(parsed.value)
}

const POWERS: Readonly<Record<string, string>> = { '^2': 'square ', '^3': 'cubic ' }

/** `m^2` → square metre, `m/s` → metre per second; '' for units that are made of more. */
export function unitLabel(unit: string): string {
  if (!/^[^\s()*/^]+(?:\^[23])?(?:\/[^\s()*/^]+)?$/.test(unit)) return ''
  const [over = '', under] = unit.split('/')
  const [, symbol = over, power = ''] = /^(.*?)(\^\d)?$/.exec(over) ?? []
  const label = (POWERS[power] ?? '') + (findUnit(symbol)?.label ?? symbol)
  return under === undefined ? label : `${label} per ${findUnit(under)?.label ?? under}`
}

/** The unit that a text says in full, as the menu writes it: `um` → µm; null when it is none. */
export function writtenUnit(text: string): string | null {
  const parsed = parseUnit(text)
  if (!parsed.ok || !resolveUnit(parsed.value).ok) return null
  return parsed.value.kind === 'unit' ? (findUnit(text)?.symbol ?? text) : unitToPlain(parsed.value)
}
