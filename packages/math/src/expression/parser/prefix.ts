/** How expressions begin in both notations. */
import { callOf } from '../calls.ts'
import { BINDING, binaryOperator } from '../operators.ts'
import { SyntaxFault } from '../problem.ts'
import type { Token } from '../token.ts'
import type { Expression, UnaryOperator } from '../tree.ts'
import { absolute, items, list, parenthesised } from './brackets.ts'
import { missingOperand } from './faults.ts'
import { named } from './names.ts'
import { binaryNode, impliedNumber, numberAt, spanOf } from './nodes.ts'
import { numeral } from '../mixed-numbers.ts'
import type { Parser, PrefixRule } from './parser.ts'
import { message } from '../../messages/syntax.ts'

/** A bar behind an operand closes those that are open. */
const outsideBars = (parser: Parser): boolean => parser.bars === 0

export const PREFIX_RULES: ReadonlyMap<string, PrefixRule> = new Map<string, PrefixRule>([
  ['+', { parse: signed, operator: true }],
  ['-', { parse: signed, operator: true }],
  ['not', { parse: negated, operator: true }],
  ['√', { parse: radical, operator: true, factor: true }],
  ['∛', { parse: cubeRoot, operator: true, factor: true }],
  ['number', { parse: number, factor: true }],
  ['string', { parse: quoted }],
  ['name', { parse: named, factor: true }],
  ['money', { parse: money, factor: true }],
  ['(', { parse: parenthesised, factor: true }],
  ['[', { parse: list }],
  ['|', { parse: absolute, factor: outsideBars }],
  ...['and', 'or', 'xor', 'mod'].map(word => [word, { parse: operatorCall }] as const),
])

/** A sign takes the whole product after it (`-a*b` is `-(a*b)`), but not a remainder. */
function signed(parser: Parser, token: Token, min: number): Expression {
  parser.advance()
  const operand = parser.expression(Math.max(min, BINDING.product), true)
  return { kind: 'unary', operator: token.text as UnaryOperator, operand, span: parser.since(token) }
}

/** `not` takes the comparison after it, but as a call, `not(a < b)*3`, only what stands in its bracket. */
function negated(parser: Parser, token: Token): Expression {
  parser.advance()
  const operand = parser.isSign('(') ? bracketOrMore(parser) : parser.expression(BINDING.not)
  return { kind: 'unary', operator: 'not', operand, span: parser.since(token) }
}

function bracketOrMore(parser: Parser): Expression {
  const bracket = parser.expression(BINDING.postfix)
  const { index } = parser
  const more = parser.continueFrom(bracket, BINDING.not)
  const isBracketsSide = more.kind === 'compare' && (more.operands[0] === bracket || !isTruth(bracket))
  if (more === bracket || isBracketsSide) return more
  parser.index = index
  return bracket
}

const isTruth = (node: Expression): boolean =>
  node.kind === 'compare' ||
  (node.kind === 'unary' && node.operator === 'not') ||
  (node.kind === 'binary' && ['and', 'or', 'xor'].includes(node.operator))

function radical(parser: Parser, token: Token): Expression {
  parser.advance()
  const operand = parser.expression(BINDING.postfix)
  return callOf('sqrt', spanOf(token), [operand], parser.since(token))
}

function cubeRoot(parser: Parser, token: Token): Expression {
  parser.advance()
  const operand = parser.expression(BINDING.postfix)
  return callOf('nthroot', spanOf(token), [operand, impliedNumber('3', token)], parser.since(token))
}

function quoted(parser: Parser, token: Token): Expression {
  parser.advance()
  return { kind: 'quoted', text: token.text, span: spanOf(token) }
}

function number(parser: Parser, token: Token): Expression {
  parser.advance()
  const read = numeral(token.text, token)
  if (read.kind === 'binary') parser.grouped = read
  return read
}

/** `$5`. */
function money(parser: Parser, sign: Token): Expression {
  parser.advance()
  const amount = parser.peek()
  if (amount.kind !== 'number') throw parser.expected(message('syntax.money', { currency: sign.text }))
  parser.advance()
  const unit = { kind: 'unit', name: sign.text, span: spanOf(sign) } as const
  return { kind: 'quantity', value: numberAt(amount.text, amount), unit, span: parser.since(sign) }
}

/** `mod(7, 3)` and `and(a, b, c)` are their operators between the arguments. */
function operatorCall(parser: Parser, token: Token): Expression {
  if (!parser.isSign('(', 1)) throw missingOperand(parser, token)
  parser.advance()
  const { operator } = binaryOperator(token.text)!
  const [first, ...others] = items(parser, ')', parser.advance())
  if (!first || others.length === 0) {
    throw new SyntaxFault(message('syntax.two-arguments', { name: token.text }), parser.since(token))
  }
  return others.reduce((left, right) => {
    const node = binaryNode(parser, operator, left, right, token)
    return { ...node, span: parser.since(token) }
  }, first)
}
