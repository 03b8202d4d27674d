/** Holds worksheets to what plans allow. */
import { beyondPlan, includesIn } from '@calcwright/blocks/include'
import type { PlanLimits } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import { Refused } from '../failure.ts'

/** Why the worksheet is more than the limits allow; null when it is not. */
export function beyondLimits(worksheet: Worksheet, limits: PlanLimits): string | null {
  const { variables_per_include: variables, includes_per_source: perSource } = limits
  if (variables === null && perSource === null) return null
  return beyondPlan(includesIn(worksheet.blocks()), { variables, perSource })
}

/** Throws Refused when the worksheet is more than the limits allow. */
export function refuseBeyondLimits(worksheet: Worksheet, limits: PlanLimits): void {
  const problem = beyondLimits(worksheet, limits)
  if (problem !== null) throw new Refused('rights', problem)
}
