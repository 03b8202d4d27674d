import { expect, test } from 'vitest'
import { markNames } from './mark-names.ts'

const v = (index: number, text: string): string => `\\class{name-variable name-${index}}{${text}}`
const f = (index: number, text: string): string => `\\class{name-function name-${index}}{${text}}`

test.each([
  ['2F+x', `2${v(0, 'F')}+${v(1, 'x')}`, ['F', 'x']],
  ['F_{\\mathrm{max}}^2', `${v(0, 'F_{\\mathrm{max}}')}^2`, ['F_max']],
  ['f\\left(x\\right)=x', `${f(0, 'f')}\\left(${v(1, 'x')}\\right)=${v(2, 'x')}`, ['f', 'x', 'x']],
  ['\\sin\\left(x\\right)', `\\mathop{${f(0, '\\sin')}}\\left(${v(1, 'x')}\\right)`, ['sin', 'x']],
  ['\\frac{a}{\\rho}', `\\frac{${v(0, 'a')}}{${v(1, '\\rho')}}`, ['a', 'rho']],
  ['5\\,\\class{unit}{\\mathrm{m}}', '5\\,\\class{unit}{\\mathrm{m}}', []],
  ['x+(', 'x+(', []],
])('%s', (latex, marked, names) => {
  expect(markNames(latex)).toEqual({ latex: marked, names })
})

const u = (index: number, text: string): string => `\\class{name-unknown name-${index}}{${text}}`

test.each([
  [['x'], true, `2${v(0, 'F')}+${u(1, 'x')}`, ['F', 'x']],
  [['x'], false, `2F+${u(0, 'x')}`, ['x']],
  [['q'], false, '2F+x', []],
])('with %j unknown, all: %s', (unknown, all, marked, names) => {
  expect(markNames('2F+x', unknown, all)).toEqual({ latex: marked, names })
})

test('sums and roots keep their form', () => {
  const marked = markNames('\\sum_{k=1}^{n}\\sqrt{k}').latex
  expect(marked).toMatch(/^\\sum_\{/)
  expect(marked).toContain('\\sqrt{')
})

const r = (index: number, text: string): string => `\\class{reading reading-${index}}{${text}}`

test.each([
  [
    '5\\,\\class{unit}{\\frac{\\mathrm{m}}{\\mathrm{s}}}',
    'm',
    `5\\,\\class{unit}{\\frac{${r(0, '\\mathrm{m}')}}{\\mathrm{s}}}`,
  ],
  ['5\\,\\class{unit}{\\mathrm{kN}}', 'kN', `5\\,\\class{unit}{${r(0, '\\mathrm{kN}')}}`],
  ['2m+x', 'm', `2${r(0, 'm')}+x`],
])('%s has two readings of %s', (latex, token, marked) => {
  const start = latex.indexOf(`{${token}}`) >= 0 ? latex.indexOf(`{${token}}`) + 1 : latex.indexOf(token)
  const span = { start, end: start + token.length }
  expect(markNames(latex, [], false, [span])).toEqual({ latex: marked, names: [] })
})

test('a name with two readings keeps its colour', () => {
  const { latex, names } = markNames('2m', [], true, [{ start: 1, end: 2 }])
  expect(latex).toBe('2\\class{name-variable name-0 reading reading-0}{m}')
  expect(names).toEqual(['m'])
})
