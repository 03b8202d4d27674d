import { expect, test } from 'vitest'
import { placeOfRow } from './rows.ts'

const SIZES = ['M 10', 'M12', 'm12', '1 1/2', '11/2', 'HEA-200', 'a_b', 'Ø 10', '20x5']
const NUMBERS = ['-10', '0', '5', '10', '2.5', '1000']

test.each([
  [SIZES, 'M10', 0],
  [SIZES, 'm 10', 0],
  [SIZES, 'M12', 1],
  [SIZES, 'm12', 2],
  [SIZES, '1 1/2', 3],
  [SIZES, '1-1/2', 3],
  [SIZES, '11/2', 4],
  [SIZES, 'hea 200', 5],
  [SIZES, 'HEA200', 5],
  [SIZES, 'a b', 6],
  [SIZES, 'ø10', 7],
  [SIZES, '20×5', 8],
  [NUMBERS, '-10', 0],
  [NUMBERS, '−10', 0],
  [NUMBERS, '10', 3],
  [NUMBERS, '5.0', 2],
  [NUMBERS, '+5', 2],
  [NUMBERS, '2,50', 4],
])('of %j %j is the row %d', (rows, name, place) =>
  expect(placeOfRow(rows, name)).toEqual({ ok: true, place }),
)

test.each([
  [NUMBERS, '-5'],
  [NUMBERS, '1 0'],
  [NUMBERS, '2-5'],
  [NUMBERS, '25'],
  [SIZES, 'M 1 0'],
  [SIZES, '1 1 / 2 2'],
])('of %j %j is none', (rows, name) =>
  expect(placeOfRow(rows, name)).toMatchObject({ ok: false, several: false }),
)

test('several rows that are alike are none', () =>
  expect(placeOfRow(['5', '5.0', '6'], '5,0')).toMatchObject({ ok: false, several: true }))
