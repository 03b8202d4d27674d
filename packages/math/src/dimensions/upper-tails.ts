/** `1 - gammad_cdf(a, b, x)` and the like: the difference from 1 loses what is small in the probability above a value. */
import { ownName } from '@calcwright/reference/functions'
import type { BinaryNode, CallNode, Expression, Span } from '../expression/tree.ts'
import { binaryNode, callNode, numberNode } from './build.ts'

type Args = readonly Expression[]

/** The same law from the value on, up to the upper end of its values. */
const above =
  (parameters: number, end: (span: Span) => Expression = infinity) =>
  (args: Args, call: CallNode): CallNode | null =>
    args.length === parameters + 1 ? { ...call, args: [...args, end(call.span)] } : null

/** The same of a law of counts, from the next count on. */
const aboveCount =
  (parameters: number) =>
  (args: Args, call: CallNode): CallNode | null => {
    const { span } = call
    if (args.length !== parameters + 1) return null
    const count = callNode('floor', [args.at(-1)!], span)
    return { ...call, args: [...args.slice(0, -1), binaryNode('+', count, one(span), span), infinity(span)] }
  }

/** By the name of the function that stands behind the 1. */
const TAILS: ReadonlyMap<string, (args: Args, call: CallNode) => Expression | null> = new Map([
  ['student_cdf', above(1)],
  ['chisquare_cdf', above(1)],
  ['fisher_cdf', above(2)],
  ['gammad_cdf', above(2)],
  ['betad_cdf', above(2, one)],
  ['exponential_cdf', above(1)],
  ['normal_cdf', (args, call) => (args.length === 1 ? { ...call, name: 'UTPN' } : above(2)(args, call))],
  ['lognormal_cdf', aboveLogarithm],
  ['cauchy_cdf', mirrored],
  ['weibull_cdf', survival],
  ['binomial_cdf', aboveCount(2)],
  ['negbinomial_cdf', aboveCount(2)],
  ['poisson_cdf', aboveCount(1)],
  ['geometric_cdf', aboveCount(1)],
  ['erf', (args, call) => ({ ...call, name: 'erfc', args })],
])

/** @returns `1 - p` as the probability above, which is exact where it is small; null for other sums */
export function upperTail({ operator, left, right, span }: BinaryNode): Expression | null {
  const isFromOne = operator === '-' && left.kind === 'number' && Number(left.text) === 1
  if (!isFromOne || right.kind !== 'call') return null
  return TAILS.get(ownName(right.name))?.(right.args, { ...right, span }) ?? null
}

function aboveLogarithm([mu, sigma, x]: Args, { span }: CallNode): Expression | null {
  if (!x) return null
  const positive = callNode('max', [x, numberNode('0', span)], span)
  return callNode('normal_cdf', [mu!, sigma!, callNode('ln', [positive], span), infinity(span)], span)
}

/** The law of Cauchy is the same on both sides of its middle. */
function mirrored([middle, width, x]: Args, call: CallNode): Expression | null {
  return x ? { ...call, args: [x, width!, middle!] } : null
}

/** e^(-((x - theta)/lambda)^k) */
function survival(args: Args, { span }: CallNode): Expression | null {
  if (args.length !== 3 && args.length !== 4) return null
  const [k, lambda] = args as [Expression, Expression]
  const x = args.at(-1)!
  const late = args.length === 4 ? binaryNode('-', x, args[2]!, span) : x
  const share = binaryNode('/', callNode('max', [late, numberNode('0', span)], span), lambda, span)
  const operand = binaryNode('^', share, k, span)
  return callNode('exp', [{ kind: 'unary', operator: '-', operand, span }], span)
}

function one(span: Span): Expression {
  return numberNode('1', span)
}

function infinity(span: Span): Expression {
  return { kind: 'constant', name: 'infinity', span }
}
