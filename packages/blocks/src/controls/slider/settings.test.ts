import { describe, expect, it } from 'vitest'
import sliderBlock from './schema.ts'
import { readSettings as read, settingsOf } from './settings.ts'
import type { SliderSettings } from './settings.ts'
import { readTypedValue } from './typed-value.ts'

const before = sliderBlock.defaults()

const readSettings = (settings: SliderSettings, slider: typeof before) =>
  read(settings, slider, readTypedValue)

describe('the dialog of a slider', () => {
  it.each([
    [{ min: 'x' }, 'Minimum Value is non-numeric'],
    [{ max: '' }, 'Maximum Value is non-numeric'],
    [{ step: 'x/2' }, 'Step Size is non-numeric'],
    [{ min: '2 kg' }, 'Minimum Value: Incompatible units'],
    [{ min: '1e+' }, 'Minimum Value is non-numeric'],
    [{ step: '-1' }, 'Step Size is negative'],
    [{ max: '0' }, 'Maximum Value is not above Minimum Value'],
  ])('%j: %s', (change, problem) => {
    expect(readSettings({ ...settingsOf(before), ...change }, before)).toEqual({ ok: false, problem })
  })

  it.each([
    // A slider that stands in the middle stays there; another one keeps its value within the limits.
    [{ max: '10' }, 50, { max: 10, value: 5 }],
    [{ max: '10' }, 40, { max: 10, value: 10 }],
    [{ max: '200' }, 40, { max: 200, value: 40 }],
    [{ step: '' }, 40, { step: 0, value: 40 }],
    [{ min: '-1e2', step: '.5' }, 40, { min: -100, step: 0.5, value: 40 }],
    [{ unit: ' [mm] ' }, 40, { unit: 'mm' }],
    [{ unit: '[]' }, 40, { unit: '' }],
    // Formulas, in the unit of the slider or in another of its kind.
    [{ step: '1/4', max: '2*pi' }, 1, { step: 0.25, max: 2 * Math.PI }],
    [{ unit: 'mm', max: '20 cm', step: '5' }, 40, { max: 200, step: 5 }],
  ])('%j of a slider at %d saves %j', (change, value, saved) => {
    const slider = { ...before, value }
    expect(readSettings({ ...settingsOf(slider), ...change }, slider)).toMatchObject({
      ok: true,
      props: saved,
    })
  })

  it('refuses a unit that does not exist', () => {
    expect(readSettings({ ...settingsOf(before), unit: 'foobar' }, before).ok).toBe(false)
  })
})
