import { describe, expect, it } from 'vitest'
import { factored, solved } from './lu.ts'

const matrix = (rows: readonly (readonly number[])[]): Float64Array => Float64Array.from(rows.flat())

describe('linear systems', () => {
  it.each<[string, number[][], number[], number[]]>([
    ['one equation', [[4]], [8], [2]],
    ['a zero in the corner', [[0, 2], [3, 0]], [2, 9], [3, 1]],
    ['three equations', [[2, 1, -1], [-3, -1, 2], [-2, 1, 2]], [8, -11, -3], [2, 3, -1]],
    ['very different rows', [[1e-20, 1], [1, 1]], [1, 2], [1, 1]],
  ])('%s', (_, rows, right, expected) => {
    const held = factored(matrix(rows), rows.length)
    const x = held && solved(held, Float64Array.from(right))
    expect(Array.from(x ?? [])).toHaveLength(expected.length)
    expected.forEach((value, at) => expect(x?.[at]).toBeCloseTo(value, 12))
  })

  it.each<[string, number[][]]>([
    ['rows that depend on each other', [[1, 2], [2, 4]]],
    ['what is not finite', [[NaN, 1], [1, 1]]],
    ['zeros', [[0, 0], [0, 0]]],
  ])('has no answer for %s', (_, rows) => {
    expect(factored(matrix(rows), rows.length)).toBeNull()
  })
}) // prettier-ignore
