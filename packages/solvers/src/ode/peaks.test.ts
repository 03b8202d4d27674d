/** Peaks that are narrower than any step, by the zeros of the arguments in which they lie. */
import { expect, it } from 'vitest'
import { solveOde } from './index.ts'
import type { OdeProblem, OdeSolution } from './index.ts'
import { peaksOf } from './peaks.ts'

type Argument = (t: number, y: number) => number

function problemWith(argument: Argument, rate: Argument): OdeProblem {
  return {
    rates: (t, y, into) => void (into[0] = rate(t, y[0]!)),
    start: 0,
    end: 100,
    initial: Float64Array.of(1),
    centres(t, y) {
      const value = argument(t, y[0]!)
      return new Map([[0, { label: Math.sign(value), value }]])
    },
  }
}

function solved(problem: OdeProblem): OdeSolution {
  const run = solveOde(problem)
  for (let next = run.next(); ; next = run.next()) if (next.done) return next.value
}

it.each<[string, Argument, readonly number[]]>([
  ['a line', t => (t - 43.21) / 0.001, [43.209, 43.21, 43.211]],
  ['a logarithm', t => Math.log(t / 20), [20]],
  ['a zero at the end', t => (t - 100) / 0.5, [99.5]],
  ['a wave', t => Math.sin(t), []],
  ['a state', (_, y) => y - 0.5, []],
  ['no zero', t => t + 1, []],
])('%s', (_, argument, places) => {
  const found = peaksOf(problemWith(argument, () => 0))
  for (const place of places) expect(found.some(each => Math.abs(each - place) < 1e-6)).toBe(true)
  if (places.length === 0) expect(found).toEqual([])
})

it('a peak is met that lies between the steps', () => {
  const argument: Argument = t => (t - 43.21) / 1e-6
  const { y } = solved(problemWith(argument, t => Math.exp(-(argument(t, 0) ** 2))))
  expect(y[0]).toBeCloseTo(1 + 1e-6 * Math.sqrt(Math.PI), 10)
})
