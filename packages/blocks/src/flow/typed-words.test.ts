import { expect, it } from 'vitest'
import { behindWord, hasArguments } from './typed-words.ts'

it.each([
  ['check\\:\\sigma\\leq f_{y}', '\\sigma\\leq f_{y}'],
  ['\\frac{check\\:\\sigma}{f_{y}}\\leq1', '\\frac{\\sigma}{f_{y}}\\leq1'],
  ['\\frac{\\mathrm{check}\\:M}{W}\\leq1', '\\frac{M}{W}\\leq1'],
  ['\\frac{\\frac{check\\:a}{b}}{c}\\leq1', '\\frac{\\frac{a}{b}}{c}\\leq1'],
  ['\\frac{check\\left(a+b\\right)}{c}\\leq1', '\\frac{\\left(a+b\\right)}{c}\\leq1'],
  ['check', null],
  ['\\frac{checks}{2}', null],
  ['\\frac{1}{check\\:a}', null],
])('%s says behind the word %s', (latex, rest) => expect(behindWord(latex, 'check')).toBe(rest))

it.each([
  ['if\\left(x>2,5,6\\right)=', true],
  ['if\\left(\\max\\left(x,y\\right)>2\\right)', false],
  ['if\\left(\\max\\left(x,y\\right)>2,1,0\\right)+1=', true],
  ['if\\left(x>2\\right)\\land f\\left(x,y\\right)', false],
  ['if\\:x>\\max\\left(1,2\\right)', false],
])('%s calls a function: %s', (latex, calls) => {
  const rest = behindWord(latex, 'if')
  expect(rest !== null && hasArguments(rest)).toBe(calls)
})
