/** Pulses between the steps of a solution. */
import { expect, it } from 'vitest'
import { missedShare, solveOde } from './index.ts'
import type { OdeProblem, OdeSolution } from './index.ts'

type Rate = (t: number, y: number) => number

function solved(rate: Rate, longest?: number): [OdeProblem, OdeSolution] {
  const problem: OdeProblem = {
    rates: (t, y, into) => void (into[0] = rate(t, y[0]!)),
    start: 0,
    end: 100,
    initial: Float64Array.of(0),
    dense: true,
    ...(longest && { longest }),
  }
  const run = solveOde(problem)
  for (let next = run.next(); ; next = run.next()) if (next.done) return [problem, next.value]
}

it.each<[string, Rate]>([
  ['a pulse every half turn', t => Math.sin(t) ** 2000],
  ['the same beside a decay', (t, y) => Math.sin(t) ** 2000 - y / 50],
])('%s is passed over by steps that are too long', (_, rate) => {
  expect(missedShare(...solved(rate))).toBeGreaterThan(0.01)
  expect(missedShare(...solved(rate, 0.05))).toBeLessThan(1e-3)
})

it.each<[string, Rate]>([
  ['a straight line', () => 3],
  ['a wave', t => Math.cos(3 * t)],
  ['a fast wave', t => Math.cos(40 * t)],
  ['a wide pulse', t => Math.exp(-((t - 50) ** 2))],
  ['growth', (t, y) => 0.1 * y + t],
  ['nothing', () => 0],
])('%s is followed', (_, rate) => {
  expect(missedShare(...solved(rate))).toBeLessThan(1e-4)
})
