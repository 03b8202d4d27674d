/**
 * Responsibilities: equations that the engine may have no formula for. It is asked first, and its answers are
 * put into the equations; where none of them holds, or there is none, roots are searched numerically.
 */
import type { EngineResult } from '@calcwright/engine'
import { message } from '@calcwright/math/messages/solving'
import { callsIn, freeNames, nodesIn } from '@calcwright/math/expression'
import type { CallNode, Expression } from '@calcwright/math/expression'
import { hasTrait } from '@calcwright/reference/functions'
import {
  areTooMany,
  completed,
  judgedRows,
  missingRoots,
  missingWithin,
  rootsWithin,
} from '@calcwright/lowering/solve'
import type { EquationOfOne, JudgedRow, Range } from '@calcwright/lowering/solve'
import { rootsAnywhere, solveSystem } from '@calcwright/solvers/roots'
import type { System } from '@calcwright/solvers/roots'
import { engineText, variantsOf } from '../names/engine-text.ts'
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
  const judged = answer.ok ? judgedAnswer(answer, problem) : null
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
  judged: readonly JudgedRow[],
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

/** The solutions of an answer, each with whether it solves the equations; null where they are none or no numbers. */
function judgedAnswer(answer: EngineResult & { readonly ok: true }, problem: Problem): JudgedRow[] | null {
  const isSearched = answer.warnings.some(({ code }) => code === 'solve.numeric')
  return judgedRows(numbersOfAnswer(answer)?.value, problem, isSearched)
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
