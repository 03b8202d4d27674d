/** How the engine is asked for sums and products over a counter. */
import { nodesIn } from '@calcwright/math/expression'
import type { CallNode, Expression, NameNode } from '@calcwright/math/expression'
import type { QuestionScope, SumQuestion } from '@calcwright/math/dimensions'
import { binaryNode, callNode, isPolynomial, lambdaNode, numberNode } from '@calcwright/math/rewriting'
import { message } from '@calcwright/math/messages/answers'
import { operationName, ownName } from '@calcwright/reference/functions'
import { isUndefined, type ReadsNoAnswer } from '../answers/answer.ts'
import { fractionsOf, isNumber } from '../decimals/fractions.ts'
import { inSteps } from './stepped-sums.ts'

/** @returns the call that gives the sum, over terms of many digits where there are many of them */
export function askedSum(question: SumQuestion, scope: QuestionScope): Expression {
  const { args, isScalar, isEndless, isLong } = question
  if (isOpenSum(question))
    return upwards(callNode(operationName('factor'), [question.call], question.source.span), question)
  if (isEndless && isScalar) return endlessSum(question, scope)
  if (!isLong) return upwards(inSteps(question.call, args), question)
  const precise = args.with(0, preciseTerm(args[0]!))
  return upwards(asDecimal(inSteps({ ...question.call, args: precise }, precise)), question)
}

/** @returns the call that gives the product */
export function askedProduct(question: SumQuestion, scope: QuestionScope): Expression {
  const { call, args, hasBounds, isEndless, isLong } = question
  if (!hasBounds) return indefinite(question)
  if (isEndless) return endlessProduct(question, scope)
  const precise = { ...call, args: args.with(0, preciseTerm(args[0]!)) }
  return upwards(isLong ? asDecimal(precise) : call, question)
}

/** A sum of endlessly many terms that the engine calls undefined. */
export const withoutSum: ReadsNoAnswer = ({ value }, formula) => {
  if (formula.kind !== 'call' || ownName(formula.name) !== 'sum' || !isUndefined(value)) return null
  const isEndless = nodesIn(formula).some(node => node.kind === 'constant' && node.name === 'infinity')
  return isEndless ? { kind: 'argument', message: message('argument.sum'), span: formula.span } : null
}

/** Digits of the terms: enough for the rounding of a million of them not to show. */
const DIGITS = '25'

/** The term as a decimal of many digits. */
function preciseTerm(term: Expression): Expression {
  const { span } = term
  const one = callNode(operationName('evalf'), [numberNode('1', span), numberNode(DIGITS, span)], span)
  return binaryNode('*', one, term, span)
}

/** The result as an ordinary decimal. */
const asDecimal = (result: Expression): Expression =>
  binaryNode('*', numberNode('1.0', result.span), result, result.span)

/**
 * Below its first value a counter takes none: the sum is 0, the product 1. The engine counts backwards there,
 * with the opposite sign.
 */
function upwards(tree: Expression, { kind, args, isScalar }: SumQuestion): Expression {
  const [, counter, ...bounds] = args
  const range = counter?.kind === 'compare' ? counter.operands[1] : undefined
  const [from, to] = range?.kind === 'range' ? [range.from, range.to] : bounds
  if (!from || !to || !isScalar) return tree
  const [low, high] = [from, to].map(literalNumber)
  if (low !== undefined && high !== undefined && low <= high) return tree
  const { span } = tree
  const empty = numberNode(kind === 'sum' ? '0' : '1', span)
  return callNode(operationName('count_upwards'), [lambdaNode('arg_s', tree, span), empty, from, to], span)
}

function literalNumber(node: Expression): number | undefined {
  if (node.kind === 'number') return Number(node.text)
  if (node.kind !== 'unary' || node.operator !== '-') return undefined
  const value = literalNumber(node.operand)
  return value === undefined ? undefined : -value
}

/** Whether the sum of a polynomial is a formula of its bounds, which the engine leaves unfactored. */
function isOpenSum({ args: [term, counter], hasOpenBounds, isScalar }: SumQuestion): boolean {
  return hasOpenBounds && isScalar && counter?.kind === 'name' && isPolynomial(term!, counter.name)
}

/**
 * Terms with decimals are added up; where that finds nothing, the engine gets them as the fractions that they
 * are. For exact terms the engine has a formula, and a sum that it leaves standing is added up.
 */
function endlessSum({ source, call, args }: SumQuestion, scope: QuestionScope): Expression {
  const [term, counter, from] = args
  const { span } = source
  const { call: exact, hasDecimals } = fractionsOf(call, scope)
  const isDecimal = hasDecimals && isNumber(exact, scope)
  const inTerms = (of: Expression): Expression => lambdaNode((counter as NameNode).name, of, span)
  const formula = isDecimal ? callNode(operationName('evalf'), [exact], span) : call
  const flag = numberNode(isDecimal ? '1' : '0', span)
  const parts = [lambdaNode('arg_s', formula, span), inTerms(term!), inTerms(exact.args[0]!), from!, flag]
  return callNode(operationName('sum_endless'), parts, span)
}

/** The engine multiplies up to a number only: the limit of such products, else the sum of the logarithms. */
function endlessProduct({ source, args }: SumQuestion, scope: QuestionScope): Expression {
  const [factor, counter, from, to] = args
  const { span } = source
  const last = lastOf(source)
  const limit = callNode('limit', [productTo(source, factor!, counter!, from!, last), last, to!], span)
  const { call: exact, hasDecimals } = fractionsOf({ ...source, args: [factor!, counter!] }, scope)
  const logarithm = (of: Expression): Expression =>
    lambdaNode((counter as NameNode).name, callNode('ln', [of], span), span)
  const logarithms = [logarithm(factor!), logarithm(exact.args[0]!)]
  const flag = numberNode(hasDecimals ? '1' : '0', span)
  const parts = [lambdaNode('arg_p', limit, span), ...logarithms, from!, flag]
  return callNode(operationName('product_endless'), parts, span)
}

/**
 * Without bounds: the formula P(k) with P(k + 1)/P(k) = f(k) and P(1) = 1, as a sum without bounds is the one
 * whose steps are f(k). The engine would multiply the factor by the name of the counter.
 */
function indefinite({ source, args: [factor, counter] }: SumQuestion): Expression {
  const { span } = source
  const [one, last] = [numberNode('1', span), lastOf(source)]
  const product = productTo(source, factor!, counter!, one, binaryNode('-', last, one, span))
  return callNode(operationName('subst'), [product, last, counter!], span)
}

const lastOf = ({ span }: CallNode): Expression => ({ kind: 'name', name: 'arg_last', span })

const productTo = (
  source: CallNode,
  ...args: [Expression, Expression, Expression, Expression]
): Expression => ({ ...source, name: 'product', args })
