/**
 * Arguments for which a function has no value, such as a standard deviation of zero: an error where a
 * number is written, a test where it is calculated.
 */
import { type Domain, domainsOf, type FunctionEntry } from '@calcwright/reference/functions'
import type { CallNode, Expression } from '../expression/tree.ts'
import { operationNode } from './build.ts'
import { message } from '../messages/dimensions.ts'
import type { Message } from '../messages/message.ts'
import { DimensionError } from './session.ts'
import type { ProblemCode } from './types.ts'

/** The operations that test. */
const TESTS = {
  positive: 'need_positive',
  share: 'need_share',
  percent: 'need_percent',
  whole: 'need_whole',
  size: 'need_size',
  exact: 'need_exact',
} as const

/** @returns the arguments, each in a test where it has to be of some kind */
export function withinDomains(
  entry: FunctionEntry,
  node: CallNode,
  args: readonly Expression[],
): readonly Expression[] {
  const domains = domainsOf(entry, args.length)
  return domains.length === 0
    ? args
    : args.map((arg, index) => {
        const domain = domains[index]
        return domain === undefined ? arg : tested(arg, domain, node)
      })
}

function tested(arg: Expression, domain: Domain, node: CallNode): Expression {
  const value = writtenNumber(arg)
  if (value === undefined) {
    const id: Expression = { kind: 'number', text: String(domain.id), span: arg.span }
    return operationNode(TESTS[domain.kind], [arg, id], arg.span)
  }
  if (isWithin(value, domain)) return arg
  throw new DimensionError(outsideDomain(domain, node.name), node.span)
}

function isWithin(value: number, { kind }: Domain): boolean {
  switch (kind) {
    case 'positive':
      return value > 0
    case 'share':
      return value >= 0 && value <= 1
    case 'percent':
      return value >= 0 && value <= 100
    case 'size':
      return Number.isInteger(value) && value > 0
    default:
      return Number.isInteger(value)
  }
}

function writtenNumber(node: Expression): number | undefined {
  if (node.kind === 'number') return Number(node.text)
  if (node.kind !== 'unary' || node.operator !== '-') return undefined
  const value = writtenNumber(node.operand)
  return value === undefined ? undefined : -value
}

/**
 * Says that an argument lies outside of the values that a function is defined for.
 * @param name of the function as it is called; undefined where the call is not written in the line
 */
export function outsideDomain({ parameter, kind }: Domain, name?: string): Message<ProblemCode> {
  if (kind === 'exact') return message('argument.domain.exact', { what: name ?? 'This' })
  return message(`argument.domain.${kind}`, {
    what: name === undefined ? parameter : `${parameter} of ${name}`,
  })
}
