/**
 * Responsibilities: `monte_carlo(y)`: the distribution of a value by drawing its inputs again and again,
 * each from a normal distribution, through all the lines between.
 *
 * Source: JCGM 101:2008 (GUM, Supplement 1), sections 5 to 7.
 */
import { noAnswer } from '../solving/solver.ts'
import { message } from '@calcwright/math/messages/uncertainty'
import type { CallNode } from '@calcwright/math/expression'
import type { NumericValue } from '@calcwright/math/numeric'
import type { Formulas } from '../solving/formulas.ts'
import type { SolverAnswer, SolverServices } from '../solving/solver.ts'
import { combinedItemwise } from '../values/arrays.ts'
import { rootOf } from './correlations.ts'
import type { Origin, Uncertainty } from '../values/uncertainty.ts'
import { normalNumbers } from './normal-numbers.ts'
import { argumentOf } from './argument.ts'

/** Draws unless a number is given: three digits of the uncertainty, and the ends of the interval to a hundredth of it. */
const DRAWS = 100_000
const [FEWEST, MOST] = [100, 1_000_000]
/** Milliseconds after which it yields to other work. */
const SLICE = 8
/** Ends of the interval that holds 95 %. */
const [LOW, HIGH] = [0.025, 0.975]
/** Share of draws without a value from which on there is no answer. */
const MISSING = 0.001

export async function monteCarlo(
  { args }: CallNode,
  formulas: Formulas,
  solving: SolverServices,
): Promise<SolverAnswer | null> {
  const argument = await argumentOf(args[0], formulas, solving)
  if (!argument.ok) return argument
  const { value, uncertainty } = argument
  if (typeof value !== 'number') return noAnswer(message('uncertainty.single.simulation'))
  if (!uncertainty) return { ok: true, value: [value, 0, value, value] }
  const draws = args[1] ? formulas.real(args[1]) : DRAWS
  if (draws === null || !(draws >= FEWEST && draws <= MOST))
    return noAnswer(message('uncertainty.draws', { fewest: FEWEST, most: MOST }))
  const drawn = await simulated(uncertainty, Math.round(draws), solving)
  if (!drawn) return NOT_TOGETHER
  if (drawn.length < (1 - MISSING) * Math.round(draws)) return NO_VALUES
  return { ok: true, value: summaryOf(drawn) }
}

const NOT_TOGETHER = noAnswer(message('uncertainty.correlations'))
const NO_VALUES = noAnswer(message('uncertainty.values'))

/** @returns the values drawn; null where the correlations contradict each other */
async function simulated(
  uncertainty: Uncertainty,
  draws: number,
  solving: SolverServices,
): Promise<Float64Array | null> {
  const ids = [...uncertainty.inputs.keys()].toSorted()
  const root = rootOf(ids, uncertainty.correlations)
  if (!root) return null
  const next = normalNumbers(ids.join(' '))
  const values = new Float64Array(draws)
  const [free, deviations] = [new Float64Array(ids.length), new Map<string, number>()]
  let [count, since] = [0, performance.now()]
  for (let draw = 0; draw < draws; draw += 1) {
    for (let at = 0; at < free.length; at += 1) free[at] = next()
    root.forEach((row, at) => {
      let sum = 0
      for (let column = 0; column <= at; column += 1) sum += row[column]! * free[column]!
      deviations.set(ids[at]!, sum)
    })
    const value = drawnValue(uncertainty, deviations, new Map())
    if (typeof value === 'number' && Number.isFinite(value)) values[count++] = value
    if (performance.now() - since < SLICE) continue
    await solving.session.pause(0, 0)
    since = performance.now()
  }
  return values.subarray(0, count)
}

/** The value for certain deviations of the inputs, in standard uncertainties; null where there is none. */
function drawnValue(
  uncertainty: Uncertainty,
  deviations: ReadonlyMap<string, number>,
  drawn: Map<Origin, NumericValue | null>,
): NumericValue | null {
  const { origin } = uncertainty
  const known = drawn.get(origin)
  if (known !== undefined) return known
  const value = origin.model.isDirect
    ? throughModel(origin, deviations, drawn)
    : tangent(uncertainty, deviations)
  drawn.set(origin, value)
  return value
}

function throughModel(
  { model, read, own }: Origin,
  deviations: ReadonlyMap<string, number>,
  drawn: Map<Origin, NumericValue | null>,
): NumericValue | null {
  for (const [symbol, inner] of read) {
    const value = drawnValue(inner, deviations, drawn)
    const cell = model.cells.get(symbol)
    if (value === null || !cell) return null
    cell.value = value
  }
  for (const cell of model.deviations) if (typeof cell.value === 'number') cell.value = 0
  for (const { input, moves } of own)
    for (const { cell, by } of moves) {
      const moved = combinedItemwise(by, by, one => one * (deviations.get(input.id) ?? 0))
      cell.value =
        typeof moved === 'number' || typeof cell.value === 'number' ? moved : overlaid(cell.value, by, moved)
    }
  return model.direct()
}

/** The items that an input moves, over those of the other inputs of a list. */
const overlaid = (before: NumericValue, by: NumericValue, moved: NumericValue): NumericValue =>
  combinedItemwise(
    combinedItemwise(by, moved, (own, value) => (own === 0 ? NaN : value)),
    before,
    (value, other) => (Number.isNaN(value) ? other : value),
  )

/** Where a formula takes a solver or the engine, along its tangent. */
function tangent({ origin, parts }: Uncertainty, deviations: ReadonlyMap<string, number>): NumericValue {
  let value = origin.centre
  for (const [id, part] of parts) {
    const deviation = deviations.get(id) ?? 0
    value = combinedItemwise(value, part, (sum, one) => sum + one * deviation)
  }
  return value
}

/** Mean, standard deviation, and the ends of the interval of 95 %. */
function summaryOf(drawn: Float64Array): number[] {
  const sorted = drawn.toSorted()
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const at = (share: number): number =>
    sorted[Math.min(Math.floor(share * sorted.length), sorted.length - 1)]!
  return [mean, Math.sqrt(squares / (sorted.length - 1)), at(LOW), at(HIGH)]
}
