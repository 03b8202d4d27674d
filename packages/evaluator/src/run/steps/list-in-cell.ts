/** Responsibilities: cells of a table whose formula gives several values, such as `F/bolts.A_s` over another table. */
import { message } from '@calcwright/math/messages/tables'
import type { EvaluationError } from '../../block-result.ts'
import type { PlannedFormula } from '../../plan/planned.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import { evaluationErrorOf } from '../../values/error.ts'

/**
 * A list in a cell would go on unseen into every sum over the column.
 * @returns undefined where each cell has one value
 */
export function listInCell(
  { inRows, inCell, fields }: PlannedFormula,
  { outcome }: FinishedStep,
): EvaluationError | undefined {
  const { value } = outcome
  if (outcome.error || !Array.isArray(value)) return undefined
  const list: unknown = inCell ? value : inRows ? value.find(one => Array.isArray(one)) : undefined
  if (!Array.isArray(list)) return undefined
  const error = evaluationErrorOf('argument', message('table.cell.list', { count: list.length }))
  return fields[0] ? { ...error, field: fields[0].field } : error
}
