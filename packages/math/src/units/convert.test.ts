import { expect, test } from 'vitest'
import { Rational } from '../rational.ts'
import { Factor } from './factor.ts'
import { convert, fromSI, toSI } from './convert.ts'
import { unit } from './testing.ts'

/** Value, unit, value in the other unit. Exact definitions, so that the doubles are to the last bit. */
const CASES = [
  [1, 'in', 25.4, 'mm'],
  [5.5, 'ft', 1.6764, 'm'],
  [1, 'mi', 5280, 'ft'],
  [2.5, 'psi', 360, 'psf'],
  [1, 'nmi', 1.852, 'km'],
  [180, 'deg', Math.PI, 'rad'],
  [60, 'rpm', 2 * Math.PI, 'rad/s'],
  [1, 'gal', 231, 'in^3'],
  [1, 'kWh', 3.6, 'MJ'],
  [25, 'degC', 298.15, 'K'],
  [77, 'degF', 25, 'degC'],
  [-40, 'degF', -40, 'degC'],
  [0, 'degC', 32, 'degF'],
  [0, 'K', -273.15, 'degC'],
  [100, 'degC', 671.67, 'Rankine'],
  [1, 'deltaC', 1.8, 'deltaF'],
  [0.3, 'L', 300, 'mL'],
  [0.1, '%', 0.001, 'mol/mol'],
] as const

test.each(CASES)('%s %s is %s %s', (value, from, expected, to) => {
  expect(convert(value, unit(from), unit(to))).toBe(expected)
})

test.each(CASES)('%s %s and back', (value, from, expected, to) => {
  expect(convert(expected, unit(to), unit(from))).toBeCloseTo(value, 12)
})

test('rationals stay exact, with their power of π', () => {
  expect(toSI(Rational.of(30), unit('deg')).toText()).toBe('pi/6')
  expect(fromSI(Rational.of(1), unit('deg')).toText()).toBe('180/pi')
  expect(toSI(Rational.of(25), unit('degC')).toText()).toBe('5963/20')
  expect(convert(Rational.of(77), unit('degF'), unit('degC')).toText()).toBe('25')
  expect(convert(Rational.of(1), unit('lbf/(2*inch^2)'), unit('psi')).toText()).toBe('1/2')
  expect(toSI(Rational.of(1), unit('Da')).exact).toBe(false)
})

test('a difference is not shifted', () => {
  expect(toSI(10, unit('degC'), 'difference')).toBe(10)
  expect(toSI(9, unit('degF'), 'difference')).toBe(5)
  expect(fromSI(5, unit('degF'), 'difference')).toBe(9)
  expect(convert(10, unit('degC'), unit('degF'), 'difference')).toBe(18)
  expect(convert(Rational.of(10), unit('degC'), unit('degF'), 'difference').toText()).toBe('18')
})

test('what is not finite passes through', () => {
  expect(toSI(Infinity, unit('degC'))).toBe(Infinity)
  expect(fromSI(NaN, unit('ft'))).toBeNaN()
  expect(toSI(1e300, unit('Ym'))).toBe(Infinity)
})

test('factors print as text', () => {
  const pi = (power: number, top = 1, bottom = 1) => Factor.of(Rational.of(top, bottom), power).toText()
  expect([pi(1), pi(2, 5, 2), pi(-1, 250), pi(-2, 1, 3), pi(1, -1), pi(0, 3, 4)]).toEqual([
    'pi',
    '5*pi^2/2',
    '250/pi',
    '1/(3*pi^2)',
    '-pi',
    '3/4',
  ])
})
