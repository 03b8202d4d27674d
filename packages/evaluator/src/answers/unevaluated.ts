/**
 * Responsibilities: calls without a result. Where the engine finds nothing it answers `undef`, or returns the
 * call unevaluated.
 */
import { evaluationErrorOf } from '../values/error.ts'
import { message } from '@calcwright/math/messages/answers'
import type { EngineValue, Success, Warning } from '@calcwright/engine'
import { callsIn, nodesIn } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { operationName, engineWord, hasTrait, ownName } from '@calcwright/reference/functions'
import type { EvaluationError } from '../block-result.ts'
import { hasComplex, isUndefined, namesIn } from '../results/inspect.ts'
import { nameOfSymbol } from '../engine/symbols.ts'

/** @returns the error in place of the value, or null where the value is a result */
export function unevaluated(
  { value, warnings, approximation = value }: Success,
  expression: Expression,
): EvaluationError | null {
  const missing =
    missingRoot(value, expression) ??
    withoutFormula(value, expression) ??
    unsettled(value, expression) ??
    untransformed(value, expression) ??
    withoutImage(value, expression) ??
    unconverged(value, warnings, expression) ??
    ofCurve(value, expression) ??
    ofIntegral(value, expression) ??
    unordered(approximation, expression)
  return missing ?? unanswered(approximation, expression)
}

/** A parameter of the comparator by which roots are sorted. */
const ORDERED = 'arg_p'

/**
 * After a failed search for a root the engine answers `undef`, an empty list, or the comparator by which roots
 * are sorted.
 */
function missingRoot(value: EngineValue, expression: Expression): EvaluationError | null {
  const search = callsIn(expression).find(({ name }) => hasTrait(name, 'rootFinder'))
  const isOrder = value.t === 'function' && value.params.some(name => nameOfSymbol(name) === ORDERED)
  const failed = isUndefined(value) || isOrder || (value.t === 'list' && value.items.length === 0)
  if (!search || !failed) return null
  return evaluationErrorOf('engine', message('engine.no-root'), search.span)
}

/** The engine answers an empty list where it has no formula for the solution of a differential equation. */
function withoutFormula(value: EngineValue, expression: Expression): EvaluationError | null {
  const place = callsIn(expression).find(({ name }) => hasTrait(name, 'differential'))
  if (!place || value.t !== 'list' || value.items.length > 0) return null
  return evaluationErrorOf('engine', message('engine.no-answer'), place.span)
}

/** The engine's word for values that stay between bounds without coming to rest, as sin(x) does. */
const BOUNDED = 'bounded_function'

function unsettled(value: EngineValue, expression: Expression): EvaluationError | null {
  if (!holdsCall(value, name => name === BOUNDED)) return null
  const place = callsIn(expression).find(({ name }) => ownName(name) === 'limit') ?? expression
  return evaluationErrorOf('argument', message('argument.limit'), place.span)
}

/** The engine returns the call where it finds no transform, as where the roots of a denominator have no formula. */
function untransformed(value: EngineValue, expression: Expression): EvaluationError | null {
  if (!holdsCall(value, name => ownName(name) === 'ilaplace')) return null
  const place = callsIn(expression).find(({ name }) => hasTrait(name, 'inverseTransform')) ?? expression
  return evaluationErrorOf('engine', message('engine.no-answer.inverse'), place.span)
}

/** The engine leaves the integral of a Laplace transform, or the result is undefined, as at the pole of 1/t. */
function withoutImage(value: EngineValue, expression: Expression): EvaluationError | null {
  const place = callsIn(expression).find(({ name }) => ownName(name) === 'laplace')
  if (!place || !(isUndefined(value) || holdsCall(value, name => hasTrait(name, 'leftByLaplace'))))
    return null
  return evaluationErrorOf('engine', message('engine.no-answer.laplace'), place.span)
}

/**
 * A search that did not converge answers with its last two steps. `integrate` is left out: it tries other
 * methods then.
 */
function unconverged(
  value: EngineValue,
  warnings: readonly Warning[],
  expression: Expression,
): EvaluationError | null {
  const integrals = callsIn(expression).filter(({ name }) => hasTrait(name, 'integral'))
  const hasOthers = integrals.length > 0 && integrals.every(({ name }) => hasTrait(name, 'antiderivative'))
  if (hasOthers || value.t !== 'list' || !warnings.some(({ code }) => code === 'engine.unsettled'))
    return null
  const place = integrals[0] ?? expression
  return evaluationErrorOf('engine', message('engine.diverges.integral'), place.span)
}

/** The values of a curve known by points. */
const CURVE = engineWord(operationName('ode_value'))

/** The engine keeps the derivative of a curve at a place without a value as a call of it. */
function ofCurve(value: EngineValue, expression: Expression): EvaluationError | null {
  const isMentioned = (part: EngineValue): boolean => {
    if (part.t === 'list') return part.items.some(isMentioned)
    if (part.t === 'name') return part.v === CURVE
    return part.t === 'call' && (part.f === CURVE || part.args.some(isMentioned))
  }
  if (!isMentioned(value)) return null
  const place = callsIn(expression).find(({ name }) => hasTrait(name, 'derivative')) ?? expression
  return evaluationErrorOf('engine', message('engine.no-answer.curve'), place.span)
}

/** An integral that is left as it is. */
const INTEGRAL = engineWord(operationName('definite'))

/** The engine names the derivative of an integral that has no formula after our procedure. */
function ofIntegral(value: EngineValue, expression: Expression): EvaluationError | null {
  const isMentioned = (part: EngineValue): boolean => {
    if (part.t === 'list') return part.items.some(isMentioned)
    return part.t === 'name' ? part.v === INTEGRAL : part.t === 'call' && part.args.some(isMentioned)
  }
  if (!isMentioned(value)) return null
  const place = callsIn(expression).find(({ name }) => hasTrait(name, 'derivative')) ?? expression
  return evaluationErrorOf('engine', message('engine.no-answer.integral'), place.span)
}

function holdsCall(value: EngineValue, isSought: (name: string) => boolean): boolean {
  if (value.t === 'list') return value.items.some(item => holdsCall(item, isSought))
  return value.t === 'call' && (isSought(value.f) || value.args.some(part => holdsCall(part, isSought)))
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
