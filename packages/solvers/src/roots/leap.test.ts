import { expect, it } from 'vitest'
import { leapBetween, rootBetween } from './index.ts'

const CASES: [string, (x: number) => number, [number, number], number, number][] = [
  ['a jump', x => (x < 1.7 ? -2 : 3), [0, 4], NaN, 1.7],
  ['a pole on the grid', x => 1 / (x - 0.3), [0, 4], NaN, 0.3],
  ['a pole', Math.tan, [1, 2], NaN, Math.PI / 2],
  ['no change of sign', x => x * x + 1, [0, 4], NaN, NaN],
  ['a steep root', x => -Math.sign(x - 2 / 3) * Math.abs(x - 2 / 3) ** 0.2, [-11, 9], 2 / 3, 2 / 3],
]

it.each(CASES)('tells roots from changes of sign without one: %s', (_, f, [low, high], root, leap) => {
  for (const [found, wanted] of [
    [rootBetween(f, low, high), root],
    [leapBetween(f, low, high), leap],
  ] as const)
    if (Number.isNaN(wanted)) expect(found).toBeNaN()
    else expect(found).toBeCloseTo(wanted, 12)
})
