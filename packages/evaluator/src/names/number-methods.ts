/**
 * Responsibilities: functions that work on numbers alone. Where a name in their arguments has no value,
 * the engine would answer with half a calculation, or put the name in some order among the numbers.
 */
import { message } from '@calcwright/math/messages/names'
import { bindingOf, freeNames, variablePlaces } from '@calcwright/math/expression'
import type { CallNode, Expression, Span } from '@calcwright/math/expression'
import { findFunction, hasTrait } from '@calcwright/reference/functions'
import type { NameScope } from '../values/known.ts'
import { NameFault } from './name-fault.ts'

/** A name without a value, and where in the formula it comes from. */
interface Valueless {
  readonly name: string
  readonly span: Span
  /** The definition that reads it, where the formula itself does not. */
  readonly through?: string
}

/**
 * Throws where a function that needs numbers is given a name without a value.
 * @param bound names bound around the call
 * @param later free names that are defined further down
 */
export function requireNumbers(
  node: CallNode,
  scope: NameScope,
  bound: ReadonlySet<string>,
  later: readonly string[],
): void {
  if (!hasTrait(node.name, 'numbersOnly')) return
  if (variablePlaces(node).length > 0 && node.args.length < 2) return
  const isSearch = hasTrait(node.name, 'rootFinder')
  const own = new Set(bindingOf(node).names)
  // A definition or a condition may read the unknown; a guess or a bound of a root may not.
  const found = valueless(node, scope, bound, new Set()).find(
    ({ name, through }) => !own.has(name) || (isSearch && through === undefined),
  )
  if (!found) return
  const { name, span, through } = found
  if (later.includes(name) && !through) throw new NameFault(message('name.later', { name }), span)
  const values = { name, call: node.name, isSearch }
  throw new NameFault(
    through ? message('name.numbers.through', { ...values, through }) : message('name.numbers', values),
    span,
  )
}

function valueless(
  node: Expression,
  scope: NameScope,
  bound: ReadonlySet<string>,
  seen: Set<string>,
): Valueless[] {
  return [...freeNames(node, [...bound])].flatMap(([name, [use]]) => {
    const { span } = use!
    const known = scope.known(name)
    if (known?.kind === 'variable')
      return (known.variable.free ?? []).map(free => ({ name: free.name, span, through: name }))
    if (known) return inFunction(name, scope, seen).map(inner => ({ name: inner.name, span, through: name }))
    return use!.role === 'function' || findFunction(name) ? [] : [{ name, span }]
  })
}

function inFunction(name: string, scope: NameScope, seen: Set<string>): Valueless[] {
  const known = scope.known(name)
  if (known?.kind !== 'function' || seen.has(known.symbol)) return []
  seen.add(known.symbol)
  const { body, parameters } = known.definition
  return valueless(body, known.scope, new Set(parameters), seen)
}
