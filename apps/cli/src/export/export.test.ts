import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { evaluateCommand } from '../evaluate-command.ts'
import { exportCommand } from './export-command.ts'
import { openFile } from './opened-file.ts'
import { EXPORT_FORMATS } from './formats.ts'

vi.mock('../start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'calcwright-'))))
afterAll(() => rm(folder, { recursive: true }))

const TEXT = '# Bar\nF := 12 [kN]\nif F > 5 [kN] {\n  F/2 =\n}\n'

test('plain notation becomes a worksheet, and the same text again', async () => {
  const calc = String((await EXPORT_FORMATS.get('calc')!.write(openFile('bar.txt', TEXT), '')).content)
  expect(JSON.parse(calc)).toMatchObject({ name: 'bar' })
  expect((await EXPORT_FORMATS.get('txt')!.write(openFile('bar.calc', calc), '')).content).toBe(TEXT)
})

test('lines mean in an export what they mean typed', async () => {
  const typed = 'F = 5 kN\nA = 20 mm^2\nsigma = F/A = MPa\ncheck sigma <= 235 MPa // Bending\n'
  expect((await EXPORT_FORMATS.get('txt')!.write(openFile('bar.txt', typed), '')).content).toBe(
    'F := 5 [kN]\nA := 20 [mm^2]\nsigma := F/A = [MPa]\ncheck sigma <= 235 [MPa] // Bending\n',
  )
})

test('a report has no hidden lines, numbers, and what references lead to', async () => {
  const sheet = {
    format: 'calcwright', version: 2, name: 'Bar', types: {},
    settings: { page_setup: { number_headings: true, formula_numbers: 'section' } },
    blocks: [
      { type: 'text', props: { html: '<h1 data-id="h">Loads</h1><p>see <span data-target="f"></span>, <span data-target="t" data-heading="d"></span>, <span data-target="x"></span></p>' } },
      { type: 'slider', props: { name: 'F', value: 3, unit: 'kN' } },
      { type: 'math', props: { latex: 'G\\coloneq F+1\\,\\class{unit}{\\mathrm{m}}' }, hidden: true },
      { id: 'f', type: 'math', props: { latex: 'H\\coloneq 2\\cdot F=' }, numbered: true },
      { id: 't', type: 'text', props: { html: '<h1 data-id="d">Design</h1>' } },
    ],
  } // prettier-ignore
  const write = async (view: 'work' | 'report'): Promise<string> => {
    const file = openFile('bar.calc', JSON.stringify(sheet), { view })
    return String((await EXPORT_FORMATS.get('md')!.write(file, '')).content)
  }
  const report = await write('report')
  expect(report).toContain('see [(1.1)](#b-f), [section\u00a02](#h-t-0), **Missing reference**')
  expect(report).toContain('F = 3\\,{\\mathrm{kN}}')
  expect(report).toContain('\\tag{1.1}')
  expect(report).toMatch(/Line 3 is hidden in this report and has an error: .*N and m/)
  expect(report).not.toContain('G\\mathrel')
  const work = await write('work')
  expect(work).toContain('G\\mathrel{:=}')
  expect(work).not.toContain('hidden')
})

test('the form of a line writes its result, its table, its check and its values in texts', async () => {
  const text = `@numbers "2 decimals, zeros" M := 12.3456 [kN*m] = [kN*m]
@numbers "1 decimals, zeros" table t {
  a [m], b [m] = a/3
  1, "b"
}
@numbers "3 digits scientific" check M <= 15.5 [kN*m]
M =
`
  const file = openFile('a.txt', text)
  const markdown = String((await EXPORT_FORMATS.get('md')!.write(file, '')).content)
  expect(markdown).toContain('= 12.35\\,')
  expect(markdown).toContain('| 0.3 |')
  expect(markdown).toContain('1.23\\times10^{1}')
  expect(markdown).toContain('= 12.3456\\,')
  const calc = String((await EXPORT_FORMATS.get('calc')!.write(file, '')).content)
  expect((await EXPORT_FORMATS.get('txt')!.write(openFile('a.calc', calc), '')).content).toBe(text)
})

test.each([
  ['from 1 to 4', 'to below** $4$'],
  ['from 4 to 1 step -1', 'to above** $1$'],
  ['from 4 through 1 step -1', 'through** $1$'],
])('a loop %s says which values it takes', async (values, words) => {
  const file = openFile('a.txt', `for k ${values} {\ns := k\n}\n`)
  const markdown = String((await EXPORT_FORMATS.get('md')!.write(file, '')).content)
  expect(markdown).toContain(words)
})

test('else and elseif stand below their if, with their lines in them', async () => {
  const text = `x := 3
for k from 1 through 2 {
if x > 2 {
a := 1
} elseif x > 1 {
a := 2
} else {
if k > 1 {
b := 1
}
a := 3
}
}
`
  const markdown = String((await EXPORT_FORMATS.get('md')!.write(openFile('a.txt', text), '')).content)
  const deep = markdown.split('\n').flatMap(line => {
    const [, quotes = '', rest = ''] = /^([> ]*)(.*)$/.exec(line)!
    const depth = quotes.replaceAll(' ', '').length
    return /\*\*|:=|taken/.test(rest) ? [`${depth} ${rest.replaceAll(/[$*]|\\mathrel/g, '')}`] : []
  })
  expect(deep).toEqual([
    ...['0 x{:=} 3', '0 for k from 1 through 2', '1 if x>2 – true', '2 a{:=} 1', '1 (not taken)'],
    ...['1 elseif x>1', '2 a{:=} 2', '1 else', '2 if k>1', '3 b{:=} 1', '2 a{:=} 3'],
  ])
})

test('a column has texts, truths and formulas whose names have no value', async () => {
  const text = `table t {
  a, b = a/zz, d = if(a > 1, "M12", "M, 10"), e = if(a > 1, zz, 3), h = 1/(a - 1), k = a <= 1
  1, , , , ,
  2, , , , ,
}
`
  const markdown = String((await EXPORT_FORMATS.get('md')!.write(openFile('a.txt', text), '')).content)
  expect(markdown).toContain('| 1 | 1/zz | M, 10 | 3 | – | true |\n| 2 | 2/zz | M12 | zz | 1 | **false** |')
})

test('a calculation of a roof has its verdicts in every format', async () => {
  const text = await readFile(
    new URL('../../../../fixtures/paper/purlin-roof.calc.txt', import.meta.url),
    'utf8',
  )
  const file = openFile('roof.txt', text, { steps: true })
  for (const format of ['md', 'tex', 'html']) {
    const written = String((await EXPORT_FORMATS.get(format)!.write(file, '')).content)
    expect(written).toContain('15 checks: 14 OK, 1 NOT OK. The worst: ')
    expect(written.match(/(?<!1 )NOT OK/g)!.length).toBeGreaterThanOrEqual(2)
    expect(written).toContain('EN 1991-1-4, 4.5(1)')
  }
})

test('steps line by line are in documents', async () => {
  const text =
    'x := 5\nif x > 7 {\ny := 1\n} elseif x > 3 {\ny := 2\n}\nprogram f(n) {\nreturn n + 1\n}\nf(x) =\n'
  const file = openFile('a.txt', text, { steps: true })
  const markdown = String((await EXPORT_FORMATS.get('md')!.write(file, '')).content)
  expect(markdown).toContain('**elseif** $x>3$: $\\left(5>3\\right)$ – true')
  expect(markdown).toContain('step by step:')
  expect(markdown).toContain('**return** $n+1$')
  expect(markdown).toMatch(/return \$n\+1 \S*=5\+1 \S*=6\$/)
})

test('a file that is not there, a folder that is not there', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const request = { steps: false, format: 'txt', out: join(folder, 'no', 'a.txt') }
  expect(await exportCommand({ ...request, file: join(folder, 'none.calc') })).toBe(2)
  const calc = join(folder, 'a.calc')

  await writeFile(calc, TEXT)
  expect(await exportCommand({ ...request, file: calc })).toBe(2)
  expect(write.mock.calls.join('')).toMatch(/there is no such file[\s\S]*cannot be written/)
  write.mockRestore()
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(await exportCommand({ file: calc, format: 'txt', out: join(folder, 'b.txt'), steps: false })).toBe(0)
  out.mockRestore()
  expect(await readFile(join(folder, 'b.txt'), 'utf8')).toBe(TEXT)
})

test.each([
  ['price := 100 [EUR]\nprice = [USD]\n', '', /Calculated with the exchange rates of 20\d\d-\d\d-\d\d\.\s*$/],
  [
    'price := 100 [EUR]\nprice = [USD]\n',
    '2011-05-03',
    /exchange rates of 20\d\d-\d\d-\d\d: there are none of 2011-05-03/,
  ],
  ['F := 12 [kN]\nEUR := 3\n', '', /^(?![^]*exchange rates)/],
])('a document with money names the day of its rates: %j %j', async (text, date, wanted) => {
  const file = openFile('a.txt', text)
  if (date !== '') file.worksheet.apply({ kind: 'setSettings', settings: { currency_date: date } })
  for (const format of ['md', 'html', 'tex']) {
    const content = String((await EXPORT_FORMATS.get(format)!.write(file, '')).content)
    const end = format === 'md' ? content.trim() : content.replace(/<[^>]*>/g, '')
    if (format === 'md') expect(end.replace(/[*_>]/g, '')).toMatch(wanted)
    else expect(end.includes('exchange rates')).toBe(text.includes('USD'))
  }
})

test.each([
  ['x := sqrt(\n', 1, /Error:.*after \(/],
  ['a := 2 [m\n', 1, /Error:.*unit/],
  ["y := 2\ny' =\n", 1, /Error:.*primes mark the derivative/],
  ['q := 1 [m] + 1 [s]\n', 1, /Error:.*m and s/],
  ['plot {\nnone(x\n}\n', 1, /Error:/],
  ['# x := sqrt(\n2 + 3 =\n', 0, /= 5/],
])(
  'every format has the exit status of eval, and documents its errors: %j',
  async (source, status, message) => {
    const file = join(folder, 'status.txt')
    await writeFile(file, source)
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    expect(await evaluateCommand({ file, json: false, steps: false })).toBe(status)
    for (const format of ['md', 'html', 'tex', 'docx', 'txt', 'calc']) {
      const written = join(folder, `status-out.${format}`)
      expect(await exportCommand({ file, format, out: written, steps: false })).toBe(status)
      if (format === 'md') expect((await readFile(written, 'utf8')).replaceAll(/[*$]/g, '')).toMatch(message)
    }
    out.mockRestore()
  },
)
