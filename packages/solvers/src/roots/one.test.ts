import { describe, expect, it } from 'vitest'
import type { RealFunction } from './brent.ts'
import { ONE_EQUATION } from './one-cases.ts'
import { rootBetween, rootNear, rootsAnywhere, rootsBetween } from './one.ts'

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
    // Each of these is refused by one bound alone: that of the value at the root, and that of the values beside it.
    ['a small leap in a steep line', x => (x < 0.1234 ? -1e-3 : 1e-3) + 400 * (x - 0.1234), [-1, 1]],
    ['a leap from almost zero', x => (x < 0.1234 ? -1e-9 : 1), [-1, 1]],
    ['what goes to zero far away', x => Math.exp(-x), [1]],
    ['the same from zero', x => Math.exp(-x), [0]],
    ['a bell', x => Math.exp(-x * x), [1]],
    ['a bell in a range', x => Math.exp(-x * x), [0, 100]],
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

  it.each<[string, RealFunction, number[]]>([
    ['x^2 - 2', x => x * x - 2, [-Math.SQRT2, Math.SQRT2]],
    ['small', x => x ** 3 - 8e-18, [2e-6]],
    ['small and large', x => (x - 1e-9) * (x - 3e8), [1e-9, 3e8]],
    ['at zero', x => x ** 3 - x, [-1, 0, 1]],
    ['touching at zero', x => x ** 4, [0]],
    ['a logarithm', x => Math.log(x) - 2, [Math.E ** 2]],
    ['poles and roots', x => 1 / x - x, [-1, 1]],
    ['lost in rounding around zero', x => (Math.tan(x) / x - 1) * (x < 1.5 && x > -1.5 ? 1 : NaN), []],
    ['the same, with a root', x => (Math.tan(x) - x) * (x < 4 && x > -4 ? 1 : NaN), [0]],
    ['rounding alone', x => (Math.exp(x) - 1) / x - 1, []],
    ['rounding in few steps', x => (1 - Math.cos(x)) / x ** 2 - 0.5, []],
    ['rounding around a root', x => Math.exp(x) - 1 - x, [0]],
    ['rounding around a triple root', x => Math.log(1 + x) - x + (x * x) / 2, [0]],
    ['a steep root', x => Math.sign(x - 2 / 3) * Math.abs(x - 2 / 3) ** 0.05, [2 / 3]],
    ['beside a pole on the grid', x => 1e-6 / (x + 8) - 24, [-8 + 1e-6 / 24]],
    ['none', x => Math.exp(-x), []],
    ['a bell', x => Math.exp(-x * x), []],
    ['a wave', x => Math.sin(x), [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map(turn => turn * Math.PI)],
  ])('roots of any size: %s', (_, f, roots) => {
    const search = rootsAnywhere(f)
    let step = search.next()
    while (!step.done) step = search.next()
    const found = step.value
    expect(found).toHaveLength(roots.length)
    for (const [at, root] of roots.entries())
      expect(Math.abs(found[at]! - root)).toBeLessThanOrEqual(1e-12 * Math.abs(root))
  })
})
