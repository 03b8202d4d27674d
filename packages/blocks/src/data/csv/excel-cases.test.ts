/** Excel files as offices write them, from their cells to names, units and numbers. */
import { expect, it } from 'vitest'
import { excelFile } from '../../testing/excel-file.ts'
import type { WrittenCell, WrittenSheet } from '../../testing/excel-file.ts'
import { imported } from '../../testing/imported-file.ts'

const NO = Number.NaN
const DAY = 86_400
const as = (format: string) => (size: number) => ({ size, format })
const percent = as('0.0%')
const day = as('dd.mm.yyyy hh:mm:ss')
const lasting = as('[h]:mm')
const [euro, length] = [as('#,##0.00 "€"'), as('0.0 "% of m"')]

// prettier-ignore
const FILES: readonly (readonly [what: string, rows: WrittenCell[][], names: string, values: number[][]])[] = [
  ['per cent below its unit', [['n', 'eta [%]'], [1, percent(0.12)], [2, percent(0.07)], [3, 13.5]], 'N, Eta [%]', [[1, 2, 3], [12, 7, 13.5]]],
  ['per cent without a unit', [['n', 'eta'], [1, percent(0.12)], [2, percent(0.07)]], 'N, Eta', [[1, 2], [0.12, 0.07]]],
  ['per cent below a row of units', [['n', 'eta'], ['-', '%'], [1, percent(0.125)]], 'N, Eta [%]', [[1], [12.5]]],
  ['a sign of per cent in words', [['n', 'eta [%]'], [1, length(12)]], 'N, Eta [%]', [[1], [12]]],
  ['per cent beside decimal commas', [['n', 'eta [%]'], ['1,5', percent(0.01234)]], 'N, Eta [%]', [[1.5], [1.234]]],
  ['cells that begin below and right', [[], [null, 'n', 'eta [%]'], [], [null, 1, percent(0.5)]], 'N, Eta [%]', [[1], [50]]],
  ['times to the second', [['t', 'n'], ...[0, 10, 20, 50].map(s => [day(46_000 + (37_230 + s) / DAY), s])], 'T time, N', [[0, 10, 20, 50], [0, 10, 20, 50]]],
  ['durations of many days', [['t', 'n'], [lasting(0.5), 1], [lasting(40), 2]], 'T time, N', [[0.5 * DAY, 40 * DAY], [1, 2]]],
  ['money', [['n', 'price'], [1, euro(12.5)], [2, euro(1250)]], 'N, Price', [[1, 2], [12.5, 1250]]],
  ['truths and errors', [['on', 'x'], [true, { error: '#N/A' }], [false, { error: '#DIV/0!' }], [true, 3]], 'On, X', [[1, 0, 1], [NO, NO, 3]]],
]

it.each(FILES)('%s', async (_, rows, names, values) =>
  expect(await imported(excelFile([{ name: 'Data', rows }]), 'excel')).toMatchObject({ names, values }),
)

const sheet: WrittenSheet = { name: 'Data & more', rows: [['x'], [1], [2]] }

it('the first sheet that is shown comes first', async () =>
  expect(
    (await imported(excelFile([{ name: 'Aside', rows: [['y'], [7]], hidden: true }, sheet]), 'excel')).names,
  ).toBe('X'))

it('a page of remarks before the data is passed over', async () => {
  const notes: WrittenSheet = {
    name: 'Notes',
    rows: [
      ['Made by', 'A. B.'],
      ['Revision', 2],
    ],
  }
  const { names } = await imported(excelFile([notes, sheet]), 'excel')
  expect(names).toBe('X')
})

it.each([
  [[], []],
  [[2], ['1 row that the file hides is read as well.']],
  [[1, 2], ['2 rows that the file hides are read as well.']],
])('hidden rows %j are remarked on', async (hiddenRows, remarks) =>
  expect((await imported(excelFile([{ ...sheet, hiddenRows }]), 'excel')).remarks).toEqual(remarks),
)

it.each([
  [
    [
      { formula: 'A2*2', value: 2 },
      { formula: 'A3*2', value: 4 },
    ],
    [2, 4],
    [],
  ],
  [
    [{ formula: 'A2*2', value: 2 }, { formula: 'A3*2' }],
    [2, NO],
    [/^1 cell has a formula and no stored value/],
  ],
  [[{ formula: 'A2*2' }, { formula: 'A3*2' }], [NO, NO], [/^2 cells have a formula and no stored value/]],
])('formulas %j have the values that are stored', async ([one, two], values, sentences) => {
  const rows = [['x', 'y'], [1, one!], [2, two!]] // prettier-ignore
  const found = await imported(excelFile([{ name: 'Data', rows }]), 'excel')
  expect(found).toMatchObject({ names: 'X, Y', values: [[1, 2], values] })
  for (const sentence of sentences) expect(found.remarks).toContainEqual(expect.stringMatching(sentence))
})
