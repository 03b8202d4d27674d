/** Checks worksheets against the limits of plans. */
import { planLimitProblem, includesIn } from '@calcwright/blocks/include'
import { componentLimitProblem } from '@calcwright/blocks/mixtures'
import type { PlanLimits } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import { Refused } from '../failure.ts'

/** Returns why the worksheet exceeds the limits; null when it does not. */
export function beyondLimits(worksheet: Worksheet, limits: PlanLimits): string | null {
  const { variables_per_include: variables, includes_per_source: perSource } = limits
  const { mixture_components: components } = limits
  if (variables === null && perSource === null && components === null) return null
  const blocks = worksheet.blocks()
  const includes = planLimitProblem(includesIn(blocks), { variables, perSource })
  return includes ?? (components === null ? null : componentLimitProblem(blocks, components))
}

/** Throws Refused when the worksheet exceeds the limits. */
export function refuseBeyondLimits(worksheet: Worksheet, limits: PlanLimits): void {
  const problem = beyondLimits(worksheet, limits)
  if (problem !== null) throw new Refused('rights', problem)
}
