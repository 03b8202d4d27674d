/**
 * Small decimals: the engine takes what is below about 1e-12 for zero, and a product of two small
 * coefficients is soon there. SI numbers are small by nature, so such formulas go to it in fractions.
 */
import type { Expression } from '@calcwright/math/expression'
import { nodesIn } from '@calcwright/math/expression'
import type { QuestionScope, SmallNumbersQuestion } from '@calcwright/math/dimensions'
import { expandTemplate } from '@calcwright/math/rewriting'
import { fractionsOf } from './fractions.ts'

/** Numbers of the largest formula that goes in fractions: they grow with each step of an elimination. */
const MOST_NUMBERS = 150

/** With so many digits those of a double remain after cancellation. */
const IN_DECIMALS = 'evalf(evalf($1, 40), 14)'

/** A decimal of what the engine answers to a call with fractions. */
export const inDecimals = (call: Expression): Expression => expandTemplate(IN_DECIMALS, [call], call.span, 0)

/** @returns the same call, or one with fractions whose answer is a decimal where it has small numbers */
export function withSmallDecimals({ call, least }: SmallNumbersQuestion, scope: QuestionScope): Expression {
  if (!isSmall(call, least, scope)) return call
  const exact = fractionsOf(call, scope)
  return exact.hasDecimals ? inDecimals(exact.call) : call
}

/** @returns whether a formula of no more numbers than go in fractions has one that is smaller than `least` */
export function isSmall(tree: Expression, least: number, scope: QuestionScope): boolean {
  const nodes = nodesIn(tree)
  if (nodes.filter(({ kind }) => kind === 'number').length > MOST_NUMBERS) return false
  return hasSmallNumber(tree, least, scope)
}

/** @returns whether a number, or a product of some, that is not zero is smaller than `least` */
export function hasSmallNumber(tree: Expression, least: number, scope: QuestionScope): boolean {
  return nodesIn(tree).some(part => {
    const size = Math.abs(numberOf(part, scope) ?? 0)
    return size > 0 && size < least
  })
}

/** A number, or a product, quotient, power or negative of numbers. */
export function numberOf(node: Expression, scope: QuestionScope): number | undefined {
  if (node.kind === 'number') return Number(node.text)
  if (node.kind === 'name') {
    const value = scope.binding(node.name) ? undefined : scope.value(node.name)
    return typeof value === 'number' ? value : undefined
  }
  if (node.kind === 'unary' && node.operator === '-') {
    const value = numberOf(node.operand, scope)
    return value === undefined ? undefined : -value
  }
  if (node.kind !== 'binary') return undefined
  const [left, right] = [numberOf(node.left, scope), numberOf(node.right, scope)]
  if (left === undefined || right === undefined) return undefined
  if (node.operator === '*') return left * right
  if (node.operator === '/') return left / right
  return node.operator === '^' ? left ** right : undefined
}
