import { describe, expect, it } from 'vitest'
import { csvOf, rowsOf } from './export-values.ts'

describe('a value as a table', () => {
  it.each([
    [[1, 2.5], '', '1\r\n2.5\r\n'],
    [[1, 2.5], 'kN', 'Value [kN]\r\n1\r\n2.5\r\n'],
    [
      [
        [1, 2],
        [3, 4],
      ],
      '',
      '1,2\r\n3,4\r\n',
    ],
    [
      [
        [1, 2],
        [3, 4],
      ],
      'mm',
      'Value 1 [mm],Value 2 [mm]\r\n1,2\r\n3,4\r\n',
    ],
    [[{ re: 1, im: -2 }], '', '1-2i\r\n'],
    [[null, Number.NaN, 3], '', '\r\n\r\n3\r\n'],
    [[1e-300, 1e21], '', '1e-300\r\n1e+21\r\n'],
    [[], 'kN', ''],
  ])('%j [%s]', (value, unit, csv) => expect(csvOf(rowsOf({ value, unit })!)).toBe(csv))

  it('has words with commas and quotation marks in quotation marks', () =>
    expect(csvOf([['a, b', 'c "d"', 'e']])).toBe('"a, b","c ""d""",e\r\n'))

  it('that is no list is none', () => expect(rowsOf({ value: 3, unit: '' })).toBeNull())
})
