/**
 * Responsibilities: calls with named arguments, put into the order of the parameters, with defaults for those
 * left out; and which of several results is read: `beam(F: 3 [kN]).sigma`.
 */
import { resultName, toPlain } from '@calcwright/math/expression'
import type { CallNode, Expression, NameNode, PropertyNode } from '@calcwright/math/expression'
import { message } from '@calcwright/math/messages/names'
import { findFunction } from '@calcwright/reference/functions'
import { isMaker } from '@calcwright/reference/holders'
import { nearest } from '../graph/nearest.ts'
import type { KnownFunction, NameScope } from '../values/known.ts'
import { NameFault } from './name-fault.ts'

/** @returns the call with its arguments in order */
export function inOrder(node: CallNode, scope: NameScope, bound: readonly string[]): CallNode {
  if (isMaker(node.name)) return node
  const known = bound.includes(node.name) ? undefined : scope.known(node.name)
  const label = node.labels?.find(one => one !== null)
  if (known?.kind !== 'function') {
    if (!label) return node
    if (known ?? findFunction(node.name))
      throw new NameFault(message('argument.named.none', { name: node.name }), label.span)
    // The call of an unknown function has an error of its own.
    return withoutLabels(node, node.args)
  }
  for (const arg of node.args) {
    refuseUnspaced(arg, known, scope)
    refuseEquation(arg, known)
  }
  const isShort = known.defaults !== undefined && node.args.length < known.definition.parameters.length
  return label || isShort ? withoutLabels(node, arranged(node, known)) : node
}

const withoutLabels = ({ kind, name, nameSpan, span }: CallNode, args: readonly Expression[]): CallNode => ({
  ...{ kind, name, nameSpan, span },
  args,
})

/** `beam(F = 3 [kN])` is an equation for an argument, where the name of an input stands before a colon. */
function refuseEquation(arg: Expression, { definition, defaults }: KnownFunction): void {
  if (!defaults || arg.kind !== 'compare' || arg.relations.join() !== '==') return
  const [left, right] = arg.operands
  if (left?.kind !== 'name' || !definition.parameters.includes(left.name)) return
  throw new NameFault(
    message('argument.named.equals', { input: left.name, value: toPlain(right!) }),
    arg.span,
  )
}

/** `beam(F:P)` without a space reads as a property of F, which nothing above defines. */
function refuseUnspaced(arg: Expression, { definition }: KnownFunction, scope: NameScope): void {
  if (arg.kind !== 'property' || arg.columnSpan || arg.args || arg.object.kind !== 'name') return
  const { object, property: value } = arg
  const { name: input } = object
  if (!definition.parameters.includes(input) || scope.known(input)) return
  throw new NameFault(message('argument.named.space', { input, value }), arg.span)
}

function arranged(node: CallNode, callee: KnownFunction): readonly Expression[] {
  const { args, labels = [] } = node
  const { parameters } = callee.definition
  // Too many arguments are counted where all calls are checked.
  if (args.length > parameters.length) return args
  const given = new Map<string, Expression>()
  let named: NameNode | undefined
  for (const [place, arg] of args.entries()) {
    const label = labels[place]
    if (label) give(node.name, (named = label), arg, parameters, given)
    else if (named) throw new NameFault(message('argument.named.order', { name: named.name }), arg.span)
    else given.set(parameters[place]!, arg)
  }
  return parameters.map((parameter, place) => {
    const value = given.get(parameter) ?? callee.defaults?.[place]
    if (value) return value
    throw new NameFault(
      message('argument.named.missing', { name: node.name, input: parameter }),
      node.nameSpan,
    )
  })
}

function give(
  name: string,
  label: NameNode,
  value: Expression,
  parameters: readonly string[],
  given: Map<string, Expression>,
): void {
  const { name: input, span } = label
  if (!parameters.includes(input)) throw noParameter(name, label, parameters)
  if (given.has(input)) throw new NameFault(message('argument.named.twice', { name, input }), span)
  given.set(input, value)
}

function noParameter(name: string, at: NameNode, parameters: readonly string[]): NameFault {
  const likely = nearest(at.name, parameters)
  return new NameFault(
    likely === undefined
      ? message('argument.named.unknown', { name, input: at.name, parameters: parameters.join(', ') })
      : message('argument.named.likely', { name, input: at.name, likely }),
    at.span,
  )
}

/** Whether a call is one of a worksheet as a function: its results are read behind a point or a colon. */
export function hasResults(call: CallNode, scope: NameScope): boolean {
  const known = scope.known(call.name)
  return known?.kind === 'function' && known.results !== undefined
}

/** @returns the call of the function behind one result of a call of several */
export function resultOf(node: PropertyNode, call: CallNode, scope: NameScope): CallNode {
  const { property } = node
  const at = node.columnSpan ?? node.span
  const known = scope.known(call.name)
  const results = known?.kind === 'function' ? known.results : undefined
  if (!results) throw new NameFault(message('argument.result.none', { name: call.name, property }), at)
  if (!results.includes(property)) {
    const likely = nearest(property, results)
    throw new NameFault(
      likely === undefined
        ? message('argument.result', { name: call.name, property, results: results.join(', ') })
        : message('argument.result.likely', { name: call.name, property, likely }),
      at,
    )
  }
  return results.length === 1 ? call : { ...call, name: resultName(call.name, property) }
}
