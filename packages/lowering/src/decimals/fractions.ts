/** Decimals as the fractions that they are written as, where terms have to cancel to the last digit. */
import type { CallNode, Expression } from '@calcwright/math/expression'
import { bindingOf, freeNames, mapExpression, nodesIn } from '@calcwright/math/expression'
import type { QuestionScope } from '@calcwright/math/dimensions'
import { callNode, rationalNode } from '@calcwright/math/rewriting'
import { operationName } from '@calcwright/reference/functions'
import { Rational } from '@calcwright/math/rational'

/**
 * A call with fractions instead of decimals: the engine takes (x^2 - 1.21)/(x - 1.1) for a quotient
 * without a common root. A number is a decimal in the end.
 */
export function inFractions(call: CallNode, scope: QuestionScope): Expression {
  const exact = fractionsOf(call, scope)
  const inTheEnd = exact.hasDecimals && isNumber(call, scope)
  return inTheEnd ? callNode(operationName('evalf'), [exact.call], call.span) : exact.call
}

/**
 * Names stand for their numbers, so that `a` and `a^2` stay what they are to each other; what own
 * functions hold is made exact by the engine.
 * @returns the same call where nothing in it is to be made exact
 */
export function fractionsOf(call: CallNode, scope: QuestionScope): { call: CallNode; hasDecimals: boolean } {
  const bound = boundNames(call)
  let hasDecimals = false
  const exact = (part: Expression): Expression => {
    const text = decimalText(part, bound, scope)
    const value = text === undefined ? null : Rational.parse(text)
    if (value === null) return part
    hasDecimals = true
    return rationalNode(value, part.span)
  }
  const args = call.args.map(arg => {
    const tree = mapExpression(arg, exact)
    return callsOwn(arg, scope) ? callNode(operationName('exact'), [tree], arg.span) : tree
  })
  const changed = args.some((arg, index) => arg !== call.args[index])
  return { call: changed ? { ...call, args } : call, hasDecimals }
}

function decimalText(node: Expression, bound: ReadonlySet<string>, scope: QuestionScope): string | undefined {
  if (node.kind === 'number') return /[.e]/i.test(node.text) ? node.text : undefined
  if (node.kind !== 'name' || bound.has(node.name) || scope.binding(node.name)) return undefined
  const value = scope.value(node.name)
  return typeof value === 'number' ? String(value) : undefined
}

/** Names that something in the formula binds. */
function boundNames(node: Expression): ReadonlySet<string> {
  return new Set(
    nodesIn(node).flatMap(part => {
      if (part.kind === 'lambda') return part.parameters.map(({ name }) => name)
      return part.kind === 'call' ? bindingOf(part).names : []
    }),
  )
}

/** Whether a function of the user is called. */
export function callsOwn(node: Expression, scope: QuestionScope): boolean {
  return nodesIn(node).some(
    part => part.kind === 'call' && scope.context.function(part.name.split('@')[0]!) !== undefined,
  )
}

/** Whether every name in a formula has a number. */
export function isNumber(node: Expression, scope: QuestionScope): boolean {
  return [...freeNames(node)].every(
    ([name, uses]) => uses.every(({ role }) => role === 'function') || scope.value(name) !== undefined,
  )
}

/** Whether names stand in a formula that nothing defines and nothing around it binds. */
export function hasFreeNames(node: Expression, scope: QuestionScope): boolean {
  return nodesIn(node).some(
    part => part.kind === 'name' && !scope.binding(part.name) && scope.shared.free.has(part.name),
  )
}
