import { describe, expect, it } from 'vitest'
import { breaksOf } from './break-base.ts'
import { groupsOf, splitLatex } from './divide-matrix.ts'
import { columnGroups } from './fit-tables.ts'
import { withQuotients } from './inline-quotients.ts'

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

it.each([
  ['x=\\frac{a+b}{c}', 'x=(a+b)/(c)'],
  ['\\frac{1}{2}+\\dfrac{\\frac{a}{b}}{c}', '(1)/(2)+((a)/(b))/(c)'],
  ['x^{\\frac{1}{2}}\\cdot\\sqrt{\\frac{a}{b}}', 'x^{\\frac{1}{2}}\\cdot\\sqrt{\\frac{a}{b}}'],
  ['\\frac{a}', '\\frac{a}'],
  ['\\{\\frac{a}{b\\}}', '\\{(a)/(b\\})'],
])('%s is %s where it breaks in fractions', (latex, wanted) => {
  expect(withQuotients(latex)).toBe(wanted)
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

it.each([
  [
    [100, 50, 50, 50, 50],
    250,
    [
      [1, 3],
      [4, 4],
    ],
  ],
  [
    [100, 150, 150, 20],
    250,
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  ],
  // A column that is too wide beside the first one leaves the table whole.
  [[100, 200, 10], 250, []],
  [[100], 50, []],
] as const)('columns of %j in %i pixels', (widths, room, groups) => {
  expect(columnGroups(widths, room)).toEqual(groups)
})
