/** How folders read that the engine has no answer. */
import type { EngineValue, Success } from '@calcwright/engine'
import type { Expression, Span } from '@calcwright/math/expression'
import type { message as answerMessage } from '@calcwright/math/messages/answers'

/** An answer of the engine. */
export type Answer = Pick<Success, 'value' | 'warnings'>

/** Why there is no result, and the place in the formula that it is about. */
export interface NoAnswer {
  readonly kind: 'engine' | 'argument'
  readonly message: ReturnType<typeof answerMessage>
  readonly span: Span
}

/** @returns why an answer is none to the question in a formula; null where it is one, or another folder's */
export type ReadsNoAnswer = (answer: Answer, formula: Expression) => NoAnswer | null

/** @returns whether the engine says that there is no value */
export const isUndefined = (value: EngineValue): boolean =>
  (value.t === 'name' && value.v === 'undef') || (value.t === 'float' && value.v === 'nan')

/** @returns whether a call of a function is left in a value */
export function holdsCall(value: EngineValue, isSought: (name: string) => boolean): boolean {
  if (value.t === 'list') return value.items.some(item => holdsCall(item, isSought))
  return value.t === 'call' && (isSought(value.f) || value.args.some(part => holdsCall(part, isSought)))
}

/** @returns whether a name stands for itself in a value */
export function holdsName(value: EngineValue, name: string): boolean {
  if (value.t === 'list') return value.items.some(item => holdsName(item, name))
  return value.t === 'name'
    ? value.v === name
    : value.t === 'call' && value.args.some(part => holdsName(part, name))
}
