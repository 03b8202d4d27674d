/** Responsibilities: what is particular to the answers of solvers. */
import type { EngineValue } from '@calcwright/engine'
import type { FreeName } from '@calcwright/math/dimensions'
import { bindingOf, callsIn, freeNames, nodesIn } from '@calcwright/math/expression'
import type { Expression, Statement } from '@calcwright/math/expression'
import { hasTrait } from '@calcwright/reference/functions'
import { isUndefined, namesIn } from './inspect.ts'
import { nameOfSymbol } from '../engine/symbols.ts'
import type { Notice } from '../contract.ts'

const NOTHING = 'No results found: there is no solution, or no formula for one.'

const CONTRADICTION =
  'There is no solution: the equations contradict each other. LSQ(A, b) comes as near as possible.'

function noSolution(equations: Expression, sought: readonly string[]): Notice {
  if (sought.length === 0) return { code: 'solve.none', text: CONTRADICTION }
  const count = equations.kind === 'list' ? equations.items.length : 1
  const counts = `${numberOf(count, 'equation')} for ${numberOf(sought.length, 'variable')}`
  return {
    code: 'solve.none',
    text: sought.length === 0 || count === sought.length ? NOTHING : `${NOTHING} There are ${counts}.`,
  }
}

const numberOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** @param open names in the equations that have no value, so that only a formula could be found */
function noFormula(open: readonly string[]): Notice {
  const have = open.length === 1 ? 'has a value' : 'have values'
  const text = `No formula for a solution was found. Once ${open.join(' and ')} ${have}, fsolve finds numbers.`
  return { code: 'solve.no-formula', text }
}

/**
 * @param free names of the formula without a value
 * @returns what is to be said of an empty list of solutions, and of an unknown that may be anything
 */
export function solutionNotices(
  statement: Statement,
  value: EngineValue,
  free: readonly FreeName[],
): Notice[] {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return []
  const { value: formula } = statement
  const solved = formula.kind === 'call' && hasTrait(formula.name, 'listsSolutions')
  if (!solved || value.t !== 'list') return []
  const sought = bindingOf(formula).names
  const [first, ...others] = value.items
  if (first && hasPeriod(formula.args[0]!, sought)) return [PERIODS]
  const all = first && others.length === 0 ? identityNotices(first, sought) : []
  if (first) return all.length > 0 ? all : endlessNotices(formula.args[0]!, value, sought)
  const open = free.map(({ name }) => name).filter(name => !sought.includes(name))
  return [open.length > 0 ? noFormula(open) : noSolution(formula.args[0]!, sought)]
}

const PERIODS: Notice = {
  code: 'solve.periods',
  text: 'Sines, cosines and tangents repeat: there are more solutions than these. fsolve(equation, x, low, high) finds one in a range.',
}

/** Whether the unknowns stand in functions that repeat themselves, and nowhere else. */
function hasPeriod(equation: Expression, sought: readonly string[]): boolean {
  const uses = (node: Expression): number =>
    sought.reduce((sum, name) => sum + (freeNames(node).get(name)?.length ?? 0), 0)
  const waves = callsIn(equation).filter(({ name }) => hasTrait(name, 'periodic'))
  const all = uses(equation)
  return all > 0 && waves.reduce((sum, wave) => sum + uses(wave), 0) >= all
}

/** An unknown that solves for itself, as in x^2 + 1 > 0. */
function identityNotices(solution: EngineValue, sought: readonly string[]): Notice[] {
  const name = solution.t === 'name' ? nameOfSymbol(solution.v) : ''
  return sought.includes(name) ? [{ code: 'solve.identity', text: `Every ${name} is a solution.` }] : []
}

/** A system that leaves unknowns open, as in [x + y = 2, 2*x + 2*y = 4]. */
function endlessNotices(equations: Expression, value: EngineValue, sought: readonly string[]): Notice[] {
  const isSystem = sought.length > 1 && nodesIn(equations).every(isEquationOrOther)
  const names = isSystem ? namesIn(value).map(nameOfSymbol) : []
  const open = sought.filter(name => names.includes(name))
  if (open.length === 0) return []
  return [{ code: 'solve.endless', text: `There are infinitely many solutions: ${open.join(', ')} may be any number.` }] // prettier-ignore
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
