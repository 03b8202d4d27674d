/**
 * Responsibilities: errors in the words of the user: the sentence, and the place in the source.
 */
import type { Failure } from '@calcwright/engine'
import { children } from '@calcwright/math/expression'
import type { Expression, Span } from '@calcwright/math/expression'
import type { EvaluationError } from '../contract.ts'
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

/** @param expression the formula as typed, to find the place that the engine speaks of */
export function engineError({ error }: Failure, expression: Expression | null): EvaluationError {
  const message = withoutSymbols(error.message)
  const kind = KINDS[error.kind]
  return { kind, message, position: expression && kind === 'argument' ? placeOf(message, expression) : null }
}

/** The call that the sentence names, or the only call there is; null where that is not clear. */
function placeOf(message: string, expression: Expression): Span | null {
  const calls = callsIn(expression)
  const named = calls.filter(call => new RegExp(`\\b${call.name}\\b`).test(message))
  const [only, ...others] = named.length > 0 ? named : calls
  return only && others.length === 0 ? only.span : null
}

function callsIn(node: Expression): (Expression & { kind: 'call' })[] {
  const inner = children(node).flatMap(callsIn)
  return node.kind === 'call' ? [node, ...inner] : inner
}
