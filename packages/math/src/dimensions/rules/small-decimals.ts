/**
 * Small decimals: the engine takes what is below about 1e-12 for zero, and a product of two small
 * coefficients is soon there. SI numbers are small by nature, so such formulas go to it in fractions.
 */
import type { FunctionEntry } from '@calcwright/reference/functions'
import { nodesIn } from '../../expression/index.ts'
import type { Expression } from '../../expression/tree.ts'
import type { QuestionScope } from '../questions.ts'
import type { Typed } from '../session.ts'
import { expandTemplate } from '../templates.ts'
import { fractionsOf } from './exact-decimals.ts'

/** @returns the size from which on a function keeps its coefficients */
function exactFrom({ traits }: FunctionEntry): number | undefined {
  if (traits.has('losesBelow1e_3')) return 1e-3
  return traits.has('losesBelow1e_6') ? 1e-6 : undefined
}

/** Numbers of the largest formula that goes in fractions: they grow with each step of an elimination. */
const MOST_NUMBERS = 150

/** With so many digits those of a double remain after cancellation. */
const IN_DECIMALS = 'evalf(evalf($1, 40), 14)'

/** A decimal of what the engine answers to a call with fractions. */
export const inDecimals = (call: Expression): Expression => expandTemplate(IN_DECIMALS, [call], call.span, 0)

/** @returns the same call, with small decimals as fractions and its result in decimals */
export function withSmallDecimals(typed: Typed, entry: FunctionEntry, scope: QuestionScope): Typed {
  const least = exactFrom(entry)
  if (typed.tree.kind !== 'call' || least === undefined || !isSmall(typed.tree, least, scope)) return typed
  const exact = fractionsOf(typed.tree, scope)
  return exact.hasDecimals ? { ...typed, tree: inDecimals(exact.call) } : typed
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
