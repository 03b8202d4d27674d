import { afterEach, describe, expect, it } from 'vitest'
import { computeWorksheet } from '../testing/indented.ts'
import type { ComputedSheet } from '../testing/indented.ts'
import { onshapeValue, plainOfValue } from './onshape-value.ts'

let sheet: ComputedSheet | undefined
afterEach(() => sheet?.dispose())

async function last(text: string) {
  const computed = await computeWorksheet(text)
  sheet = computed.sheet
  return sheet.outcome(computed.blocks.at(-1)!.id)
}

describe('a value of Onshape', () => {
  it.each([
    ['25 mm', '25 [mm]'],
    ['3 in', '3 [in]'],
    ['-1.5e-3 m', '-1.5e-3 [m]'],
    ['30 deg', '30 [deg]'],
    ['24', '24'],
    ['#a + 2 mm', ''],
    ['25 parsec', ''],
    ['1e999 mm', ''],
    ['', ''],
  ])('%s is %s here', (text, plain) => {
    expect(plainOfValue(text)).toBe(plain)
  })

  it.each([
    ['25 mm', '2*w', '50 mm'],
    ['3 in', 'w + 1 [in]', '4 in'],
    ['30 deg', 'sin(w)', '0.5'],
    ['24', 'w/5', '4.8'],
  ])('%s is used like any other: %s is %s', async (value, formula, shown) => {
    const { display } = await last(`onshape_get w = "Plate" "width" is "${value}"\n${formula} =`)
    expect(display.split(' (')[0]).toBe(shown)
  })

  it('that is none is an error of its line', async () => {
    const { error } = await last('onshape_get w = "Plate" "width" is "M12 x"')
    expect(error?.message).toBe('Invalid Value (M12 x):  Answer must be numeric.')
  })
})

describe('a value for Onshape', () => {
  it.each([
    ['6*4 [mm]', '24 mm'],
    ['0.25 [in]', '0.25 in'],
    ['2 [ft] + 1 [ft]', '3 ft'],
    ['30 [deg]', '30 deg'],
    ['2*3', '6'],
    ['12 [m]/(4 [m])', '3'],
    ['1/3', '0.333333333333333'],
    ['250 [um]', '0.00025 m'],
    ['3 [kg]', 'Invalid Units (kg):  Only units of length are allowed.'],
    ['4 [m]^2', 'Invalid Units (m^2):  Only units of length are allowed.'],
    ['[1, 2]', 'Invalid Value ([1, 2]):  Answer must be numeric.'],
    ['q', 'Invalid Value (q):  Answer must be numeric.'],
    ['1 + i', 'Invalid Value (1 + i):  Answer must be numeric.'],
  ])('%s is %s', async (formula, text) => {
    const value = onshapeValue(await last(`onshape_set "Plate" "width" = ${formula}`))
    expect(value.ok ? value.text : value.problem).toBe(text)
  })

  it('is missing in an empty line', async () => {
    const { error } = await last('onshape_set "Plate" "width" =')
    expect(error?.message).toBe('Please enter a value to store.')
  })
})
