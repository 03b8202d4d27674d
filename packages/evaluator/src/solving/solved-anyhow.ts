/**
 * Responsibilities: equations that the engine may have no formula for. It is asked first, and its answers are
 * put into the equations; where none of them holds, or there is none, roots are searched numerically.
 */
import type { EngineResult } from '@calcwright/engine'
import { message } from '@calcwright/math/messages/solving'
import { callsIn, freeNames, nodesIn } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import type { NumericValue } from '@calcwright/math/numeric'
import { hasTrait } from '@calcwright/reference/functions'
import { areTooMany, completed, missingRoots, missingWithin, rootsWithin } from '@calcwright/lowering/solve'
import type { Range } from '@calcwright/lowering/solve'
import { isLostInRounding, rootsAnywhere, solveSystem } from '@calcwright/solvers/roots'
import type { RealFunction, System } from '@calcwright/solvers/roots'
import { engineText, variantsOf } from '../prepare/engine-text.ts'
import { traitsOf } from '../names/traits.ts'
import { hasPeriod } from '../results/solutions.ts'
import { numbersOfAnswer } from '../values/numbers.ts'
import type { Notice } from '../block-result.ts'
import type { Formulas } from './formulas.ts'
import { plateausIn, withPlateaus } from './plateaus.ts'
import type { FoundPlateaus } from './plateaus.ts'
import { poleTest } from './poles.ts'
import { doubtsAt, functionOf, systemOf, withinTurn } from './roots.ts'
import { noAnswer } from './solver.ts'
import type { FormulaAnswer, RequestingCall, SolverAnswer, SolverServices } from './solver.ts'

/** `(equations, unknowns[, low, high], byEngine)`: null where the engine's answer stands, or not all names have values. */
export const solvedAnyhow: RequestingCall = async ({ args }: CallNode, formulas, solving) => {
  const [equations, unknowns] = args as [Expression, Expression]
  const byEngine = args.at(-1)!
  const range = rangeIn(args, formulas)
  const problem = problemOf(equations, unknowns, formulas, range)
  if (isConditional(equations, unknowns)) return byConditions(problem, solving)
  if (!problem) return null
  const answer = await asked(byEngine, formulas, solving)
  const judged = answer.ok ? judgedRows(answer, problem) : null
  if (judged && judged.every(({ isRight }) => isRight))
    return problem.one && (range || !hasPeriod(equations, [...freeNames(unknowns).keys()]))
      ? completion([equations, unknowns, byEngine], problem.one, judged, range, solving)
      : null
  if (answer.ok && !judged && HAS_REGIONS.test(answer.text)) return null
  const found = await inSlices(problem.search(), solving)
  if (found || !judged) return found
  return { ok: true, value: judged.flatMap(({ row, isRight }) => (isRight ? [row] : [])) }
}

/** Solutions of the engine that are regions, as x > 0. */
const HAS_REGIONS = /[<>]/

/** Whether a condition on an unknown decides in an equation: the engine answers with the regions between roots. */
function isConditional(equations: Expression, unknowns: Expression): boolean {
  const names = nodesIn(unknowns).flatMap(node => (node.kind === 'name' ? [node.name] : []))
  return callsIn(equations).some(
    call => hasTrait(call.name, 'conditional') && names.some(name => freeNames(call).has(name)),
  )
}

async function byConditions(
  problem: Problem | null,
  solving: SolverServices,
): Promise<SolverAnswer | FormulaAnswer> {
  if (!problem) return noAnswer(message('solve.conditions'))
  return (await inSlices(problem.search(), solving)) ?? noAnswer(message('engine.no-root.anywhere'))
}

/** The engine's solutions together with real ones that it has lost; null where none are missing. */
async function completion(
  [equation, unknown, byEngine]: readonly Expression[],
  { f, isExcluded }: EquationOfOne,
  judged: readonly { readonly row: NumericValue }[],
  range: Range | null,
  solving: SolverServices,
): Promise<FormulaAnswer | null> {
  const known = judged.map(({ row }) => row)
  const search = range ? missingWithin(f, known, range) : missingRoots(f, known)
  const missing = (await inSlices(search, solving)).filter(root => !isExcluded(root))
  if (missing.length === 0) return null
  if (!range && areTooMany(missing)) return { ok: true, formula: byEngine!, notices: [message('solve.more')] }
  return { ok: true, formula: completed(equation!, unknown!, byEngine!, missing) }
}

interface Problem {
  readonly system: System
  /** The one equation; null for a system. */
  readonly one: EquationOfOne | null
  search(): Generator<void, SolverAnswer | FormulaAnswer | null>
}

interface EquationOfOne {
  /** The difference of the sides. */
  readonly f: RealFunction
  /** Whether the equation has no value at a place that looks like a root. */
  readonly isExcluded: (root: number) => boolean
}

/** Bounds between which all roots are wanted; null where none are given, or they are no numbers. */
function rangeIn(args: readonly Expression[], formulas: Formulas): Range | null {
  const [low, high] = args.slice(2, -1).map(bound => formulas.real(bound))
  return typeof low === 'number' && typeof high === 'number' && low < high && Number.isFinite(high - low)
    ? [low, high]
    : null
}

function problemOf(
  equations: Expression,
  unknowns: Expression,
  formulas: Formulas,
  range: Range | null,
): Problem | null {
  if (unknowns.kind === 'list') {
    const system = systemOf(equations, unknowns, formulas)
    const doubts: DoubtsAt = at => doubtsAt(equations, unknowns, at, formulas)
    return system && { system, one: null, search: () => solutionOf(system, doubts) }
  }
  const f = functionOf(equations, unknowns, formulas)
  if (!f || unknowns.kind !== 'name') return null
  const besidePole = (root: number): Notice[] => {
    const shown = formulas.shown(root)
    if (shown === root || Number.isFinite(f(shown))) return []
    return [message('solve.beside-pole', { place: formulas.written(shown, unknowns) })]
  }
  const one = { f, isExcluded: poleTest(f, equations, unknowns.name, formulas) }
  const residual = (x: Float64Array, out: Float64Array): void => void (out[0] = f(x[0]!))
  const doubts: DoubtsAt = at => doubtsAt(equations, unknowns, at, formulas)
  return {
    system: { size: 1, residual },
    one,
    *search() {
      const found = yield* plateausIn(equations, unknowns, formulas)
      if (found !== 'all') return yield* rootsOf(one, found, range, doubts, besidePole)
      return { ok: true, formula: { kind: 'list', items: [unknowns], span: unknowns.span } }
    },
  }
}

/** Asks in the numbers, real or complex, in which the line will ask again. */
async function asked(
  byEngine: Expression,
  { solvable }: Formulas,
  { session }: SolverServices,
): Promise<EngineResult> {
  const { scope, source } = solvable
  const variants = variantsOf(solvable.variants, scope)
  const isComplex = session.settings.complex && traitsOf(source, scope).has('complex')
  const [before, after] = isComplex
    ? [[{ text: 'complex_mode:=1' }], [{ text: 'complex_mode:=0' }]]
    : [[], []]
  const question = { text: engineText(byEngine, scope), numeric: true }
  const answers = await session.sendWhole([...variants.commands, ...before, question, ...after])
  variants.added.forEach(({ of, variant }, index) => {
    if (answers[index]?.ok) of.variants.add(variant)
  })
  return answers[variants.commands.length + before.length]!
}

/** How far a solution may be off, as a share of itself, before its residual says that it is none. */
const ASIDE = 1e-6

/** The solutions of an answer, each with whether it solves the equations; null where they are none or no numbers. */
function judgedRows(
  answer: EngineResult & { readonly ok: true },
  { system, one }: Problem,
): { readonly row: NumericValue; readonly isRight: boolean }[] | null {
  const numbers = numbersOfAnswer(answer)?.value
  const isSearched = answer.warnings.some(({ code }) => code === 'solve.numeric')
  if (!Array.isArray(numbers) || numbers.length === 0) return null
  return (numbers as readonly NumericValue[]).map(row => {
    const values = Array.isArray(row) ? (row as readonly NumericValue[]) : [row]
    // Complex solutions are the engine's.
    const isReal = values.length === system.size && values.every(value => typeof value === 'number')
    if (!isReal) return { row, isRight: true }
    const x = Float64Array.from(values as number[])
    return { row, isRight: solves(x, system) && !(one && isNone(x[0]!, one, isSearched)) }
  })
}

/** How far from a solution values are compared with those of rounding: as a share of it, and at most. */
const AROUND = 0.1
const MOST_AROUND = 0.04
/** At a root that was searched for the value is at most this share of those a hundredth of it away. */
const RESIDUAL = 1e-3

function isNone(root: number, { f, isExcluded }: EquationOfOne, isSearched: boolean): boolean {
  if (isExcluded(root)) return true
  if (root === 0) return false
  const near = [-1, 1].map(side => Math.abs(f(root * (1 + side / 100))))
  const isOff = isSearched && near.every(value => Math.abs(f(root)) > RESIDUAL * value)
  return isOff || isLostInRounding(f, root, Math.min(AROUND * Math.abs(root), MOST_AROUND))
}

/** A millionth of each unknown changes the residuals more than what is left of them. */
function solves(x: Float64Array, { size, residual }: System): boolean {
  const [here, there] = [new Float64Array(size), new Float64Array(size)]
  residual(x, here)
  const moved = new Float64Array(size)
  for (const way of [1, -1])
    for (let at = 0; at < size; at += 1) {
      residual(x.with(at, x[at]! + way * (ASIDE * Math.abs(x[at]!) || 1e-12)), there)
      for (let row = 0; row < size; row += 1)
        moved[row] = Math.max(moved[row]!, Math.abs(there[row]! - here[row]!) || 0)
    }
  // The residuals decide nothing at the edge of the region in which the equations have values.
  return here.every(
    (value, row) => !Number.isFinite(value) || Math.abs(value) <= moved[row]! || moved[row] === 0,
  )
}

/** Notices of the properties in the equations at a solution. */
type DoubtsAt = (at: readonly number[]) => Notice[]

function* rootsOf(
  { f, isExcluded }: EquationOfOne,
  { plateaus, notices }: FoundPlateaus,
  range: Range | null,
  doubts: DoubtsAt,
  besidePole: (root: number) => Notice[],
): Generator<void, SolverAnswer | null> {
  const search = range ? rootsWithin(f, range) : rootsAnywhere(f)
  const single = (yield* search).filter(root => !isExcluded(root))
  const roots = withPlateaus(single, plateaus)
  if (roots.length === 0) return null
  const uncertain = roots.flatMap(root => doubts([root])).slice(0, 1)
  const hidden = roots.flatMap(besidePole).slice(0, 1)
  const numeric = message('solve.numeric.roots')
  return { ok: true, value: roots, notices: [...notices, numeric, ...hidden, ...uncertain] }
}

function* solutionOf(system: System, doubts: DoubtsAt): Generator<void, SolverAnswer | null> {
  const { found } = yield* solveSystem(system, null)
  if (!found) return null
  const solution = Array.from(yield* withinTurn(system, found.x))
  return {
    ok: true,
    value: [solution],
    notices: [message('solve.numeric.system'), ...doubts(solution)],
  }
}

/** Milliseconds after which others may run. */
const SLICE = 8

async function inSlices<T>(steps: Generator<void, T>, { session }: SolverServices): Promise<T> {
  let since = performance.now()
  for (;;) {
    const next = steps.next()
    if (next.done) return next.value
    if (performance.now() - since < SLICE) continue
    await session.pause(0, 0)
    since = performance.now()
  }
}
