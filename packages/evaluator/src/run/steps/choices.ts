/** Responsibilities: the branch of a choice that counts, and the definitions that it leads to. */
import { evaluationErrorOf } from '../../values/error.ts'
import { message } from '@calcwright/math/messages/runs'
import type { EvaluationError, Outcome } from '../../block-result.ts'
import { branchInput } from '../../graph/branches.ts'
import type { BranchGuard, Step } from '../../graph/step.ts'

/** The outcome of a test, by the key of its step; `pending` while it is not known. */
export type Tests = (test: string) => Outcome | 'pending'

/** @returns whether a step counts; a test that was not asked itself leads nowhere */
export function isReached({ test, wanted }: BranchGuard, tests: Tests): boolean | 'pending' {
  const outcome = tests(test)
  if (outcome === 'pending') return 'pending'
  return !outcome.skipped && (outcome.truth ?? false) === wanted
}

/**
 * @param inputs what the merge depends on
 * @returns the key of the definition that counts; undefined where there is none
 */
export function chosenDefinition(
  { merge }: Step,
  inputs: ReadonlyMap<string, string>,
  tests: Tests,
): string | undefined | 'pending' {
  for (const [branch, guard] of (merge?.guards ?? []).entries()) {
    const reached = isReached(guard, tests)
    if (reached === 'pending') return 'pending'
    if (reached) return inputs.get(branchInput(branch))
  }
  return inputs.get(branchInput('else'))
}

export const withoutValue = (name: string): EvaluationError =>
  evaluationErrorOf('name', message('name.no-value.branch', { name }))

export const neverAssignedError = (name: string): EvaluationError =>
  evaluationErrorOf('name', message('name.no-value.loop', { name }))
