/** Files as they are found in the wild, from their bytes to names, units and numbers. */
import { expect, it } from 'vitest'
import { imported } from '../../testing/imported-file.ts'
import { previewOf } from './reading/read-table.ts'

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const [H, D] = [3600, 86_400]
const NO = Number.NaN

// prettier-ignore
const FILES: readonly (readonly [what: string, text: string, names: string, values: (number | string)[][], missing: number])[] = [
  ['times over midnight', 't;F\n23:50;1\n00:10;2\n00:30;3', 't time', [[0, 1200, 2400]], 0],
  ['two midnights', 't;F\n20:00;1\n08:00;2\n20:00;3\n08:00;4', 't time', [[0, 12 * H, D, 36 * H]], 0],
  ['a gap at midnight', 't;F\n23:50;1\n;2\n00:10;3', 't time', [[0, NO, 1200]], 1],
  ['halves of a day', 't;F\n11:50 PM;1\n12:10 AM;2', 't time', [[0, 1200]], 0],
  ['times out of order', 't;F\n10:05;1\n10:03;2\n10:07;3', 't time', [[0, -120, 120]], 0],
  ['durations beyond a day', 't;F\n25:00;1\n02:00;2', 't time', [[25 * H, 2 * H]], 0],
  ['times below a date', 't;F\n2024-03-01 23:50;1\n23:55;2\n2024-03-02 00:10;3', 't time', [[0, NO, 1200]], 1],
  ['dates that no month has', 't;F\n2024-02-28;1\n2024-02-30;2\n2024-03-01;3', 't time', [[0, NO, 2 * D]], 1],
  ['dates with a year of two figures', 't;F\n28.2.24;1\n1.3.24;2', 't time', [[0, 2 * D]], 0],
  ['two columns of times', 'a;b\n10:00;10:05\n11:00;11:20', 'a time, b time', [[0, H], [300, 4800]], 0],
  ['two columns of dates', 'a;b\n3.3.2024;1.3.2024\n5.3.2024;2.3.2024', 'a time, b time', [[0, 2 * D], [-2 * D, -D]], 0],
  ['minutes and seconds', 't [min:s];F\n12:30;1\n14:10;2\n63:59;3', 't [min] time', [[750, 850, 3839]], 0],
  ['minutes and seconds without brackets', 't mm:ss;F\n0:10;1\n1:59;2', 't [min] time', [[10, 119]], 0],
  ['minutes and seconds in a row of units', 't;F\nmin:s;kN\n12:30;1\n14:10;2', 't [min] time, f [kn]', [[750, 850]], 0],
  ['minutes and seconds with a fraction', 't;F\n12:30;1\n14:10,25;2', 't [min] time', [[750, 850.25]], 0],
  ['laps beside times of day', 't;lap [mm:ss]\n10:00:00;01:10\n10:01:00;00:15', 't time, lap [min] time', [[0, 60], [70, 15]], 0],
  ['gaps between dates', 't;F\n28.2.24;1\n-;2\nn/a;3\n1.3.24;4', 't time', [[0, NO, NO, 2 * D]], 2],
  ['versions', 'v;F\n1.2.3;1\n10.4.12;2\n2.0.1;3', 'v text', [['1.2.3', '10.4.12', '2.0.1']], 0],
  ['versions of two figures', 'v;F\n10.04.12;1\n10.14.12;2\n10.24.13;3\n10.34.14;4', 'v text', [['10.04.12', '10.14.12', '10.24.13', '10.34.14']], 0],
  ['a long version', 'v;F\n123.4.12;1\n1.2.3.4;2', 'v text', [['123.4.12', '1.2.3.4']], 0],
  ['versions beside dates', 'd;v\n03/25/2024;25.12.10\n03/26/2024;1.2.3', 'd time, v text', [[0, D]], 0],
  ['per cent under a unit', 'L [%];x\n12%;1\n15 %;2\n7;3', 'L [%]', [[12, 15, 7]], 0],
  ['per cent without a unit', 'L;x\n12%;1\n15 %;2', 'L', [[0.12, 0.15]], 0],
  ['amounts in parentheses', 'L;x\n(5.5);1\n6;2', 'L', [[NO, 6]], 1],
  ['negative amounts', 'L;x\n1.250,00-;1\n(2.500,00);2\n7,50;3', 'L', [[-1250, -2500, 7.5]], 0],
  ['dollars', 'L,x\n"$1,234.50",1\n-$12.00,2\n($5.00),3', 'L [$]', [[1234.5, -12, -5]], 0],
  ['francs', "L;x\nCHF 1'234.50;1\nCHF -5.00;2", 'L [CHF]', [[1234.5, -5]], 0],
  ['units in cells', 'U;T\n12,5 V;21,5 °C\n13,0 V;22 °C', 'U [V], T [degC]', [[12.5, 13], [21.5, 22]], 0],
  ['units in the cells of one column', 'U\n12,5 V\n13,1 V', 'U [V]', [[12.5, 13.1]], 0],
  ['another unit in a cell', 'F [kN];x\n12 kN;1\n13;2\n14 N;3', 'F [kN], x', [[12, 13, NO]], 1],
  ['several units in cells', 'F;x\n12 kN;1\n14 N;2', 'F text, x', [['12 kN', '14 N']], 0],
  ['names like units in cells', 's;x\n10S;1\n40S;2', 's text, x', [['10S', '40S']], 0],
  ['sizes of boards', 's;x\n4x100;1\n10x20;2', 's text, x', [['4x100', '10x20']], 0],
  ['powers of ten', 'L;x\n1,5×10^3;1\n2·10⁻⁴;2\n1,5 E3;3', 'L', [[1500, 2e-4, 1500]], 0],
  ['spaces behind a minus', 'L;x\n- 1,5;1\n- 2,5;2', 'L', [[-1.5, -2.5]], 0],
  ['names behind a mark of remarks', '# x  y  err\n0.0 1.5 0.1\n1.0 2.5 0.1', 'x, y, err', [[0, 1], [1.5, 2.5], [0.1, 0.1]], 0],
  ['remarks in per cent signs', '% handmade\n% t F\n0 1.5\n1 2.5', 't, F', [[0, 1], [1.5, 2.5]], 0],
  ['thin spaces between thousands', 'L;x\n1\u2009234,5;1', 'L', [[1234.5]], 0],
  ['months in words', 't;F\n1. März 2024;1\n2. Mai 2024;2', 't time', [[0, 62 * D]], 0],
  ['months without spaces', 't;F\n01MAR2024:10:00;1\n02MAR2024:10:00;2', 't time', [[0, D]], 0],
  ['American months in words', 't;F\nMar 1, 2024;1\nMar 2, 2024 10:00;2', 't time', [[0, D + 10 * H]], 0],
  ['days of the week', 't;F\nMo 04.03.2024;1\nDi 05.03.2024;2', 't time', [[0, D]], 0],
  ['a comma between date and time', 't;F\n04.03.2024, 10:00;1\n04.03.2024 - 10:10;2', 't time', [[0, 600]], 0],
  ['milliseconds behind a colon', 't;F\n10:00:00:250;1\n10:00:00:500;2', 't time', [[0, 0.25]], 0],
  ['decimal commas and thousands', 'L;x\n1.234,5;1\n2.000;2', 'L', [[1234.5, 2000]], 0],
  ['a mark of UTF-8 before quotes', '\ufeff"L";x\n"1,5";2', 'L', [[1.5]], 0],
  ['a unit on its own line', '"Max\nForce\n[kN]";b\n1;2\n3;4', 'MaxForce [kN]', [[1, 3]], 0],
  ['a row of years', 'P;2019;2020\nA;1,5;2,5\nB;1;2', 'P text, 2019, 2020', [['A', 'B'], [1.5, 1], [2.5, 2]], 0],
  ['years alone', '2019,2020,2021\n1.5,2.5,3.5\n4,5,6', '2019, 2020, 2021', [[1.5, 4], [2.5, 5], [3.5, 6]], 0],
  ['years below a title', 'Sales;;\n;2019;2020\nA;1;2', 'Column1 text, 2019, 2020', [['A'], [1], [2]], 0],
  ['a row of dates', ';2024-01-01;2024-02-01\nA;1;2\nB;3;4', 'Column1 text, 20240101, 20240201', [['A', 'B'], [1, 3]], 0],
  ['years as values', '2019,1.5\n2020,2.5', 'Column1, Column2', [[2019, 2020], [1.5, 2.5]], 0],
  ['years in all rows', '2019,2020\n2021,2022', 'Column1, Column2', [[2019, 2021], [2020, 2022]], 0],
  ['years out of order', '2021,2019,2020\n1,2,3', 'Column1, Column2, Column3', [[2021, 1]], 0],
]

it.each(FILES)('%s', async (_, text, names, values, missing) => {
  const found = await imported(utf8(text))
  expect(`${found.names.toLowerCase()},`.startsWith(`${names.toLowerCase()},`), found.names).toBe(true)
  expect(found.values.slice(0, values.length)).toEqual(values)
  expect(found.missing).toBe(missing)
})

// prettier-ignore
const REMARKS: readonly (readonly [what: string, text: string, remarks: readonly string[]])[] = [
  ['commas for all', 't,F\n0,5,1,5\n1,5,2,5', ['Half of the columns have no name: commas may be decimal marks']],
  ['columns without names', 't,F,\n0,5,1\n1,5,2', []],
  ['nothing', 't;F\n10:00;1\n10:10;2', []],
  ['midnight', 't;F\n23:50;1\n00:10;2', ['D_T passes midnight once: a time twelve hours or more']],
  ['midnights', 't;F\n23:50;1\n00:10;2\n00:05;3\n23:00;4\n01:00;5', ['D_T passes midnight 2 times', 'D_T falls once']],
  ['a fall in a matrix', '10:05;1\n10:03;2', ['Column 1 falls once, where a time is before']],
  ['two columns of times', 'a;b\n10:00;10:05\n11:00;11:20', ['D_A and D_B count from the same start, 10:00:00.']],
  ['two columns of dates', 'a;b\n2024-03-01;2024-02-28\n2024-03-02;2024-03-04', ['D_A and D_B count from the same start, 2024-03-01.']],
  ['times below seconds', 't [s];F\n12:30;1\n14:10;2', ['12:30 in D_T is read as hours and minutes: write t [min:s]']],
  ['times below hours and minutes', 't [h:min];F\n12:30;1\n45:10;2', []],
  ['laps', 't [mm:ss];F\n12:30;1\n45:10;2', []],
  ['a date and a time', 'a;b\n2024-03-01;10:05\n2024-03-02;11:20', []],
]

it.each(REMARKS)('%s is remarked on', async (_, text, remarks) =>
  expect((await imported(utf8(text))).remarks).toEqual(remarks.map(one => expect.stringContaining(one))),
)

it.each([
  ['p;x\n10.400.120;1.234\n10.400.121;2.345', '1.234'],
  ['p;x\n10.400.120;1.5\n10.400.121;2.345', ''],
  ['p;x\n1.400.120;5\n1.400.121;6', ''],
])('%j names the number %j that could be another one', async (text, either) =>
  expect((await imported(utf8(text))).either).toBe(either),
)

it.each([
  ['t;F\n02.03.2024;1\n04.03.2024;2', ''],
  ['t;F\n02/03/2024;1\n04/03/2024;2', '02/03/2024'],
  ['Version;1.2.3\nt;F\n1;2\n2;3', ''],
])('%j has the date %j that could be another day', async (text, either) =>
  expect((await imported(utf8(text))).eitherDate).toBe(either),
)

it('a unit that is none says so, and its row holds no numbers', async () =>
  expect(await imported(utf8('t;F\n[s];[foo]\n0;1'))).toMatchObject({
    names: 'T [s], F',
    unread: ['foo'],
    values: [[0], [1]],
  }))

it('times of an Excel file count over midnight, and durations beyond a day', async () => {
  const { default: write } = await import('write-excel-file/node')
  const rows = [[0.993_055_555_555_555_6, 0.5], [0.006_944_444_444_444_444, 1.25]] // prettier-ignore
  const time = (days: number) => ({ value: new Date(Date.UTC(1899, 11, 30) + days * D * 1000), type: Date })
  const data = rows.map(([at = 0, lasting = 0]) => [
    { ...time(at), format: 'hh:mm' },
    { ...time(lasting), format: '[h]:mm' },
  ])
  const file = await write([{ data, sheet: 'Log' }] as never)
  const bytes = new Uint8Array(await (file as unknown as { toBuffer(): Promise<Buffer> }).toBuffer())
  expect((await previewOf(bytes, 'excel')).rows).toEqual([
    ['23:50:00', '12:00:00'],
    ['00:10:00', '30:00:00'],
  ])
  expect((await imported(bytes, 'excel')).values).toEqual([
    [0, 1200],
    [-(11 * H + 3000), 6 * H + 600],
  ])
})
