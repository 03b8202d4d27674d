import { expect, test } from 'vitest'
import { inUnit } from './in-unit.ts'

test.each([
  [5, 'kN', 'N', '5000 N'],
  [5000, 'N', 'kN', '5 kN'],
  [20, 'degC', 'K', '293.15 K'],
  [[1, 2.5], 'm', 'mm', '[1000, 2500] mm'],
  [90, 'km/h', 'm/s', '25 m/s'],
  [1 / 3, 'm', 'cm', '33.3333 cm'],
  [5, 'kN', 'm', null],
  [5, 'kN', 'zorks', null],
  [null, 'kN', 'N', null],
])('%j %s in %s is %s', (value, unit, wanted, expected) => {
  expect(inUnit({ value, unit }, wanted, { digits: 6 })?.plain ?? null).toBe(expected)
})
