import { expect, test } from 'vitest'
import type { Figure } from './figure.ts'
import { cellText, csvOf, tableOf } from './table.ts'
import { figure, series } from './testing/figures.ts'

test.each<[string, Figure, string[][]]>([
  [
    'shared x stands once',
    figure([series('a', 'line', { x: [0, 1], y: [1, 2] }), series('b', 'line', { x: [0, 1], y: [3, 4] })], {
      x: { label: 'Time', unit: 's' },
      y: { unit: 'N' },
    }),
    [
      ['Time [s]', 'a [N]', 'b [N]'],
      ['0', '1', '3'],
      ['1', '2', '4'],
    ],
  ],
  [
    'series of one x beside it, whatever is between',
    figure([
      series('a', 'line', { x: [0, 1], y: [1, 2] }),
      series('l', 'level', { at: [7] }, { direction: 'horizontal' }),
      series('b', 'line', { x: [5], y: [9] }),
      series('c', 'line', { x: [0, 1], y: [3, 4] }),
    ]),
    [
      ['x', 'a', 'c', 'x', 'b', 'l'],
      ['0', '1', '3', '5', '9', '7'],
      ['1', '2', '4', '', '', ''],
    ],
  ],
  [
    'each x of its own',
    figure([series('a', 'line', { x: [0], y: [1] }), series('b', 'line', { x: [5, 6], y: [3, 4] })]),
    [
      ['x', 'a', 'x', 'b'],
      ['0', '1', '5', '3'],
      ['', '', '6', '4'],
    ],
  ],
  [
    'gaps are empty, errors have a column',
    figure([series('a', 'line', { x: [0, 1], y: [1, NaN], error: [0.1, 0.2] })]),
    [
      ['x', 'a', 'a ±'],
      ['0', '1', '0.1'],
      ['1', '', '0.2'],
    ],
  ],
  [
    'bars by name',
    figure([series('a', 'bar', { y: [0.1, 0.30000000000000004] }), series('b', 'bar', { y: [1, 2] })], {
      x: { names: ['one'] },
    }),
    [
      ['Name', 'a', 'b'],
      ['one', '0.1', '1'],
      ['2', '0.3', '2'],
    ],
  ],
  [
    'bins by bounds',
    figure([series('a', 'histogram', { low: [0], high: [2], y: [1] })], { x: { unit: 'mm' } }),
    [
      ['from [mm]', 'to [mm]', 'a'],
      ['0', '2', '1'],
    ],
  ],
  [
    'a map row by row',
    figure([series('a', 'colours', { x: [0, 1], y: [5, 6], z: [1, 2, 3, 4] }, { unit: 'K' })]),
    [
      ['x', 'y', 'a [K]'],
      ['0', '5', '1'],
      ['1', '5', '2'],
      ['0', '6', '3'],
      ['1', '6', '4'],
    ],
  ],
  [
    'stacked series by their own values',
    figure([
      series('a', 'line', { x: [0], y: [1] }, { stacked: true }),
      series('b', 'line', { x: [0], y: [2] }, { stacked: true }),
    ]),
    [
      ['x', 'a', 'b'],
      ['0', '1', '2'],
    ],
  ],
  ['nothing', figure([]), [[]]],
])('%s', (_, drawn, [head, ...rows]) => {
  expect(tableOf(drawn)).toEqual({ head, rows })
})

test('CSV has all digits, quotes what it must, and holds no formulas', () => {
  const all = [series('=1+1, "a"', 'line', { x: [0.1, 1e-30], y: [Math.sin(0.3), -2] })]
  expect(csvOf(figure(all, { x: { label: '-x' } }))).toBe(
    '\'-x,"\'=1+1, ""a"""\r\n0.1,0.29552020666133955\r\n1e-30,-2\r\n',
  )
})

test.each([
  ['-0.5', '−0.5'],
  ['12', '12'],
  ['-1e-7', '−1×10⁻⁷'],
  ['2.5e+21', '2.5×10²¹'],
  ['-A', '-A'],
  ['', ''],
])('%s is read as %s', (cell, read) => {
  expect(cellText(cell, {})).toBe(read)
  expect(cellText(cell, { decimalComma: true })).toBe(read.replace('.', ','))
})
