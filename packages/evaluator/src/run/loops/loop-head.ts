/** Responsibilities: the bounds of a loop, and how many passes they make. */
import { evaluationErrorOf } from '../../values/error.ts'
import { message } from '@calcwright/math/messages/runs'
import { MOST_TESTED_PASSES } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { failedOutcome } from '../../results/outcome.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import { NO_OUTPUT } from '../../block-plan.ts'
import type { FormulaRequest, FormulaSession, Meanings } from '../formula-session.ts'
import type { LoopPlan } from '../../plan/planned.ts'

type LoopStatement = LoopPlan['statement']

/** Parts of a pass that rounding may leave behind the last one. */
const ROUNDING = 1e-9

/**
 * How many passes there are unless the loop is left before; or what is wrong with the bounds.
 * @param key of the step that asks
 */
export async function passesOf(
  statement: LoopStatement,
  meanings: Meanings,
  session: FormulaSession,
  key: string,
): Promise<FinishedStep | number> {
  if (statement.test) return MOST_TESTED_PASSES
  const heads = bounds(statement)
  const read = await session.askTogether(
    [...heads.map(([, bound]) => bound), passesIn(statement)].map(value => reading(value, meanings, key)),
  )
  for (const [index, [label, bound]] of heads.entries()) {
    const finished = read[index]!
    const { error, value, display } = finished.outcome
    if (!error && typeof value === 'number') continue
    if (!error)
      return failedOutcome(
        evaluationErrorOf('argument', message('argument.loop.number', { label, display }), bound.span),
      )
    const { text } = message('inside.bound', { label, problem: error.message })
    return failedOutcome({ ...error, message: text, position: error.position ?? bound.span })
  }
  if (read[2]!.outcome.value === 0)
    return failedOutcome(evaluationErrorOf('argument', message('argument.loop.step'), statement.step.span))
  const passes = read[3]!
  const { value, error } = passes.outcome
  if (error) {
    const { text } = message('inside.iterator', { problem: error.message })
    return { ...passes, outcome: { ...passes.outcome, error: { ...error, message: text } } }
  }
  if (typeof value !== 'number') return passes
  return Math.max(0, statement.through ? Math.floor(value + ROUNDING) + 1 : Math.ceil(value - ROUNDING))
}

/** A request for the value of an expression. */
export function reading(value: Expression, meanings: Meanings, key: string): FormulaRequest {
  const statement = { kind: 'expression', span: value.span, value, show: true } as const
  return { statement, output: NO_OUTPUT, meanings, key }
}

/** `(finish - start)/step`: the passes, where all of it is a number. */
function passesIn({ start, finish, step }: LoopStatement): Expression {
  const { span } = finish
  const common = { kind: 'binary', span, operatorSpan: span } as const
  const distance: Expression = { ...common, operator: '-', left: finish, right: start }
  return { ...common, operator: '/', left: distance, right: step }
}

const bounds = ({ start, finish, step }: LoopStatement): (readonly [string, Expression])[] => [
  ['Start Value', start],
  ['Final Value', finish],
  ['Step Size', step],
]
