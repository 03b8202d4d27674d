/**
 * Responsibilities: the tops and bottoms of a curve that are narrower than its steps: their height is looked
 * for. At a pole there is none: a gap stands there.
 */
import type { Curve, Values } from './curve-points.ts'

/** Part of the height by which both neighbours of a top are below it where its height is not settled. */
const UNSETTLED = 0.05
/** A curve with more of them swings: that takes more steps, not closer looks. */
const MOST_TOPS = 40
const ROUNDS = 14
/** How often a pole is higher after the search than before it; towards one of order 1/2 the height doubles in two rounds. */
const POLE = 8

interface Point {
  readonly x: number
  readonly y: number
}

interface Top {
  left: Point
  middle: Point
  right: Point
  /** 1 for a top, -1 for a bottom. */
  readonly sign: number
  /** The neighbour that was further away from it at first. */
  readonly base: number
  /** Height of the top before the search. */
  readonly first: number
  readonly found: Point[]
}

/**
 * @param height of the picture
 * @param middle between two places
 * @returns more points, from left to right
 */
export async function topsOf(
  curve: Curve,
  values: Values,
  height: number,
  middle: (left: number, right: number) => number,
): Promise<Curve> {
  const tops = unsettled(curve, height)
  let open = tops
  for (let round = 0; round < ROUNDS && open.length > 0; round += 1) {
    const places = open.flatMap(top => [middle(top.left.x, top.middle.x), middle(top.middle.x, top.right.x)])
    const found = await values(Float64Array.from(places))
    open.forEach((top, at) => {
      narrow(
        top,
        [2 * at, 2 * at + 1].map(index => ({ x: places[index]!, y: found[index]! })) as [Point, Point],
      )
    })
    open = open.filter(top => top.found.every(({ y }) => Number.isFinite(y)) && !isSettled(top, height))
  }
  const settled = tops.filter(top => top.found.every(({ y }) => Number.isFinite(y)) && isSettled(top, height))
  const gaps = open.filter(isPole).map(top => ({ x: middle(top.left.x, top.middle.x), y: NaN }))
  return pointsOf([...settled.flatMap(({ found }) => found), ...gaps])
}

/** Whether the height still grew on both sides when the search ended, as it does in no noise and at no jump. */
function isPole({ left, middle, right, sign, base, first }: Top): boolean {
  const isHigh = [left, right].every(({ y }) => sign * y > sign * first)
  return isHigh && Math.abs(middle.y - base) > POLE * Math.abs(first - base)
}

/** Where there are many, as in rounding errors, those that are high beside the whole curve. */
function unsettled({ x, y }: Curve, height: number): Top[] {
  const tops: Top[] = []
  let [low, high] = [Infinity, -Infinity]
  for (let at = 1; at + 1 < x.length; at += 1) {
    if (y[at]! < low) low = y[at]!
    if (y[at]! > high) high = y[at]!
    const [rise, fall] = [y[at]! - y[at - 1]!, y[at]! - y[at + 1]!]
    if (!(rise * fall > 0 && Math.max(Math.abs(rise), Math.abs(fall)) > UNSETTLED * height)) continue
    const [left, middle, right] = [at - 1, at, at + 1].map(index => ({ x: x[index]!, y: y[index]! }))
    const base = Math.abs(rise) > Math.abs(fall) ? left!.y : right!.y
    tops.push({
      left: left!,
      middle: middle!,
      right: right!,
      sign: Math.sign(rise),
      base,
      first: middle!.y,
      found: [],
    })
  }
  if (tops.length <= MOST_TOPS) return tops
  const large = tops.filter(({ middle, base }) => Math.abs(middle.y - base) > UNSETTLED * (high - low))
  return large.length <= MOST_TOPS ? large : []
}

/** Whether the neighbours are as high, as far as one can see. */
function isSettled({ left, middle, right, base }: Top, height: number): boolean {
  const lower = Math.max(Math.abs(middle.y - left.y), Math.abs(middle.y - right.y))
  return lower <= UNSETTLED * Math.max(height, Math.abs(middle.y - base))
}

/** The highest of the points stays in the middle. */
function narrow(top: Top, [before, after]: [Point, Point]): void {
  const points = [top.left, before, top.middle, after, top.right]
  top.found.push(before, after)
  let at = 2
  if (top.sign * before.y > top.sign * points[at]!.y) at = 1
  if (top.sign * after.y > top.sign * points[at]!.y) at = 3
  ;[top.left, top.middle, top.right] = [points[at - 1]!, points[at]!, points[at + 1]!]
}

function pointsOf(points: Point[]): Curve {
  points.sort((a, b) => a.x - b.x)
  return { x: Float64Array.from(points, ({ x }) => x), y: Float64Array.from(points, ({ y }) => y) }
}
