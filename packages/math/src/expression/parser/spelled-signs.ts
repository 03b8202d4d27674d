/**
 * Integrals, sums, products and limits as they are spelled in text: `int_0^1 x^2 dx`,
 * `sum_(k=1)^5 k`, `prod_(k=1)^n k`, `lim_(x->0) sin(x)/x`.
 */
import { callOf } from '../calls.ts'
import { mayBeHidden } from '../hidden-constants.ts'
import { constantOf } from '../names.ts'
import { BINDING } from '../operators.ts'
import type { Token } from '../token.ts'
import type { Expression, NameNode, SyntaxCode } from '../tree.ts'
import { parenthesised } from './brackets.ts'
import { nameAt, numberAt, spanOf } from './nodes.ts'
import type { Parser } from './parser.ts'
import type { Message } from '../../messages/message.ts'
import { message } from '../../messages/syntax.ts'

const SUMS: ReadonlyMap<string, string> = new Map([
  ['sum_', 'sum'],
  ['prod_', 'product'],
  ['product_', 'product'],
])

const LIMITS: ReadonlySet<string> = new Set(['lim_', 'limit_'])

const INTEGRAL = /^int_(\p{L}*\d*)$/u

/** @returns null where the name at the parser is none of these signs */
export function spelledSign(parser: Parser, token: Token): Expression | null {
  const sum = SUMS.get(token.text)
  if (sum !== undefined) return counted(parser, token, sum)
  if (LIMITS.has(token.text)) return limit(parser, token)
  const isBound = token.text === 'int_' || parser.isSign('^', 1)
  return isBound && isIntegral(token) && endIntegral(parser) ? integral(parser, token) : null
}

const isIntegral = ({ kind, text }: Token): boolean => kind === 'name' && INTEGRAL.test(text)

/** Makes the `dx` behind the integrand a sign; false where there is none, and `int_0` is a name. */
function endIntegral(parser: Parser): boolean {
  const { tokens } = parser
  let depth = 0
  let inner = 0
  for (let at = parser.index + 1; at < tokens.length && depth >= 0; at += 1) {
    const token = tokens[at]!
    if (token.kind === 'sign' && '([{'.includes(token.text)) depth += 1
    else if (token.kind === 'sign' && ')]}'.includes(token.text)) depth -= 1
    else if (depth > 0) continue
    else if (token.kind === 'differential' && inner === 0) return true
    else if (isIntegral(token)) inner += 1
    else if (isDifferential(token, tokens[at - 1]!)) {
      if (inner === 0) return splitDifferential(parser, at)
      inner -= 1
    }
  }
  return false
}

/** A `dx` behind something that ends, and not behind an operator. */
function isDifferential({ kind, text }: Token, before: Token): boolean {
  const follows = before.kind !== 'sign' || ')]}|!%°'.includes(before.text)
  return kind === 'name' && /^d\p{L}/u.test(text) && follows
}

function splitDifferential({ tokens }: Parser, at: number): true {
  const token = tokens[at]!
  const middle = token.start + 1
  const sign: Token = { ...token, kind: 'differential', text: 'd', end: middle }
  const name: Token = { ...token, text: token.text.slice(1), start: middle, space: false }
  tokens.splice(at, 1, sign, name)
  return true
}

function integral(parser: Parser, token: Token): Expression {
  parser.advance()
  const lower = lowerBound(parser, token)
  const upper = above(parser, message('syntax.upper-bound'))
  parser.integrals += 1
  const integrand = parser.expression(BINDING.sum)
  parser.integrals -= 1
  if (parser.peek().kind !== 'differential') throw parser.expected(message('syntax.integral-variable'))
  parser.advance()
  const variable = variableOf(parser)
  return callOf('integrate', spanOf(token), [integrand, variable, lower, upper], parser.since(token))
}

/** The bound behind the `_`: in the name itself, or as brackets or a negative number after it. */
function lowerBound(parser: Parser, token: Token): Expression {
  const [, text = ''] = INTEGRAL.exec(token.text)!
  const place = { start: token.end - text.length, end: token.end }
  const constant = constantOf(text)
  if (constant) return { kind: 'constant', name: constant, span: place }
  if (text !== '') return /^\d/.test(text) ? numberAt(text, place) : nameAt(text, place)
  if (parser.isSign('(')) return parenthesised(parser, parser.peek())
  const sign = parser.advance()
  const operand = parser.expression(BINDING.postfix)
  return { kind: 'unary', operator: '-', operand, span: parser.since(sign) }
}

function counted(parser: Parser, token: Token, name: string): Expression {
  parser.advance()
  parser.advance()
  const variable = counterOf(parser)
  if (!parser.accept('=')) throw parser.expected(message('syntax.counter-start'))
  const from = parser.expression(BINDING.range)
  close(parser)
  const upper = above(parser, message('syntax.counter-end'))
  const term = parser.expression(BINDING.product)
  return callOf(name, spanOf(token), [term, variable, from, upper], parser.since(token))
}

function limit(parser: Parser, token: Token): Expression {
  parser.advance()
  parser.advance()
  const variable = variableOf(parser)
  if (!parser.accept('->')) throw parser.expected(message('syntax.limit-arrow'))
  const side = sideOf(parser)
  const point = parser.expression(BINDING.range)
  close(parser)
  const term = parser.expression(BINDING.product)
  return callOf('limit', spanOf(token), [term, variable, point, ...side], parser.since(token))
}

/** Takes out the sign of `0+` or `0^-` before the bracket that closes. */
function sideOf({ tokens, index }: Parser): Expression[] {
  const end = tokens.findIndex(({ kind, text }, at) => at > index && kind === 'sign' && text === ')')
  const sign = tokens[end - 1]
  if (!sign || sign.kind !== 'sign' || !'+-'.includes(sign.text) || end - 1 <= index) return []
  const isRaised = tokens[end - 2]?.text === '^'
  tokens.splice(isRaised ? end - 2 : end - 1, isRaised ? 2 : 1)
  const one = numberAt('1', sign)
  return [sign.text === '+' ? one : { kind: 'unary', operator: '-', operand: one, span: spanOf(sign) }]
}

/** The counter of a sum may be called i, which hides the imaginary unit. */
function counterOf(parser: Parser): Expression {
  const token = parser.peek()
  const constant = token.kind === 'name' ? constantOf(token.text) : undefined
  if (!constant || !mayBeHidden(constant)) return variableOf(parser)
  parser.advance()
  return { kind: 'constant', name: constant, span: spanOf(token) }
}

function variableOf(parser: Parser): NameNode {
  const token = parser.peek()
  if (token.kind !== 'name' || constantOf(token.text)) throw parser.expected(message('syntax.variable'))
  parser.advance()
  return nameAt(token.text, token)
}

function above(parser: Parser, problem: Message<SyntaxCode>): Expression {
  if (!parser.accept('^')) throw parser.expected(problem)
  return parser.notation.exponent(parser)
}

function close(parser: Parser): void {
  if (!parser.accept(')')) throw parser.expected(message('syntax.closing-bracket'))
}
