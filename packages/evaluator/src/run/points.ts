/**
 * Responsibilities: derivatives and antiderivatives at a point. `diff(x^2, x)` is a function of x; where
 * x has a value (defined above, or the parameter of a function) the result is meant at that value:
 * `subst(diff(x'^2, x'), x', x)`, with a variable x' of its own.
 */
import { bindingOf, callsIn, mapChildren, mapExpression } from '@calcwright/math/expression'
import type { CallNode, Expression, NameNode } from '@calcwright/math/expression'

/** The variable that the call's result is a function of, if there is one. */
function variableOf(node: CallNode): NameNode | null {
  const derivative = node.name === 'diff' || node.name === 'derive'
  const antiderivative = ['integrate', 'int', 'integral'].includes(node.name) && node.args.length === 2
  const variable = node.args[1]
  return (derivative || antiderivative) && variable?.kind === 'name' ? variable : null
}

/** @returns the names at whose values derivatives are wanted */
export function pointNames(node: Expression): string[] {
  return callsIn(node).flatMap(call => variableOf(call)?.name ?? [])
}

/**
 * @param hasValue whether a name is defined above, or a parameter
 * @returns the formula with the values put in
 */
export function atPoints(node: Expression, hasValue: (name: string) => boolean): Expression {
  if (node.kind === 'lambda') {
    const names = node.parameters.map(parameter => parameter.name)
    const inner = (name: string): boolean => names.includes(name) || hasValue(name)
    return mapChildren(node, child => atPoints(child, inner))
  }
  if (node.kind !== 'call') return mapChildren(node, child => atPoints(child, hasValue))
  const { names } = bindingOf(node)
  const inner = (name: string): boolean => !names.includes(name) && hasValue(name)
  const mapped = mapChildren(node, child => atPoints(child, inner)) as CallNode
  const variable = variableOf(node)
  return variable && hasValue(variable.name) ? substituted(mapped, variable) : mapped
}

function substituted(call: CallNode, variable: NameNode): Expression {
  const own: NameNode = { ...variable, name: `${variable.name}'` }
  const rename = (node: Expression): Expression =>
    node.kind === 'name' && node.name === variable.name ? own : node
  const [body, , ...rest] = call.args
  const inner: CallNode = { ...call, args: [mapExpression(body ?? own, rename), own, ...rest] }
  return { ...call, name: 'subst', args: [inner, own, variable] }
}
