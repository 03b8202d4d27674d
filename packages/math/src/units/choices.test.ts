import { expect, test } from 'vitest'
import type { Habit } from '@calcwright/reference/units'
import { displayChoices, unitForSize } from './choices.ts'
import { preferredUnits } from './preferences.ts'
import { unit } from './testing.ts'

interface Line {
  /** Boxes of the line, from left to right. */
  readonly used?: string
  readonly list?: readonly string[]
  readonly habit?: Habit
  readonly temperature?: 'reading' | 'difference'
}

function shown(text: string, size: number | null, line: Line = {}): string {
  const { used = '', list = preferredUnits('mks'), habit = null, temperature } = line
  const boxes = used.split(' ').flatMap(box => (box === '' ? [] : [unit(box).expression]))
  const choices = displayChoices(unit(text).dimension, {
    preferences: [...list, 'rad', 'USD'],
    used: boxes,
    habit,
    temperature,
  })
  return unitForSize(choices, size).text
}

/** A unit of the dimension, the number in SI, the boxes in sight, what an engineer writes. */
test.each<[string, number | null, string, string]>([
  // Prefixes put the number between 0.1 and 10,000; without a number there is none.
  ['Pa', null, '', 'Pa'],
  ['Pa', 0, '', 'Pa'],
  ['Pa', 999, '', 'Pa'],
  ['Pa', 70.3e6, '', 'MPa'],
  ['Pa', 210e9, '', 'GPa'],
  ['Pa', 1e30, '', 'Pa'],
  ['m', 0.004018, '', 'mm'],
  ['m', 5e-6, '', 'µm'],
  ['m', 9999, '', 'km'],
  ['m', 42195, '', 'km'],
  ['m', 5e9, '', 'm'],
  ['m^2', 4e-4, '', 'cm^2'],
  ['s', 9000, '', 's'],
  ['s', 36000, '', 'h'],
  ['s', 5e7, '', 'd'],
  ['s', 1e12, '', 's'],
  ['m^4', 3.125e-3, 'mm', 'mm^4'],
  ['J', 2.592e6, 'V Ah', 'Wh'],
  ['J', 518400, 'V A h', 'Wh'],
  ['s', 0.047, '', 'ms'],
  ['kg', 5e6, '', 'kg'],
  ['kg', 0.005, '', 'g'],
  ['K', 5e6, '', 'K'],
  ['kg/m^3', 7850, '', 'kg/m^3'],
  ['m/s^2', 1e-3, '', 'm/s^2'],
  // Units in sight.
  ['Pa', 0.15e9, 'GPa', 'MPa'],
  ['Pa', 150e6, 'N/mm^2', 'N/mm^2'],
  ['N', 5000, 'N', 'kN'],
  ['N', 5000, 'kN', 'kN'],
  ['N', 5000, 'kN/m m', 'kN'],
  ['N*m', 22500, 'kN/m m', 'kN*m'],
  ['N*m', 22500, 'kNm', 'kN*m'],
  ['m', 0.2, 'mm m', 'mm'],
  ['m', 2, 'kN/m cm^4', 'm'],
  ['m^2', 3.14e-4, 'mm', 'mm^2'],
  ['m', 0.085, 'cm^4 cm^2', 'cm'],
  ['m/s', 25, 'km h', 'km/h'],
  ['m/s', 2.5, 'mm s', 'm/s'],
  ['m^3/s', 0.002, 'L min', 'L/min'],
  ['J', 36e6, 'kW h', 'kWh'],
  ['C', 9000, 'A h', 'Ah'],
  ['kg/m^3', 2700, 'g cm^3', 'g/cm^3'],
  ['EUR', 100, 'EUR/kWh kWh', 'EUR'],
  ['N', 5000, 'lbf in', 'lbf'],
  ['Pa', 200e6, 'kip in', 'ksi'],
  ['Pa', 20e3, 'lbf ft', 'psf'],
  ['N', 5000, 'lbf m', 'lbf'],
  ['W', 5000, 'lbf/ft^3 ft gpm', 'hp'],
  ['W', 500, 'Btu h ft', 'Btu/h'],
  ['m/s', 1.2, 'in gpm', 'ft/s'],
  ['m^3/s', 0.1, 'ft^2 ft/s', 'ft^3/s'],
  ['V', 5, 'ft A Ohm', 'V'],
  // J for energy, N*m for moments.
  ['J', 500, '', 'J'],
  ['J', 500, 'kg m/s', 'J'],
  ['J', 500, 'N m', 'N*m'],
  ['J', 500, 'MPa cm^3', 'N*m'],
  ['J', 500, 'bar L', 'J'],
  ['J', 500, 'J/(kg*K) kg', 'J'],
  ['J', 500, 'V A s', 'J'],
  ['N*m/rad', 500, 'W rpm', 'N*m'],
  ['J*rad^2', 500, 'kg*m^2 rpm', 'J'],
  ['N*m^2', 5, 'GPa cm^4', 'N*m^2'],
  // Rates.
  ['1/s', 50, '', '1/s'],
  ['1/s', 50, 'Hz', 'Hz'],
  ['1/s', 50, 'N/m kg', '1/s'],
  ['1/s', 1e-12, 'yr', '1/yr'],
  ['rad/s', 157, 'rpm', 'rpm'],
  ['rad/s', 157, '', 'rad/s'],
  // Hints in the line about the meaning.
  ['kg/s', 5, 'kg/m^3 m/s', 'kg/s'],
  ['kg*rad/s', 5, 'kg', 'N*s/m'],
  ['kg*m/s', 5, 'N s', 'N*s'],
  ['m^2/s^2', 500, 'm/s', 'm^2/s^2'],
  ['m^2/s^2', 500, 'J/(kg*K) K', 'J/kg'],
  // From 1000 on a prefix, where there is one.
  ['m', 3.964, 'mm', 'm'],
  ['m', 0.964, 'mm', 'mm'],
  ['Pa', 8.5e8, 'MPa', 'MPa'],
  ['Pa', 1.25e9, 'MPa', 'GPa'],
  ['m^3/s', 2500 / 60000, 'L/min', 'L/min'],
  ['kg/m^3', 7850, 'kg/m^3', 'kg/m^3'],
  ['m/s', 1480, 'm/s', 'm/s'],
  ['kg', 2500, 'kg', 'kg'],
  ['s', 3600, 's', 's'],
])('%s of size %d with [%s] shows in %s', (text, size, used, expected) => {
  expect(shown(text, size, { used })).toBe(expected)
})

test.each<[Habit, string, string, string]>([
  ['energy', 'J', 'N m', 'J'],
  ['moment', 'J', 'kg m/s', 'N*m'],
  ['frequency', '1/s', 'N/m kg', 'Hz'],
  ['angular speed', '1/s', 'N/m kg', 'rad/s'],
  ['damping', 'kg/s', 'N/m kg', 'N*s/m'],
  ['energy', 'Pa', 'kN mm', 'Pa'],
])('the letter of %s decides between units of one size only', (habit, text, used, expected) => {
  expect(shown(text, 5, { used, habit })).toBe(expected)
})

const OWN = ['m', 'kg', 's', 'MPa', 'N', 'Pa', 'J']

test.each<[string, string, readonly string[], string]>([
  ['N', 'kN', preferredUnits('cgs'), 'dyn'],
  ['Pa', 'kN', preferredUnits('cgs'), 'Ba'],
  ['J', 'J', preferredUnits('cgs'), 'erg'],
  ['J', 'N cm', preferredUnits('cgs'), 'dyn*cm'],
  ['N', 'kN', preferredUnits('ips'), 'lbf'],
  ['J', 'kN m', preferredUnits('ips'), 'lbf*in'],
  ['Pa', 'kPa', OWN, 'MPa'],
  ['m', 'm', ['mm', 'kg', 's', 'N'], 'mm'],
  ['N', 'kN', ['m', 'kg', 's', 'N', 'kN'], 'N'],
  ['V', 'mV', preferredUnits('cgs'), 'mV'],
])('%s with [%s] and a list of the worksheet’s own shows in its unit', (text, used, list, expected) => {
  expect(shown(text, 0.5, { used, list })).toBe(expected)
})

test.each<[string, 'reading' | 'difference' | undefined, string]>([
  ['degC', 'reading', 'degC'],
  ['degC', 'difference', 'K'],
  ['degC', undefined, 'K'],
  ['K', 'reading', 'K'],
  ['degF', 'reading', 'degF'],
  ['degF', 'difference', 'deltaF'],
])('a temperature with [%s] as a %s shows in %s', (used, temperature, expected) => {
  expect(shown('K', 300, { used, temperature })).toBe(expected)
})
