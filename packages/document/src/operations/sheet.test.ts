import { describe, expect, it } from 'vitest'
import {
  defaultSettings,
  presetSettings,
  toCalculationSettings,
  type WorksheetSettings,
} from '../settings.ts'
import { sheetOf } from '../test-types.ts'

describe('flags', () => {
  it('switch blocks off and on and pass over those that are gone', () => {
    const sheet = sheetOf('a\nb')
    expect(sheet.apply({ kind: 'disable', ids: ['a', 'x'], disabled: true }).ok).toBe(true)
    expect(sheet.apply({ kind: 'collapse', ids: ['a', 'b'], collapsed: true }).ok).toBe(true)
    expect(sheet.blocks().map(({ disabled, collapsed }) => [disabled, collapsed])).toEqual([[true, true], [false, true]]) // prettier-ignore
    sheet.apply({ kind: 'disable', ids: ['a'], disabled: false })
    expect(sheet.block('a')!.disabled).toBe(false)
  })
})

describe('rename', () => {
  it('trims the name and refuses none', () => {
    const sheet = sheetOf('a')
    expect(sheet.apply({ kind: 'rename', name: '  Beam  ' }).ok).toBe(true)
    expect(sheet.name).toBe('Beam')
    expect(sheet.apply({ kind: 'rename', name: '  ' })).toEqual({
      ok: false,
      message: 'A worksheet needs a name.',
    })
  })
})

const SINGLE = 'Unit settings should only be single units (m, N, Pa, etc), not combined units (m/s).'
const LETTER =
  'Autocomplete settings should only be 1 letter units (m, N, s, etc), not longer units or combined units (cm, m/s).'

const BAD: readonly [setting: Partial<WorksheetSettings>, message: RegExp | string][] = [
  [{ digits: 0 }, 'Invalid Entry: Please enter an integer from 1 to 14'],
  [{ digits: 15 }, 'Invalid Entry: Please enter an integer from 1 to 14'],
  [{ digits: 2.5 }, 'Invalid Entry: Please enter an integer from 1 to 14'],
  [{ derived_units: ['N', 'm/s'] }, SINGLE],
  [{ derived_units: ['N', 'smoot2'] }, 'smoot2 is not a built-in unit.'],
  [{ currency_unit: 'XQQ' }, /three letters/],
  [{ currency_unit: 'kUSD' }, /three letters/],
  [{ currency_unit: 'bar' }, /three letters/],
  [{ base_units: { length: 'm^2', mass: 'kg', time: 's', temperature: 'K' } }, SINGLE],
  [{ base_units: { length: 'kg', mass: 'kg', time: 's', temperature: 'K' } }, 'kg is not a unit of length.'],
  [{ single_convert_units: ['m', 'cm'] }, LETTER],
  [{ currency_date: '2026-02-30' }, /yyyy-mm-dd/],
  [{ currency_date: 'today' }, /yyyy-mm-dd/],
  [{ currency_unit: 'dollars' }, /three letters/],
]

describe('setSettings', () => {
  it('changes the given settings', () => {
    const sheet = sheetOf('a')
    const settings = {
      digits: 4,
      angle: 'deg',
      currency_date: '2024-02-29',
      derived_units: ['kN', 'µm'],
    } as const
    expect(
      sheet.apply({
        kind: 'setSettings',
        settings: { ...settings, derived_units: [...settings.derived_units] },
      }).ok,
    ).toBe(true)
    expect(sheet.settings).toEqual({ ...defaultSettings(), ...settings })
  })

  it.each(BAD)('refuses %j', (settings, message) => {
    const sheet = sheetOf('a')
    const applied = sheet.apply({ kind: 'setSettings', settings })
    expect(applied.ok ? '' : applied.message).toMatch(message)
    expect(sheet.settings).toEqual(defaultSettings())
  })

  it('takes the units of every preset', () => {
    for (const preset of ['mks', 'cgs', 'ips'] as const) {
      const sheet = sheetOf('a')
      const settings = presetSettings(preset, sheet.settings)
      expect(sheet.apply({ kind: 'setSettings', settings })).toMatchObject({ ok: true })
      expect(sheet.settings).toMatchObject(settings)
    }
  })

  it('keeps the temperature unit when a preset is chosen', () => {
    const base_units = { length: 'm', mass: 'kg', time: 's', temperature: 'degC' }
    const changed = presetSettings('ips', { ...defaultSettings(), base_units })
    expect(changed.base_units).toEqual({ length: 'in', mass: 'lb', time: 's', temperature: 'degC' })
    expect(changed.derived_units).toContain('psi')
  })

  it('gives an evaluation its settings, base units first', () => {
    expect(toCalculationSettings({ ...defaultSettings(), angle: 'deg', derived_units: ['N'] })).toEqual({
      angle: 'deg',
      complex: true,
      approximate: true,
      digits: 6,
      oneIndexed: true,
      thousands: false,
      units: ['m', 'kg', 's', 'K', 'N'],
      currencyUnit: 'USD',
      currencyDate: '0',
    })
  })
})
