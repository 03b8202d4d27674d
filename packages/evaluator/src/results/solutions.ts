/** Responsibilities: notices about answers of solvers, and roots free of rounding. */
import { isUndefined } from '@calcwright/lowering/answers'
import { message } from '@calcwright/math/messages/results'
import type { EngineValue } from '@calcwright/engine'
import type { FreeName } from '@calcwright/math/dimensions'
import { bindingOf, callsIn, freeNames, nodesIn } from '@calcwright/math/expression'
import type { CallNode, Expression, Statement } from '@calcwright/math/expression'
import { hasTrait } from '@calcwright/reference/functions'
import { namesIn } from './inspect.ts'
import { nameOfSymbol } from '../engine/symbols.ts'
import type { Notice } from '../block-result.ts'

function noSolution(equations: Expression, sought: readonly string[]): Notice {
  if (sought.length === 0) return message('solve.none.contradiction')
  const stated = statedIn(equations)
  const count = stated.filter(part => !isOrder(part)).length || stated.length
  if (count === sought.length) return message('solve.none')
  return message('solve.none.counts', { equations: count, variables: sought.length })
}

/** @param open names in the equations that have no value, so that only a formula could be found */
function noFormula(open: readonly string[]): Notice {
  return message('solve.no-formula', { open })
}

/**
 * @param free names of the formula without a value
 * @param solves the solver in the body of the function that the formula calls
 * @returns notices about an empty list of solutions, and about an unknown that may have any value
 */
export function solutionNotices(
  statement: Statement,
  value: EngineValue,
  free: readonly FreeName[],
  solves?: CallNode,
): Notice[] {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return []
  const formula = solves ?? statement.value
  const solved = formula.kind === 'call' && hasTrait(formula.name, 'listsSolutions')
  if (!solved || value.t !== 'list') return []
  const sought = bindingOf(formula).names
  const [first, ...others] = value.items
  if (first && hasPeriod(formula.args[0]!, sought))
    return isBounded(formula.args[0]!, sought) && free.every(({ name }) => sought.includes(name))
      ? []
      : [PERIODS]
  const all = first && others.length === 0 ? identityNotices(first, sought) : []
  if (first) return all.length > 0 ? all : endlessNotices(formula.args[0]!, value, sought)
  const open = free.map(({ name }) => name).filter(name => !sought.includes(name))
  return [open.length > 0 ? noFormula(open) : noSolution(formula.args[0]!, sought)]
}

const PERIODS = message('solve.periods')

/** @returns whether the unknowns stand in functions that repeat themselves, and nowhere else */
export function hasPeriod(equation: Expression, sought: readonly string[]): boolean {
  const uses = (sum: number, node: Expression): number =>
    sought.reduce((count, name) => count + (freeNames(node).get(name)?.length ?? 0), sum)
  const equations = statedIn(equation).filter(part => !isOrder(part))
  const waves = equations.flatMap(part => callsIn(part).filter(({ name }) => hasTrait(name, 'periodic')))
  const all = equations.reduce(uses, 0)
  return all > 0 && waves.reduce(uses, 0) >= all
}

/** Whether inequalities bound the unknown on both sides, so that all solutions between are listed. */
function isBounded(equation: Expression, [name, ...others]: readonly string[]): boolean {
  if (others.length > 0) return false
  const isUnknown = (side: Expression | undefined): boolean => side?.kind === 'name' && side.name === name
  const upper = statedIn(equation).flatMap(part =>
    part.kind === 'compare' && isOrder(part)
      ? part.relations.flatMap((relation, at) => {
          const isLeft = isUnknown(part.operands[at])
          return isLeft || isUnknown(part.operands[at + 1]) ? [relation.startsWith('<') === isLeft] : []
        })
      : [],
  )
  return upper.includes(true) && upper.includes(false)
}

/** The equations and inequalities of a list, or joined by `and`. */
function statedIn(node: Expression): readonly Expression[] {
  if (node.kind === 'list') return node.items.flatMap(statedIn)
  if (node.kind === 'binary' && node.operator === 'and') return [node.left, node.right].flatMap(statedIn)
  return [node]
}

const isOrder = (node: Expression): boolean =>
  node.kind === 'compare' && !node.relations.some(relation => relation === '==')

/** An unknown that solves for itself, as in x^2 + 1 > 0. */
function identityNotices(solution: EngineValue, sought: readonly string[]): Notice[] {
  const name = solution.t === 'name' ? nameOfSymbol(solution.v) : ''
  return sought.includes(name) ? [message('solve.identity', { name })] : []
}

/** A system that leaves unknowns open, as in [x + y = 2, 2*x + 2*y = 4]. */
function endlessNotices(equations: Expression, value: EngineValue, sought: readonly string[]): Notice[] {
  const isSystem = sought.length > 1 && nodesIn(equations).every(isEquationOrOther)
  const names = isSystem ? namesIn(value).map(nameOfSymbol) : []
  const open = sought.filter(name => names.includes(name))
  if (open.length === 0) return []
  return [message('solve.endless', { names: open.join(', ') })]
}

const isEquationOrOther = (node: Expression): boolean =>
  node.kind !== 'compare' || node.relations.every(relation => relation === '==')

/** Share of the largest root below which another one is rounding. */
const NEGLIGIBLE = 1e-15

/** @param value roots found numerically: one that is undefined is none, and -3e-27 beside 1.9 is zero */
export function clearRoots(value: EngineValue): EngineValue {
  if (value.t !== 'list') return value
  const found = value.items.filter(item => !isUndefined(item))
  const sizes = found.map(item => (item.t === 'float' && typeof item.v === 'number' ? Math.abs(item.v) : 0))
  const limit = Math.max(0, ...sizes) * NEGLIGIBLE
  const items = found.map((item, index) =>
    item.t === 'float' && sizes[index]! < limit ? { ...item, v: 0 } : item,
  )
  return { ...value, items }
}
