/** References: closed forms, and scipy's solve_ivp (Radau, DOP853) with tolerances of 1e-12 and less. */
import { describe, expect, it } from 'vitest'
import { solveOde, valueAt } from './index.ts'
import type { OdeProblem, OdeSolution } from './index.ts'

function solve(
  rates: (t: number, y: Float64Array) => readonly number[],
  [start, end]: readonly [number, number],
  initial: readonly number[],
  options: Partial<OdeProblem> = {},
): OdeSolution {
  const problem: OdeProblem = {
    rates: (t, y, into) => into.set(rates(t, y)),
    start,
    end,
    initial: Float64Array.from(initial),
    ...options,
  }
  const run = solveOde(problem)
  for (;;) {
    const next = run.next()
    if (next.done) return next.value
  }
}

/** Largest difference, relative to what is expected. */
function far(found: Float64Array, expected: readonly number[]): number {
  return Math.max(
    ...expected.map((value, at) => Math.abs(found[at]! - value) / Math.max(Math.abs(value), 1e-30)),
  )
}

const robertson = (_: number, [a, b, c]: Float64Array): number[] => {
  const [slow, fast, both] = [-0.04 * a! + 1e4 * b! * c!, 3e7 * b! * b!, 0]
  return [slow, -slow - fast + both, fast]
}

function pleiades(_: number, s: Float64Array): number[] {
  const pull = (body: number, axis: 0 | 7): number => {
    let sum = 0
    for (let other = 0; other < 7; other++) {
      if (other === body) continue
      const [dx, dy] = [s[other]! - s[body]!, s[7 + other]! - s[7 + body]!]
      sum += ((other + 1) * (axis === 0 ? dx : dy)) / (dx * dx + dy * dy) ** 1.5
    }
    return sum
  }
  const bodies = [0, 1, 2, 3, 4, 5, 6]
  return [...s.subarray(14), ...bodies.map(body => pull(body, 0)), ...bodies.map(body => pull(body, 7))]
}

function threeBodies(_: number, s: Float64Array): number[] {
  const pulls = [0, 2, 4].flatMap(body =>
    [0, 1].map(axis =>
      [0, 2, 4]
        .filter(other => other !== body)
        .reduce((sum, other) => {
          const way = Math.hypot(s[other]! - s[body]!, s[other + 1]! - s[body + 1]!)
          return sum + (s[other + axis]! - s[body + axis]!) / way ** 3
        }, 0),
    ),
  )
  return [...s.subarray(6), ...pulls]
}

type Case = readonly [
  name: string,
  rates: (t: number, y: Float64Array) => readonly number[],
  range: readonly [number, number],
  initial: readonly number[],
  expected: readonly number[],
  stiff: boolean,
]

const CASES: readonly Case[] = [
  ['decay', (_, y) => [-y[0]!], [0, 1], [1], [Math.exp(-1)], false],
  ['backwards', (_, y) => [-y[0]!], [0, -3], [1], [Math.exp(3)], false],
  ['an empty range', (_, y) => [-y[0]!], [2, 2], [5], [5], false],
  ['a fast decay to a slow one', (t, y) => [-1000 * (y[0]! - Math.cos(t))], [0, 1], [0], [0.54114323571], true],
  ['Robertson to 1e4', robertson, [0, 1e4], [1, 0, 0], [0.10730042853780618, 4.800166972571756e-7, 0.8926990914454986], true],
  ['Robertson to 1e11', robertson, [0, 1e11], [1, 0, 0], [2.0833401496992887e-8, 8.333360770326759e-14, 0.9999999791665156], true],
  ['van der Pol, 1000', (_, [x, v]) => [v!, 1000 * (1 - x! * x!) * v! - x!], [0, 2000], [2, 0], [1.7061677321704714, -0.00089280970102481], true],
  ['Pleiades', pleiades, [0, 3], [3, 3, -1, -3, 2, -2, 2, 3, -3, 2, 0, 0, -4, 4, 0, 0, 0, 0, 0, 1.75, -1.5, 0, 0, 0, -1.25, 1, 0, 0],
    [0.37061391438659613, 3.2372840920575148, -3.2225590324186784, 0.6597091455785166, 0.3425581707153899, 1.5621721014008387, -0.7003092922202319], false],
  ['three bodies', threeBodies, [0, 10], [0.97000436, -0.24308753, -0.97000436, 0.24308753, 0, 0, 0.466203685, 0.43236573, 0.466203685, 0.43236573, -0.93240737, -0.86473146],
    [-1.0809256306661696, -0.007489618994165952, 0.5580460578252588, 0.3487290258585285, 0.5228795728409057, -0.34123940686436277], false],
  ['a jump of the rates from rest', t => [t < 0.3 ? 0 : 1], [0, 1], [0], [0.7], false],
  ['a short pulse', t => [t > 4 && t < 4.15 ? 1 : 0], [0, 10], [0], [0.15], false],
] // prettier-ignore

describe('initial value problems', () => {
  it.each(CASES)('%s', (_, rates, range, initial, expected, stiff) => {
    const { reason, t, y, stiff: found } = solve(rates, range, initial)
    expect([reason, t, found]).toEqual(['end', range[1], stiff])
    expect(far(y, expected)).toBeLessThan(1e-8)
  })

  it.each<[string, (t: number, y: Float64Array) => number[], number[], number, number]>([
    ['a pole', (_, y) => [y[0]! ** 2], [1], 2, 1],
    ['where rates end', (_, y) => [-0.1 * Math.sqrt(y[0]!)], [1], 30, 20],
    ['no rates at the start', (_, y) => [1 / (y[0]! - 1) + NaN], [1], 1, 0],
  ])('says how far it got: %s', (_, rates, initial, end, reached) => {
    const { reason, t } = solve(rates, [0, end], initial)
    expect(reason).toBe('stuck')
    expect(t).toBeCloseTo(reached, 5)
  })

  const damped = (_: number, [x, v]: Float64Array): number[] => [v!, 1 - v! - x!]
  const duffing = (t: number, [x, v]: Float64Array): number[] => [v!, Math.cos(t) - 0.3 * v! - x! ** 3]
  const filter = (_: number, [i, u]: Float64Array): number[] => [1e3 * (10 - i! - u!), 1e3 * i! - u!]
  it.each<[string, (t: number, y: Float64Array) => number[], number, number[], number[]]>([
    ['at the start', duffing, 20, [1, 0], [1.00976713644, -1.20308652735]],
    ['from where a step response is over', damped, 1000, [0, 0], [1, 0]],
    ['all the time in a stiff circuit', filter, 1, [0, 0], [10 / 1001, 10_000 / 1001]],
  ])('takes no short steps where terms of the rates cancel %s', (_, rates, end, initial, expected) => {
    const { steps, y, reason } = solve(rates, [0, end], initial)
    expect(reason).toBe('end')
    expect(steps).toBeLessThan(5000)
    expected.forEach((value, at) => expect(y[at]).toBeCloseTo(value, 10))
  })

  it('knows the solution between its steps', () => {
    for (const range of [[0, 6], [6, 0]] as const) {
      const initial = [Math.sin(range[0]), Math.cos(range[0])]
      const { pieces } = solve((_, [x, v]) => [v!, -x!], range, initial, { dense: true })
      for (let t = 0; t <= 6; t += 0.01) expect(valueAt(pieces, 0, t)).toBeCloseTo(Math.sin(t), 9)
    }
    const stiff = solve((t, y) => [-1e6 * (y[0]! - Math.cos(t))], [0, 6], [1], { dense: true })
    for (let t = 0; t <= 6; t += 0.01) expect(valueAt(stiff.pieces, 0, t)).toBeCloseTo((1e12 * Math.cos(t) + 1e6 * Math.sin(t)) / (1e12 + 1), 6)
  }) // prettier-ignore
})

describe('events', () => {
  const fall = (_: number, [, v]: Float64Array): number[] => [v!, -9.81]
  const first = Math.sqrt(2 / 9.81)

  it('change the state, as where a ball bounces', () => {
    const bounce = { value: (_: number, y: Float64Array) => y[0]!, direction: -1 as const, happen: (_: number, y: Float64Array) => Float64Array.of(0, -0.8 * y[1]!) } // prettier-ignore
    const { happened, y, pieces } = solve(fall, [0, 2], [1, 0], { events: [bounce], dense: true })
    const times = [first, first * 2.6, first * 3.88]
    expect(happened).toHaveLength(3)
    happened.forEach(({ t }, at) => expect(t).toBeCloseTo(times[at]!, 10))
    const left = 2 - times[2]!
    const speed = 9.81 * first * 0.8 ** 3
    expect(y[0]).toBeCloseTo(speed * left - (9.81 / 2) * left ** 2, 10)
    expect(valueAt(pieces, 0, first * 1.8)).toBeCloseTo(0.64, 10)
  })

  it('end where they follow each other ever faster', () => {
    const bounce = { value: (_: number, y: Float64Array) => y[0]!, direction: 0 as const, happen: (_: number, y: Float64Array) => Float64Array.of(0, -0.8 * y[1]!) } // prettier-ignore
    const { reason, t, happened, y } = solve(fall, [0, 50], [1, 0], { events: [bounce] })
    expect(reason).toBe('crowded')
    // The sum of all flights: first + 2*first*(0.8 + 0.8^2 + …).
    expect(t).toBeCloseTo(first * 9, 6)
    expect(happened.length).toBeGreaterThan(50)
    expect(Math.abs(y[0]!)).toBeLessThan(1e-12)
  })

  it('happen anew after a start on the border', () => {
    const bounce = { value: (_: number, y: Float64Array) => y[0]!, direction: -1 as const, happen: (_: number, y: Float64Array) => Float64Array.of(0, -y[1]!) } // prettier-ignore
    const { happened } = solve(fall, [0, 3.5], [0, 9.81 / 2], { events: [bounce] })
    expect(happened.map(({ t }) => Math.round(t * 1e9) / 1e9)).toEqual([1, 2, 3])
  })

  it('end the run', () => {
    const ground = { value: (_: number, y: Float64Array) => y[0]!, direction: 0 as const, happen: () => 'end' as const } // prettier-ignore
    const { reason, t } = solve(fall, [0, 2], [1, 0], { events: [ground] })
    expect(reason).toBe('event')
    expect(t).toBeCloseTo(first, 12)
  })

  it('count in one direction only', () => {
    const up = {
      value: (_: number, y: Float64Array) => y[0]! - 0.5,
      direction: 1 as const,
      happen: () => null,
    }
    const { happened } = solve((_, [x, v]) => [v!, -x!], [0, 20], [0, 1], { events: [up] })
    const times = [0, 1, 2, 3].map(turn => Math.PI / 6 + turn * 2 * Math.PI).filter(t => t < 20)
    expect(happened).toHaveLength(times.length)
    happened.forEach(({ t }, at) => expect(t).toBeCloseTo(times[at]!, 8))
  })
})
