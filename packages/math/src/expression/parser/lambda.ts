/** Functions without a name: `x -> x^2`, `(x, y) -> x + y`. */
import { constantOf } from '../names.ts'
import { isHideable, withParameters } from '../hidden-constants.ts'
import { BINDING } from '../operators.ts'
import { SyntaxFault } from '../problem.ts'
import type { Token } from '../token.ts'
import type { Expression, NameNode } from '../tree.ts'
import { nameAt } from './nodes.ts'
import type { Parser } from './parser.ts'
import { message } from '../../messages/syntax.ts'

/** @param first its first token: a parameter, or the bracket around them */
export function lambda(parser: Parser, first: Token): Expression {
  const parameters = first.kind === 'name' ? [parameter(parser)] : parametersInBrackets(parser)
  parser.advance()
  const body = withParameters(parser.expression(BINDING.lambda), parameters)
  return { kind: 'lambda', parameters, body, span: parser.since(first) }
}

function parametersInBrackets(parser: Parser): NameNode[] {
  const open = parser.advance()
  const names = [parameter(parser)]
  while (parser.accept(',')) names.push(parameter(parser))
  parser.close(')', open)
  return names
}

function parameter(parser: Parser): NameNode {
  const token = parser.peek()
  if (token.kind !== 'name') throw parser.expected(message('syntax.target.lambda-parameter'))
  const constant = constantOf(token.text)
  if (constant && !isHideable(constant))
    throw parser.expected(message('syntax.constant.lambda-parameter', { name: token.text }))
  if (token.text.endsWith("'")) throw new SyntaxFault(message('syntax.primes'), token)
  parser.advance()
  return nameAt(token.text, token)
}

/** Whether names in brackets followed by an arrow come next. */
export function startsLambda(parser: Parser): boolean {
  const end = namesInBrackets(parser)
  return end !== null && parser.isSign('->', end)
}

/** How far behind the bracket that comes next the names between commas in it end; null for anything else in it. */
export function namesInBrackets(parser: Parser): number | null {
  let at = 1
  while (parser.peek(at).kind === 'name' && parser.isSign(',', at + 1)) at += 2
  return parser.peek(at).kind === 'name' && parser.isSign(')', at + 1) ? at + 2 : null
}
