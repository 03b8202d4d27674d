import { describe, expect, it } from 'vitest'
import { breaksOf } from './break-base.ts'
import { groupsOf, splitLatex } from './divide-matrix.ts'

it.each([
  [
    ['x', '', ':=', '', 'a', '', '+', '', 'b'],
    [2, 6],
  ],
  [['=', '', '1', '+', '2'], [3]],
  [['f', '(', 'a', '+', 'b', ')', '+', 'c'], [6]],
  // A formula with nothing outside of its brackets breaks at the next level.
  [
    ['(', 'a', '+', 'b', '−', 'c)'],
    [2, 4],
  ],
  [
    ['[1,', '2]', '·', '(a+b)', '+', 'c'],
    [2, 4],
  ],
  [['a'], []],
])('a line of %j may break before %j', (texts, places) => {
  expect(breaksOf(texts)).toEqual(places)
})

describe('a matrix', () => {
  it.each([
    ['a&b', '&', ['a', 'b']],
    ['a\\&b&c', '&', ['a\\&b', 'c']],
    ['\\frac{a&b}{c}&d', '&', ['\\frac{a&b}{c}', 'd']],
    ['1&2\\\\3&4', '\\\\', ['1&2', '3&4']],
  ])('%s is divided at %s', (latex, at, parts) => {
    expect(splitLatex(latex, at)).toEqual(parts)
  })

  it.each([
    [10, 1, [[0, 10]]],
    [10, 3, [[0, 4], [4, 8], [8, 10]]],
    [2, 5, [[0, 1], [1, 2]]],
  ])('of %d columns in %d groups', (count, groups, found) => {
    expect(groupsOf(count, groups)).toEqual(found)
  })
}) // prettier-ignore
