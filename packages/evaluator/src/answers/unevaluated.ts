/**
 * Responsibilities: calls without a result. Where the engine finds nothing it answers `undef`, or returns the
 * call unevaluated.
 */
import { evaluationErrorOf } from '../values/error.ts'
import { message } from '@calcwright/math/messages/answers'
import type { EngineValue, Success } from '@calcwright/engine'
import { holdsCall, noAnswer } from '@calcwright/lowering/answers'
import { callsIn, nodesIn } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { engineWord, findFunction } from '@calcwright/reference/functions'
import type { EvaluationError, Notice } from '../block-result.ts'
import { hasComplex, namesIn } from '../results/inspect.ts'

/** @returns the error in place of the value, or null where the value is a result */
export function unevaluated(
  { value, warnings, approximation = value }: Success,
  expression: Expression,
): EvaluationError | null {
  const missing = noAnswer({ value, warnings }, expression)
  if (missing) return evaluationErrorOf(missing.kind, missing.message, missing.span)
  return unordered(approximation, expression) ?? unanswered(approximation, expression)
}

/** Calls that the engine gives back where it finds no formula, by its words. */
const LEFT: Readonly<Record<string, string>> = {
  __proto__: null as never,
  integrate: 'the integral',
  int: 'the integral',
  definite: 'the integral',
  sum: 'the sum',
  product: 'the product',
  limit: 'the limit',
}

/** @returns a notice about a call that is left in a result, where the line or a function that it calls asked for it */
export function leftNotices(value: EngineValue, expression: Expression): Notice[] {
  const isAsked = callsIn(expression).some(({ name }) => !findFunction(name) || engineWord(name) in LEFT)
  const left = isAsked && Object.keys(LEFT).find(word => holdsCall(value, name => name === word))
  return left ? [message('engine.no-answer.left', { name: LEFT[left]! })] : []
}

const ORDERS: readonly string[] = ['<', '<=', '>', '>=']

/** The engine returns a comparison of complex numbers unevaluated. */
function unordered(value: EngineValue, expression: Expression): EvaluationError | null {
  if (!callsLeft(value).some(name => ORDERS.includes(name)) || !hasComplex(value)) return null
  const comparison = nodesIn(expression).find(node => node.kind === 'compare')
  return evaluationErrorOf(
    'argument',
    message('argument.complex-order'),
    comparison?.relationSpans[0] ?? expression.span,
  )
}

/**
 * A call without names in it that has no number and comes back as it was, such as `trace` of a matrix
 * that is not square.
 */
function unanswered(approximation: EngineValue, expression: Expression): EvaluationError | null {
  const left = callsLeft(approximation)
  const call = left.length > 0 && callsIn(expression).find(({ name }) => left.includes(engineWord(name)))
  if (!call) return null
  return evaluationErrorOf('argument', message('argument.domain.call', { name: call.name }), call.span)
}

/** Most items of a list that is looked into. */
const MOST_ITEMS = 100

function callsLeft(value: EngineValue): string[] {
  if (value.t === 'list') return value.items.length > MOST_ITEMS ? [] : value.items.flatMap(callsLeft)
  if (value.t !== 'call' || namesIn(value).length > 0) return []
  return [value.f, ...value.args.flatMap(callsLeft)]
}
