import { describe, expect, it } from 'vitest'
import { formatIn, formatNumber } from './format-number.ts'
import type { NumberForm, NumberFormat } from './format-number.ts'

const CASES: [value: number | string, format: Partial<NumberFormat>, plain: string, latex?: string][] = [
  [0, {}, '0'],
  [-0, {}, '0'],
  [5, {}, '5'],
  ['5.0', {}, '5'],
  [0.1 + 0.2, { digits: 14 }, '0.3'],
  [Math.PI, { digits: 1 }, '3'],
  [Math.PI, { digits: 6 }, '3.14159'],
  [-Math.PI, { digits: 4 }, '-3.142'],
  [2.675, { digits: 3 }, '2.68'],
  [1.005, { digits: 3 }, '1.01'],
  [49.033249999999995, { digits: 6 }, '49.0333'],
  [2.4499999, { digits: 2 }, '2.4'],
  [0.12344999999999, { digits: 4 }, '0.1234'],
  [9.9996, { digits: 4 }, '10'],
  [9999.5, { digits: 4 }, '1e4', '1\\times10^{4}'],
  [9999.4, { digits: 4 }, '9999'],
  [12345.6, { digits: 4 }, '1.235e4', '1.235\\times10^{4}'],
  [12345.6, { digits: 5 }, '12346'],
  [1.5e9, { digits: 9 }, '1.5e9', '1.5\\times10^{9}'],
  [1.5e9, { digits: 10 }, '1500000000'],
  [0.0001, {}, '0.0001'],
  [0.00012345, { digits: 3 }, '0.000123'],
  [0.000099999, { digits: 4 }, '0.0001'],
  [0.0000999, { digits: 4 }, '9.99e-5', '9.99\\times10^{-5}'],
  [-1.602176634e-19, { digits: 4 }, '-1.602e-19', '-1.602\\times10^{-19}'],
  [5e-324, { digits: 14 }, '5e-324'],
  [1.7976931348623157e308, { digits: 14 }, '1.7976931348623e308'],
  [1234567.891, { digits: 9, thousands: true }, '1,234,567.89', '1{,}234{,}567.89'],
  [123, { thousands: true }, '123'],
  ['1234567', { digits: 3 }, '1234567'],
  ['1234567', { digits: 3, thousands: true }, '1,234,567', '1{,}234{,}567'],
  ['-42', {}, '-42'],
  ['007', {}, '7'],
  ['12345', { digits: 2, integerDigits: 4 }, '1.2e4'],
  ['123456789012345678901234567890', {}, '123456789012345678901234567890'],
  ['1e400', { digits: 3 }, '1e400'],
  ['0.12345678901234567890123', { digits: 14 }, '0.12345678901235'],
  [1500, { notation: 'scientific' }, '1.5e3', '1.5\\times10^{3}'],
  [1, { notation: 'scientific' }, '1e0'],
  [15000, { notation: 'engineering' }, '15e3'],
  [0.0015, { notation: 'engineering' }, '1.5e-3'],
  [150, { notation: 'engineering' }, '150'],
  [1.5e12, { notation: 'decimal' }, '1500000000000'],
  [Infinity, {}, 'infinity', '\\infty'],
  [-Infinity, {}, '-infinity', '-\\infty'],
  [NaN, {}, 'undef', '\\mathrm{undef}'],
  [3.7, { digits: 0 }, '4'],
  [1 / 3, { digits: 99 }, '0.33333333333333'],
]

/** LaTeX of a shown number, unless a case says otherwise. */
function withPower(plain: string): string {
  return plain.replace(/e(-?\d+)$/, '\\times10^{$1}')
}

describe('formatNumber', () => {
  it.each(CASES)('%s with %j is %s', (value, format, plain, latex = withPower(plain)) => {
    expect(formatNumber(value, { digits: 9, ...format })).toEqual({ plain, latex })
  })
})

describe('forms of a report', () => {
  const FORMS: NumberForm[] = [
    { unit: '', form: 'decimals', digits: 2, zeros: true },
    { unit: 'kN*m', form: 'decimals', digits: 1, zeros: true },
    { unit: 'Pa', form: 'engineering', digits: 4, zeros: false },
    { unit: 'mol', form: 'scientific', digits: 3, zeros: true },
    { unit: 'mm', form: 'significant', digits: 3, zeros: true },
    { unit: 's', form: 'significant', digits: 3, zeros: false },
  ]
  it.each([
    [108.234, 'kN*m', '108.2'],
    [108, 'kN*m', '108.0'],
    ['108', 'kN*m', '108.0'],
    [0.04, 'kN*m', '0.04'],
    [0.05, 'kN*m', '0.1'],
    [9.96, 'kN*m', '10.0'],
    [0, 'kN*m', '0.0'],
    [-0.25, 'kN*m', '-0.3'],
    [1e20, 'kN*m', '1e20'],
    [123456789012.25, 'kN*m', '123456789012.3'],
    ['12345678901234567890', 'kN*m', '1.23457e19'],
    [1234567, 'Pa', '1.235e6'],
    ['1500000', 'Pa', '1.5e6'],
    [12.5, 'Pa', '12.5'],
    [0.00025, 'Pa', '250e-6'],
    [0.0123, 'mol', '1.23e-2'],
    [2, 'mol', '2.00e0'],
    [12.3, 'mm', '12.3'],
    [12, 'mm', '12.0'],
    ['12', 'mm', '12.0'],
    ['12345', 'mm', '12345'],
    [0.5, 'mm', '0.500'],
    [12345, 's', '1.23e4'],
    ['12345', 's', '12345'],
    [1.5, 'm', '1.50'],
    ['3', 'm', '3.00'],
    ['3', '', '3'],
    [3.14159, '', '3.14'],
    [0.5, '', '0.50'],
    ['1e-3', 'm', '0.001'],
  ])('%s in %s is %s', (value, unit, plain) => {
    expect(formatNumber(value, formatIn({ digits: 6, forms: FORMS }, unit)).plain).toBe(plain)
  })

  it('change nothing where there are none', () => {
    expect(formatIn({ digits: 6, thousands: true }, 'm')).toEqual({ digits: 6, thousands: true })
  })
})
