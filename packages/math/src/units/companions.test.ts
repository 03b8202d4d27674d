import { expect, it } from 'vitest'
import { parseUnit } from '../expression/index.ts'
import { isWrittenBeside } from './companions.ts'

it.each([
  ['N', '*', 'm', true],
  ['Ohm', '*', 'm', true],
  ['kN', '*', 'L', false],
  ['kg', '*', 'g', false],
  ['kN', '*', 'h', false],
  ['kW', '*', 'h', true],
  ['m^2', '*', 'K', true],
  ['m', '/', 's', true],
  ['kN', '/', 'A', false],
  ['V', '/', 'A', true],
  ['mol', '/', 'L', true],
  ['kN', '/', 'L', false],
  ['kN', '/', 'g', false],
  ['kJ', '/', 'g', true],
  ['km', '/', 'h', true],
  ['m', '/', 't', false],
  ['J', '/', 'x', false],
] as const)('%s%s%s: %s', (before, operator, name, expected) => {
  const unit = parseUnit(before)
  expect(unit.ok && isWrittenBeside(unit.value, operator, name)).toBe(expected)
})
