import { POWERS, polynomialAt } from './pieces.ts'
import type { OdeSolution } from './problem.ts'

/** A curve of several components by points and rates; cubics between them keep to the solution. */
export interface Curves {
  readonly t: number[]
  /** Values at the knots, by component. */
  readonly y: number[][]
  readonly rates: number[][]
}

/** How far a cubic may be from the solution, in parts of the largest value of a component. */
const TOLERANCE = 1e-9
/** A step is cut into so many parts at most, and so many steps become one. */
const MOST_PARTS = 16
const MOST_STEPS = 16
const SHARES = [0.25, 0.5, 0.75]

/** @param solution with its pieces */
export function curvesOf(solution: OdeSolution): Curves {
  const { starts, lengths } = solution.pieces
  const size = solution.y.length
  const curves: Curves = { t: [], y: [], rates: [] }
  for (let component = 0; component < size; component++) {
    curves.y.push([])
    curves.rates.push([])
  }
  const scale = largest(solution)
  const add = (piece: number, share: number, t: number): void => {
    curves.t.push(t)
    for (let component = 0; component < size; component++) {
      curves.y[component]!.push(valueIn(solution, piece, component, share))
      curves.rates[component]!.push(rateIn(solution, piece, component, share))
    }
  }
  for (let piece = 0; piece < lengths.length;) {
    const count = joined(solution, piece, scale)
    const parts = count > 1 ? 1 : partsOf(solution, piece, scale)
    const from = starts[piece]!
    const to = starts[piece + 1] ?? solution.t
    for (let part = 0; part < parts; part++) {
      const t = from + ((to - from) * part) / parts
      add(piece, (t - from) / lengths[piece]!, t)
    }
    piece += count
    const jumps = piece < lengths.length && !isContinuous(solution, piece, scale)
    const last = piece - 1
    if (piece === lengths.length || jumps) {
      const end = starts[piece] ?? solution.t
      add(last, (end - starts[last]!) / lengths[last]!, end)
    }
  }
  return curves
}

function valueIn({ pieces }: OdeSolution, piece: number, component: number, share: number): number {
  return polynomialAt(pieces.coefficients[piece]!, component, share)
}

function rateIn({ pieces }: OdeSolution, piece: number, component: number, share: number): number {
  const coefficients = pieces.coefficients[piece]!
  let rate = 0
  for (let power = POWERS - 1; power > 0; power--)
    rate = rate * share + power * coefficients[component * POWERS + power]!
  return rate / pieces.lengths[piece]!
}

function largest({ y, pieces }: OdeSolution): number[] {
  return Array.from(y, (end, component) =>
    pieces.coefficients.reduce(
      (most, each) => Math.max(most, Math.abs(each[component * POWERS]!)),
      Math.abs(end),
    ),
  )
}

const endOf = ({ pieces, t }: OdeSolution, piece: number): number => pieces.starts[piece + 1] ?? t

/** Whether a piece goes on where the one before it ended. */
function isContinuous(solution: OdeSolution, piece: number, scale: readonly number[]): boolean {
  const before = piece - 1
  const { starts, lengths } = solution.pieces
  const share = (endOf(solution, before) - starts[before]!) / lengths[before]!
  return scale.every((size, component) => {
    const gap = valueIn(solution, before, component, share) - valueIn(solution, piece, component, 0)
    return Math.abs(gap) <= 1e-7 * size
  })
}

/** How many pieces from this one on are close to one cubic. */
function joined(solution: OdeSolution, piece: number, scale: readonly number[]): number {
  let count = 1
  while (count < MOST_STEPS && piece + 2 * count <= solution.pieces.lengths.length) {
    const next = 2 * count
    for (let at = piece + 1; at < piece + next; at++) if (!isContinuous(solution, at, scale)) return count
    if (!isCubic(solution, piece, piece + next - 1, scale)) return count
    count = next
  }
  return count
}

function isCubic(solution: OdeSolution, first: number, last: number, scale: readonly number[]): boolean {
  const { starts, lengths } = solution.pieces
  const [from, to] = [starts[first]!, endOf(solution, last)]
  const share = (to - starts[last]!) / lengths[last]!
  return scale.every((size, component) => {
    const cubic = cubicOf(
      to - from,
      [valueIn(solution, first, component, 0), valueIn(solution, last, component, share)],
      [rateIn(solution, first, component, 0), rateIn(solution, last, component, share)],
    )
    for (let piece = first; piece <= last; piece++) {
      const length = endOf(solution, piece) - starts[piece]!
      for (const part of SHARES) {
        const t = starts[piece]! + part * length
        const gap =
          cubic((t - from) / (to - from)) -
          valueIn(solution, piece, component, (t - starts[piece]!) / lengths[piece]!)
        if (Math.abs(gap) > TOLERANCE * size) return false
      }
    }
    return true
  })
}

/** Into how many parts a piece is cut, so that cubics keep to it: their error falls with the fourth power. */
function partsOf(solution: OdeSolution, piece: number, scale: readonly number[]): number {
  const length = endOf(solution, piece) - solution.pieces.starts[piece]!
  const share = length / solution.pieces.lengths[piece]!
  const errors = scale.map((size, component) => {
    const cubic = cubicOf(
      length,
      [valueIn(solution, piece, component, 0), valueIn(solution, piece, component, share)],
      [rateIn(solution, piece, component, 0), rateIn(solution, piece, component, share)],
    )
    return size > 0 ? Math.abs(cubic(0.5) - valueIn(solution, piece, component, share / 2)) / size : 0
  })
  return Math.max(1, Math.min(MOST_PARTS, Math.ceil((Math.max(...errors) / TOLERANCE) ** 0.25)))
}

/** The cubic over a length with given values and rates at its ends, as a function of the share of it. */
function cubicOf(length: number, [y0, y1]: readonly [number, number], [d0, d1]: readonly [number, number]) {
  const [way, a, b] = [y1 - y0, d0 * length, d1 * length]
  return (share: number): number =>
    y0 + share * (a + share * (3 * way - 2 * a - b + share * (a + b - 2 * way)))
}
