/**
 * Responsibilities: errors in the words of the user: the sentence, and the place in the source.
 */
import type { EngineValue, Failure } from '@calcwright/engine'
import { children } from '@calcwright/math/expression'
import type { Expression, Span } from '@calcwright/math/expression'
import type { EvaluationError } from '../contract.ts'
import { isOverflow, isUndefined, isWhole, longestInteger } from '../results/inspect.ts'
import { withoutSymbols } from './symbols.ts'

export const HALTED: EvaluationError = {
  kind: 'halted',
  message: 'Computation halted. Please correct error to resume.',
  position: null,
}

export const ABORTED: EvaluationError = {
  kind: 'interrupted',
  message: 'This computation has been aborted by the user',
  position: null,
}

const KINDS: Readonly<Record<Failure['error']['kind'], EvaluationError['kind']>> = {
  syntax: 'engine',
  argument: 'argument',
  dimension: 'argument',
  undefined: 'name',
  interrupted: 'interrupted',
  deadline: 'interrupted',
  memory: 'memory',
  crash: 'engine',
  internal: 'engine',
}

const NO_INTEGRAL = 'No formula for this integral was found; give it bounds to have its number.'

/** @param expression the formula as typed, to find the place that the engine speaks of */
export function engineError({ error }: Failure, expression: Expression | null): EvaluationError {
  // An antiderivative at a point (points.ts) that the engine has left as it was.
  const message = error.message.includes('(subst(int(') ? NO_INTEGRAL : withoutSymbols(error.message)
  const kind = KINDS[error.kind]
  return { kind, message, position: expression && placeOf(message, expression) }
}

const ROOT_FINDERS: ReadonlySet<string> = new Set(['fsolve', 'nSolve', 'newton'])

/** The engine answers `undef` or an empty list where a search for a root has failed. */
export function missingRoot(value: EngineValue, expression: Expression): EvaluationError | null {
  if (expression.kind !== 'call' || !ROOT_FINDERS.has(expression.name) || !isNothing(value)) return null
  const message =
    'No root was found: try another start value, or two bounds with a change of sign between them.'
  return { kind: 'engine', message, position: expression.span }
}

/** Digits of the largest whole number inside an exact form that stands for a number beyond all decimals. */
const LONGEST_INSIDE = 7

/**
 * Decimals end at 1.8e308. What overflows in decimals is an error, and so is an exact number that
 * nobody could write out, as e^(10000000000*ln(10)); e^1000 stays as it is.
 */
export function overflow(
  value: EngineValue,
  approximation: EngineValue,
  expression: Expression,
): EvaluationError | null {
  if (!isOverflow(approximation) || isWhole(value) || value.t === 'rat') return null
  if (!isOverflow(value) && longestInteger(value) <= LONGEST_INSIDE) return null
  const message = 'The result is too large: decimals go up to 1.8e308.'
  return { kind: 'engine', message, position: expression.span }
}

function isNothing(value: EngineValue): boolean {
  return isUndefined(value) || (value.t === 'list' && value.items.length === 0)
}

/** The call that the sentence names, or the only call there is; null where that is not clear. */
function placeOf(message: string, expression: Expression): Span | null {
  const calls = partsIn(expression, /\belement\b/.test(message) ? 'index' : 'call')
  const named = calls.filter(call => call.kind === 'call' && new RegExp(`\\b${call.name}\\b`).test(message))
  const [only, ...others] = named.length > 0 ? named : calls
  return only && others.length === 0 ? only.span : null
}

function partsIn(node: Expression, kind: 'call' | 'index'): Expression[] {
  const inner = children(node).flatMap(child => partsIn(child, kind))
  return node.kind === kind ? [node, ...inner] : inner
}
