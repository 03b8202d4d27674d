/** Responsibilities: a name below `correlate(a, b, r)`, which means the same as above, with the correlation. */
import { HALTED } from '../../answers/errors.ts'
import type { PlannedCorrelation } from '../../plan/planned.ts'
import { EMPTY_OUTCOME, failedOutcome } from '../../results/outcome.ts'
import { withCorrelation } from '../../uncertainty/correlations.ts'
import type { StepKind } from './kind.ts'
import { finishedWork } from './work.ts'

export const CORRELATED: StepKind<PlannedCorrelation> = {
  needsInputs: false,
  prepare({ step: { key, of = '', defines }, pair }, context) {
    const { state } = context
    const inputs = state.inputsOf(key)
    if ([...inputs.values()].some(input => context.isUndone(input))) return 'pending'
    const [{ name } = { name: '' }] = defines
    const correlation = state.outcomeAt(of)
    const coefficient = correlation?.value
    const [one, other] = pair.map(each => state.known.get(inputs.get(each) ?? ''))
    const known = name === pair[0] ? one : other
    if (correlation?.error || typeof coefficient !== 'number' || !known)
      return finishedWork(failedOutcome(HALTED))
    state.pass(key, withCorrelation(known, one, other, coefficient))
    const result = context.resultOf(inputs.get(name) ?? '')
    return finishedWork({
      outcome: EMPTY_OUTCOME,
      value: `${result?.value} ${pair.join(' ')} ${coefficient}`,
    })
  },
}
