import { describe, expect, test } from 'vitest'
import { Rational } from '../rational.ts'
import { Dimension } from './dimension.ts'
import { chooseDisplayUnit, nameDimension } from './display.ts'
import { preferredUnits } from './preferences.ts'
import { unit } from './testing.ts'

const chosen = (text: string, list: readonly string[], role?: 'reading' | 'difference') =>
  chooseDisplayUnit(unit(text).dimension, list, role).text

/** A unit of the dimension, then what mks, cgs and ips show. */
test.each([
  ['N', 'N', 'dyn', 'lbf'],
  ['J', 'J', 'erg', 'Btu'],
  ['kPa', 'Pa', 'Ba', 'psi'],
  ['W', 'W', 'W', 'hp'],
  ['km', 'm', 'cm', 'in'],
  ['m^2', 'm^2', 'cm^2', 'in^2'],
  ['m^3', 'm^3', 'mL', 'gal'],
  ['m/s', 'm/s', 'cm/s', 'in/s'],
  ['m/s^2', 'm/s^2', 'cm/s^2', 'in/s^2'],
  ['m^2/s^2', 'm^2/s^2', 'cm^2/s^2', 'in^2/s^2'],
  ['m^2/s', 'm^2/s', 'cm^2/s', 'in^2/s'],
  ['kg/m^3', 'kg/m^3', 'g/cm^3', 'lb/in^3'],
  ['kg*m/s', 'kg*m/s', 'g*cm/s', 'lb*in/s'],
  ['kg*m^2', 'kg*m^2', 'g*cm^2', 'lb*in^2'],
  ['kg*m', 'kg*m', 'g*cm', 'lbm*in'],
  ['kg/s', 'kg/s', 'g/s', 'lb/s'],
  ['N/m', 'N/m', 'dyn/cm', 'lbf/in'],
  ['N/m^3', 'N/m^3', 'dyn/cm^3', 'lbf/in^3'],
  ['Pa*s', 'Pa*s', 'Ba*s', 'psi*s'],
  ['W/m', 'W/m', 'W/cm', 'hp/in'],
  ['W/m^2', 'W/m^2', 'W/cm^2', 'hp/in^2'],
  ['W/m^3', 'W/m^3', 'W/cm^3', 'hp/in^3'],
  ['W/(m*K)', 'W/(m*K)', 'W/(cm*K)', 'hp/(in*K)'],
  ['W/(m^2*K)', 'W/(m^2*K)', 'W/(cm^2*K)', 'hp/(in^2*K)'],
  ['J/(kg*K)', 'J/(kg*K)', 'erg/(g*K)', 'Btu/(lb*K)'],
  ['J/(mol*K)', 'J/(mol*K)', 'erg/(mol*K)', 'Btu/(mol*K)'],
  ['J/mol', 'J/mol', 'erg/mol', 'Btu/mol'],
  ['J/K', 'J/K', 'erg/K', 'Btu/K'],
  ['K/W', 'K/W', 'K/W', 'K/hp'],
  ['1/min', 'Hz', 'Hz', 'Hz'],
  ['rpm', 'rad/s', 'rad/s', 'rad/s'],
  ['rad/s^2', 'rad/s^2', 'rad/s^2', 'rad/s^2'],
  ['rad/m', 'rad/m', 'rad/cm', 'rad/in'],
  ['deg', 'rad', 'rad', 'rad'],
  ['sr', 'sr', 'sr', 'sr'],
  ['m*rad', 'm', 'cm', 'in'],
  ['N*m/rad', 'J', 'erg', 'Btu'],
  ['1/rad', '', '', ''],
  ['%', '', '', ''],
  ['C', 'C', 'C', 'C'],
  ['V/m', 'V/m', 'V/cm', 'V/in'],
  ['A/m', 'A/m', 'A/cm', 'A/in'],
  ['A*m^2', 'A*m^2', 'A*cm^2', 'A*in^2'],
  ['Ohm', 'Ohm', 'Ohm', 'Ohm'],
  ['Ohm*m', 'Ohm*m', 'Ohm*cm', 'Ohm*in'],
  ['S', 'S', 'S', 'S'],
  ['S/m', 'S/m', 'S/cm', 'S/in'],
  ['H', 'H', 'H', 'H'],
  ['H/m', 'H/m', 'H/cm', 'H/in'],
  ['F', 'F', 'F', 'F'],
  ['F/m', 'F/m', 'F/cm', 'F/in'],
  ['Wb', 'Wb', 'Wb', 'Wb'],
  ['G', 'T', 'T', 'T'],
  ['C/m^3', 'C/m^3', 'C/cm^3', 'C/in^3'],
  ['C/kg', 'C/kg', 'C/g', 'C/lb'],
  ['N*m^2/kg^2', 'N*m^2/kg^2', 'dyn*cm^2/g^2', 'lbf*in^2/lb^2'],
  ['W/(m^2*K^4)', 'W/(m^2*K^4)', 'W/(cm^2*K^4)', 'hp/(in^2*K^4)'],
  ['K', 'K', 'K', 'K'],
  ['lbmol', 'mol', 'mol', 'mol'],
  ['mol/L', 'mol/m^3', 'mol/cm^3', 'mol/in^3'],
  ['lm', 'lm', 'lm', 'lm'],
  ['fc', 'lx', 'lx', 'lx'],
  ['nit', 'cd/m^2', 'cd/cm^2', 'cd/in^2'],
  ['lm/W', 'lm/W', 'lm/W', 'lm/hp'],
  ['EUR', 'USD', 'USD', 'USD'],
  ['EUR/kg', 'USD/kg', 'USD/g', 'USD/lb'],
  ['m^(1/2)', 'm^(1/2)', 'cm^(1/2)', 'in^(1/2)'],
  ['Pa*m^(1/2)', 'Pa*m^(1/2)', 'Ba*cm^(1/2)', 'psi*in^(1/2)'],
  ['N^(1/2)', 'N^(1/2)', 'dyn^(1/2)', 'lbf^(1/2)'],
])('%s shows as %s, %s, %s', (text, mks, cgs, ips) => {
  expect(chosen(text, preferredUnits('mks'))).toBe(mks)
  expect(chosen(text, preferredUnits('cgs'))).toBe(cgs)
  expect(chosen(text, preferredUnits('ips'))).toBe(ips)
})

/** A unit of the dimension, the user's list, what is shown. */
test.each([
  ['Pa', 'm kg s N MPa', 'MPa'],
  ['Pa', 'm kg s N Pa MPa', 'Pa'],
  ['N/m', 'mm kg s N MPa', 'N/mm'],
  ['N*m', 'mm kg s kN', 'kN*mm'],
  ['N*m', 'm kg s Nm', 'Nm'],
  ['Pa', 'm kg s', 'kg/(m*s^2)'],
  ['1/s', 'm kg s', '1/s'],
  ['m^3', 'in lb s lbf', 'in^3'],
  ['rad', 'm kg s deg', 'deg'],
  ['rad/s', 'm kg s deg', 'deg/s'],
  ['rad/s', 'm kg s rpm', 'rpm'],
  ['EUR', 'm kg s EUR', 'EUR'],
  ['USD/kg', 'm kg s EUR', 'EUR/kg'],
  ['USD', 'm kg s VEF', 'USD'],
  ['m', 'nonsense kg s', 'm'],
  ['K', '', 'K'],
])('%s with %s shows as %s', (text, list, expected) => {
  expect(chosen(text, list.split(' '))).toBe(expected)
})

describe('temperatures', () => {
  test.each([
    ['K', 'm kg s degC', 'reading', 'degC'],
    ['K', 'm kg s degC', 'difference', 'deltaC'],
    ['K', 'm kg s degF', 'reading', 'degF'],
    ['K', 'm kg s degF', 'difference', 'deltaF'],
    ['K', 'm kg s Rankine', 'difference', 'Rankine'],
    ['W/(m*K)', 'm kg s degC W', 'reading', 'W/(m*K)'],
    ['Btu/(ft*h*degF)', 'ft lb h degF Btu', 'reading', 'Btu/(ft*h*degF)'],
  ] as const)('%s with %s as a %s shows as %s', (text, list, role, expected) => {
    expect(chosen(text, list.split(' '), role)).toBe(expected)
  })

  test('a reading carries the zero of its scale', () => {
    expect(chooseDisplayUnit(unit('K').dimension, ['degC']).zero?.toText()).toBe('5463/20')
    expect(chooseDisplayUnit(unit('K').dimension, ['degC'], 'difference').zero).toBeNull()
  })
})

const BASES = [
  'length',
  'mass',
  'time',
  'current',
  'temperature',
  'amount',
  'luminousIntensity',
  'money',
  'angle',
] as const

function someDimensions(count: number): Dimension[] {
  let seed = 7
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below
  const exponent = () => (random(3) === 0 ? Rational.of(random(9) - 4, 1 + random(2)) : 0)
  return Array.from({ length: count }, () =>
    Dimension.of(Object.fromEntries(BASES.map(base => [base, exponent()]))),
  )
}

test.each(['mks', 'cgs', 'ips'] as const)('any dimension gets a %s unit of that dimension', preset => {
  const wrong = someDimensions(500).filter(dimension => {
    const choice = chooseDisplayUnit(dimension, preferredUnits(preset))
    const again = chooseDisplayUnit(dimension, [...preferredUnits(preset)])
    const read = choice.text === '' ? choice : unit(choice.text)
    return again !== choice || !choice.dimension.sameHard(dimension) || !read.dimension.sameHard(dimension)
  })
  expect(wrong.map(dimension => dimension.key)).toEqual([])
})

test('money without rates shows in the reference currency', () => {
  const { dimension } = unit('USD/kg')
  expect(chooseDisplayUnit(dimension, ['m', 'kg', 's', 'EUR'], 'reading', new Map()).text).toBe('USD/kg')
})

test('names for messages', () => {
  expect(nameDimension(unit('km/h^2').dimension)).toBe('m/s^2')
  expect(nameDimension(unit('%').dimension)).toBe('a plain number')
  expect(nameDimension(unit('deg').dimension)).toBe('rad')
  expect(nameDimension(unit('degC').dimension)).toBe('K')
})
