import { UNIT_PRESETS, defaultSettings } from '@calcwright/document'
import { describe, expect, it } from 'vitest'
import { addDerivedUnits, addLetters, overshadowedUnits, preferUnit } from './unit-lists.ts'

describe('addDerivedUnits', () => {
  it.each([
    ['kN', ['J'], ['J', 'kN'], ''],
    ['kN', ['J', 'N', 'W'], ['J', 'kN', 'N', 'W'], 'kN is now used instead of N.'],
    [
      'kN, MPa',
      ['N', 'Pa'],
      ['kN', 'N', 'MPa', 'Pa'],
      'kN is now used instead of N. MPa is now used instead of Pa.',
    ],
    ['newtons', [], ['N'], ''],
    ['', ['N'], ['N'], ''],
  ])('%j to %j gives %j', (text, listed, units, notice) =>
    expect(addDerivedUnits(text, listed)).toEqual({ ok: true, value: { units, notice } }),
  )

  it.each([
    ['N', 'N is listed already.'],
    ['newton', 'N is listed already.'],
    ['mm', 'mm is a unit of length: enter it above.'],
    ['degC', 'degC is a unit of temperature: enter it above.'],
    ['EUR', 'EUR is a currency: choose it below.'],
    ['W, m/s', 'Unit settings should only be single units (m, N, Pa, etc), not combined units (m/s).'],
  ])('refuses %j', (text, message) => expect(addDerivedUnits(text, ['N'])).toEqual({ ok: false, message }))
})

it('adds letters once', () => {
  expect(addLetters('N s', ['m'])).toEqual({ ok: true, value: { units: ['m', 'N', 's'], notice: '' } })
  expect(addLetters('m', ['m'])).toEqual({ ok: false, message: 'm is listed already.' })
})

describe('overshadowed', () => {
  const { base_units } = defaultSettings()

  it.each([
    [['kN', 'N'], [['N', 'kN']]],
    [
      ['N', 'J', 'kN', 'lbf'],
      [
        ['kN', 'N'],
        ['lbf', 'N'],
      ],
    ],
    [['mm'], [['mm', 'm']]],
    [['N', 'Pa'], []],
  ])('in %j are %j', (derived_units, unused) =>
    expect([...overshadowedUnits({ base_units, derived_units })]).toEqual(unused),
  )

  it.each(['mks', 'cgs', 'ips'] as const)('nothing in %s is', preset =>
    expect(overshadowedUnits({ base_units, derived_units: [...UNIT_PRESETS[preset].derived] }).size).toBe(0),
  )
})

it('puts a preferred unit before its kind and leaves the rest in order', () =>
  expect(preferUnit('N', ['J', 'kN', 'W', 'N'])).toEqual(['J', 'N', 'kN', 'W']))
