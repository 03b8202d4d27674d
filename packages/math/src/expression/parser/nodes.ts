/** Nodes that several rules make. */
import type { Token } from '../token.ts'
import type { BinaryNode, BinaryOperator, Expression, NameNode, NumberNode, Span } from '../tree.ts'
import type { Parser } from './parser.ts'

export function spanOf({ start, end }: Span): Span {
  return { start, end }
}

export function numberAt(text: string, span: Span): NumberNode {
  return { kind: 'number', text, span: spanOf(span) }
}

/** A number that is not written, at the start of a token. */
export function impliedNumber(text: string, { start }: Token): NumberNode {
  return { kind: 'number', text, span: { start, end: start } }
}

export function nameAt(name: string, span: Span): NameNode {
  return { kind: 'name', name, span: spanOf(span) }
}

export function binaryNode(
  parser: Parser,
  operator: BinaryOperator,
  left: Expression,
  right: Expression,
  operatorSpan: Span,
): BinaryNode {
  const span = { start: left.span.start, end: Math.max(parser.lastEnd(), right.span.end) }
  return { kind: 'binary', operator, left, right, operatorSpan: spanOf(operatorSpan), span }
}
