import { describe, expect, it } from 'vitest'
import { checkBaseUnit, checkDerivedUnit, checkDigits, checkLetter } from './checks.ts'

const DIGITS = 'Invalid Entry: Please enter an integer from 1 to 14'
const SINGLE = 'Unit settings should only be single units (m, N, Pa, etc), not combined units (m/s).'
const LETTER =
  'Autocomplete settings should only be 1 letter units (m, N, s, etc), not longer units or combined units (cm, m/s).'

describe('significant digits', () => {
  it.each([
    ['1', 1],
    ['14', 14],
    [' 7 ', 7],
  ])('takes %j', (text, value) => expect(checkDigits(text)).toEqual({ ok: true, value }))

  it.each(['', '0', '15', '-3', '2.5', 'six', '0x5', '9'.repeat(400)])('refuses %j', text =>
    expect(checkDigits(text)).toEqual({ ok: false, message: DIGITS }),
  )
})

describe('base units', () => {
  it.each([
    ['length', 'mm', 'mm'],
    ['length', ' inches ', 'in'],
    ['mass', 'Kilogram', 'kg'],
    ['temperature', 'degC', 'degC'],
  ] as const)('%s takes %j as %s', (quantity, text, value) =>
    expect(checkBaseUnit(quantity, text)).toEqual({ ok: true, value }),
  )

  it.each([
    ['length', 'm/s', SINGLE],
    ['length', ' ', 'Enter a unit of length.'],
    ['length', 'kg', 'kg is not a unit of length.'],
    ['time', 'zork', 'zork is not a built-in unit.'],
  ] as const)('%s refuses %j', (quantity, text, message) =>
    expect(checkBaseUnit(quantity, text)).toEqual({ ok: false, message }),
  )
})

describe('derived units', () => {
  it.each([
    ['kN', 'kN'],
    ['megapascals', 'MPa'],
    // A power has no single symbol, so the name stays.
    ['sqft', 'sqft'],
  ])('takes %j as %s', (text, value) => expect(checkDerivedUnit(text)).toEqual({ ok: true, value }))

  it.each([
    ['N*m', SINGLE],
    ['zork', 'zork is not a built-in unit.'],
  ])('refuses %j', (text, message) => expect(checkDerivedUnit(text)).toEqual({ ok: false, message }))
})

describe('one-letter units', () => {
  it('takes a letter that is a unit', () => expect(checkLetter('N')).toEqual({ ok: true, value: 'N' }))

  it.each([
    ['cm', LETTER],
    ['m/s', LETTER],
    ['4', LETTER],
  ])('refuses %j', (text, message) => expect(checkLetter(text)).toEqual({ ok: false, message }))
})
