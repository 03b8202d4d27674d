/** Files with means below their numbers, points in their units, and signs for no value of their trade. */
import { expect, it } from 'vitest'
import { importFile } from './import-file.ts'
import { summariesOf } from './summaries.ts'

const NO = null
type Right = readonly [name: string, unit: string, kind: string, first: readonly (number | string | null)[]]

interface Case {
  readonly rows: number
  readonly columns: readonly Right[]
  readonly remark?: string
}

const CASES: readonly (readonly [what: string, text: string, right: Case])[] = [
  [
    'a measuring instrument with a mean below an empty line',
    'Messprotokoll;Halle 3\n\nDatum/Uhrzeit;Temperatur;CO2\n;°C;ppm\n05.03.2024 08:00:00;21,4;1.012,0\n05.03.2024 08:05:00;21,6;1.018,5\n13.03.2024 08:10:00;21,7;998,0\n\nMittelwert;21,57;1.009,5\n',
    {
      rows: 3,
      columns: [
        ['DatumUhrzeit', 's', 'time', [0, 300, 691_800]],
        ['Temperatur', 'degC', 'number', [21.4, 21.6, 21.7]],
        ['CO2', 'ppm', 'number', [1012, 1018.5, 998]],
      ],
      remark: 'The last row holds words, as below a table: it is left out.',
    },
  ],
  [
    'a finite element report with the least and the largest below, between spaces and between commas',
    'Node     S.Mises        U\n   1  125.3E+06  1.22E-03\n   2  118.0E+06  1.30E-03\n   7   98.5E+06  1.41E-03\n\n  Minimum  98.5E+06  1.22E-03\n  At Node  7  1\n  Maximum  125.3E+06  1.41E-03\n',
    {
      rows: 3,
      columns: [
        ['Node', '', 'number', [1, 2, 7]],
        ['SMises', '', 'number', [125.3e6, 118e6, 98.5e6]],
        ['U', '', 'number', [1.22e-3, 1.3e-3, 1.41e-3]],
      ],
      remark: 'The last 3 rows hold words',
    },
  ],
  [
    'sums that are words of the data are none below a table',
    't,F\n0,1.5\nmax,2.5\n2,3.5\n3,4.5\n',
    {
      rows: 4,
      columns: [
        ['T', '', 'number', [0, NO, 2, 3]],
        ['F', '', 'number', [1.5, 2.5, 3.5, 4.5]],
      ],
      remark: 'max (1)',
    },
  ],
  [
    'a table of sections whose units are abbreviated with a point',
    'Label,W,A,d,Ix\n,lb/ft,in.^2,in.,in.^4\nW12X26,26,7.65,12.2,204\nW10X12,12,3.54,9.87,53.8\nC15X50,50,14.7,15,404\n',
    {
      rows: 3,
      columns: [
        ['Label', '', 'text', ['W12X26', 'W10X12', 'C15X50']],
        ['W', 'lb/ft', 'number', [26, 12, 50]],
        ['A', 'in^2', 'number', [7.65, 3.54, 14.7]],
        ['D', 'in', 'number', [12.2, 9.87, 15]],
        ['Ix', 'in^4', 'number', [204, 53.8, 404]],
      ],
    },
  ],
  [
    'a well log with its sign for no value',
    'DEPT      GR       DT      RHOB\n635.0   45.2   256.1   2450.0\n635.1   47.0   255.3   2448.2\n635.2 -999.25  255.0   2449.9\n635.3   48.1  -999.25  2451.1\n',
    {
      rows: 4,
      columns: [
        ['DEPT', '', 'number', [635, 635.1, 635.2, 635.3]],
        ['GR', '', 'number', [45.2, 47, NO, 48.1]],
        ['DT', '', 'number', [256.1, 255.3, 255, NO]],
        ['RHOB', '', 'number', [2450, 2448.2, 2449.9, 2451.1]],
      ],
      remark: '-999.25 (1)',
    },
  ],
]

it.each(CASES)('%s', async (_, text, { rows, columns, remark = '' }) => {
  const bytes = new TextEncoder().encode(text)
  const imported = await importFile(bytes, { file: '', format: 'csv', name: 'D' })
  const found = summariesOf(imported).map(({ name, unit, kind, first }) => [name, unit, kind, first])
  expect(found).toEqual(columns)
  expect(imported.read.values[0]!.length).toBe(rows)
  expect(imported.remarks.join('\n')).toContain(remark)
})
