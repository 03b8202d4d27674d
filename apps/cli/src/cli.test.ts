import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registry } from '@calcwright/blocks/schemas'
import { formatCalcFile, toCalcFile, Worksheet, worksheetFromPlain } from '@calcwright/document'
import { describe, expect, test, vi } from 'vitest'
import { readArguments } from './arguments.ts'
import { openFile } from './export/opened-file.ts'
import { jsonReport, textReport } from './report.ts'
import { evaluateText } from './evaluate.ts'
import type { ReportLine } from './report.ts'
import { run, start } from './testing/run.ts'
import { evaluateWorksheet } from './worksheet-file.ts'

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

const SHEET = `# Stress in a rod
F := 5 [kN]

A := 2 [mm^2]
F/A = [MPa]
F + 3 [m] =
`

describe('the program', () => {
  test('prints an array with one object a line of mathematics', () => {
    const { status, out, err } = start(['eval', '-', '--json'], SHEET)
    expect([status, err]).toEqual([1, ''])
    const lines = JSON.parse(out) as ReportLine[]
    expect(lines.map(({ line }) => line)).toEqual([2, 4, 5, 6])
    expect(lines[0]).toMatchObject({ source: 'F := 5 [kN]', ok: true, value: 5, unit: 'kN' })
    expect(lines[2]).toEqual({
      line: 5,
      source: 'F/A = [MPa]',
      ok: true,
      value: 2500,
      unit: 'MPa',
      exact: '2500',
      display: '2500 MPa',
      latex: expect.stringContaining('2500') as string,
      warnings: [],
      error: null,
    })
    expect(lines[3]).toMatchObject({
      ok: false,
      value: null,
      error: { message: 'cannot add N and m', position: 2 },
    })
  })

  test.each([
    [
      '  y := x + 1 [m]',
      'f(3 [s]) =',
      ['   in line 2: y := x + 1 [m]', `${' '.repeat(21)}^`],
      { line: 2, position: 7 },
    ],
    ['  y := [1, 2, 3][x]', 'f(7) =', ['   in line 2: y := [1, 2, 3][x]'], { line: 2, position: null }],
    [
      '  g(t) := t + 1 [m]\n  y := g(x)',
      'f(1 [s]) =',
      ['   in line 3: y := g(x)', `${' '.repeat(19)}^^^^`],
      { line: 3, position: 5 },
    ],
  ])('says which line of a program an error comes from: %j', async (body, call, shown, inside) => {
    const sheet = `program f(x) {\n${body}\n  return y\n}\n${call}\n`
    const { out } = await run(['eval', '-'], sheet)
    expect(out.split('\n').slice(-1 - shown.length, -1)).toEqual(shown)
    const lines = JSON.parse((await run(['eval', '-', '--json'], sheet)).out) as ReportLine[]
    expect(lines.at(-1)!.error!.inside).toEqual([inside])
  })

  test('writes decimal commas for people, and points into numbers', async () => {
    const sheet = 'U := 3.5 [V]\nmax(1.5, 2.25)*U =\n[1.5, 2] =\n'
    const { out } = await run(['eval', '-', '--decimal-comma'], sheet)
    expect(out).toBe('1: U := 3,5 [V] = 3,5 V\n2: max(1,5; 2,25)*U = 7,875 V\n3: [1,5; 2] = [1,5; 2]\n')
    const lines = JSON.parse(
      (await run(['eval', '-', '--decimal-comma', '--json'], sheet)).out,
    ) as ReportLine[]
    expect(lines[1]).toMatchObject({ value: 7.875, display: '7,875 V' })
    const document = await run(['export', '-', '--to', 'tex', '--out', '-', '--decimal-comma'], sheet)
    expect(document.out).toContain('7{,}875')
    const plain = await run(['export', '-', '--to', 'txt', '--out', '-', '--decimal-comma'], sheet)
    expect(plain.out).toContain('max(1.5, 2.25)')
  })

  test('reads a file and ends with 0 when all is well', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'calcwright-')), 'sheet.txt')
    writeFileSync(file, '\uFEFF1 + 1 =\r\n5!=\r\n')
    expect(start(['eval', file])).toEqual({ status: 0, out: '1: 1 + 1 = 2\n2: 5! = 120\n', err: '' })
  })

  test('evaluates a saved worksheet', async () => {
    const sheet = Worksheet.create(registry, { name: 'Rod' })
    sheet.apply({
      kind: 'insert',
      blocks: [{ type: 'math', props: { latex: 'a\\coloneq 3' } }],
      at: { inside: null, at: 'end' },
    })
    const file = join(mkdtempSync(join(tmpdir(), 'calcwright-')), 'rod.calc')
    writeFileSync(file, formatCalcFile(toCalcFile(sheet)))
    const { status, out } = await run(['eval', file, '--json'])
    expect(status).toBe(0)
    expect((JSON.parse(out) as ReportLine[]).map(({ source, value }) => [source, value])).toContainEqual([
      'a := 3',
      3,
    ])
  })

  test.each([
    [
      'a missing file',
      ['eval', 'no/such/file'],
      /no\/such\/file cannot be evaluated: there is no such file\./,
    ],
    ['a folder', ['eval', '.'], /it is a folder\./],
    ['no file', ['eval'], /Name the file/],
    ['nothing to export', ['export', '-'], /Say what to export: --to FORMAT or --plots\./],
    ['a format that is none', ['export', '-', '--to', 'odt'], /There is no format odt: say /],
    ['a format and plots', ['export', '-', '--to', 'txt', '--plots'], /goes with --out alone/],
    ['a document of an evaluation', ['eval', '-', '--to', 'txt'], /export FILE --to FORMAT/],
    ['two folders', ['export', '-', '--plots', 'a', 'b'], /One file and one folder/],
    ['an export without a file', ['export', '--plots'], /Name the file to export/],
    ['plots of an evaluation', ['eval', '-', '--plots'], /export FILE --plots/],
    ['a missing file to export', ['export', 'no/such/file', '--plots'], /there is no such file\./],
    ['an unknown command', ['walk', 'x'], /no command walk/],
    ['an unknown option', ['eval', '-', '--xml'], /no option --xml\.\n\nUsage/],
  ])('ends with 2 for %s', async (_, args, message) => {
    const { status, err } = await run(args)
    expect(status).toBe(2)
    expect(err).toMatch(message)
  })

  test('ends with 2 for a worksheet file that is none', () => {
    const { status, err } = start(['eval', '-'], '{"format": "other"}')
    expect(status).toBe(2)
    expect(err).toContain('Standard input cannot be evaluated')
  })
})

const PLOTS = `plot "Rise / fall" x_label "Time" {
  function x^2 for x
}
plot {
  line [1, 4, 9] label "squares"
}
plot "Rise: fall" { function sin(x) for x }
`

describe('plots among results', () => {
  const SHEET_WITH_PLOT = `L := 2
plot "Rise" x_max L {
  function x^2 for x label "square"
  line [1, 2, 3] over [1, 2]
  bar [3, 4]
}
plot { line [q] }
`
  const AXES = 'x axis: 1, 2. y axis: 0 to 4.2.'

  test('are told in a line, what is wrong below the series', async () => {
    expect(textReport(await evaluateText(SHEET_WITH_PLOT))).toBe(`1: L := 2 = 2
2: plot "Rise" x_max L
   Plot of data_3, bar chart. ${AXES}
3: function x^2 for x label "square"
   Notice: Function Plot Ignored. Function is plotted with a bar chart, which assumes a monotonic x-axis.
4: line [1, 2, 3] over [1, 2]
   Error: Provided x and y vectors are of unequal lengths: 2 and 3.
5: bar [3, 4]
7: plot
   No data to plot. Setup a data source or check for errors.
7: line [q]
   Error: No numeric results were returned and nothing will be plotted
`)
  })

  test('have no value, and no name that only we give', async () => {
    const lines = JSON.parse(jsonReport(await evaluateText(SHEET_WITH_PLOT))) as ReportLine[]
    expect(lines[1]).toMatchObject({ ok: true, value: null, exact: '', latex: '', display: `Plot of data_3, bar chart. ${AXES}` }) // prettier-ignore
    expect(lines[2]).toMatchObject({ ok: true, value: null, exact: '', display: '', latex: '' })
    expect(lines.map(({ ok }) => ok)).toEqual([true, true, true, false, true, true, false])
  })

  test('of a worksheet file, too', async () => {
    const file = formatCalcFile(toCalcFile(worksheetFromPlain(registry, SHEET_WITH_PLOT)))
    expect(textReport(await evaluateWorksheet(file))).toContain(`Plot of data_3, bar chart. ${AXES}\n`)
  })
})

describe('export --plots', () => {
  const folder = (): string => join(mkdtempSync(join(tmpdir(), 'calcwright-')), 'pictures')

  test('writes an SVG for each plot, named by its title or its line', async () => {
    const to = folder()
    const { status, out, err } = await run(['export', '-', '--plots', to], PLOTS)
    const names = ['rise-fall.svg', 'plot-line-4.svg', 'rise-fall-2.svg']
    expect([status, err, out]).toEqual([0, '', names.map(name => `${join(to, name)}\n`).join('')])
    const pictures = names.map(name => readFileSync(join(to, name), 'utf8'))
    for (const picture of pictures) expect(picture).toMatch(/^<svg width="800" height="600"/)
    expect(pictures[0]).toContain('>Time<')
  })

  test('says what is not drawn, and draws the rest', async () => {
    const to = folder()
    const text = `plot { function q(x) for x }\nif 1 > 2 {\n  plot { function x for x }\n}\n${PLOTS}`
    const { status, err } = await run(['export', '-', '--plots', to], text)
    expect(status).toBe(1)
    expect(err).toMatch(/^1: .*q is not a known function/)
    expect(readdirSync(to).length).toBe(3)
  })

  test('a worksheet without a plot', async () => {
    expect(await run(['export', '-', '--plots', folder()], '1 + 1 =')).toMatchObject({ status: 1, err: 'There is no plot in this worksheet.\n' }) // prettier-ignore
  })
})

test.each([
  [['export', 'a.calc', '--to', 'md', '--view', 'report'], { kind: 'export', view: 'report' }],
  [['export', 'a.calc', '--to', 'md', '--view', 'slides'], { kind: 'mistake' }],
  [['export', 'a.calc', '--to', 'calc', '--view', 'report'], { kind: 'mistake' }],
  [['eval', 'a.calc', '--view', 'report'], { kind: 'mistake' }],
])('%j', (args, request) => {
  expect(readArguments(args)).toMatchObject(request)
})

test('help is no mistake', () => {
  expect(readArguments(['--help']).kind).toBe('help')
})

test('prose without a # is text: it has no value and no error', async () => {
  const lines = [
    'mass := 3 [kg]',
    'Given:',
    'Loads on the beam',
    'mass velocity',
    'velocity := 4 [m/s]',
    '2*+',
  ]
  const out = textReport(await evaluateText(lines.join('\n')))
  expect(out.match(/^\d: .*\n +Notice: This line is read as text/gm)).toEqual([
    expect.stringContaining('2: Given:'),
    expect.stringContaining('3: Loads on the beam'),
  ])
  const sheet = openFile('a.txt', lines.join('\n')).worksheet
  expect(sheet.blocks().map(({ type }) => type)).toEqual(['math', 'text', 'text', 'math', 'math', 'math'])
})

test('an equation that is its own answer stands there once', async () => {
  const results = await evaluateText('c/t = 7.6\np V = 3\n2 x = 3 + 1')
  expect(textReport(results)).toBe('1: c/t = 7.6\n2: p V = 3\n3: 2 x = 3 + 1 = 2*x = 4\n')
  expect(results.map(({ outcome }) => outcome.shown)).toEqual([false, false, true])
})

test.each([
  ['a := 2\na :=\n2 a =', 'a'],
  ['a := 2\na = 3 +\n2 a =', 'a'],
  ['f(x) := x\nf(x) :=\nf(2) =', 'f'],
])('lines wait for a definition above that cannot be read: %j', async (text, name) => {
  const last = (await evaluateText(text)).at(-1)
  expect(last?.outcome.error?.message).toContain(`This line waits for ${name}.`)
})

test('a name that is asked for is no definition', async () => {
  expect((await evaluateText('a := 2\na =\n2 a =')).at(-1)?.outcome.display).toBe('4')
})

test('text for people marks the place of an error', async () => {
  const text = textReport(await evaluateText('x := 2 [m]\nx + 3 [s] =\nf(t) := t^2\ntime := 1\n3 [foo] ='))
  expect(text).toBe(`1: x := 2 [m] = 2 m
2: x + 3 [s] =
     ^ Error: cannot add m and s
3: f(t) := t^2
4: time := 1 = 1
5: 3 [foo] =
      ^^^ Error: Unknown unit in input (foo). This is not a built-in unit. Please express as a function of built-in units (use the 'm/s' dropdown from the menubar for a full list). Did you mean foot?
`)
})

test('blocks are computed, and report what they say', async () => {
  const sheet = `x := 3
if x > 5 {
  y := 1 [m]
} else {
  y := 2 =
}
for k from 0 to 3 { x := x + k }
x =
if x > 1 [m] and true { z := 1 } # a note
program f(t) {
  return t + 1
}
f(x) =
}`
  expect(textReport(await evaluateText(sheet))).toBe(`1: x := 3 = 3
2: if x > 5 = false
3: y := 1 [m] (skipped)
5: y := 2 = 2
7: x := x + k = 6
8: x = 6
9: if x > 1 [m] and true
        ^ Error: cannot compare a plain number and m
9: z := 1 (skipped)
10: program f(t)
13: f(x) = 7
14: }
    ^ Error: There is no { for this }.
`)
})

test('a saved worksheet with blocks is computed', async () => {
  const sheet = worksheetFromPlain(registry, 's := 0\nfor k from 0 to 4 {\ns := s + k\n}\ns =')
  const results = await evaluateWorksheet(formatCalcFile(toCalcFile(sheet)))
  expect(results.filter(({ source }) => source === 's =').map(({ outcome }) => outcome.value)).toEqual([6])
})

test('an empty sheet is an empty array', async () => {
  expect(JSON.parse(jsonReport(await evaluateText('# only text\n')))).toEqual([])
})

describe('a file of data', () => {
  const LOG = 'Date,Time,T [°C],Flow (sccm),State\n2024-03-01,10:00,20.5,1,on\n2024-03-01,10:10,-999,2,off\n'

  test('is shown as its import brings it', async () => {
    const { status, out } = await run(['table', '-', '--json'], LOG)
    expect(status).toBe(0)
    const found = JSON.parse(out) as { columns: { heading: string }[]; remarks: string[] }
    expect(found).toMatchObject({
      rows: 2,
      columns: [
        { name: 'DateTime', unit: 's', kind: 'time', count: 2, gaps: 0, first: [0, 600], last: 600 },
        {
          name: 'T',
          unit: 'degC',
          kind: 'number',
          count: 1,
          gaps: 1,
          first: [20.5, null],
          min: 20.5,
          max: 20.5,
        },
        { name: 'FlowSccm', unit: '', first: [1, 2], last: 2 },
        { name: 'State', kind: 'text', first: ['on', 'off'], min: null },
      ],
    })
    expect(found.columns.map(({ heading }) => heading)).toEqual([
      'Date Time',
      'T [°C]',
      'Flow (sccm)',
      'State',
    ])
    expect(found.remarks.join('\n')).toMatch(
      /T: 1 cell holds no number and is a gap: -999 \(1\)\.[^]*sccm is none/,
    )
  })

  test('is shown as a table for people', async () => {
    const { out } = await run(['table', '-'], 't [s],F [kN]\n0,1.5\n1,2.5\n')
    expect(out).toContain('2 rows\nname  unit  kind    values')
    expect(out).toMatch(/^F {5}kN {4}number {2}2 {7}0 {5}1\.5 {4}2\.5 {3}1\.5 {2}2\.5 {2}F \[kN\]$/m)
  })

  test.each([
    ['that holds no numbers', ['table', '-'], 'hello\n', 1, /no column of numbers/],
    ['that does not exist', ['table', '/there/is/none.csv'], '', 2, /cannot be read: there is no such file/],
    ['that is not named', ['table'], '', 2, /Name the file of data/],
    ['of which one is not there', ['table', '-', '/there/is/none.csv'], 't\n1\n', 2, /there is no such file/],
    ['with options of others', ['table', 'x.csv', '--steps'], '', 2, /--sheet and --json alone/],
  ] as const)('%s is refused', async (_, args, input, status, sentence) => {
    const ran = await run(args, input)
    expect(ran.status).toBe(status)
    expect(ran.err).toMatch(sentence)
  })
})
