import { parseUnit, unitToText } from '@calcwright/math/expression'

/** A unit in plain notation as it is read; a text that is none stays. */
export function unitText(unit: string): string {
  const parsed = unit === '' ? null : parseUnit(unit)
  return parsed?.ok ? unitToText(parsed.value) : unit
}
