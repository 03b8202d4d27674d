/** Responsibilities: series of functions of two variables, over both axes: maps and fields of arrows. */
import { evaluationErrorOf } from '../../values/error.ts'
import { message } from '@calcwright/math/messages/plots'
import type { Measured } from '@calcwright/math/dimensions'
import type { FormulaSession } from '../formula-session.ts'
import { NO_NUMBERS } from './data.ts'
import type { Domain } from './domain.ts'
import { sampled } from './functions.ts'
import type { Sampled } from './functions.ts'
import { isSameQuantity, NO_UNITS, SeriesFault } from './quantity.ts'
import type { Quantity } from './quantity.ts'
import type { Column, Formulas, GatheredColumns } from './series.ts'

/** A place on both axes. */
export interface Plane {
  readonly x: Domain
  readonly y: Domain
  readonly across: Measured
  readonly up: Measured
  readonly axis: 'y' | 'y2'
}

/** Lines of the grid of a map each way; the engine, integrals and solved equations are asked for less. */
const MAP_LINES = { numeric: 80, engine: 24 }
const TOO_FAST = message('plot.fast.axes')
/** Arrows in a row and in a column. */
const ARROWS = { x: 20, y: 14 }

/** The edges of cells of a domain: so many, with its ends. */
const linesOf = (domain: Domain, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, line) => partOf(domain, line / (count - 1)))

/** The middles of so many cells: what stands there has room on both sides. */
const middlesOf = (domain: Domain, count: number): Float64Array =>
  Float64Array.from({ length: count }, (_, cell) => partOf(domain, (cell + 0.5) / count))

const partOf = ({ from, to, log }: Domain, part: number): number =>
  log ? from * (to / from) ** part : from + (to - from) * part

/** Row by row, a row for each `y`. */
async function overGrid(values: Sampled['values'], x: Float64Array, y: Float64Array): Promise<Float64Array> {
  const all = new Float64Array(x.length * y.length)
  for (const [row, at] of y.entries()) all.set(await values(x, [at]), row * x.length)
  return all
}

const gridColumn = (name: 'x' | 'y', plane: Plane, values: Float64Array): Column => ({
  name,
  axis: name === 'x' ? 'x' : plane.axis,
  quantity: { measured: name === 'x' ? plane.across : plane.up, written: NO_UNITS, values },
})

/** @returns null where the formula is missing or wrong */
export async function mapOver(
  plane: Plane,
  formulas: Formulas,
  session: FormulaSession,
): Promise<GatheredColumns | null> {
  const known = formulas.function('z')
  if (!known) return null
  const height = await sampled(known, [plane.across, plane.up], null, session)
  const count = MAP_LINES[height.isNumeric && !height.isCostly ? 'numeric' : 'engine']
  const [x, y] = [linesOf(plane.x, count), linesOf(plane.y, count)]
  const z = await overGrid(height.values, x, y)
  requireNumbers(z)
  const quantity: Quantity = { ...height, values: z }
  const isFast = await hidesHills(height.values, plane, x, y, z)
  return {
    columns: [gridColumn('x', plane, x), gridColumn('y', plane, y), { name: 'z', axis: null, quantity }],
    notices: [...(isFast ? [TOO_FAST] : []), ...height.doubts()],
  }
}

/**
 * Parts of a cell at which it is looked into: in its middle, and on an edge, as waves of the length of a cell that
 * run both ways have the values of its corners in its middle, too.
 */
const BETWEEN_LINES = [
  { x: 0.5, y: 0.5 },
  { x: 0.5, y: 0 },
]
/** Part of the range by which the inside of a cell may be beyond its corners. */
const BEYOND = 0.1
/** Values that differ by less than this part of them are the same number, rounded. */
const ROUNDING = 1e-12

/** Whether the inside of a cell is far above or below all of its corners: such a hill would be drawn too low. */
async function hidesHills(
  values: Sampled['values'],
  plane: Plane,
  x: Float64Array,
  y: Float64Array,
  z: Float64Array,
): Promise<boolean> {
  const range = endsOf(z)
  for (const part of BETWEEN_LINES) {
    const columns = between(plane.x, x, part.x)
    const insides = await overGrid(values, columns, between(plane.y, y, part.y))
    const isBeyond = (inside: number, at: number): boolean => {
      const corner = Math.floor(at / columns.length) * x.length + (at % columns.length)
      return isBeyondCorners(inside, [0, 1, x.length, x.length + 1].map(step => z[corner + step]!), range) // prettier-ignore
    }
    if (insides.some(isBeyond)) return true
  }
  return false
}

/** A place in each cell between lines, at a part of it. */
const between = (domain: Domain, lines: Float64Array, part: number): Float64Array =>
  Float64Array.from({ length: lines.length - 1 }, (_, at) =>
    partOf({ ...domain, from: lines[at]!, to: lines[at + 1]! }, part),
  )

function isBeyondCorners(inside: number, corners: readonly number[], [low, high]: [number, number]): boolean {
  if (!corners.every(Number.isFinite)) return false
  // A pole between the lines.
  if (!Number.isFinite(inside)) return true
  const beyond = Math.max(inside - Math.max(...corners), Math.min(...corners) - inside)
  const range = Math.max(high, inside) - Math.min(low, inside)
  return beyond > Math.max(BEYOND * range, ROUNDING * Math.abs(inside))
}

function endsOf(values: Float64Array): [number, number] {
  let [low, high] = [Infinity, -Infinity]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return [low, high]
}

/** @returns null where a formula is missing or wrong */
export async function arrowsOver(
  plane: Plane,
  formulas: Formulas,
  session: FormulaSession,
): Promise<GatheredColumns | null> {
  const [first, second] = [formulas.function('u'), formulas.function('v')]
  if (!first || !second) return null
  const args = [plane.across, plane.up]
  const [u, v] = [await sampled(first, args, null, session), await sampled(second, args, null, session)]
  if (!isSameQuantity(u.measured, v.measured))
    throw new SeriesFault(evaluationErrorOf('unit', message('plot.unit.arrows')))
  const [x, y] = [middlesOf(plane.x, ARROWS.x), middlesOf(plane.y, ARROWS.y)]
  const [us, vs] = [await overGrid(u.values, x, y), await overGrid(v.values, x, y)]
  requireNumbers(us)
  requireNumbers(vs)
  const each = (line: (index: number) => number): Float64Array =>
    Float64Array.from({ length: x.length * y.length }, (_, index) => line(index))
  return {
    columns: [
      gridColumn(
        'x',
        plane,
        each(index => x[index % x.length]!),
      ),
      gridColumn(
        'y',
        plane,
        each(index => y[Math.floor(index / x.length)]!),
      ),
      { name: 'u', axis: null, quantity: { ...u, values: us } },
      { name: 'v', axis: null, quantity: { ...v, values: vs } },
    ],
    notices: [...u.doubts(), ...v.doubts()],
  }
}

function requireNumbers(values: Float64Array): void {
  if (values.some(Number.isFinite)) return
  throw new SeriesFault(NO_NUMBERS)
}
