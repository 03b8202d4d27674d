/**
 * Responsibilities: variables of a call that a name stands for. After `vars := [x, y]` the call
 * `solve(equations, vars)` solves for x and y.
 */
import { callsIn, mapExpression, variablePlaces } from '@calcwright/math/expression'
import type { Expression, NameNode } from '@calcwright/math/expression'
import type { NameScope } from '../values/known.ts'

/** The names of a list that holds nothing else. */
export function listedNames(value: Expression): readonly NameNode[] | undefined {
  if (value.kind !== 'list' || value.items.length === 0) return undefined
  const names = value.items.filter(item => item.kind === 'name')
  return names.length === value.items.length ? names : undefined
}

/** The names of a list that may be the variables of a call: none of them has a value. */
export function variablesIn(value: Expression, scope: NameScope): readonly NameNode[] | undefined {
  const names = listedNames(value)
  return names?.some(({ name }) => scope.known(name) !== undefined) ? undefined : names
}

/** Names in the place of the variables of a call, each of which may mean a list of names. */
export function namesOfVariables(node: Expression): string[] {
  return callsIn(node).flatMap(call =>
    variablePlaces(call).flatMap(place => {
      const variable = call.args[place]
      return variable?.kind === 'name' ? variable.name : []
    }),
  )
}

/**
 * @param bound names bound around the formula, such as the parameters of a function
 * @returns the formula with the lists in the place of their names
 */
export function withVariableLists(
  node: Expression,
  scope: NameScope,
  bound: readonly string[] = [],
): Expression {
  return mapExpression(node, call => {
    if (call.kind !== 'call' || scope.known(call.name) !== undefined) return call
    const places = variablePlaces(call)
    const listed = (arg: Expression, index: number): Expression => {
      if (arg.kind !== 'name' || !places.includes(index) || bound.includes(arg.name)) return arg
      const known = scope.known(arg.name)
      const names = known?.kind === 'variable' ? known.names : undefined
      return names
        ? { kind: 'list', items: names.map(name => ({ ...name, span: arg.span })), span: arg.span }
        : arg
    }
    const args = call.args.map(listed)
    return args.every((arg, index) => arg === call.args[index]) ? call : { ...call, args }
  })
}
