/** Responsibilities: series of functions of two variables, over both axes: maps and fields of arrows. */
import type { Measured } from '@calcwright/math/dimensions'
import type { Asking } from '../regions/asking.ts'
import { NO_NUMBERS } from './data.ts'
import type { Domain } from './domain.ts'
import { sampled } from './functions.ts'
import type { Sampled } from './functions.ts'
import { fits, NO_UNITS, SeriesFault } from './quantity.ts'
import type { Quantity } from './quantity.ts'
import type { Column, Formulas, Gathered } from './series.ts'

/** A place on both axes. */
export interface Plane {
  readonly x: Domain
  readonly y: Domain
  readonly across: Measured
  readonly up: Measured
  readonly axis: 'y' | 'y2'
}

/** Lines of the grid of a map each way; the engine is asked for less. */
const MAP_LINES = { numeric: 80, engine: 24 }
/** Arrows in a row and in a column. */
const ARROWS = { x: 20, y: 14 }

function linesOf({ from, to, log }: Domain, count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, line) => {
    const part = line / (count - 1)
    return log ? from * (to / from) ** part : from + (to - from) * part
  })
}

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
export async function mapOver(plane: Plane, formulas: Formulas, asking: Asking): Promise<Gathered | null> {
  const known = formulas.function('z')
  if (!known) return null
  const height = await sampled(known, [plane.across, plane.up], null, asking)
  const count = MAP_LINES[height.isNumeric ? 'numeric' : 'engine']
  const [x, y] = [linesOf(plane.x, count), linesOf(plane.y, count)]
  const z = await overGrid(height.values, x, y)
  requireNumbers(z)
  const quantity: Quantity = { ...height, values: z }
  return {
    columns: [gridColumn('x', plane, x), gridColumn('y', plane, y), { name: 'z', axis: null, quantity }],
    notices: [],
  }
}

/** @returns null where a formula is missing or wrong */
export async function arrowsOver(plane: Plane, formulas: Formulas, asking: Asking): Promise<Gathered | null> {
  const [first, second] = [formulas.function('u'), formulas.function('v')]
  if (!first || !second) return null
  const args = [plane.across, plane.up]
  const [u, v] = [await sampled(first, args, null, asking), await sampled(second, args, null, asking)]
  if (!fits(u.measured, v.measured))
    throw new SeriesFault({
      kind: 'unit',
      code: 'plot.unit',
      message: 'The two parts of the arrows have different units.',
    })
  const [x, y] = [linesOf(plane.x, ARROWS.x), linesOf(plane.y, ARROWS.y)]
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
    notices: [],
  }
}

function requireNumbers(values: Float64Array): void {
  if (values.some(Number.isFinite)) return
  throw new SeriesFault({ kind: 'argument', code: 'plot.numeric', message: NO_NUMBERS })
}
