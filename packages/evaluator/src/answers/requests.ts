/** Responsibilities: an answer in the form of what was asked for: a value, a test, one field among several. */
import { evaluationErrorOf } from '../values/error.ts'
import { message } from '@calcwright/math/messages/answers'
import type { EvaluationError, Outcome } from '../block-result.ts'
import type { FieldPlace } from '../block-plan.ts'
import type { FinishedStep } from '../results/outcome.ts'
import type { LoopFormula } from '../plan/planned.ts'

/** A test that was never asked, in a branch that was not chosen, has no answer to be of some form. */
export function asRequested(
  { outcome, value }: FinishedStep,
  { request, fields }: LoopFormula,
): FinishedStep {
  if (outcome.skipped) return { outcome, value }
  const placed = outcome.error ? { ...outcome, error: inField(outcome.error, fields) } : outcome
  if (request === 'value') return { outcome: placed, value }
  const asked = { ...placed, request }
  return request === 'test' ? tested(asked) : { outcome: asked, value }
}

/** A test that fails says so, and counts as false. */
function tested(outcome: Outcome): FinishedStep {
  const truth = outcome.error ? false : truthOf(outcome)
  if (truth !== null) return { outcome: { ...outcome, truth }, value: String(truth) }
  const error = evaluationErrorOf('argument', message('argument.undecided'))
  return { outcome: { ...outcome, shown: true, error, truth: false }, value: 'false' }
}

/** Numbers other than zero are true. */
function truthOf({ exact, value, kind }: Outcome): boolean | null {
  if (kind === 'boolean') return exact === 'true'
  if (typeof value === 'number') return value !== 0
  return value !== null && typeof value === 'object' && 're' in value ? true : null
}

/** The error at its place in the field that it lies in. */
export function inField(error: EvaluationError, fields: readonly FieldPlace[]): EvaluationError {
  const { position } = error
  const place = position && fields.findLast(({ start }) => start <= position.start)
  if (!place || !position) return error
  const { field, start } = place
  return { ...error, field, position: { start: position.start - start, end: position.end - start } }
}
