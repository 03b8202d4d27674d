import { utils, write } from '@e965/xlsx'
import type { CellObject } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { excelFile } from '../../testing/excel-file.ts'
import { readSpreadsheet } from './index.ts'

/** A formula with its stored value. */
const calc = (f: string, v: number | string): CellObject => ({ t: typeof v === 'number' ? 'n' : 's', f, v })

type Row = readonly (string | number | CellObject | null)[]

function read(rows: readonly Row[], names: readonly { Name: string; Ref: string }[] = []) {
  const sheet = utils.aoa_to_sheet(rows as unknown[][])
  const book = { SheetNames: ['A'], Sheets: { A: sheet }, Workbook: { Names: [...names] } }
  return readSpreadsheet(
    new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer),
    'a.xlsx',
  )
}

describe('cells as lines', () => {
  test.each<[string, readonly Row[], readonly string[]]>([
    [
      'labels to the left are names, cells to the right units',
      [['Force F', 12, 'kN'], ['Area A [mm²]', 400], ['Stress', calc('B1/B2*1000', 30), 'MPa']],
      ['F := 12 [kN] // Force F', 'A := 400 [mm^2] // Area A [mm²]', 'Stress := F/A = [MPa]'],
    ],
    [
      'a formula that does not hold with units is one of their numbers',
      [['F', 12, 'kN'], ['s', 3, 'mm'], ['x', calc('B1*B2+7', 43), 'm']],
      ['F := 12 [kN]', 's := 3 [mm]', 'x := (F/[kN]*(s/[mm]) + 7)*[m] = [m]'],
    ],
    [
      'a factor that the units do not explain stays',
      [['L', 2, 'm'], ['d', calc('B1*100', 200), 'mm']],
      ['L := 2 [m]', 'd := L/[m]*100*[mm] = [mm]'],
    ],
    [
      'a zero shows nothing',
      [['a', 0, 'm'], ['b', calc('B1*5', 0), 'mm']],
      ['a := 0 [m]', 'b := a/[m]*5*[mm] = [mm]'],
    ],
    [
      'names in brackets, and words',
      [['Bending moment (M)', 3, 'kNm'], ['wall thickness:', 4], ['q', calc('B1*B2', 12), 'kNm']],
      ['M := 3 [kNm] // Bending moment (M)', 'wall_thickness := 4 // wall thickness:', 'q := M*wall_thickness = [kNm]'],
    ],
    [
      'two cells of one label, one without, and one that is called like a function',
      [['a', 1], ['a', 2], [null, 3], ['sum', calc('SUM(B1:B3)', 6)]],
      ['a := 1', 'a_2 := 2 // a', 'B3 := 3', 'sum_v := sum([a, a_2, B3]) = // sum'],
    ],
    [
      'columns of numbers are lists',
      [['d', 'A'], ['mm', 'mm^2'], [8, calc('A3^2', 64)], [10, calc('A4^2', 100)], [12, calc('A5^2', 144)], ['mean', calc('AVERAGE(A3:A5)', 10)]],
      ['d := [8, 10, 12] [mm]', 'A_3 := d[1]^2 = [mm^2] // A', 'A_4 := d[2]^2 = [mm^2] // A', 'A_5 := d[3]^2 = [mm^2] // A', 'mean_v := mean(d/[mm]) = // mean'],
    ],
    [
      'what is read further down comes first',
      [['y', calc('2*B2', 6)], ['x', 3]],
      ['x := 3', 'y := 2*x ='],
    ],
    [
      'texts and choices',
      [['Check of a beam'], ['u', 0.9], ['state', calc('IF(B2<=1,"OK","NOT OK")', 'OK')]],
      ['# Check of a beam', 'u := 0.9', 'state := if(u <= 1, "OK", "NOT OK") ='],
    ],
    [
      'a function without counterpart keeps its stored value',
      [['n', calc('VLOOKUP(1,D1:E2,2)', 7), 'mm'], ['m', calc('B1*2', 14), 'mm']],
      ['# A!B1 = VLOOKUP(1,D1:E2,2)', 'n := 7 [mm]', 'm := n*2 = [mm]'],
    ],
    [
      'cells that read one another',
      [['a', calc('B2', 1)], ['b', calc('B1', 1)]],
      ['# A!B2 = B1', 'b := 1', 'a := b ='],
    ],
  ])('%s', (_, rows, lines) => expect(read(rows).lines.map(({ plain }) => plain)).toEqual(lines)) // prettier-ignore

  test('names of the file', () => {
    const rows = [
      ['Yield', 300, 'MPa'],
      ['ratio', calc('150/f_y', 0.5)],
    ]
    const { lines } = read(rows, [{ Name: 'f_y', Ref: 'A!$B$1' }])
    expect(lines.map(({ plain }) => plain)).toEqual([
      'f_y := 300 [MPa] // Yield',
      'ratio := 150/(f_y/[MPa]) =',
    ])
  })

  test('stored values, and why something is kept', () => {
    const { lines } = read([
      ['a', 2],
      ['b', calc('B1*3', 6.5)],
      ['c', calc('XYZ(B1)', 1)],
    ])
    expect(lines[1]).toMatchObject({ source: 'A!B2 = B1*3', stored: { value: 6.5, unit: '' } })
    expect(lines.slice(2)).toMatchObject([
      { kind: 'kept', remark: 'The function XYZ has no counterpart here.' },
      { kind: 'formula', remark: expect.stringContaining('has stored') as string },
    ])
  })
})

test('a formula that nobody has calculated has no stored value', () => {
  const rows = [[2, { formula: 'A1*0' }, { formula: 'A1*3', value: 6 }]]
  const stored = readSpreadsheet(excelFile([{ name: 'A', rows }]), 'a.xlsx').lines.map(line => line.stored)
  expect(stored).toEqual([undefined, undefined, { value: 6, unit: '' }])
})

test('a file without formulas is data', () => {
  expect(() => read([['a', 1]])).toThrow('no formulas')
})
