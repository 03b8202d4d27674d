/**
 * The texts of results with decimal commas, for the views. Their LaTeX stays as it is, since it also goes into
 * formulas: what draws it puts the commas.
 */
import type { EvaluationError, Outcome } from '@calcwright/evaluator'
import type { DecimalCommas } from './decimal-separator.ts'
import type { ResultEntry } from './store.ts'

const written = new WeakMap<ResultEntry, ResultEntry>()

/** The same entry for the same one: a line is drawn anew when its result has changed. */
export function withCommas(entry: ResultEntry, commas: DecimalCommas): ResultEntry {
  const { result } = entry
  if (!result) return entry
  const known = written.get(entry)
  if (known) return known
  const outcomes = result.outcomes.map(outcome => outcomeWithCommas(outcome, commas))
  const changed = { ...entry, result: { ...result, outcomes } }
  written.set(entry, changed)
  return changed
}

function outcomeWithCommas(outcome: Outcome, commas: DecimalCommas): Outcome {
  const { error, working, trace, passes, rowErrors } = outcome
  const withDisplay = <Part extends { readonly display: string }>(part: Part): Part => ({
    ...part,
    display: commas.resultWithComma(part.display),
  })
  const worded = <Fault extends Pick<EvaluationError, 'message'>>(fault: Fault): Fault => ({
    ...fault,
    message: commas.sentenceWithComma(fault.message),
  })
  return {
    ...withDisplay(outcome),
    notices: outcome.notices.map(notice => ({ ...notice, text: commas.sentenceWithComma(notice.text) })),
    error: error && worded(error),
    ...(working && { working: working.map(withDisplay) }),
    ...(trace && { trace: trace.map(line => ({ ...line, parts: line.parts.map(withDisplay) })) }),
    ...(passes && {
      passes: passes.map(pass => ({ ...withDisplay(pass), at: commas.resultWithComma(pass.at) })),
    }),
    ...(rowErrors && { rowErrors: rowErrors.map(one => ({ ...one, error: worded(one.error) })) }),
  }
}
