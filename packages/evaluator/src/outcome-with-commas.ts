/** The texts of a result with decimal commas, for people. Whatever is computed and stored has points. */
import type { EvaluationError, Outcome } from './block-result.ts'

/** The functions of `@calcwright/math/decimal-comma`, which pages fetch when they need them. */
type Commas = Pick<typeof import('@calcwright/math/decimal-comma'), 'resultWithComma' | 'sentenceWithComma'>

/** The LaTeX stays as it is, since it also goes into formulas: `latexWithComma` is for what draws it. */
export function outcomeWithCommas(outcome: Outcome, commas: Commas): Outcome {
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
