/** Responsibilities: `fsolve` by numbers: a root near a guess or between bounds, a solution of a system. */
import type { CallNode, Expression } from '@calcwright/math/expression'
import { isOneOfMany, rootBetween, rootNear, rootsAnywhere, solveSystem } from '@calcwright/solvers/roots'
import type { System } from '@calcwright/solvers/roots'
import type { Notice } from '../contract.ts'
import type { Formulas } from './formulas.ts'
import type { SolverAnswer } from './solver.ts'

/** @returns null where the guess is complex, or a formula in the call takes the engine */
export function* rootNearCall({ args }: CallNode, formulas: Formulas): Generator<void, SolverAnswer | null> {
  const [equation, variable, guess] = args
  const [f, from] = [functionOf(equation!, variable!, formulas), formulas.real(guess!)]
  if (!f || from === null) return null
  yield
  const root = rootNear(f, from)
  return Number.isNaN(root) ? noRoot(NOT_NEAR) : { ok: true, value: withZero(f, root, Math.abs(from)) }
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
  const size = Math.max(Math.abs(from), Math.abs(to))
  return Number.isNaN(root) ? noRoot(NOT_BETWEEN) : { ok: true, value: withZero(f, root, size) }
}

/** All roots that are found without a guess. */
export function* rootsAnywhereCall(
  { args }: CallNode,
  formulas: Formulas,
): Generator<void, SolverAnswer | null> {
  const f = functionOf(args[0]!, args[1]!, formulas)
  if (!f) return null
  const roots = yield* rootsAnywhere(f)
  const size = Math.max(1, ...roots.map(Math.abs))
  const value = roots.map(root => withZero(f, root, size))
  return roots.length === 0 ? noRoot(NOT_ANYWHERE) : { ok: true, value, notices: [MORE] }
}

/** Share of where a search goes below which a root is rounding, if zero is one. */
const NEGLIGIBLE = 1e-9

const withZero = (f: (x: number) => number, root: number, size: number): number =>
  Math.abs(root) < NEGLIGIBLE * size && f(0) === 0 ? 0 : root

/** One solution of as many equations as unknowns, near the guesses where there are any. */
export function* solveSystemCall(
  { args }: CallNode,
  formulas: Formulas,
): Generator<void, SolverAnswer | null> {
  const [equations, list] = args
  const wrong = miscounted(args)
  if (wrong) return wrong
  const guesses = args.length > 3 ? formulas.reals(args[2]!) : null
  if (args.length > 3 && !guesses) return null
  const system = equations && list && systemOf(equations, list, formulas)
  if (!system || (guesses && guesses.length !== system.size)) return null
  const { found, starts } = yield* solveSystem(system, guesses)
  if (!found) return noRoot(noSolution(starts, guesses !== null))
  return { ok: true, value: Array.from(found.x), notices: isOneOfMany(system, found.x) ? [ONE_OF_MANY] : [] }
}

const ONE_OF_MANY = {
  code: 'solve.many',
  text: 'The equations depend on each other: this is one of many solutions.',
}

/** A call of a function that searches for roots, or one over many of them, such as an integral. */
export function* searchingCall(call: CallNode, formulas: Formulas): Generator<void, SolverAnswer | null> {
  yield
  const outcome = formulas.outcome(call)
  if (!outcome || outcome.ok) return outcome
  const { code, message } = outcome.fault
  if (code === 'number.no-value.root') return noRoot(NOT_WITHIN)
  const isOfSlope = code === 'number.no-value.slope-order' || code === 'number.no-value.slope-place'
  return isOfSlope ? { ok: false, code: 'ode.slope', message } : null
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

/** Too few equations, or guesses for other unknowns than there are; more equations than unknowns may still hold. */
function miscounted(args: readonly Expression[]): SolverAnswer | null {
  const [equations, unknowns] = args.map(arg => (arg.kind === 'list' ? arg.items.length : undefined))
  const guesses = args.length > 3 && args[2]!.kind === 'list' ? args[2]!.items.length : unknowns
  if (equations === undefined || unknowns === undefined) return null
  if (guesses !== unknowns) return { ok: false, code: 'argument.guesses', message: GUESSES }
  if (equations >= unknowns) return null
  const message = `fsolve needs as many equations as variables: there are ${equations} for ${unknowns}.`
  return { ok: false, code: 'argument.equations', message }
}

const GUESSES =
  'Invalid guesses.  Please ensure you provide 1 guess for each variable, with commas between them.'

const MORE: Notice = {
  code: 'solve.numeric',
  text: 'Solved numerically, so there may be more solutions: fsolve(equation, x, guess) looks near a guess.',
}

const noRoot = (message: string): SolverAnswer => ({ ok: false, code: 'engine.no-root', message })

const NOT_NEAR =
  'No root was found: try another start value, or two bounds with a change of sign between them.'
const NOT_ANYWHERE = 'No root was found: try a start value, or two bounds with a change of sign between them.'
const NOT_WITHIN = 'No root was found inside this call: try another start value there, or two bounds.'
const NOT_BETWEEN =
  'No root was found between these bounds: there is no change of sign, and no place that touches zero.'

function noSolution(starts: number, guessed: boolean): string {
  const from = guessed ? `the guess and ${starts - 1} other places` : `${starts} places`
  return `No results found. Newton's method went from ${from}: try a guess nearer to the solution.`
}
