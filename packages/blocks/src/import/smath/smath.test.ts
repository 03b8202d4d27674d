import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readSmath } from './index.ts'

const ROD = readFileSync(join(import.meta.dirname, '../../../../../fixtures/imports/rod.sm'))

const PLAIN = [
  '# A rod in tension',
  'F := 6 [kN]',
  '# Area',
  'A_n := 2 [cm^2]',
  'F/A_n = [MPa]',
  'f(x) := x^2 + 1',
  'f(3) =',
  'program total(n) {\ns := 0\nfor k from 1 through n {\ns := s + k\n}\nreturn s\n}',
  'total(4) =',
  's := "OK"',
]

test('regions are read from top to bottom and left to right, areas with what is in them', () => {
  const { lines, names } = readSmath(ROD, 'rod.sm')
  expect(lines.map(({ plain }) => plain)).toEqual(PLAIN)
  expect(names).toEqual(new Map([['A.n', 'A_n']]))
  expect(lines.flatMap(({ stored }) => stored ?? [])).toEqual([
    { value: 30, unit: 'MPa', digits: 3, places: 1 },
    { value: 11, unit: '', digits: 6, places: 4 },
    { value: 10, unit: '', digits: 6, places: 4 },
  ])
})

test('packed files are unpacked', () => {
  expect(readSmath(gzipSync(ROD), 'rod.smz').lines).toHaveLength(PLAIN.length)
})

const input = (...entries: readonly string[]): string =>
  entries
    .map(entry => {
      const [word, type = 'operand', args = '1'] = entry.split('|')
      return type === 'unit'
        ? `<e type="operand" style="unit">${word}</e>`
        : `<e type="${type}" args="${args}">${word}</e>`
    })
    .join('')

describe('formulas', () => {
  test.each([
    [['1', '2|operand', '+|operator|2'], '1 + 2 ='],
    [['a', 'b', '2', '^|operator|2', '*|operator|2', 'c', '/|operator|2'], 'a*b^2/c ='],
    [['a', 'b', '+|operator|2', 'c', '*|operator|2'], '(a + b)*c ='],
    [['a', '-|operator|1', '2', '^|operator|2'], '(-a)^2 ='],
    [['2', 'kN|unit', '*|operator|2', 'm|unit', '*|operator|2'], '2 [kN]*[m] ='],
    [['M', 'kN|unit', 'm|unit', '*|operator|2', '/|operator|2'], 'M/[kN*m] ='],
    [['1', '2', '3', '4', '2', '2', 'mat|function|6'], '[[1, 2], [3, 4]] ='],
    [['v', '2', 'el|function|2'], 'v[2] ='],
    [['x', '3', '>|operator|2', '1', '2', 'if|function|3'], 'piecewise(x > 3, 1, 2) ='],
    [['x', '2', '^|operator|2', 'x', '0', '1', 'int|function|4'], 'integrate(x^2, x, 0, 1) ='],
    [['32', '5', 'nthroot|function|2'], '32^(1/5) ='],
    [['π', '2', '*|operator|2'], 'pi*2 ='],
    [['e', '3', ':|operator|2'], 'e_c := 3'],
    [['x', 'num2str|function|1'], '"" + x ='],
    [['x', '+|operator|2'], '# +x'],
  ])('%j', (entries, plain) => {
    const sheet = `<regions><region top="1"><math><input>${input(...entries)}</input></math></region></regions>`
    expect(readSmath(new TextEncoder().encode(sheet), 'a.sm').lines.map(line => line.plain)).toEqual([plain])
  })
})

test.each([
  '',
  'no XML',
  '<worksheet></worksheet>',
  '<regions><region top="1">',
  '<regions><region><regions></regions>',
])('refuses %j', text => {
  expect(() => readSmath(new TextEncoder().encode(text), 'a.sm')).toThrow(/damaged/)
})

test('lines that read a name whose own line is lost say so, until it has a value again', () => {
  const math = (top: number, ...entries: readonly string[]): string =>
    `<region top="${top}"><math><input>${input(...entries)}</input></math></region>`
  const sheet = [
    math(1, 'T', 'a', 'importData|function|1', ':|operator|2'),
    math(30, 'T', 'rows|function|1'),
    math(60, 'T', '3', ':|operator|2'),
    math(90, 'T', '2', '+|operator|2'),
  ]
  const { lines } = readSmath(new TextEncoder().encode(`<regions>${sheet.join('')}</regions>`), 'a.sm')
  expect(lines.map(({ kind, remark }) => [kind, remark])).toEqual([
    ['kept', 'The function importData has no counterpart here.'],
    ['formula', 'T has no value: its line was not taken over.'],
    ['formula', undefined],
    ['formula', undefined],
  ])
})

test('a worksheet is called as its author called it', () => {
  const title = (lang: string, words: string) => `<metadata lang="${lang}"><title>${words}</title></metadata>`
  const sheet = `<regions><settings>${title('rus', 'Balka')}${title('eng', ' A beam ')}</settings></regions>`
  expect(readSmath(new TextEncoder().encode(sheet), 'a.sm').title).toBe('A beam')
})

const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'

test('pictures stand in texts, plots are plots', () => {
  const square = input('x', 'f|function', 'x', '2', '^|operator|2', ':|operator|2')
  const matrix = input('M', '1', '2', '3', '4', '2', '2', 'mat|function|6', ':|operator|2')
  const regions = [
    `<math><input>${square}</input></math>`,
    `<math><input>${matrix}</input></math>`,
    `<picture><raw format="png" encoding="base64">${DOT}</raw></picture>`,
    '<picture><raw format="emf" encoding="base64">AQAAAGwAAAA=</raw></picture>',
    `<plot type="2d"><input>${input('M', 'x', 'f|function', 'x', 'sin|function', '3', '1', 'sys|function|5')}</input></plot>`,
    `<plot type="3d"><input>${input('x', 'y', '*|operator|2')}</input></plot>`,
    `<plot type="2d" animate="step"><input>${input('x')}</input></plot>`,
    '<slider/>',
  ].map((inner, at) => `<region top="${20 * at}" left="0" width="40">${inner}</region>`)
  const { lines } = readSmath(new TextEncoder().encode(`<regions>${regions.join('')}</regions>`), 'a.sm')
  expect(lines.slice(2).map(({ plain, html }) => [plain, html?.includes(DOT) ?? false])).toEqual([
    ['# Picture', true],
    ['# Picture', false],
    ['plot {\nline col(M, 2) over col(M, 1)\nfunction f(x) for x\nfunction sin(x) for x\n}', false],
    ['plot {\nmap x*y for x, y as colours\n}', false],
    ['# Plot', false],
    ['# A region of the kind slider', false],
  ])
})

test.each([
  [['a', 'b', '+|operator|2', 'c', '*|operator|2'], '(a + b)*c'],
  [['x', 'f|function', 'x', '2', '^|operator|2', ':|operator|2'], 'f(x) := x^2'],
  [['a', 'b', 'c', '/|operator|2', '/|operator|2'], 'a/(b/c)'],
  [['n', '!|operator', '-|operator'], '-n!'],
  [['v', '2', 'el|function|2'], 'el(v; 2)'],
])('a formula as its author reads it: %j', (entries, source) => {
  const sheet = `<regions><region top="1"><math><input>${input(...entries)}</input></math></region></regions>`
  expect(readSmath(new TextEncoder().encode(sheet), 'a.sm').lines[0]!.source).toBe(source)
})
