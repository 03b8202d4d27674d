/** The rules for tokens between two operands. */
import { callOf } from '../calls.ts'
import {
  BINARY_OPERATORS,
  BINDING,
  INFIX_BINDINGS,
  PHASOR_SIGN,
  RELATIONS,
  sharesUnit,
} from '../operators.ts'
import type { Token } from '../token.ts'
import type { BinaryNode, BinaryOperator, Expression, QuantityNode, Relation, Span } from '../tree.ts'
import { items } from './brackets.ts'
import { readMarks } from './marks.ts'
import { binaryNode, nameAt, spanOf } from './nodes.ts'
import type { InfixRule, Parser } from './parser.ts'
import { ruleKey } from './rule-key.ts'
import { endsBeforeEqual } from './statement.ts'
import { message } from '../../messages/syntax.ts'

/** The rule for the next token, behind an operand. */
export function infixRule(parser: Parser, token: Token): InfixRule | undefined {
  const rule = RULES.get(ruleKey(token))
  if (rule) return rule
  if (isInfixFunction(parser, token)) return FUNCTION_RULES.get(token.text)
  return parser.startsFactor(token) ? IMPLICIT_PRODUCT : undefined
}

const operatorRule = ([sign, { operator, binding }]: readonly [
  string,
  { readonly operator: BinaryOperator; readonly binding: number },
]): readonly [string, InfixRule] => {
  if (operator === '^' || operator === '.^') {
    return [sign, { binding, parse: (parser, left, token) => power(parser, operator, left, token) }]
  }
  if (operator === '/') return [sign, { binding, parse: quotient }]
  if (operator === '±') return [sign, { binding, parse: uncertain }]
  const remainder = operator === 'mod'
  return [sign, { binding, remainder, parse: (parser, left) => binary(parser, operator, left, binding) }]
}

/** A unit behind a power belongs to the whole of it, however loosely the power binds here. */
const UNIT_OF_POWER: InfixRule = { binding: Infinity, parse: unitOfPower }

const RULES: ReadonlyMap<string, InfixRule> = new Map<string, InfixRule>([
  ...[...BINARY_OPERATORS].map(operatorRule),
  ...[...RELATIONS.keys()].map(sign => [sign, { binding: BINDING.compare, parse: compare }] as const),
  ['..', { binding: BINDING.range, parse: range }],
  [PHASOR_SIGN, { binding: BINDING.phasor, parse: phasor }],
  ['[', UNIT_OF_POWER],
  ['unit', UNIT_OF_POWER],
])

const FUNCTION_RULES: ReadonlyMap<string, InfixRule> = new Map(
  [...INFIX_BINDINGS].map(([name, binding]) => [
    name,
    { binding, parse: (parser, left, token) => infixCall(parser, left, token, binding) },
  ]),
)

const IMPLICIT_PRODUCT: InfixRule = { binding: BINDING.product, parse: implicitProduct }

function binary(parser: Parser, operator: BinaryOperator, left: Expression, binding: number): BinaryNode {
  const sign = parser.advance()
  return binaryNode(parser, operator, left, parser.expression(binding + 1), sign)
}

/** `5.0 ± 0.1 [mm]`: the unit belongs to both numbers where the first has none of its own. */
function uncertain(parser: Parser, left: Expression): Expression {
  const sign = parser.advance()
  const right = parser.expression(BINDING.uncertainty + 1)
  if (right === parser.grouped || !sharesUnit(left, right)) return binaryNode(parser, '±', left, right, sign)
  const value = binaryNode(parser, '±', left, right.value, sign)
  const span = { start: left.span.start, end: right.value.span.end }
  return { ...right, value: { ...value, span }, span: value.span }
}

/** `10∠30°` is `polar(10, 30°)`; a unit behind that of the angle, `230∠30° [V]`, is that of the magnitude. */
function phasor(parser: Parser, left: Expression): Expression {
  const sign = parser.advance()
  const right = parser.expression(BINDING.phasor + 1)
  const { angle, unit } = right === parser.grouped ? { angle: right } : angleIn(right)
  const magnitude = unit && left.kind !== 'quantity' ? { ...unit, value: left, span: left.span } : null
  const parts = magnitude ? [magnitude, angle] : [left, right]
  return callOf('polar', spanOf(sign), parts, parser.since(left.span))
}

/** An angle with a unit of its own, and the quantity that a further unit behind it makes of it. */
function angleIn(node: Expression): { readonly angle: Expression; readonly unit?: QuantityNode } {
  if (node.kind === 'quantity' && node.value.kind === 'quantity') return { angle: node.value, unit: node }
  if (node.kind !== 'unary' || node.operator !== '-') return { angle: node }
  const inner = angleIn(node.operand)
  return { ...inner, angle: { ...node, operand: inner.angle } }
}

/** Powers group from the right; a sign may stand before the exponent. */
function power(parser: Parser, operator: '^' | '.^', left: Expression, sign: Token): Expression | null {
  if (isSideOfLimit(parser, sign)) return null
  parser.advance()
  const exponent = parser.notation.exponent(parser)
  return parser.notation.afterPower(parser, binaryNode(parser, operator, left, exponent, sign))
}

/** Whether `^{+}` is the side from which a variable tends to a point. */
export function isSideOfLimit(parser: Parser, { text }: Token): boolean {
  if (!parser.inLimit || text !== '^' || !parser.isSign('}', 3)) return false
  return parser.isSign('+', 2) || parser.isSign('-', 2)
}

function quotient(parser: Parser, left: Expression): Expression {
  const isLetterD = left.kind === 'name' && left.name === 'd'
  if (!isLetterD || !startsDerivative(parser)) return binary(parser, '/', left, BINDING.product)
  parser.advance()
  return derivative(parser, left)
}

/** Whether `d/` is followed by `dx(`, all in one. */
function startsDerivative(parser: Parser): boolean {
  const [slash, variable, bracket] = [parser.peek(), parser.peek(1), parser.peek(2)]
  if (variable.kind !== 'name' || !/^d\p{L}/u.test(variable.text) || !parser.isSign('(', 2)) return false
  return ![slash, variable, bracket].some(token => token.space)
}

/** `d/dx(x^2)` is `diff(x^2, x)`. */
function derivative(parser: Parser, left: Expression): Expression {
  const { text, start, end } = parser.advance()
  const variable = nameAt(text.slice(1), { start: start + 1, end })
  const operands = items(parser, ')', parser.advance())
  const nameSpan = { start: left.span.start, end }
  return callOf('diff', nameSpan, [...operands, variable], parser.since(left.span))
}

/** Whether a name behind an operand stands between the two arguments of its function. */
export function isInfixFunction(parser: Parser, token: Token): boolean {
  if (token.kind !== 'name' || !INFIX_BINDINGS.has(token.text)) return false
  const next = parser.peek(1)
  if (next.kind === 'sign' && next.text === '(') return next.space
  return parser.startsFactor(next) || (next.kind === 'sign' && /^[-+[]$/.test(next.text))
}

/** `17 div 5` is `div(17, 5)`. */
function infixCall(parser: Parser, left: Expression, token: Token, binding: number): Expression {
  if (binding === BINDING.phasor) return phasor(parser, left)
  parser.advance()
  const right = parser.expression(binding + 1)
  return callOf(token.text, spanOf(token), [left, right], parser.since(left.span))
}

function unitOfPower(parser: Parser, left: Expression): Expression | null {
  const isPower = left.kind === 'binary' && left.operator.endsWith('^')
  if (parser.inExponent || !isPower || parser.grouped === left) return null
  return readMarks(parser, left)
}

/** `3 U^2 2 pi f`: a number behind the exponent of a name. */
function isBehindExponent(parser: Parser, { space }: Token): boolean {
  return space && parser.index > 2 && parser.isSign('^', -2) && parser.peek(-3).kind === 'name'
}

/** Whether the parser is in a list, `[1 2 3]`. */
const isItem = ({ tokens, index }: Parser): boolean =>
  tokens.slice(0, index).findLast(({ text }) => /^[[\]()]$/.test(text))?.text === '['

export function implicitProduct(parser: Parser, left: Expression, token: Token): Expression {
  const isBehindNumber = parser.peek(-1).kind === 'number' && !isBehindExponent(parser, token)
  if (token.kind === 'number' && (isBehindNumber || left.kind === 'quantity')) {
    throw parser.expected(message(isItem(parser) ? 'syntax.number-item' : 'syntax.number-operator'))
  }
  const right = parser.expression(BINDING.product + 1)
  // A bracket right behind a constant may be meant as a call; LaTeX has `\left` between the two.
  const start = left.kind === 'constant' && !token.space ? left.span.end : token.start
  const operatorSpan = { start, end: start }
  const span = parser.since(left.span)
  const { joined } = token
  return {
    kind: 'binary',
    operator: '*',
    left,
    right,
    operatorSpan,
    span,
    implicit: true,
    ...(joined && { joined }),
  }
}

function compare(parser: Parser, first: Expression): Expression | null {
  const operands = [first]
  const relations: Relation[] = []
  const relationSpans: Span[] = []
  for (;;) {
    const token = parser.peek()
    const relation = token.kind === 'sign' ? RELATIONS.get(token.text) : undefined
    if (!relation || (token.text === '=' && endsBeforeEqual(parser))) break
    parser.advance()
    relations.push(relation)
    relationSpans.push(spanOf(token))
    operands.push(parser.expression(BINDING.range))
  }
  if (relations.length === 0) return null
  return { kind: 'compare', operands, relations, relationSpans, span: parser.since(first.span) }
}

function range(parser: Parser, from: Expression): Expression {
  parser.advance()
  const to = parser.expression(BINDING.range + 1)
  if (parser.isSign('..')) throw parser.expected(message('syntax.range'))
  return { kind: 'range', from, to, span: parser.since(from.span) }
}
