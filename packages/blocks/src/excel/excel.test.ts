import { read } from '@e965/xlsx'
import type { CellObject } from '@e965/xlsx'
import { worksheetFromPlain } from '@calcwright/document'
import type { BlockResult } from '@calcwright/evaluator'
import { expect, test } from 'vitest'
import { registry } from '../schemas.ts'
import { writeSpreadsheet } from './book.ts'

/** Values that a line shows, with their unit. */
type Values = Readonly<Record<number, readonly [value: unknown, unit?: string]>>

/** Rows of the spreadsheet: words, formula or value, unit, remark. */
function rowsOf(text: string, values: Values, settings = {}): unknown[][] {
  const worksheet = worksheetFromPlain(registry, text, 'Sheet')
  worksheet.apply({ kind: 'setSettings', settings })
  const results = new Map(
    worksheet.blocks().map(({ id }, at) => {
      const [value = null, unit = ''] = values[at] ?? []
      return [id, { outcomes: [{ value, unit, display: `${String(value)}`, error: null }] }]
    }),
  ) as unknown as ReadonlyMap<string, BlockResult>
  const book = read(writeSpreadsheet(worksheet, results))
  const sheet = book.Sheets[book.SheetNames[0]!]!
  const rows = Number(/\d+$/.exec(sheet['!ref']!)![0])
  const shown = (cell: CellObject | undefined): unknown => (cell?.f === undefined ? cell?.v : `=${cell.f}`)
  return Array.from({ length: rows }, (_, at) =>
    ['A', 'B', 'C', 'D'].map(column => shown(sheet[`${column}${at + 1}`] as CellObject | undefined) ?? ''),
  )
}

test.each<[string, Values, unknown[][]]>([
  [
    'a := e\nlet e := 0.5\nb := 2*e',
    { 0: [2.718], 1: [0.5], 2: [1] },
    [['a', '=EXP(1)', '', 'a := e'], ['e', 0.5, '', 'let e := 0.5'], ['b', '=(2*(B2*1))', '', 'b := 2*e']],
  ],
  ['# Beam\na := 3', { 1: [3] }, [['Beam', '', '', ''], ['a', 3, '', 'a := 3']]],
  [
    'F := 12 [kN]\nA := 400 [mm^2]\ns := F/A',
    { 0: [12, 'kN'], 1: [400, 'mm^2'], 2: [30, 'MPa'] },
    [['F', 12, 'kN', 'F := 12 [kN]'], ['A', 400, 'mm^2', 'A := 400 [mm^2]'], ['s', '=((B1*1000)/(B2*0.000001))/1000000', 'MPa', 's := F/A']],
  ],
  [
    'T := 20 [degC]\nT_2 := T + 5 [K]',
    { 0: [20, 'degC'], 1: [25, 'degC'] },
    [['T', 20, 'degC', 'T := 20 [degC]'], ['T_2', '=(((B1*1+273.15)+(5*1))-273.15)', 'degC', 'T_2 := T + 5 [K]']],
  ],
  ['x := -2^2', { 0: [-4] }, [['x', '=(-(2^2))', '', 'x := -2^2']]],
  ['x := if(2 > 1, log(8, 2), 4)', { 0: [3] }, [['x', '=IF((2>1),LOG(8,2),4)', '', 'x := if(2 > 1, log_2(8), 4)']]],
  [
    'c := 2\nf(x) := c*x\nc := 5\ny := f(3)',
    { 0: [2], 2: [5], 3: [6] },
    [['c', 2, '', 'c := 2'], ['f(x) := c*x', '', '', ''], ['c', 5, '', 'c := 5'], ['y', '=(((B1*1)*3))', '', 'y := f(3)']],
  ],
  [
    'q := fsolve(cos(z) = z, z = 0..1)\np := 2*q',
    { 0: [0.7], 1: [1.4] },
    [['q', 0.7, '', 'q := fsolve(cos(z) = z, z = 0..1): the number of the worksheet, which does not change here. The function fsolve has no counterpart in a spreadsheet.'], ['p', '=(2*(B1*1))', '', 'p := 2*q']],
  ],
  [
    's := 1\nfor k from 1 to 3 {\n  s := s + k\n}\nt := s',
    { 0: [1], 3: [4] },
    [['s', 1, '', 's := 1'], ['for k from 1 to 3 {', '', '', ''], ['s := s + k', '', '', ''], ['t', 4, '', 't := s: the number of the worksheet, which does not change here. s, which is no cell, has no counterpart in a spreadsheet.']],
  ],
])('%j', (text, values, rows) => expect(rowsOf(text, values)).toEqual(rows)) // prettier-ignore

test('angles of a worksheet in degrees are no angles of a spreadsheet', () => {
  expect(rowsOf('x := sin(30)', { 0: [0.5] }, { angle: 'deg' })[0]![3]).toContain('sin of degrees')
})
