/** Groups in braces, and the structures made of nothing else: fractions, roots, fences, logarithms with a base. */
import { callOf } from '../../calls.ts'
import { SyntaxFault } from '../../problem.ts'
import type { Token } from '../../token.ts'
import type { Expression } from '../../tree.ts'
import { applied, named } from '../names.ts'
import { spanOf } from '../nodes.ts'
import type { Parser } from '../parser.ts'
import { message } from '../../../messages/syntax.ts'

/** The expression between braces, which act as a bracket. */
export function group(parser: Parser): Expression {
  const open = parser.peek()
  if (!parser.accept('{')) throw parser.expected(message('syntax.group'))
  const { integrals } = parser
  parser.integrals = 0
  const inner = parser.inside(() => parser.expression(0))
  parser.integrals = integrals
  closeBrace(parser, open)
  return inner
}

export function closeBrace(parser: Parser, open: Token): void {
  if (parser.accept('}')) return
  const next = parser.peek()
  throw new SyntaxFault(next.fault ?? message('syntax.group-end'), next.kind === 'end' ? open : next)
}

export function isEmptyGroup(parser: Parser): boolean {
  return parser.isSign('{') && parser.isSign('}', 1)
}

export function fraction(parser: Parser, token: Token): Expression {
  parser.advance()
  const left = group(parser)
  const right = group(parser)
  const [operatorSpan, span] = [spanOf(token), parser.since(token)]
  return { kind: 'binary', operator: '/', left, right, operatorSpan, span }
}

/** The call of a function whose arguments are the groups behind its command. */
export function callOfGroups(name: string, count: number) {
  return (parser: Parser, token: Token): Expression => {
    parser.advance()
    const args = Array.from({ length: count }, () => group(parser))
    return callOf(name, spanOf(token), args, parser.since(token))
  }
}

export function root(parser: Parser, token: Token): Expression {
  parser.advance()
  const degree = isEmptyGroup(parser) ? null : group(parser)
  if (!degree) parser.index += 2
  const radicand = group(parser)
  return degree
    ? callOf('nthroot', spanOf(token), [radicand, degree], parser.since(token))
    : callOf('sqrt', spanOf(token), [radicand], parser.since(token))
}

/** Brackets of their own meaning: `⌊x⌋`, `‖v‖`. */
export function fenced(close: string, name: string) {
  return (parser: Parser, token: Token): Expression => {
    parser.advance()
    const inner = parser.inside(() => parser.expression(0))
    if (!parser.accept(close)) throw parser.expected(message('syntax.bracket.fence'))
    return callOf(name, spanOf(token), [inner], parser.since(token))
  }
}

/** A name; `\log_{2}` is a logarithm with its base. */
export function nameOrLogarithm(parser: Parser, token: Token): Expression {
  if (token.text !== 'log' || !parser.isSign('_', 1)) return named(parser, token)
  parser.index += 2
  if (!isEmptyGroup(parser)) return applied(parser, token, group(parser))
  parser.index += 2
  return applied(parser, token)
}
