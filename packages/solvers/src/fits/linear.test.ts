import { describe, expect, it } from 'vitest'
import { columnOf } from './double-double.ts'
import { fitLinear, powersOf } from './linear.ts'
import { LINEAR_SETS } from './nist-linear.ts'
import type { LinearSet } from './nist-linear.ts'

function designOf({ degree, columns = [], constant = true, x, y }: LinearSet) {
  if (degree !== undefined) return powersOf(x, degree)
  const ones = constant ? [columnOf(y.map(() => 1))] : []
  return [...ones, ...columns.map(column => columnOf(column))]
}

/** Equal digits: minus the logarithm of the relative error, of the absolute one about zero. */
const digits = (value: number, right: number): number =>
  -Math.log10(Math.abs(value - right) / (right === 0 ? 1 : Math.abs(right)) || 1e-16)

describe('linear sets of NIST', () => {
  it.each(LINEAR_SETS)('$name', set => {
    const fit = fitLinear(designOf(set), columnOf(set.y), { constant: set.constant ?? true })!
    const worst = Math.min(
      ...set.certified.map((right, place) => digits(fit.coefficients[place]!, right)),
      ...set.errors.map((right, place) => digits(fit.errors[place]!, right)),
      digits(fit.r2, set.r2),
    )
    expect(worst).toBeGreaterThan(9)
  })
})

describe('what a fit cannot do', () => {
  it.each([
    ['fewer points than coefficients', powersOf([1], 1), [2]],
    ['two columns that agree', [columnOf([1, 2, 4]), columnOf([0.1, 0.2, 0.4])], [1, 2, 3]],
    ['the same x everywhere', powersOf([3, 3, 3], 1), [1, 2, 3]],
  ])('%s', (_, columns, y) => {
    expect(fitLinear(columns, columnOf(y), { constant: true })).toBeNull()
  })
})

it('counts a point of weight 3 as three points', () => {
  const options = { constant: true }
  const once = fitLinear(powersOf([1, 2, 5], 1), columnOf([1, 4, 5]), { ...options, weights: [1, 3, 1] })!
  const thrice = fitLinear(powersOf([1, 2, 2, 2, 5], 1), columnOf([1, 4, 4, 4, 5]), options)!
  expect(Array.from(once.coefficients, value => value.toPrecision(12))).toEqual(
    Array.from(thrice.coefficients, value => value.toPrecision(12)),
  )
  expect(once.r2).toBeCloseTo(thrice.r2, 12)
})
