/** Sums, products, integrals and limits. */
import { callOf } from '../../calls.ts'
import { constantOf } from '../../names.ts'
import { BINDING } from '../../operators.ts'
import { SyntaxFault } from '../../problem.ts'
import type { Token } from '../../token.ts'
import type { Expression, NameNode, Span } from '../../tree.ts'
import { impliedNumber, nameAt, numberAt, spanOf } from '../nodes.ts'
import type { Parser } from '../parser.ts'
import { closeBrace, group, isEmptyGroup } from './groups.ts'
import { message } from '../../../messages/syntax.ts'

/** `_{k=1}` and `^{10}`, in either order. */
function limits<T>(
  parser: Parser,
  readLower: (parser: Parser) => T,
): { lower: T | null; upper: Expression | null } {
  let lower: T | null = null
  let upper: Expression | null = null
  for (;;) {
    const below = parser.isSign('_')
    if (!below && !parser.isSign('^')) return { lower, upper }
    parser.advance()
    if (isEmptyGroup(parser)) parser.index += 2
    else if (below) lower = readLower(parser)
    else upper = group(parser)
  }
}

/** A sum or a product over a counter. */
export function counted(name: string) {
  return (parser: Parser, token: Token): Expression => {
    parser.advance()
    const { lower, upper } = limits(parser, counter)
    if (lower && !lower.from && upper) throw new SyntaxFault(message('syntax.counter-start'), lower.end)
    // `\sum_{k}` alone is the sum without bounds, whose difference is the term.
    if (!lower || !lower.from !== !upper) throw parser.expected(message('syntax.counter'))
    const term = parser.expression(BINDING.product)
    const bounds = lower.from && upper ? [lower.from, upper] : []
    return callOf(name, spanOf(token), [term, lower.variable, ...bounds], parser.since(token))
  }
}

/** `{k=1}`, or `{k}` with no first value. `end` is the closing brace. */
function counter(parser: Parser): { variable: Expression; from: Expression | null; end: Span } {
  const open = parser.advance()
  const token = parser.peek()
  if (token.kind !== 'name') throw parser.expected(message('syntax.counter-name'))
  parser.advance()
  const constant = constantOf(token.text)
  const variable: Expression = constant
    ? { kind: 'constant', name: constant, span: spanOf(token) }
    : nameAt(token.text, token)
  const end = spanOf(parser.peek())
  if (parser.accept('}')) return { variable, from: null, end }
  if (!parser.accept('=') && !parser.accept('==')) throw parser.expected(message('syntax.counter-start'))
  const from = parser.inside(() => parser.expression(BINDING.range))
  closeBrace(parser, open)
  return { variable, from, end }
}

export function integral(parser: Parser, token: Token): Expression {
  parser.advance()
  const { lower, upper } = limits(parser, group)
  if (!lower !== !upper) throw parser.expected(message('syntax.integral-bounds'))
  parser.integrals += 1
  // `\int dx` integrates 1.
  const bare = parser.peek().kind === 'differential'
  const integrand = bare ? impliedNumber('1', parser.peek()) : parser.expression(BINDING.sum)
  parser.integrals -= 1
  if (parser.peek().kind !== 'differential') throw parser.expected(message('syntax.integral-variable'))
  parser.advance()
  const args = [integrand, variableOf(parser, 'the integral'), ...(lower && upper ? [lower, upper] : [])]
  return callOf('integrate', spanOf(token), args, parser.since(token))
}

/** Outside of integrals and derivatives the field's own `\differentialD t` is a name such as dt. */
export function differential(parser: Parser, token: Token): Expression {
  parser.advance()
  const next = parser.peek()
  if (next.kind !== 'name' || next.space || parser.integrals > 0) return nameAt('d', token)
  parser.advance()
  return nameAt(`d${next.text}`, { start: token.start, end: next.end })
}

function variableOf(parser: Parser, what: string): NameNode {
  const token = parser.peek()
  if (token.kind !== 'name' || constantOf(token.text))
    throw parser.expected(message('syntax.variable-of', { what }))
  parser.advance()
  return nameAt(token.text, token)
}

export function limit(parser: Parser, token: Token): Expression {
  parser.advance()
  const { lower } = limits(parser, approach)
  if (!lower) throw parser.expected(message('syntax.limit'))
  const operand = parser.expression(BINDING.product)
  return callOf('limit', spanOf(token), [operand, ...lower], parser.since(token))
}

/** `x \to a`, with a side as `a^{+}` or `a^{-}`. */
function approach(parser: Parser): Expression[] {
  const open = parser.advance()
  const variable = variableOf(parser, 'the limit')
  if (!parser.accept('->')) throw parser.expected(message('syntax.limit-arrow'))
  const point = parser.inside(() => {
    parser.inLimit = true
    return parser.expression(BINDING.range)
  })
  const args: Expression[] = [variable, point]
  if (parser.accept('^')) {
    parser.advance()
    const sign = parser.advance()
    const one = numberAt('1', sign)
    args.push(sign.text === '+' ? one : { kind: 'unary', operator: '-', operand: one, span: spanOf(sign) })
    parser.advance()
  }
  closeBrace(parser, open)
  return args
}
