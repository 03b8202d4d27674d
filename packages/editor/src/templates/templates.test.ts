import { parseLatex, toPlain } from '@calcwright/math/expression'
import { unitCategories } from '@calcwright/math/units'
import { commandLibrary, helpNames } from '@calcwright/reference/help'
import { describe, expect, it } from 'vitest'
import { functionTemplate, libraryTemplate } from './functions.ts'
import { ACCENTS, BRACKETS, DERIVATIVES, EQUALITY, GREEK, INTEGRALS, LIMITS, matrixTemplate, ROOTS, SCIENTIFIC, SUMS, SYMBOLS } from './templates.ts' // prettier-ignore
import type { Template } from './templates.ts'
import { unitLabel, unitLatex, writtenUnit } from './unit-text.ts'

/** The template with what it is put around, and what is typed into its places one after the other. */
function filled(latex: string, content: string, places: readonly string[]): string {
  const rest = [...places]
  const text = latex.replace(/#[0w]/, () => content).replace(/#\?/g, () => rest.shift() ?? 'MISSING')
  expect(rest).toEqual([])
  return text
}

function read(latex: string): string {
  const parsed = parseLatex(latex)
  return parsed.ok ? toPlain(parsed.value) : parsed.problem.message
}

const byLabel = (list: readonly Template[], label: string): string => {
  const found = list.find(template => template.label === label)
  if (!found) throw new Error(`There is no template ${label}.`)
  return found.latex
}

/** List, label, content, places in the order in which Tab goes through them, and what the formula then says. */
const LISTS = { ACCENTS, BRACKETS, SYMBOLS, ROOTS, SUMS, INTEGRALS, DERIVATIVES, LIMITS }

const CASES: readonly (readonly [keyof typeof LISTS, string, string, readonly string[], string])[] = [
  ['ACCENTS', 'Vector', 'F', [], 'F~v~'],
  ['ACCENTS', 'One dot', 'x', [], 'x~d~'],
  ['ACCENTS', 'Two dots', 'x', [], 'x~e~'],
  ['ACCENTS', 'Three dots', 'x', [], 'x~f~'],
  ['ACCENTS', 'Bar', 'x', [], 'x~b~'],
  ['ACCENTS', 'Check', 'x', [], 'x~c~'],
  ['ACCENTS', 'Hat', 'x', [], 'x~h~'],
  ['ACCENTS', 'Star', 'x', [], 'x~s~'],
  ['ACCENTS', 'Tilde', 'x', [], 'x~t~'],
  ['BRACKETS', 'Round brackets', 'a+b', [], 'a + b'],
  ['BRACKETS', 'Square brackets', '1,2', [], '[1, 2]'],
  ['BRACKETS', 'Curly brackets', 'a+b', [], 'a + b'],
  ['BRACKETS', 'Absolute value', 'x', [], 'abs(x)'],
  ['SYMBOLS', 'Infinity', '', [], 'infinity'],
  ['SYMBOLS', 'Plus infinity', '', [], '+infinity'],
  ['SYMBOLS', 'Minus infinity', '', [], '-infinity'],
  ['SYMBOLS', 'Imaginary unit', '', [], 'i'],
  ['SYMBOLS', "Euler's number", '', [], 'e'],
  ['SYMBOLS', 'Pi', '', [], 'pi'],
  ['SYMBOLS', 'Undefined', '', [], 'undef'],
  ['ROOTS', 'Square root', 'x', [], 'sqrt(x)'],
  ['ROOTS', 'n-th root', 'x', ['3'], 'nthroot(x, 3)'],
  ['SUMS', 'Sum over a list', 'v', [], 'sum(v)'],
  ['SUMS', 'Sum over an index', 'k', ['k'], 'sum(k, k)'],
  ['SUMS', 'Sum with bounds', 'k', ['k', '1', '9'], 'sum(k, k, 1, 9)'],
  ['SUMS', 'Product over an index', 'k', ['k'], 'product(k, k)'],
  ['SUMS', 'Product with bounds', 'k', ['k', '1', '9'], 'product(k, k, 1, 9)'],
  ['INTEGRALS', 'Indefinite integral', 'x', ['x'], 'integrate(x, x)'],
  ['INTEGRALS', 'Definite integral', 'x', ['0', '1', 'x'], 'integrate(x, x, 0, 1)'],
  ['DERIVATIVES', 'Derivative', 'x^2', ['x'], 'diff(x^2, x)'],
  ['DERIVATIVES', 'n-th derivative', 'x^3', ['x'], 'diff(x^3, x, 2)'],
  ['DERIVATIVES', 'Partial derivative', 'xy^2', ['x'], 'diff(xy^2, x)'],
  ['DERIVATIVES', 'n-th partial derivative', 'x^3', ['x'], 'diff(x^3, x, 2)'],
  ['LIMITS', 'Limit', '1/x', ['x', '\\infty '], 'limit(1/x, x, infinity)'],
  ['LIMITS', 'Limit from the left', '1/x', ['x', '0'], 'limit(1/x, x, 0, -1)'],
  ['LIMITS', 'Limit from the right', '1/x', ['x', '0'], 'limit(1/x, x, 0, 1)'],
]

describe('a template of the math toolbar', () => {
  it.each(CASES)('%s: %s', (list, label, content, places, says) => {
    const latex = byLabel(LISTS[list], label)
    expect(read(filled(latex, content, places))).toBe(says)
  })

  it.each(EQUALITY)('stands between two sides: $label', ({ label, latex }) => {
    const signs = [':=', '==', '!=', '>', '>=', '<', '<=']
    const sign = signs[EQUALITY.findIndex(template => template.label === label)]
    expect(read(`a${latex}b`)).toBe(`a ${sign} b`)
  })

  it.each(GREEK)('is a name or a constant: $label', ({ label, latex }) => {
    expect(read(latex)).toBe(label)
  })

  it('is a power of ten', () => {
    expect(read(`3${filled(SCIENTIFIC.latex, '', ['5'])}`)).toBe('3e5')
  })

  it.each([
    [1, 1, '[[1]]'],
    [2, 3, '[[1, 2, 3], [4, 5, 6]]'],
    [3, 1, '[[1], [2], [3]]'],
  ])('is a matrix of %i rows and %i columns', (rows, columns, says) => {
    const [first = '', ...cells] = Array.from({ length: rows * columns }, (_, at) => String(at + 1))
    expect(read(filled(matrixTemplate(rows, columns), first, cells))).toBe(says)
  })

  it('has the items that were promised, and the angle of a phasor', () => {
    const lists = [ACCENTS, BRACKETS, EQUALITY, SYMBOLS, GREEK, SUMS, DERIVATIVES, LIMITS]
    expect(lists.map(list => list.length)).toEqual([9, 4, 7, 9, 42, 5, 4, 3])
    expect(unitCategories()).toHaveLength(16)
    expect(commandLibrary()).toHaveLength(12)
  })
})

describe('what the menus insert by name', () => {
  it.each(unitCategories().flatMap(({ members }) => members))('unit %s', unit => {
    expect(read(`2\\,${unitLatex(unit)}`)).toMatch(/^2 \[.+\]$/)
    expect(unitLabel(unit)).not.toMatch(/[\^/]/)
  })

  it.each([
    ['um', 'µm', 'micrometre'],
    ['kN/m', 'kN/m', 'kilonewton per metre'],
    ['N/mm^2', 'N/mm^2', ''],
    ['W/(m K)', 'W/(m*K)', ''],
    ['°C', 'degC', 'degree Celsius'],
  ])('a search for the unit %s says it in full', (text, unit, label) => {
    expect(writtenUnit(text)).toBe(unit)
    expect(unitLabel(unit)).toBe(label)
  })

  it.each(['atmos', 'kilo', 'dollars and', '('])('%s is no unit in full', text => {
    expect(writtenUnit(text)).toBeNull()
  })

  it.each(helpNames())('function %s', name => {
    const call = functionTemplate(name).replace('#0', 'x').replace('#?', '2')
    const between = /^(?:and|or|xor|mod|\W+)$/.test(name)
    const read = parseLatex(between ? `a${call}b` : call)
    expect(read).toMatchObject({ ok: true })
    // Neither a factor beside a bracket nor a product of letters.
    if (!between) expect(read).not.toMatchObject({ value: { value: { kind: 'binary' } } })
  })

  const entries = commandLibrary().flatMap(({ entries, subgroups }) => [
    ...entries,
    ...subgroups.flatMap(subgroup => subgroup.entries),
  ])
  it.each(entries)('library entry $name', entry => {
    const operator = !/^\w/.test(entry.template) || /^(?:and|or|xor)$/.test(entry.template)
    const latex = libraryTemplate(entry).replace('#0', 'x').replace('#?', '2')
    const says = read(operator ? `a${latex}b` : latex)
    expect(says).toContain(entry.name)
  })
})
