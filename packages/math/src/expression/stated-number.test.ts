import { expect, it } from 'vitest'
import { parsePlain } from './parser-plain.ts'
import { toLatex } from './printers/latex.ts'
import { toPlain } from './printers/plain.ts'
import { statedNumber } from './stated-number.ts'

const definitionOf = (source: string) => {
  const read = parsePlain(source)
  if (!read.ok || read.value.kind !== 'definition') throw new Error(`${source} is no definition`)
  return read.value
}

it.each([
  ['x = a = 1.2', 1.2, 0.1],
  ['x = a = 12', 12, 1],
  ['x = a = -0.050 [MPa]', -0.05, 0.001],
  ['x = a = +3 [N]', 3, 1],
  ['x = a = 6.02e23', 6.02e23, 1e21],
  ['x = a = 2.1*10^5 [N/mm^2]', 2.1e5, 1e4],
  ['x = a = -1.25*10^-3', -1.25e-3, 1e-5],
  ['x = a = 85%', 0.85, 0.01],
  ['x = a = 6 [m]/(5 [m/s]) = 1.2 [s]', 1.2, 0.1],
  ['x = a = sqrt(4) = 2.0', 2, 0.1],
])('%s states %d to %d', (source, value, step) => {
  const number = statedNumber(definitionOf(source).stated!.operands.at(-1)!)!
  expect(number.value).toBeCloseTo(value, 12)
  expect(number.step / step).toBeCloseTo(1, 12)
})

it.each([
  'x := a = 1.2',
  'x = (a = 1.2)',
  'x = a = b',
  'x = a = b = 2',
  'x = a = 1/2',
  'x = a < 2',
  'x = a = 2 < 3 = 3',
  'x = a < 2 = 2',
  'x = a = [1, 2]',
  'x(t) = t = 3',
  'x = a = [MPa]',
])('%s states nothing', source => expect(definitionOf(source).stated).toBeUndefined())

it.each([
  ['t = L/v = 1.2 [s]', 't=\\frac{L}{v}=1.2\\,\\class{unit}{\\mathrm{s}}'],
  ['t = L/v = 1.2 < b', 't=\\frac{L}{v}=1.2<b'],
  ['t = L/v = 6/5 = 1.2 =', 't=\\frac{L}{v}=\\frac{6}{5}=1.2='],
])('%s is written as it was read', (source, latex) => {
  const statement = definitionOf(source)
  expect(toPlain(statement)).toBe(source)
  expect(toLatex(statement)).toBe(latex)
})
