import { describe, expect, it } from 'vitest'
import type { RealFunction } from './brent.ts'
import { ONE_EQUATION } from './one-cases.ts'
import { rootBetween, rootNear, rootsBetween } from './one.ts'

const rootOf = (f: RealFunction, [from, to]: readonly number[]): number =>
  to === undefined ? rootNear(f, from!) : rootBetween(f, from!, to)

describe('one equation', () => {
  it.each(ONE_EQUATION)('%s', (_, f, where, root) => {
    const found = rootOf(f, where)
    expect(Math.abs(found - root) / Math.abs(root || 1)).toBeLessThan(1e-13)
    // The sign changes within the last digits.
    const near = 1e-12 * Math.abs(found)
    expect(Math.sign(f(found - near)) * Math.sign(f(found + near))).toBeLessThanOrEqual(0)
  })

  const touching: [text: string, f: RealFunction, where: number[], root: number][] = [
    ['x^2', x => x * x, [1], 0],
    ['x^2, from zero', x => x * x, [0], 0],
    ['(x - 2)^2', x => x * x - 4 * x + 4, [1], 2],
    ['(x - 3)^4 in a range', x => (x - 3) ** 4, [0, 7], 3],
    ['cos(x) + 1', x => Math.cos(x) + 1, [2, 4], Math.PI],
    ['|x - 2|', x => Math.abs(x - 2), [1], 2],
  ]
  it.each(touching)('%s touches zero', (_, f, where, root) => {
    expect(rootOf(f, where)).toBeCloseTo(root, 6)
  })

  const none: [text: string, f: RealFunction, where: number[]][] = [
    ['x^2 + 1', x => x * x + 1, [1]],
    ['x^2 + 1e-6', x => x * x + 1e-6, [1]],
    ['a pole', x => 1 / x, [1]],
    ['a pole in a range', x => 1 / (x - 0.3), [-1, 1]],
    ['tan over its pole', x => Math.tan(x), [1.2, 1.9]],
    ['a leap', x => (x < 0.123 ? -1 : 1), [-1, 1]],
    ['a leap near a guess', x => (x < 2 ? -1 : 1), [1]],
    ['what goes to zero far away', x => Math.exp(-x), [1]],
    ['the same from zero', x => Math.exp(-x), [0]],
    ['a square root without value', x => Math.sqrt(x) + 1, [-1]],
    ['values nowhere', () => NaN, [1]],
    ['all zero', () => 0, [1, 2]],
    ['a constant', () => 3, [1]],
  ]
  it.each(none)('%s has no root', (_, f, where) => expect(rootOf(f, where)).toBeNaN())

  it.each<[string, RealFunction, number, number, number[]]>([
    ['sin', Math.sin, 1, 10, [Math.PI, 2 * Math.PI, 3 * Math.PI]],
    ['tan', Math.tan, 1, 7, [Math.PI, 2 * Math.PI]],
    ['a cubic', x => (x - 1) * (x - 2) * (x - 3), 0, 10, [1, 2, 3]],
    ['one that touches', x => (x - 1) ** 2 * (x - 2.5), 0, 10, [1, 2.5]],
    ['none', x => x * x + 1, -5, 5, []],
  ])('all roots of %s', (_, f, low, high, roots) => {
    const found = rootsBetween(f, low, high)
    expect(found).toHaveLength(roots.length)
    for (const [at, root] of roots.entries()) expect(found[at]).toBeCloseTo(root, 7)
  })
})
