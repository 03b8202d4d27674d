/** Responsibilities: `fsolve` by numbers: a root near a guess or between bounds, a solution of a system. */
import type { Message, MessageCode } from '@calcwright/math/messages'
import { noAnswer, doubtNotices } from './solver.ts'
import { message as noValue } from '@calcwright/math/messages/properties'
import { message } from '@calcwright/math/messages/solving'
import type { CallNode, Expression } from '@calcwright/math/expression'
import {
  isOneOfMany,
  leapBetween,
  rootBetween,
  rootNear,
  rootsAnywhere,
  solveSystem,
} from '@calcwright/solvers/roots'
import type { Doubts } from '@calcwright/math/numeric'
import type { System } from '@calcwright/solvers/roots'
import type { Notice } from '../block-result.ts'
import type { Formulas } from './formulas.ts'
import { plateausIn, withPlateaus } from './plateaus.ts'
import type { FoundPlateaus } from './plateaus.ts'
import type { SolverAnswer } from './solver.ts'

/** @returns null where the guess is complex, or a formula in the call takes the engine */
export function* rootNearCall({ args }: CallNode, formulas: Formulas): Generator<void, SolverAnswer | null> {
  const [equation, variable, guess] = args
  const [f, from] = [functionOf(equation!, variable!, formulas), formulas.real(guess!)]
  if (!f || from === null) return null
  yield
  const root = rootNear(f, from)
  const other = Number.isNaN(root) ? yield* fromInterval(args, formulas, from, [-Infinity, Infinity]) : null
  if (other) return other
  return Number.isNaN(root)
    ? noAnswer(message('engine.no-root.near'))
    : {
        ok: true,
        value: withZero(f, root, Math.abs(from)),
        notices: doubtsAt(equation!, variable!, [root], formulas),
      }
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
  const range = [Math.min(from, to), Math.max(from, to)] as const
  const other = Number.isNaN(root) ? yield* fromInterval(args, formulas, range[0], range) : null
  if (other) return other
  const size = Math.max(Math.abs(from), Math.abs(to))
  return Number.isNaN(root)
    ? noAnswer(noRootBetween(leapBetween(f, Math.min(from, to), Math.max(from, to)), formulas, low!))
    : {
        ok: true,
        value: withZero(f, root, size),
        notices: doubtsAt(equation!, variable!, [root], formulas),
      }
}

const noRootBetween = (leap: number, formulas: Formulas, bound: Expression): Message<MessageCode> =>
  Number.isNaN(leap)
    ? message('engine.no-root.between')
    : message('engine.no-root.leap', { place: formulas.written(leap, bound) })

/** All roots that are found without a guess. */
export function* rootsAnywhereCall(
  { args }: CallNode,
  formulas: Formulas,
): Generator<void, SolverAnswer | null> {
  const f = functionOf(args[0]!, args[1]!, formulas)
  if (!f) return null
  const intervals = yield* intervalsOf(args, formulas)
  const roots = withPlateaus(yield* rootsAnywhere(f), intervals.plateaus)
  const size = Math.max(1, ...roots.map(Math.abs))
  const value = roots.map(root => withZero(f, root, size))
  return roots.length === 0
    ? noAnswer(message('engine.no-root.anywhere'))
    : {
        ok: true,
        value,
        notices: [
          ...intervals.notices,
          MORE,
          ...roots.flatMap(root => doubtsAt(args[0]!, args[1]!, [root], formulas)).slice(0, 1),
        ],
      }
}

/** Intervals of solutions; none where every number is one. */
function* intervalsOf(
  [equation, unknown]: readonly Expression[],
  formulas: Formulas,
): Generator<void, FoundPlateaus> {
  const found = unknown?.kind === 'name' ? yield* plateausIn(equation!, unknown, formulas) : 'all'
  return found === 'all' ? { plateaus: [], notices: [] } : found
}

/** An answer from the interval of solutions that is nearest to a place, among those that reach into a range. */
function* fromInterval(
  args: readonly Expression[],
  formulas: Formulas,
  near: number,
  [from, to]: readonly [number, number],
): Generator<void, SolverAnswer | null> {
  const { plateaus, notices } = yield* intervalsOf(args, formulas)
  const placed = plateaus.flatMap(({ low, high }, at) => {
    const [start, end] = [Math.max(low, from), Math.min(high, to)]
    if (!(start < end)) return []
    const inside = Number.isFinite(end - start) ? (start + end) / 2 : plateaus[at]!.inside
    return [{ inside, notice: notices[at]! }]
  })
  const [nearest] = placed.toSorted((a, b) => Math.abs(a.inside - near) - Math.abs(b.inside - near))
  return nearest ? { ok: true, value: nearest.inside, notices: [nearest.notice] } : null
}

/** A root below this share of the distance searched counts as zero, if zero is a root. */
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
  if (!found) return noAnswer(noSolution(starts, guesses !== null))
  const x = guesses ? found.x : yield* withinTurn(system, found.x)
  const doubts = doubtsAt(equations, list, Array.from(x), formulas)
  return {
    ok: true,
    value: Array.from(x),
    notices: [...(isOneOfMany(system, x) ? [ONE_OF_MANY] : []), ...doubts],
  }
}

/** @returns the solution with angles between minus and plus half a turn, where these solve the equations as well */
export function* withinTurn(system: System, x: Float64Array): Generator<void, Float64Array> {
  let best = x
  for (const [index, value] of x.entries()) {
    const turns = Math.round(value / (2 * Math.PI))
    if (turns === 0) continue
    const reduced = best.with(index, value - turns * 2 * Math.PI)
    const out = new Float64Array(system.size)
    system.residual(reduced, out)
    const near = out.every(Number.isFinite) ? (yield* solveSystem(system, reduced)).found : null
    if (near?.x.every((one, at) => Math.abs(one - reduced[at]!) <= 1e-7 * Math.max(1, Math.abs(one))))
      best = near.x
  }
  return best
}

const ONE_OF_MANY = message('solve.many')

/** A call of a function that searches for roots, of a property, or one over many of them, such as an integral. */
export function* searchingCall(call: CallNode, formulas: Formulas): Generator<void, SolverAnswer | null> {
  yield
  const doubts: Doubts = {}
  const outcome = formulas.outcome(call, doubts)
  if (!outcome) return null
  if (outcome.ok) return { ...outcome, notices: doubtNotices(doubts.first) }
  const { code, message: text } = outcome.fault
  if (code === 'number.no-value.root') return noAnswer(message('engine.no-root.within'))
  if (code === 'number.property') return noAnswer(noValue('property.fault', { problem: text }))
  if (code === 'number.type.lengths') return noAnswer({ code, text })
  const isOfSlope = code === 'number.no-value.slope-order' || code === 'number.no-value.slope-place'
  return isOfSlope ? noAnswer({ code, text }) : null
}

export function functionOf(
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

export function systemOf(equations: Expression, list: Expression, formulas: Formulas): System | null {
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
  if (guesses !== unknowns) return noAnswer(message('argument.guesses'))
  return equations >= unknowns ? null : noAnswer(message('argument.equations', { equations, unknowns }))
}

const MORE = message('solve.numeric.roots')

const noSolution = (starts: number, guessed: boolean): Message<MessageCode> =>
  guessed
    ? message('engine.no-root.guess', { others: starts - 1 })
    : message('engine.no-root.starts', { starts })

/** Notices of the properties in an equation, or in several, at a solution. */
export function doubtsAt(
  equations: Expression,
  unknowns: Expression,
  at: readonly number[],
  formulas: Formulas,
): Notice[] {
  const items = unknowns.kind === 'list' ? unknowns.items : [unknowns]
  const variables = items.flatMap(item => (item.kind === 'name' ? item.name : []))
  const all = equations.kind === 'list' ? equations.items : [equations]
  const differences = all.flatMap(equation => differenceOf(equation) ?? [])
  return doubtNotices(
    formulas.doubtAt({ kind: 'list', items: differences, span: equations.span }, variables, at),
  )
}
