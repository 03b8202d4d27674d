/** Data of files in a worksheet: names, units, gaps, matrices, what is wrong. */
import { MemoryResources } from '@calcwright/document'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { latexOfFormula } from '../../plain/fields.ts'
import { computeBlocks } from '../../testing/indented.ts'
import type { ComputedSheet } from '../../testing/indented.ts'
import { headerIn } from './layout.ts'
import { columnsBy, removedNames, settingsOf } from './settings.ts'
import { previewOf } from './reading/read-table.ts'
import { namesOf } from './schema.ts'
import type { CsvProps } from './schema.ts'

const resources = new MemoryResources()
const digests = new Map<string, string>()
const FILES = {
  test: 'time [s];Force [kN];Note\n0;1,5;a\n1;2,5;b\n2;x;c\n',
  matrix: '1,2\n3,4\n5,6\n',
  empty: 't;F\n',
  words: 'a;b\nx;y\n',
  signs: 'σ [MPa];Δp;時間\n1;2;3\n2;3;4\n',
  years: 'P;2019;2020\nA;1.5;2.5\nB;1;4\n',
  sections: 'Section;h [mm]\nIPE 200;200\nIPE 240;240\n',
  beams: 'Mark;Grade;L [m];State\nA;S235;2;ok\nB;S355;3;\n',
  clock: 't;F\n23:50;1\n00:10;2\n',
  laps: 'lap;F\n12:10;1\n45:30;2\n50:00;3\n',
  long: `t [s];Force [kN]\n${Array.from({ length: 12_000 }, (_, row) => `${row / 8};${(row % 50) / 4}`).join('\n')}\n`,
} as const
beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES))
    digests.set(name, await resources.put(new TextEncoder().encode(text)))
})

let sheet: ComputedSheet
afterEach(() => sheet?.dispose())

/** The fields that the import settings write as they are found. */
async function imported(file: keyof typeof FILES, given: Partial<CsvProps> = {}): Promise<Partial<CsvProps>> {
  const preview = await previewOf(new TextEncoder().encode(FILES[file]), 'csv')
  const header = headerIn(preview)
  const chosen = { name: 'Test', header, missing: 'zero', no_value: '', ...given }
  return {
    digest: digests.get(file)!,
    ...settingsOf(preview, chosen, columnsBy(preview, header, [])),
    ...given,
  }
}

const COLUMN = {
  at: 0,
  sub: 'T',
  heading: 't',
  unit: '',
  unread: '',
  kind: 'number',
  part: '',
  clock: -1,
} as const

const line = (latex: string) => ({ type: 'math', props: { latex } })
const force = 'Test_{Force}'

describe('columns of a file', () => {
  // Rows hold 0, 0.25 … 12.25 again and again: their mean is 6.125, their variance (50² − 1)/12/16.
  it.each([
    ['\\max\\left(F\\right)=', '12.25 kN'],
    ['\\max\\left(F\\right)\\cdot 2-\\min\\left(F\\right)=', '24.5 kN'],
    ['\\mathrm{mean}\\left(F\\right)=', '6.125 kN'],
    ['\\mathrm{stddev}\\left(F\\right)=', '3.60772 kN'],
    ['\\mathrm{sum}\\left(F\\right)=', '73.5 MN'],
    ['\\mathrm{length}\\left(F\\right)=', '12000'],
  ])('give a single number of many rows: %s', async (latex, shown) => {
    const props = await imported('long')
    const lines = [{ type: 'csvBlock', props }, line(latex.replaceAll('F', force))]
    sheet = await computeBlocks(lines, resources)
    expect(sheet.shown(2)).toBe(shown)
  })

  it('are lists with the units of their names', async () => {
    const props = await imported('test')
    sheet = await computeBlocks(
      [
        { type: 'csvBlock', props },
        line(`\\max\\left(${force}\\right)=`),
        line(`${force}\\cdot 2\\,\\mathrm{m}=`),
        line('\\mathrm{sum}\\left(Test_{Time}\\right)='),
      ],
      resources,
    )
    expect(sheet.outcome(1).columns).toMatchObject([
      { name: 'Test_Time', unit: 's', count: 3, missing: 0 },
      { name: 'Test_Force', unit: 'kN', count: 3, missing: 1, first: [1.5, 2.5, 0] },
    ])
    expect([2, 4].map(place => sheet.shown(place))).toEqual(['2.5 kN', '3 s'])
    expect(sheet.shown(3)).toContain('5')
  })

  it.each<[keyof typeof FILES, string, string]>([
    ['signs', '\\max\\left(Test_{\\sigma}\\right)=', '2 MPa'],
    ['signs', '\\max\\left(Test_{\\Delta p}\\right)=', '3'],
    ['signs', '\\max\\left(Test_{\\mathrm{時間}}\\right)=', '4'],
    ['years', '\\max\\left(Test_{2020}\\right)=', '4'],
    ['clock', '\\max\\left(Test_{T}\\right)=', '1200 s'],
  ])('of the file %s are read as %s', async (file, latex, shown) => {
    sheet = await computeBlocks([{ type: 'csvBlock', props: await imported(file) }, line(latex)], resources)
    expect(sheet.shown(2)).toBe(shown)
  })

  it('are a table whose rows have names, where a column holds words', async () => {
    const props = await imported('sections')
    sheet = await computeBlocks(
      [
        { type: 'csvBlock', props },
        line(`${latexOfFormula('Test("IPE 240", H)')}=`),
        line('\\max\\left(Test_{H}\\right)='),
      ],
      resources,
    )
    expect([2, 3].map(place => sheet.shown(place))).toEqual(['240 mm', '240 mm'])
  })

  it('are lists of texts, where several columns hold words', async () => {
    const formulas = ['Test.Grade', 'Test("B", Grade)', 'Test.State', 'Test.Mark', 'Test("B", L)']
    sheet = await computeBlocks(
      [
        { type: 'csvBlock', props: await imported('beams') },
        ...formulas.map(one => line(`${latexOfFormula(one)}=`)),
      ],
      resources,
    )
    expect(formulas.map((_, at) => sheet!.shown(at + 2))).toEqual([
      '[S235, S355]',
      'S355',
      '[ok, ]',
      '[A, B]',
      '3 m',
    ])
  })

  it('say how times over midnight are read', async () => {
    sheet = await computeBlocks([{ type: 'csvBlock', props: await imported('clock') }], resources)
    expect(sheet.outcome(1).notices).toMatchObject([
      { code: 'resource.shape', text: expect.stringContaining('passes midnight once') },
    ])
  })

  it('say of times in two parts that they are hours and minutes, where these are no times of day', async () => {
    sheet = await computeBlocks([{ type: 'csvBlock', props: await imported('laps') }], resources)
    expect(sheet.outcome(1).notices).toMatchObject([
      {
        text: '45:30 in Test_Lap is read as hours and minutes: write t [min:s] above minutes and seconds, t [h:min] above hours and minutes.',
      },
    ])
  })

  it('without names are a matrix', async () => {
    const props = await imported('matrix', { name: 'A' })
    sheet = await computeBlocks(
      [
        { type: 'csvBlock', props },
        line('A_{2,1}='),
        line('A\\left[3,2\\right]='),
        line('\\mathrm{transpose}\\left(A\\right)\\cdot A='),
      ],
      resources,
    )
    expect(sheet.outcome(1).columns).toMatchObject([
      { name: 'A', width: 2, count: 3, first: [1, 2, 3, 4, 5, 6] },
    ])
    expect(sheet.shown(3)).toBe('6')
    expect(sheet.outcome(4).value).toEqual([
      [35, 44],
      [44, 56],
    ])
  })

  it('with gaps say so wherever they are read', async () => {
    const props = await imported('test', { missing: 'gap' })
    sheet = await computeBlocks(
      [
        { type: 'csvBlock', props },
        line(`\\mathrm{median}\\left(${force}\\right)=`),
        line('\\max\\left(Test_{Time}\\right)='),
      ],
      resources,
    )
    expect(sheet.outcome(2).notices).toMatchObject([{ code: 'resource.gaps' }])
    expect(sheet.outcome(3).notices).toEqual([])
  })

  it('are read anew by a newer file of other columns', async () => {
    const before = (await imported('test')).columns!
    const preview = await previewOf(new TextEncoder().encode('Force [N];new\n1;2\n'), 'csv')
    const columns = columnsBy(preview, 0, before)
    expect(columns).toMatchObject([
      { sub: 'Force', unit: 'N', wanted: true },
      { sub: 'New', wanted: false },
    ])
    expect(removedNames(before, columns)).toEqual(['Time', 'Note'])
  })

  it.each<[string, keyof typeof FILES, Partial<CsvProps>, RegExp]>([
    ['no name', 'test', { name: '' }, /Please enter a variable name/],
    ['a name with a subscript', 'test', { name: 'a_b' }, /without a subscript/],
    ['no rows', 'empty', { header: 0, first: 1, columns: [COLUMN] }, /no rows with numbers/],
    [
      'no numbers',
      'words',
      { header: 0, first: 1, columns: [COLUMN, { ...COLUMN, at: 1, sub: 'U' }] },
      /None of the 2 chosen cells holds a number/,
    ],
    ['no file here', 'test', { digest: 'f'.repeat(64) }, /is not here/],
    ['a format that is none', 'test', { format: 'excel' }, /Error while loading CSV File: .*no spreadsheet/],
  ])('say what is wrong: %s', async (_, file, given, sentence) => {
    sheet = await computeBlocks(
      [{ type: 'csvBlock', props: await imported(file, given) }, line('1+1=')],
      resources,
    )
    expect(sheet.shown(1)).toMatch(sentence)
    expect(sheet.shown(2)).toBe('2')
  })

  it.each([
    ['s;kN as a row of its own', 'Test 12\nt;F\ns;kN\n0;1\n1;2\n', 1, ['s', 'kN']],
    ['[s];[kN]', 't;F\n[s];[kN]\n0;1\n', 0, ['s', 'kN']],
    ['names that could be units', 't;F\n0;1\n', 0, ['', '']],
  ])('have the units of %s', async (_, text, header, units) => {
    const preview = await previewOf(new TextEncoder().encode(text), 'csv')
    expect(headerIn(preview)).toBe(header)
    expect(columnsBy(preview, header, []).map(({ unit }) => unit)).toEqual(units)
  })

  const DAYS = '20210101T0000,1.2,3.4\n20210101T0100,1.1,3.9\n20210101T0200,1.0,4.1\n'
  it.each([
    [
      'times below labels',
      `location,Basel,Basel\nlat,47.5,47.5\nvariable,Temperature,Wind\nunit,°C,km/h\naggregation,None,Max\n${DAYS}`,
      'Time Temperature Wind',
    ],
    [
      'times with a name below labels',
      `lat,47.5,47.5\nvariable,Temperature,Wind\nunit,°C,km/h\nlevel,2 m,10 m\ntimestamp,,\n${DAYS}`,
      'Timestamp Temperature Wind',
    ],
    [
      'labels in German',
      'Messgröße;Druck;Durchfluss\nEinheit;bar;l/min\n01.02.2024 10:00;1,2;3,4\n01.02.2024 10:05;1,1;3,9\n',
      'Time Druck Durchfluss',
    ],
    [
      'times with a name of their own',
      `Zeitpunkt,Temperature,Wind\nunit,°C,km/h\n${DAYS}`,
      'Zeitpunkt Temperature Wind',
    ],
    [
      'numbers below a word that may be their name',
      'Parameter;Druck\nEinheit;bar\n1;1,2\n2;1,1\n3;1,0\n',
      'Parameter Druck',
    ],
    [
      'words below a word that may be their name',
      'Name;A;d\nunit;cm²;mm\nIPE 200;28,5;200\nIPE 220;33,4;220\n',
      'Name A D',
    ],
  ])('have the names of %s', async (_, text, names) => {
    const preview = await previewOf(new TextEncoder().encode(text), 'csv')
    const columns = columnsBy(preview, headerIn(preview), [])
    expect(columns.map(({ sub }) => sub).join(' ')).toBe(names)
    // The words above a column stay what a newer file is compared by.
    expect(columns[0]!.heading).toBe(text.split('\n')[headerIn(preview)]!.split(/[,;]/)[0])
  })

  it('are named by the data and the words above them', () => {
    const columns = [COLUMN, { ...COLUMN, sub: 'Note', kind: 'text' as const }]
    expect(namesOf({ name: 'D', header: 0, columns })).toEqual(['D_T'])
    expect(namesOf({ name: 'D', header: -1, columns })).toEqual(['D'])
  })
})
