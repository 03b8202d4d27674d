import { expect, it } from 'vitest'
import { mathmlOf } from './mathml.ts'
import { readMathml } from './mathml-tree.ts'
import type { MathNode } from './mathml-tree.ts'

const textOf = ({ text, children }: MathNode): string => text + children.map(textOf).join('')

it.each([
  ['\\mathrm{x1}', 'x1'],
  ['\\mathrm{x10}', 'x10'],
  ['\\mathrm{ab12cd345}', 'ab12cd345'],
  ['M_{\\mathrm{x10},\\mathrm{Rd}}', 'Mx10,Rd'],
  ['\\mathrm{P100}_{\\mathrm{20}}+\\mathrm{Q200}^{2}', 'P10020+Q2002'],
  ['\\frac{\\mathrm{HEA320}}{12345}', 'HEA32012345'],
  ['\\operatorname{kc100}\\left(x\\right)', 'kc100\u2061(x)'],
])('%s has all its letters and digits', (latex, text) => {
  expect(textOf(readMathml(mathmlOf(latex)))).toBe(text)
})
