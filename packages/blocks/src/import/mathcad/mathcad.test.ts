import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readClassic, readPrime } from './index.ts'

const BEAM = readFileSync(join(import.meta.dirname, '../../../../../fixtures/imports/beam.xmcd'))

const PLAIN = [
  'γ := 1.35',
  '# Beam under its own weight',
  'q_k := 3 [kN/m]',
  'L := 4 [m]',
  'M := q_k*L^2/8 = [kN*m]',
  '# i := 0 .. 2',
  'for i from 0 through 2 {\nx[i] := i^2\n}',
  'sum(x[k], k, 0, 2) =',
  'program f(n) {\ns := 0\nfor k from 1 through n {\ns := s + k\n}\nreturn s\n}',
  'f(4) =',
  '# Plot',
  '[[1, 3], [2, 4]] =',
]

test('a worksheet of Mathcad 15: global definitions first, then from top to bottom', () => {
  const { lines, settings } = readClassic(BEAM, 'beam.xmcd')
  expect(lines.map(({ plain }) => plain)).toEqual(PLAIN)
  expect(settings).toEqual({ angle: 'rad', one_indexed: false })
  expect(lines.flatMap(({ stored }) => stored ?? [])).toEqual([
    { value: 6, unit: 'kilonewton*meter' },
    { value: 5, unit: '' },
    { value: 10, unit: '' },
    { value: [[1, 3], [2, 4]], unit: '' },
  ]) // prettier-ignore
  expect(readClassic(gzipSync(BEAM), 'beam.xmcdz').lines).toHaveLength(PLAIN.length)
})

const LOAD_CASE = '<Paragraph>Load <Run>case</Run></Paragraph>'

const prime = (regions: string, results = '', origin = '0', text = LOAD_CASE): Uint8Array =>
  zipSync({
    'mathcad/worksheet.xml': strToU8(`<worksheet xmlns:ml="m"><regions>${regions}</regions></worksheet>`),
    'mathcad/result.xml': strToU8(`<resultsList xmlns:ml="m">${results}</resultsList>`),
    'mathcad/settings/calculation.xml': strToU8(
      `<calculation><builtInVariables array-origin="${origin}"/></calculation>`,
    ),
    'mathcad/_rels/worksheet.xml.rels': strToU8(
      '<Relationships><Relationship Target="/mathcad/xaml/F1.XamlPackage" Id="R1"/></Relationships>',
    ),
    'mathcad/xaml/F1.XamlPackage': zipSync({
      'Xaml/Document.xaml': strToU8(`<Section>${text}</Section>`),
    }),
  })

const region = (math: string, top = 1): string =>
  `<region top="${top}" left="1"><math resultRef="0">${math}</math></region>`

test('a worksheet of Prime: texts, names with subscripts, results in the unit that is asked for', () => {
  const name = '<ml:id labels="VARIABLE"><Span>M<Subscript>Ed</Subscript></Span></ml:id>'
  const value = '<ml:apply><ml:scale/><ml:real>6</ml:real><ml:id labels="UNIT">kN</ml:id></ml:apply>'
  const bytes = prime(
    `<region top="0"><text item-idref="R1"/></region>${region(`<ml:define>${name}<ml:eval>${value}<ml:unitOverride><ml:id labels="UNIT">N</ml:id></ml:unitOverride></ml:eval></ml:define>`)}`,
    '<resultData result-id="0"><result><ml:real>6000</ml:real></result></resultData>',
    '1',
  )
  const { lines, settings } = readPrime(bytes, 'a.mcdx')
  expect(lines.map(({ plain, stored }) => [plain, stored])).toEqual([
    ['# Load case', undefined],
    ['M_Ed := 6 [kN] = [N]', { value: 6000, unit: 'N' }],
  ])
  expect(settings.one_indexed).toBe(true)
})

const apply = (operator: string, ...operands: readonly string[]): string =>
  `<ml:apply><ml:${operator}/>${operands.join('')}</ml:apply>`
const id = (name: string): string => `<ml:id labels="VARIABLE">${name}</ml:id>`
const real = (value: number): string => `<ml:real>${value}</ml:real>`

test.each([
  [' <Run>Check that </Run><Run> </Run><Run> is </Run><Run> </Run>', 'Check that F/√(A) is A'],
  ['<Run>Check</Run>', 'Check F/√(A) A'],
])('formulas in a text of Prime are words of it: %s', (paragraph, words) => {
  const root = apply('nthRoot', '<ml:placeholder/>', id('A'))
  const math = (formula: string): string => `<region><math>${formula}</math></region>`
  const text = `<text item-idref="R1">${math(apply('div', id('F'), root))}${math(id('A'))}</text>`
  const bytes = prime(
    `<region top="0">${text}</region>`,
    '',
    '0',
    `<Paragraph>${paragraph.trim()}</Paragraph>`,
  )
  expect(readPrime(bytes, 'a.mcdx').lines.map(({ plain }) => plain)).toEqual([`# ${words}`])
})

const lambda = (variable: string, body: string): string =>
  `<ml:lambda><ml:boundVars>${id(variable)}</ml:boundVars>${body}</ml:lambda>`

describe('formulas', () => {
  test.each([
    [apply('plus', id('a'), apply('mult', id('b'), real(2))), 'a + b*2 ='],
    [apply('neg', apply('pow', id('a'), real(2))), '-a^2 ='],
    [apply('nthRoot', '<ml:placeholder/>', id('a')), 'sqrt(a) ='],
    [apply('nthRoot', real(3), id('a')), 'a^(1/3) ='],
    [apply('absval', id('a')), 'abs(a) ='],
    [
      apply(
        'integral',
        lambda('x', apply('pow', id('x'), real(2))),
        `<ml:bounds>${real(0)}${real(1)}</ml:bounds>`,
      ),
      'integrate(x^2, x, 0, 1) =',
    ],
    [apply('derivative', lambda('x', apply('pow', id('x'), real(2)))), 'diff(x^2, x) ='],
    [apply('lessThan', id('a'), real(2)), 'a < 2 ='],
    [
      `<ml:define>${id('v')}<ml:matrix rows="2" cols="1">${real(1)}${real(2)}</ml:matrix></ml:define>`,
      'v := [1, 2]',
    ],
    [
      `<ml:define>${id('t')}<ml:range><ml:sequence>${real(0)}${real(2)}</ml:sequence>${real(10)}</ml:range></ml:define>`,
      't := seq(0 + n_k*(2 - 0), n_k, 0, round((10 - 0)/(2 - 0)))',
    ],
    [`<ml:define>${id('e')}${real(3)}</ml:define>`, 'e_c := 3'],
    [`<ml:define>${id('s')}<ml:str>OK</ml:str></ml:define>`, 's := "OK"'],
    [apply('outerproduct', id('a'), id('b')), '# outerproduct(a, b)'],
  ])('%s', (math, plain) => {
    expect(readPrime(prime(region(math)), 'a.mcdx').lines.map(line => line.plain)).toEqual([plain])
  })
})

test.each([
  ['no zip', () => readPrime(strToU8('x'), 'a.mcdx'), 'cannot be unpacked'],
  [
    'an empty zip',
    () => readPrime(zipSync({ 'a.txt': strToU8('x') }), 'a.mcdx'),
    'no worksheet of Mathcad Prime',
  ],
  ['other XML', () => readClassic(strToU8('<html/>'), 'a.xmcd'), 'no worksheet of Mathcad'],
  ['no XML', () => readClassic(strToU8('x'), 'a.xmcd'), 'damaged'],
  [
    'a bomb',
    () => readPrime(zipSync({ 'mathcad/worksheet.xml': new Uint8Array(60_000_000) }), 'a.mcdx'),
    'more than 50 MB',
  ],
] as const)('refuses %s', (_, read, sentence) => {
  expect(read).toThrow(sentence)
})

/** A picture of one point. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'

test('Mathcad 15 holds pictures of plots, of tables and of formulas that are not understood', () => {
  const drawn = (inner: string, at: number): string =>
    `<region top="${20 * at}" left="0">${inner}<rendering item-idref="1"/></region>`
  const regions = [
    '<plot item-idref="7"/>',
    '<component item-idref="8"/>',
    '<picture><png item-idref="1" display-width="40.4"/></picture>',
    `<math>${apply('outerproduct', id('a'), id('b'))}</math>`,
    '<text><p style="Heading 1">Loads</p><p>Snow <region><math><ml:id>s</ml:id></math></region> alone</p></text>',
  ].map(drawn)
  const held = `<binaryContent><item item-id="1">${DOT}</item></binaryContent>`
  const sheet = `<worksheet xmlns:ml="m"><regions>${regions.join('')}</regions>${held}</worksheet>`
  const { lines } = readClassic(strToU8(sheet), 'a.xmcd')
  expect(lines.map(({ plain, html }) => [plain, html?.includes(DOT) ?? false])).toEqual([
    ['# Plot', true], ['# Table of another program', true], ['# Picture', true], ['# outerproduct(a, b)', false],
    ['# Picture of the formula above', true], ['# {h2} Loads', false], ['# Snow s alone', false],
  ]) // prettier-ignore
})

const axis = (name: string, equations: string): string =>
  `<${name} start="0" end="5"><plotEquations>${equations}</plotEquations></${name}>`
const drawn = (math: string, unit = '<ml:placeholder/>'): string =>
  `<plotEquation><math>${math}</math><math>${unit}</math></plotEquation>`
const plot = (x: string, y: string): string =>
  `<region top="9"><plot><xyPlot><traces><trace><traceStyle>lines</traceStyle></trace></traces><axes>${axis('xAxis', x)}${axis('yAxis', y)}</axes></xyPlot></plot></region>`

test('plots of Prime: curves over a variable, a range and a list', () => {
  const square = apply('pow', id('x'), real(2))
  const range = `<ml:define>${id('t')}<ml:range>${real(0)}${real(3)}</ml:range></ml:define>`
  const list = `<ml:define>${id('v')}<ml:matrix rows="2" cols="1">${real(1)}${real(2)}</ml:matrix></ml:define>`
  const plots = [
    plot(drawn(id('x')), drawn(square)),
    plot(drawn(id('t'), '<ml:id labels="UNIT">mm</ml:id>'), drawn(apply('mult', real(2), id('t')))),
    plot(drawn(id('v')), drawn(apply('neg', id('v')))),
    '<region top="10"><plot><polarPlot/></plot></region>',
  ]
  const { lines } = readPrime(prime(region(range, 0) + region(list, 1) + plots.join('')), 'a.mcdx')
  expect(lines.map(({ plain }) => plain)).toEqual([
    't := seq(n_k, n_k, 0, 3)',
    'v := [1, 2]',
    'plot x_min (0) x_max (5) {\nfunction x^2 for x\n}',
    'plot x_units [mm] {\nline seq(2*t[n_k], n_k, 0, size(t) - 1) over t\n}',
    'plot {\nline -v over v\n}',
    '# Plot',
  ])
})

test('tables of Prime define their columns, and pictures stand in texts', () => {
  const column = `<ml:apply><ml:scale/><ml:matrix rows="2" cols="1">${real(1)}${real(2)}</ml:matrix><ml:placeholder/></ml:apply>`
  const table = `<region top="1"><spec-table><math><ml:define>${id('n')}${column}</ml:define></math></spec-table></region>`
  const { lines } = readPrime(
    prime(`${table}<region top="2"><picture><png item-idref="R9"/></picture></region>`),
    'a.mcdx',
  )
  expect(lines.map(({ plain, remark }) => [plain, remark])).toEqual([
    ['n := [1, 2]', undefined],
    ['# Picture', 'The file does not hold its picture.'],
  ])
})

test.each([
  [
    `<ml:define>${id('σ')}${apply('div', apply('plus', id('a'), id('b')), id('c'))}</ml:define>`,
    'σ := (a + b)/c',
  ],
  [`<ml:eval>${apply('pow', id('x'), real(2))}<ml:result>${real(9)}</ml:result></ml:eval>`, 'x^2 ='],
  [
    `<ml:eval>${id('F')}<ml:unitOverride><ml:id labels="UNIT">kN</ml:id></ml:unitOverride></ml:eval>`,
    'F = kN',
  ],
  [apply('neg', apply('minus', id('a'), id('b'))), '-(a - b)'],
  [`<ml:matrix rows="2" cols="2">${real(1)}${real(2)}${real(3)}${real(4)}</ml:matrix>`, '[1, 3; 2, 4]'],
  [apply('indexer', id('v'), real(0)), 'v[0]'],
])('a formula as its author reads it: %#', (math, source) => {
  expect(readPrime(prime(region(math)), 'a.mcdx').lines[0]!.source).toBe(source)
})
