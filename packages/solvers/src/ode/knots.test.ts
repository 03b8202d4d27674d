import { describe, expect, it } from 'vitest'
import { curvesOf, solveOde } from './index.ts'
import type { Curves, OdeEvent, OdeProblem } from './index.ts'

function curves(
  rates: (t: number, y: Float64Array) => readonly number[],
  [start, end]: readonly [number, number],
  initial: readonly number[],
  events?: readonly OdeEvent[],
): Curves {
  const problem: OdeProblem = { rates: (t, y, into) => into.set(rates(t, y)), start, end, initial: Float64Array.from(initial), dense: true, events } // prettier-ignore
  const run = solveOde(problem)
  for (;;) {
    const next = run.next()
    if (next.done) return curvesOf(next.value)
  }
}

/** The cubics of a component between the points. */
function at({ t, y, rates }: Curves, component: number, place: number): number {
  const sign = Math.sign(t.at(-1)! - t[0]!)
  const low = Math.min(
    t.length - 2,
    Math.max(
      0,
      t.findLastIndex(one => sign * (place - one) >= 0),
    ),
  )
  const h = t[low + 1]! - t[low]!
  const [values, slopes] = [y[component]!, rates[component]!]
  const s = (place - t[low]!) / h
  const [a, b, way] = [slopes[low]! * h, slopes[low + 1]! * h, values[low + 1]! - values[low]!]
  return values[low]! + s * (a + s * (3 * way - 2 * a - b + s * (a + b - 2 * way)))
}

describe('curves of a solution', () => {
  it.each<
    [string, (t: number, y: Float64Array) => number[], [number, number], number[], (t: number) => number]
  >([
    ['an oscillation', (_, [x, v]) => [v!, -x!], [0, 10], [0, 1], Math.sin],
    ['backwards', (_, [x, v]) => [v!, -x!], [10, 0], [Math.sin(10), Math.cos(10)], Math.sin],
    ['a line', () => [2], [0, 10], [1], t => 1 + 2 * t],
    ['a stiff decay', (t, y) => [-1e4 * (y[0]! - Math.cos(t)) - Math.sin(t)], [0, 10], [1], Math.cos],
  ])('%s', (_, rates, range, initial, expected) => {
    const found = curves(rates, range, initial)
    for (let t = 0; t <= 10; t += 0.013) expect(at(found, 0, t)).toBeCloseTo(expected(t), 7)
  })

  it('are as short as they can be', () => {
    expect(curves(() => [2], [0, 10], [1]).t.length).toBeLessThan(12)
    expect(curves((_, [x, v]) => [v!, -x!], [0, 10], [0, 1]).t.length).toBeLessThan(600)
  })

  it('jump where an event changes the state', () => {
    const bounce: OdeEvent = { value: (_, y) => y[0]!, direction: -1, happen: (_, y) => Float64Array.of(0, -0.8 * y[1]!) } // prettier-ignore
    const found = curves((_, [, v]) => [v!, -9.81], [0, 2], [1, 0], [bounce])
    const first = Math.sqrt(2 / 9.81)
    expect(at(found, 0, first * 1.8)).toBeCloseTo(0.64, 8)
    expect(at(found, 1, first * 1.001)).toBeCloseTo(9.81 * first * (0.8 - 0.001), 8)
  })
})
