import type { Outcome } from '@calcwright/evaluator'

/** The result of an output as programs read it, in the command line and in the evaluation service. */
export function outputFields({ value, uncertainty, unit, display, exact, latex, notices }: Outcome) {
  return {
    value,
    ...(uncertainty !== undefined && { uncertainty }),
    unit,
    text: display,
    exact,
    latex,
    notices: notices.map(({ text }) => text),
  }
}
