import { parseUnit } from '@calcwright/math/expression'
import { resolveUnit } from '@calcwright/math/units'

/** What is wrong with a unit asked for a result in `current`; '' when it fits. */
export function unitProblem(text: string, current: string): string {
  const wanted = text.trim()
  if (wanted === '') return ''
  const parsed = parseUnit(wanted)
  if (!parsed.ok) return parsed.problem.message
  const target = resolveUnit(parsed.value)
  if (!target.ok) return target.problem.message
  const source = parseUnit(current)
  const from = source.ok ? resolveUnit(source.value) : null
  if (!from?.ok || from.unit.dimension.sameHard(target.unit.dimension)) return ''
  return `cannot convert ${current} to ${wanted}`
}
