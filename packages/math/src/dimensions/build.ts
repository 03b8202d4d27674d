/** Building blocks of rewritten formulas. New nodes carry the span of what they stand for. */
import type { BinaryOperator, CallNode, Expression, Span } from '../expression/tree.ts'
import { operationName } from '@calcwright/reference/functions'
import type { Rational } from '../rational.ts'
import type { Factor } from '../units/index.ts'

export function numberNode(text: string, span: Span): Expression {
  return { kind: 'number', text, span }
}

export function binaryNode(
  operator: BinaryOperator,
  left: Expression,
  right: Expression,
  span: Span,
): Expression {
  return { kind: 'binary', operator, left, right, operatorSpan: span, span }
}

export function callNode(name: string, args: readonly Expression[], span: Span): Expression {
  return { kind: 'call', name, nameSpan: span, args, span }
}

/** An operation that no name of a worksheet hides. Numbers and symbols know it by this word. */
export function operationNode(word: string, args: readonly Expression[], span: Span): CallNode {
  return { kind: 'call', name: operationName(word), nameSpan: span, args, span }
}

/** `x -> body`. */
export function lambdaNode(parameter: string, body: Expression, span: Span): Expression {
  return { kind: 'lambda', parameters: [{ kind: 'name', name: parameter, span }], body, span }
}

/** `left = right`. */
export function equationNode(left: Expression, right: Expression, span: Span): Expression {
  return { kind: 'compare', operands: [left, right], relations: ['=='], relationSpans: [span], span }
}

export function negated(operand: Expression, span: Span): Expression {
  return { kind: 'unary', operator: '-', operand, span }
}

/** The inverse of a matrix, whatever the sizes of its items; an error where it has none. */
export function invertedNode(matrix: Expression, span: Span): Expression {
  return operationNode('mat_inverse', [matrix], span)
}

export function isNumberOne(node: Expression): boolean {
  return node.kind === 'number' && node.text === '1'
}

/** An integer or a fraction of integers; a negative one carries its sign. */
export function rationalNode(value: Rational, span: Span): Expression {
  const magnitude = value.absolute()
  const top = numberNode(magnitude.numerator.toString(), span)
  const fraction = magnitude.isInteger
    ? top
    : binaryNode('/', top, numberNode(magnitude.denominator.toString(), span), span)
  return value.sign < 0 ? negated(fraction, span) : fraction
}

const BEYOND_DECIMALS = '1e999'

/** A decimal with the digits of the nearest double. It never looks like an integer, which would be exact. */
export function decimalNode(value: number, span: Span): Expression {
  // A number beyond all decimals is said to be one where it is calculated.
  const digits = Number.isFinite(value) ? String(Math.abs(value)).replace('e+', 'e') : BEYOND_DECIMALS
  const node = numberNode(/[.e]/.test(digits) ? digits : `${digits}.0`, span)
  return value < 0 ? negated(node, span) : node
}

/** A rational number times a power of π. */
export function exactNode(coefficient: Rational, pi: number, span: Span): Expression {
  if (pi === 0 || coefficient.isZero) return rationalNode(coefficient, span)
  const power = piPower(Math.abs(pi), span)
  const magnitude = coefficient.absolute()
  const top = numberNode(magnitude.numerator.toString(), span)
  const bottom = magnitude.isInteger ? undefined : numberNode(magnitude.denominator.toString(), span)
  const isOne = magnitude.numerator === 1n
  let node = pi > 0 ? (isOne ? power : binaryNode('*', top, power, span)) : top
  if (bottom !== undefined) node = binaryNode('/', node, bottom, span)
  if (pi < 0) node = binaryNode('/', node, power, span)
  return coefficient.sign < 0 ? negated(node, span) : node
}

function piPower(power: number, span: Span): Expression {
  const pi: Expression = { kind: 'constant', name: 'pi', span }
  return power === 1 ? pi : binaryNode('^', pi, numberNode(String(power), span), span)
}

/**
 * A change of a number, made to each item of a list (rank 1) or matrix (rank 2). The number is
 * computed once, however often the change mentions it.
 */
export function overItems(
  tree: Expression,
  rank: 0 | 1 | 2,
  change: (item: Expression) => Expression,
): Expression {
  const { span } = tree
  if (rank === 0) {
    if (tree.kind === 'number' || tree.kind === 'name') return change(tree)
    const single: Expression = { kind: 'list', items: [tree], span }
    return operationNode('head', [overItems(single, 1, change)], span)
  }
  const parameter = rank === 1 ? 'arg_x' : 'arg_row'
  const item: Expression = { kind: 'name', name: parameter, span }
  const body = rank === 1 ? change(item) : overItems(item, 1, change)
  return operationNode('map', [tree, lambdaNode(parameter, body, span)], span)
}

/** The size of a unit: exact where it is exact, else a decimal. */
export function factorNode(factor: Factor, span: Span): Expression {
  if (!factor.exact) return decimalNode(factor.toNumber(), span)
  return exactNode(factor.coefficient, factor.pi, span)
}

export function isOne(factor: Factor): boolean {
  const { coefficient } = factor
  return factor.exact && factor.pi === 0 && coefficient.isInteger && coefficient.numerator === 1n
}

/** A text that is the same for trees that differ in their spans only. */
export function treeKey(node: Expression): string {
  return JSON.stringify(node, (key, value: unknown) =>
    key === 'span' ||
    key.endsWith('Span') ||
    key === 'relationSpans' ||
    key === 'style' ||
    key === 'implicit' ||
    key === 'mixed'
      ? undefined
      : value,
  )
}
