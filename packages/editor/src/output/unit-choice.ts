import { parseUnit } from '@calcwright/math/expression'
import { nameDimension, resolveUnit, sameHard } from '@calcwright/math/units'

/** What is wrong with a unit asked for a result in `current`; '' when it fits. */
export function unitProblem(text: string, current: string): string {
  const wanted = text.trim()
  if (wanted === '') return ''
  const parsed = parseUnit(wanted)
  if (!parsed.ok) return parsed.problem.message
  const target = resolveUnit(parsed.value)
  if (!target.ok) return unknownUnit(wanted)
  const source = parseUnit(current)
  const from = source.ok ? resolveUnit(source.value) : null
  if (!from?.ok || sameHard(from.unit.dimension, target.unit.dimension)) return ''
  return `cannot convert ${current} to ${wanted}: it needs a unit of ${nameDimension(from.unit.dimension)}`
}

function unknownUnit(unit: string): string {
  return `Error: Unknown unit in input (${unit}). This is not a built-in unit. Please express as a function of built-in units (use the 'm/s' dropdown from the menubar for a full list).`
}
