import type { NumericValue, Outcome } from '@calcwright/evaluator'

const NO_NUMBER = 'This result, or a part of it, is no number: exact has it as the worksheet does.'

const lacksNumber = (value: NumericValue): boolean =>
  value === null || (Array.isArray(value) && value.some(lacksNumber))

/** The result of an output as programs read it, in the command line and in the evaluation service. */
export function outputFields({ value, uncertainty, unit, display, exact, latex, kind, notices }: Outcome) {
  const texts = notices.map(({ text }) => text)
  // A truth and a text are whole answers: `text` has them.
  const isLacking = kind !== 'boolean' && kind !== 'text' && lacksNumber(value)
  return {
    value,
    ...(uncertainty !== undefined && { uncertainty }),
    unit,
    text: display,
    exact,
    latex,
    notices: isLacking ? [...texts, NO_NUMBER] : texts,
  }
}
