/** Where a function of two variables has a value: marching squares by d3-contour, in units of the axes. */
import { contours } from 'd3-contour'
import type { PreparedSeries } from './prepare.ts'

interface Line {
  readonly x: Float64Array
  readonly y: Float64Array
}

type Grid = Pick<PreparedSeries, 'x' | 'y' | 'source'>

/** Per threshold the regions where the value is at least that, as closed rings with their holes. */
export function regionsAbove(grid: Grid, thresholds: readonly number[]): { value: number; rings: Line[] }[] {
  return ringsOf(grid, thresholds).map(({ value, rings }) => ({
    value,
    rings: rings.map(ring => inUnits(grid, ring)),
  }))
}

/** Per threshold the lines on which the value is that; the border of the grid is none. */
export function isolines(grid: Grid, thresholds: readonly number[]): { value: number; lines: Line[] }[] {
  return ringsOf(grid, thresholds).map(({ value, rings }) => ({
    value,
    lines: rings.flatMap(ring => inside(grid, ring)).map(line => inUnits(grid, line)),
  }))
}

type Ring = readonly (readonly [number, number])[]

function ringsOf({ x, y, source }: Grid, thresholds: readonly number[]): { value: number; rings: Ring[] }[] {
  const z = source.columns.z
  if (!z || x.length < 2 || y.length < 2 || z.length !== x.length * y.length) return []
  const found = contours()
    .size([x.length, y.length])
    .thresholds([...thresholds])(Array.from(z))
  return found.map(({ value, coordinates }) => ({
    value,
    rings: coordinates.flatMap(polygon =>
      polygon.map(ring => onGrid(ring as [number, number][], x.length, y.length)),
    ),
  }))
}

/** The cells of d3-contour lie around the points of the grid: here its lines are the whole numbers, and it ends there. */
function onGrid(ring: Ring, columns: number, rows: number): Ring {
  return ring.map(([column, row]) => [
    Math.max(0, Math.min(columns - 1, column - 0.5)),
    Math.max(0, Math.min(rows - 1, row - 0.5)),
  ])
}

/** Pieces of a ring that do not run along the border, and not beside a gap. */
function inside({ x, y, source }: Grid, ring: Ring): Ring[] {
  const z = source.columns.z!
  const last = [x.length - 1, y.length - 1] as const
  const along = (from: readonly number[], to: readonly number[]): boolean =>
    [0, 1].some(axis => from[axis] === to[axis] && (from[axis] === 0 || from[axis] === last[axis as 0 | 1]))
  const gap = ([column, row]: readonly [number, number]): boolean =>
    [Math.floor, Math.ceil].some(one => [Math.floor, Math.ceil].some(other => !Number.isFinite(z[other(row) * x.length + one(column)]))) // prettier-ignore
  const pieces: (readonly [number, number])[][] = []
  let piece: (readonly [number, number])[] = []
  ring.forEach((point, at) => {
    const before = ring[at - 1]
    if (before && (along(before, point) || gap(point) || gap(before))) {
      if (piece.length > 1) pieces.push(piece)
      piece = []
    }
    piece.push(point)
  })
  if (piece.length > 1) pieces.push(piece)
  return joined(pieces)
}

/** A ring begins anywhere: its last piece goes on in its first. */
function joined(pieces: (readonly [number, number])[][]): Ring[] {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last || first === last) return pieces
  const [start, end] = [first[0]!, last.at(-1)!]
  if (start[0] !== end[0] || start[1] !== end[1]) return pieces
  return [[...last, ...first.slice(1)], ...pieces.slice(1, -1)]
}

function inUnits({ x, y }: Grid, line: Ring): Line {
  return {
    x: Float64Array.from(line, ([column]) => between(x, column)),
    y: Float64Array.from(line, ([, row]) => between(y, row)),
  }
}

function between(values: Float64Array, at: number): number {
  const low = Math.min(values.length - 2, Math.floor(at))
  return values[low]! + (at - low) * (values[low + 1]! - values[low]!)
}
