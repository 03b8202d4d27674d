/** Nodes without a place in a source, as computed trees have them. */
import type { BinaryOperator, ConstantName, Expression, NameNode, NumberNode, UnaryOperator } from './tree.ts'

const NOWHERE = { start: 0, end: 0 }

/** An unsigned number literal. */
export function number(text: string): NumberNode {
  return { kind: 'number', text, span: NOWHERE }
}

export function name(text: string): NameNode {
  return { kind: 'name', name: text, span: NOWHERE }
}

export function constant(text: ConstantName): Expression {
  return { kind: 'constant', name: text, span: NOWHERE }
}

export function unary(operator: UnaryOperator, operand: Expression): Expression {
  return { kind: 'unary', operator, operand, span: NOWHERE }
}

export function minus(operand: Expression): Expression {
  return unary('-', operand)
}

export function binary(operator: BinaryOperator, left: Expression, right: Expression): Expression {
  return { kind: 'binary', operator, left, right, operatorSpan: NOWHERE, span: NOWHERE }
}

export function call(text: string, args: readonly Expression[]): Expression {
  return { kind: 'call', name: text, nameSpan: NOWHERE, args, span: NOWHERE }
}

export function list(items: readonly Expression[]): Expression {
  return { kind: 'list', items, span: NOWHERE }
}

/** A signed decimal numeral as a literal with the sign before it. */
export function integerNode(text: string): Expression {
  const literal = number(text.replace(/^[+-]/, ''))
  return text.startsWith('-') ? minus(literal) : literal
}

/** A double with the fewest digits that give it back; its point always distinguishes it from a whole number. */
export function floatNode(value: number | 'inf' | '-inf' | 'nan'): Expression {
  if (value === 'inf' || value === Infinity) return constant('infinity')
  if (value === '-inf' || value === -Infinity) return minus(constant('infinity'))
  if (value === 'nan' || Number.isNaN(value)) return constant('undef')
  const digits = String(Math.abs(value as number)).replace('e+', 'e')
  const literal = number(/[.e]/.test(digits) ? digits : `${digits}.0`)
  return (value as number) < 0 ? minus(literal) : literal
}
