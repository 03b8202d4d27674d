/** Responsibilities: whether a function of the worksheet is used as it was defined. */
import { message } from '@calcwright/math/messages/names'
import type { CallNode, Span } from '@calcwright/math/expression'
import { NameFault } from './name-fault.ts'

/** A function stands where a value is needed. */
export function useCall(name: string, parameters: readonly string[], span: Span): NameFault {
  return new NameFault(message('name.function', { name, parameters: parameters.join(', ') }), span)
}

/** @throws NameFault where a call has a lambda or another number of arguments than the function has parameters */
export function checkArguments(node: CallNode, parameters: readonly string[]): void {
  const lambda = node.args.find(arg => arg.kind === 'lambda')
  if (lambda) throw new NameFault(message('name.takes-values', { name: node.name }), lambda.span)
  if (node.args.length === parameters.length) return
  const { name, args, nameSpan } = node
  const values = { name, parameters: parameters.join(', '), takes: parameters.length, given: args.length }
  throw new NameFault(message('argument.count.call', values), nameSpan)
}
