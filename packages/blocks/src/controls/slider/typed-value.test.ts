import { describe, expect, it } from 'vitest'
import { readTypedValue } from './typed-value.ts'

describe('a value typed over the number of a slider', () => {
  it.each([
    // typed, unit of the slider, value in it (exact definitions of the units)
    ['5', '', 5],
    ['-2.5e3', '', -2500],
    ['3*5+1/2', '', 15.5],
    ['2^10', '', 1024],
    ['sqrt(16)', '', 4],
    ['pi', '', Math.PI],
    ['50%', '', 0.5],
    // A bare number is in the unit of the slider.
    ['5', 'mm', 5],
    ['2 in', 'mm', 50.8],
    ['2 [in]', 'mm', 50.8],
    ['1 ft + 2 in', 'in', 14],
    ['1 m - 20 cm', 'mm', 800],
    ['36 km/h', 'm/s', 10],
    ['68 degF', 'degC', 20],
    ['10 kN/(2 m)', 'N/mm', 5],
    ['sqrt(4 m^2)', 'cm', 200],
    ['1 m / (1 cm)', '', 100],
    ['sin(30 deg)', '', 0.5],
    ['max(2 in, 5 cm)', 'mm', 50.8],
    ['abs(-3 m)', 'cm', 300],
    ['exp(0) + ln(e^2)', '', 3],
    ['round(2.6)', '', 3],
    ['(8 m^3)^(1/3)', 'm', 2],
    ['hypot(3 m, 4 m)', 'mm', 5000],
    ['10!', '', 3628800],
    ['mean([1 m, 3 m])', 'm', 2],
    ['−4', '', -4],
  ])('%s with the unit "%s" is %d', (text, unit, value) => {
    const read = readTypedValue(text, unit)
    expect(read).toMatchObject({ ok: true })
    expect(read.ok && read.value).toBeCloseTo(value, 10)
  })

  it.each([
    ['2 kg', 'mm', 'Incompatible units'],
    ['1 m + 1 s', 'm', 'Incompatible units'],
    ['5 mm', '', 'Incompatible units'],
    ['2^(1 m)', '', 'Incompatible units'],
    ['a + 1', '', 'Non-numeric answer'],
    ['[1, 2]', '', 'Non-numeric answer'],
    ['1/0', '', 'Non-numeric answer'],
    ['i', '', 'Non-numeric answer'],
    ['sqrt(-1)', '', 'Non-numeric answer'],
    ['nothing(2)', '', 'Non-numeric answer'],
    ['sin(2 m)', '', 'Incompatible units'],
    ['max(1 m, 2 s)', '', 'Incompatible units'],
    ['5 +', '', 'syntax error'],
    ['(', 'mm', 'syntax error'],
    ['', '', 'syntax error'],
    ['x := 3', '', 'syntax error'],
  ])('%s with the unit "%s": %s', (text, unit, problem) => {
    expect(readTypedValue(text, unit)).toEqual({ ok: false, problem })
  })

  it.each([
    ['rad', 'sin(30)', -0.988031624092862],
    ['deg', 'sin(30)', 0.5],
  ] as const)('in %s %s is %d', (angle, text, value) => {
    const read = readTypedValue(text, '', { angle, oneIndexed: true })
    expect(read.ok && read.value).toBeCloseTo(value, 10)
  })
})
