import { describe, expect, test } from 'vitest'
import { allDigits, headed, inFigure, readable } from './numbers.ts'

describe('values that are read off', () => {
  test.each([
    [Math.PI, 10, '3.14'],
    [Math.PI, 0.001, '3.141593'],
    [1000.1234, 1, '1000.123'],
    [12345.678, 100000, '12,346'],
    [-0.5, 2, '−0.5'],
    [0, 2, '0'],
    [-1e-20, 2, '0'],
    [1e-20, 0, '1×10⁻²⁰'],
    [2e-8, 2, '2×10⁻⁸'],
    [9.99999999995e-10, 1e-9, '1×10⁻⁹'],
    [-9.9996e-5, 0.1, '−1×10⁻⁴'],
    [9.9996e7, 0, '9.9996×10⁷'],
    [2.5e6, 4e6, '2.5×10⁶'],
    [1.23456e-9, 0, '1.2346×10⁻⁹'],
    [0.3, 0, '0.3'],
    [NaN, 1, 'no value'],
  ] as const)('%d in a span of %d is %s', (value, span, text) => {
    expect(readable(value, span)).toBe(text)
  })
})

test.each([
  ['Force', 'kN', 'Force [kN]'],
  ['Force', '', 'Force'],
  ['', 'kN', '[kN]'],
  ['', '', ''],
])('a title of %j and %j', (label, unit, text) => {
  expect(headed(label, unit)).toBe(text)
})

test.each([
  [0.1 + 0.2, '0.3'],
  [-5 + 10 / 3, '-1.6666666666666665'],
  [-4.98 * 1000, '-4980'],
  [1.1 * 1.1, '1.21'],
  [Math.sin(0.3), '0.29552020666133955'],
  [2 ** 53 - 1, '9007199254740991'],
  [1.25e-300, '1.25e-300'],
  [3 * 1e-7, '3e-7'],
])('all digits of %d are %s', (value, text) => {
  expect(allDigits(value)).toBe(text)
})

test.each([
  ['12,346.5 kN', '12\u202f346,5 kN'],
  ['(−0.5, −2.25)', '(−0,5; −2,25)'],
  ['2.5×10⁻³', '2,5×10⁻³'],
  ['1, 2', '1; 2'],
])('%s is written %s with a decimal comma', (text, written) => {
  expect(inFigure({ decimalComma: true }, text)).toBe(written)
  expect(inFigure({}, text)).toBe(text)
})
