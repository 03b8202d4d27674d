import { expect, it } from 'vitest'
import { latexWidth } from '../latex-width.ts'
import { longFormulaLines } from './long-formulas.ts'

const sum = (letter: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `${letter}_{${at}}`).join('+')

const linesOf = (latex: string) => longFormulaLines({ kind: 'formula', latex, values: [], text: '' })

it.each([
  ['a fraction that fits', `q=\\frac{${sum('x', 8)}}{2}`, null],
  ['a numerator', `q=\\frac{${sum('x', 40)}}{2}`, `q=(${sum('x', 40)})/(2)`],
  ['both halves', `\\frac{${sum('x', 40)}}{${sum('y', 40)}}+1`, `(${sum('x', 40)})/(${sum('y', 40)})+1`],
  [
    'one of two',
    `\\frac{1}{z}+\\frac{\\frac{a}{b}+${sum('x', 40)}}{2}`,
    `\\frac{1}{z}+(\\frac{a}{b}+${sum('x', 40)})/(2)`,
  ],
])('%s wider than a line is a quotient that breaks', (_, latex, whole) => {
  const lines = linesOf(latex)
  const joined = lines?.map(line => line.latex).join('')
  expect(joined?.replaceAll(/\\text\{([()])\}/g, '$1') ?? null).toBe(whole)
  if (whole !== null) expect(lines!.length).toBeGreaterThan(1)
})

it.each([
  ['a number', `d=${'1234567890'.repeat(12)}`, 2],
  ['a name', `\\mathrm{${'longname'.repeat(30)}}\\mathrel{:=} 4`, 5],
  ['a number in a power, which stays whole', `x^{${'1234567890'.repeat(12)}}`, 1],
])('%s that is wider than a line breaks in it', (_, latex, least) => {
  const lines = linesOf(latex)?.map(line => line.latex) ?? [latex]
  const joined = lines.join('').replaceAll(/\}\\mathrm\{|\s(?=\d)/g, '')
  expect(joined).toBe(latex.replace(' 4', '4'))
  expect(lines.length).toBeGreaterThanOrEqual(least)
})

const measures = (count: number): string =>
  Array.from({ length: count }, (_, at) => `${12345.6 + at}\\,{\\mathrm{mm}}`).join('\\cdot ')

it.each([
  ['a product of measures', `q=${measures(12)}`],
  ['a quotient of measures', `q=\\frac{${measures(5)}}{${measures(9)}}`],
  ['a fraction below a root', `q=\\sqrt{\\frac{${sum('x', 40)}}{${measures(9)}}}`],
  ['a root of the third degree', `q=\\sqrt[3]{${sum('x', 40)}}`],
  ['brackets in brackets', `q=2\\left(3\\cdot \\left(${sum('x', 40)}\\right)\\right)`],
  ['a condition', `${sum('x', 20)}\\le ${sum('y', 20)}\\land ${sum('z', 20)}>0`],
])('no line of %s is wider than the page', (_, latex) => {
  const lines = linesOf(latex)!
  expect(lines.filter(line => latexWidth(line.latex) > 74)).toEqual([])
  const joined = lines.map(line => line.latex).join('')
  expect(joined.match(/[a-z]_\{\d+\}|12\d{3}/g)).toEqual(latex.match(/[a-z]_\{\d+\}|12\d{3}/g))
})
