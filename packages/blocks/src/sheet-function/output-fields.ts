import type { NumericValue } from '@calcwright/evaluator'
import { type Expression, parsePlain } from '@calcwright/math/expression'
import type { CallOutput } from './sheet-function.ts'

const NO_NUMBER = 'This result, or a part of it, is no number: exact has it as the worksheet does.'

const ONLY_NAMED = 'This result is no number: text names it.'

type Written = Expression | readonly Expression[] | undefined

/** @param exact the value as it is written, or a row of it, which tells texts; undefined where there are none */
function lacksNumber(value: NumericValue, exact: Written): boolean {
  if (!Array.isArray(value)) return value === null && !(exact && 'kind' in exact && exact.kind === 'quoted')
  const parts = partsOf(exact)
  return value.some((item, at) => lacksNumber(item, parts[at]))
}

function partsOf(exact: Written): readonly Written[] {
  if (exact === undefined || !('kind' in exact)) return exact ?? []
  if (exact.kind === 'matrix') return exact.rows
  return exact.kind === 'list' ? exact.items : []
}

function writtenValue(exact: string): Expression | undefined {
  const parsed = exact.includes('"') ? parsePlain(exact, { context: 'expression' }) : null
  return parsed?.ok && parsed.value.kind === 'expression' ? parsed.value.value : undefined
}

/** The result of an output as programs read it, in the command line and in the evaluation service. */
export function outputFields({ outcome, steps, clause }: Pick<CallOutput, 'outcome' | 'steps' | 'clause'>) {
  const { value, uncertainty, unit, display, exact, latex, kind, notices } = outcome
  const texts = notices.map(({ text }) => text)
  // A truth and a text are whole answers: `text` has them.
  const isLacking = kind !== 'boolean' && lacksNumber(value, writtenValue(exact))
  return {
    value,
    ...(uncertainty !== undefined && { uncertainty }),
    unit,
    text: display,
    exact,
    latex,
    ...(clause !== '' && { clause }),
    ...(steps.length > 0 && { steps }),
    notices: isLacking ? [...texts, exact === '' ? ONLY_NAMED : NO_NUMBER] : texts,
  }
}
