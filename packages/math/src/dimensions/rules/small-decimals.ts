/**
 * Small decimals: the engine takes what is below about 1e-12 for zero, and a product of two small
 * coefficients is soon there. SI numbers are small by nature, so such formulas go to it in fractions.
 */
import type { FunctionEntry } from '@calcwright/reference/functions'
import { bindingOf, freeNames, nodesIn } from '../../expression/index.ts'
import type { CallNode, Expression } from '../../expression/tree.ts'
import type { Session, Typed } from '../session.ts'
import { expandTemplate } from '../templates.ts'
import { decimalEquation } from './decimal-equations.ts'
import { degreeIn, degreeOfSystem } from './degree.ts'
import { fractionsOf } from './exact-decimals.ts'
import { scaledSystem } from './scaled-systems.ts'

/** @returns the size from which on a function keeps its coefficients */
function exactFrom({ traits }: FunctionEntry, { args }: CallNode): number | undefined {
  if (traits.has('losesBelow1e_3')) return 1e-3
  if (traits.has('losesBelow1e_6')) return 1e-6
  if (!traits.has('losesBelow1e_9')) return undefined
  // Elimination multiplies the coefficients of a system.
  return args[1]?.kind === 'list' ? 1e-3 : 1e-9
}

/** Numbers of the largest formula that goes in fractions: they grow with each step of an elimination. */
const MOST_NUMBERS = 150

/** With so many digits those of a double remain after cancellation. */
const IN_DECIMALS = 'evalf(evalf($1, 40), 14)'

/** @returns the same call, with small decimals as fractions and its result in decimals */
export function withSmallDecimals(
  typed: Typed,
  entry: FunctionEntry,
  node: CallNode,
  session: Session,
): Typed {
  if (typed.tree.kind !== 'call') return typed
  const inDecimals = (call: Expression): Expression => expandTemplate(IN_DECIMALS, [call], node.span, 0)
  const least = exactFrom(entry, node)
  const isLost = least !== undefined && isSmall(typed.tree, least, session)
  if (!isLost || (entry.name === 'solve' && !isSimple(node))) {
    const tree =
      isLost && node.args[1]?.kind === 'list'
        ? scaledSystem(typed.tree, part => numberOf(part, session))
        : decimalEquation(typed.tree, session, inDecimals, isSmall(typed.tree, 1e-3, session))
    return tree ? { ...typed, tree } : typed
  }
  const exact = fractionsOf(typed.tree, session)
  return exact.hasDecimals ? { ...typed, tree: inDecimals(exact.call) } : typed
}

function isSmall(tree: Expression, least: number, session: Session): boolean {
  const nodes = nodesIn(tree)
  if (nodes.filter(({ kind }) => kind === 'number').length > MOST_NUMBERS) return false
  return hasSmallNumber(tree, least, session)
}

/** @returns whether a number, or a product of some, that is not zero is smaller than `least` */
export function hasSmallNumber(tree: Expression, least: number, session: Session): boolean {
  return nodesIn(tree).some(part => {
    const size = Math.abs(numberOf(part, session) ?? 0)
    return size > 0 && size < least
  })
}

/** A number, or a product, quotient, power or negative of numbers. */
function numberOf(node: Expression, session: Session): number | undefined {
  if (node.kind === 'number') return Number(node.text)
  if (node.kind === 'name') {
    const value = session.binding(node.name) ? undefined : session.value(node.name)
    return typeof value === 'number' ? value : undefined
  }
  if (node.kind === 'unary' && node.operator === '-') {
    const value = numberOf(node.operand, session)
    return value === undefined ? undefined : -value
  }
  if (node.kind !== 'binary') return undefined
  const [left, right] = [numberOf(node.left, session), numberOf(node.right, session)]
  if (left === undefined || right === undefined) return undefined
  if (node.operator === '*') return left * right
  if (node.operator === '/') return left / right
  return node.operator === '^' ? left ** right : undefined
}

/** Systems with a square at most, and one equation in which the unknown stands once: their solutions in fractions are short. */
function isSimple(node: CallNode): boolean {
  const unknowns = new Set(bindingOf(node).names)
  const equations = node.args[0]!
  if (node.args[1]?.kind === 'list') return degreeOfSystem(equations, unknowns) <= 2
  const uses = [...freeNames(equations)].filter(([name]) => unknowns.has(name))
  return uses.length === 1 && uses[0]![1].length === 1 && degreeIn(equations, unknowns) < Infinity
}
