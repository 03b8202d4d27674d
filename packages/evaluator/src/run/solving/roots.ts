/** Responsibilities: `fsolve` by numbers: a root near a guess or between bounds, a solution of a system. */
import type { CallNode, Expression } from '@calcwright/math/expression'
import { rootBetween, rootNear, solveSystem } from '@calcwright/solvers/roots'
import type { System } from '@calcwright/solvers/roots'
import type { Formulas } from './formulas.ts'
import type { SolverAnswer } from './solver.ts'

/** @returns null where the guess is complex, or a formula in the call takes the engine */
export function* rootNearCall({ args }: CallNode, formulas: Formulas): Generator<void, SolverAnswer | null> {
  const [equation, variable, guess] = args
  const [f, from] = [functionOf(equation!, variable!, formulas), formulas.real(guess!)]
  if (!f || from === null) return null
  yield
  const root = rootNear(f, from)
  return Number.isNaN(root) ? noRoot(NOT_NEAR) : { ok: true, value: root }
}

export function* rootBetweenCall(
  { args }: CallNode,
  formulas: Formulas,
): Generator<void, SolverAnswer | null> {
  const [equation, variable, low, high] = args
  const f = functionOf(equation!, variable!, formulas)
  const [from, to] = [formulas.real(low!), formulas.real(high!)]
  if (!f || from === null || to === null) return null
  yield
  const root = rootBetween(f, Math.min(from, to), Math.max(from, to))
  return Number.isNaN(root) ? noRoot(NOT_BETWEEN) : { ok: true, value: root }
}

/** One solution of as many equations as unknowns, near the guesses where there are any. */
export function* solveSystemCall(
  { args }: CallNode,
  formulas: Formulas,
): Generator<void, SolverAnswer | null> {
  const [equations, list] = args
  const guesses = args.length > 3 ? formulas.reals(args[2]!) : null
  if (args.length > 3 && !guesses) return null
  const system = equations && list && systemOf(equations, list, formulas)
  if (!system || (guesses && guesses.length !== system.size)) return null
  const { found, starts } = yield* solveSystem(system, guesses)
  return found ? { ok: true, value: Array.from(found.x) } : noRoot(noSolution(starts, guesses !== null))
}

function functionOf(
  equation: Expression,
  variable: Expression,
  formulas: Formulas,
): ((x: number) => number) | null {
  const difference = differenceOf(equation)
  if (!difference || variable.kind !== 'name') return null
  const compiled = formulas.function(difference, [variable.name])
  if (!compiled) return null
  const [at, into] = [new Float64Array(1), new Float64Array(1)]
  return x => {
    at[0] = x
    compiled(at, into)
    return into[0]!
  }
}

function systemOf(equations: Expression, list: Expression, formulas: Formulas): System | null {
  if (equations.kind !== 'list' || list.kind !== 'list') return null
  const size = equations.items.length
  const variables = list.items.flatMap(item => (item.kind === 'name' ? item.name : []))
  const differences = equations.items.map(differenceOf)
  if (variables.length !== size || differences.includes(null)) return null
  const items = differences as Expression[]
  const compiled = formulas.function({ kind: 'list', items, span: equations.span }, variables)
  return compiled && { size, residual: compiled }
}

/** Left minus right, or a formula that is to be zero; null for a name, an inequality or a chain. */
function differenceOf(equation: Expression): Expression | null {
  if (equation.kind !== 'compare') return equation.kind === 'name' ? null : equation
  const [left, right, more] = equation.operands
  if (!left || !right || more || equation.relations[0] !== '==') return null
  const { span } = equation
  return { kind: 'binary', operator: '-', operatorSpan: span, left, right, span }
}

const noRoot = (message: string): SolverAnswer => ({ ok: false, code: 'engine.no-root', message })

const NOT_NEAR =
  'No root was found: try another start value, or two bounds with a change of sign between them.'
const NOT_BETWEEN =
  'No root was found between these bounds: there is no change of sign, and no place that touches zero.'

function noSolution(starts: number, guessed: boolean): string {
  const from = guessed ? `the guess and ${starts - 1} other places` : `${starts} places`
  return `No results found. Newton's method went from ${from}: try a guess nearer to the solution.`
}
