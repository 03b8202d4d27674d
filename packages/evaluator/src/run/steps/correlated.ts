/** Responsibilities: a name below `correlate(…)`, which means the same as above, with the correlations. */
import { HALTED } from '../../answers/errors.ts'
import type { PlannedCorrelation } from '../../plan/planned.ts'
import { EMPTY_OUTCOME, failedOutcome } from '../../results/outcome.ts'
import { type Coefficients, withCorrelations } from '../../uncertainty/correlations.ts'
import type { StepKind } from './kind.ts'
import { finishedWork } from './work.ts'

export const CORRELATED: StepKind<PlannedCorrelation> = {
  needsInputs: false,
  prepare({ step: { key, of = '', defines }, names }, context) {
    const { state } = context
    const inputs = state.inputsOf(key)
    if ([...inputs.values()].some(input => context.isUndone(input))) return 'pending'
    const [{ name } = { name: '' }] = defines
    const correlation = state.outcomeAt(of)
    const coefficients = correlation?.value
    const meanings = names.map(each => state.known.get(inputs.get(each) ?? ''))
    const known = meanings[names.indexOf(name)]
    if (correlation?.error || coefficients == null || !known) return finishedWork(failedOutcome(HALTED))
    state.pass(key, withCorrelations(known, meanings, coefficients as Coefficients))
    const result = context.resultOf(inputs.get(name) ?? '')
    return finishedWork({
      outcome: EMPTY_OUTCOME,
      value: `${result?.value} ${names.join(' ')} ${JSON.stringify(coefficients)}`,
    })
  },
}
