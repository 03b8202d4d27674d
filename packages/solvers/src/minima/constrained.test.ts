import { describe, expect, it } from 'vitest'
import { minimise } from './constrained.ts'
import type { Condition, Minimum } from './constrained.ts'
import type { Objective } from './bfgs.ts'

function finish<T>(run: Generator<void, T>): T {
  for (;;) {
    const next = run.next()
    if (next.done) return next.value
  }
}

const least = (f: Objective, start: readonly number[], conditions: readonly Condition[] = []): Minimum =>
  finish(minimise(f, conditions, Float64Array.from(start)))
const below = (side: Objective): Condition => ({ side, isEquation: false })
const zero = (side: Objective): Condition => ({ side, isEquation: true })

const rosenbrock: Objective = ([x, y]) => (1 - x!) ** 2 + 100 * (y! - x! * x!) ** 2

// By hand, or from the test problems of Hock and Schittkowski (HS) with their numbers.
describe('least values', () => {
  it.each<[string, Objective, number[], Condition[], number[]]>([
    ['a bowl', ([x, y]) => (x! - 3) ** 2 + 2 * (y! + 1) ** 2, [0, 0], [], [3, -1]],
    ["Rosenbrock's valley", rosenbrock, [-1.2, 1], [], [1, 1]],
    [
      'variables of different sizes',
      ([x, y]) => (x! / 1e-6 - 3) ** 2 + (y! / 1e6 - 2) ** 2,
      [1e-6, 1e6],
      [],
      [3e-6, 2e6],
    ],
    ['on a line', ([x, y]) => x! ** 2 + y! ** 2, [1, 1], [zero(([x, y]) => x! + y! - 1)], [0.5, 0.5]],
    ['at a bound', ([x]) => (x! - 2) ** 2, [0.5], [below(([x]) => x! - 1)], [1]],
    ['inside of bounds', ([x]) => (x! - 2) ** 2, [0.5], [below(([x]) => x! - 5)], [2]],
    ['HS 6', ([x]) => (1 - x!) ** 2, [-1.2, 1], [zero(([x, y]) => 10 * (y! - x! * x!))], [1, 1]],
    [
      'HS 35',
      ([x, y, z]) =>
        9 - 8 * x! - 6 * y! - 4 * z! + 2 * x! ** 2 + 2 * y! ** 2 + z! ** 2 + 2 * x! * y! + 2 * x! * z!,
      [0.5, 0.5, 0.5],
      [
        below(([x, y, z]) => x! + y! + 2 * z! - 3),
        below(([x]) => -x!),
        below(([, y]) => -y!),
        below(([, , z]) => -z!),
      ],
      [4 / 3, 7 / 9, 4 / 9],
    ],
    [
      'HS 71',
      ([a, b, c, d]) => a! * d! * (a! + b! + c!) + c!,
      [1, 5, 5, 1],
      [
        below(([a, b, c, d]) => 25 - a! * b! * c! * d!),
        zero(([a, b, c, d]) => a! ** 2 + b! ** 2 + c! ** 2 + d! ** 2 - 40),
        ...[0, 1, 2, 3].flatMap(place => [below(at => 1 - at[place]!), below(at => at[place]! - 5)]),
      ],
      [1, 4.7429994, 3.8211503, 1.3794082],
    ],
    // The can with the least surface for its volume: h = 2r.
    [
      'a can',
      ([r, h]) => 2 * Math.PI * (r! ** 2 + r! * h!),
      [0.1, 0.1],
      [zero(([r, h]) => Math.PI * r! ** 2 * h! - 1e-3), below(([r]) => -r!), below(([, h]) => -h!)],
      [(1e-3 / (2 * Math.PI)) ** (1 / 3), 2 * (1e-3 / (2 * Math.PI)) ** (1 / 3)],
    ],
  ])('%s', (_, f, start, conditions, right) => {
    const found = least(f, start, conditions)
    expect(found.reason).toBe('found')
    for (const [place, value] of right.entries()) expect(found.at[place]! / value).toBeCloseTo(1, 6)
  })

  it('says when conditions contradict each other', () => {
    const conditions = [below(([x]) => x! - 1), below(([x]) => 2 - x!)]
    expect(least(([x]) => x! ** 2, [0], conditions).reason).toBe('conditions')
  })

  it('says when the value falls without end', () => {
    expect(least(([x, y]) => x! + y!, [0, 0]).reason).toBe('endless')
  })
})
