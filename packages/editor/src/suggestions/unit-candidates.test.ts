import { findUnit } from '@calcwright/math/units'
import { expect, test } from 'vitest'
import { unitsFor } from './unit-candidates.ts'

const names = (typed: string): string[] => unitsFor(typed).map(unit => unit.name)

test.each([
  ['m', 'm'],
  ['ps', 'psi'],
  ['kP', 'kPa'],
  ['MP', 'MPa'],
  ['kilopas', 'kPa'],
  ['newt', 'N'],
  ['pound', 'lb'],
])('%s offers %s first or among few', (typed, name) => {
  expect(names(typed).slice(0, 8)).toContain(name)
})

test.each(['mm', 'cm', 'kg', 'kN', 'ms', 'ft', 'psi'])(
  '%s in full comes first, before longer ones',
  typed => {
    expect(names(typed)[0]).toBe(typed)
  },
)

test.each(['kil', 'kilo', 'mill', 'milli'])('%s is a prefix being spelled', typed => {
  expect(names(typed)).toEqual([])
})

test('only what the result can be converted to', () => {
  const pressure = findUnit('Pa')!.dimension
  expect(unitsFor('psi', pressure).map(unit => unit.name)).toContain('psi')
  expect(unitsFor('met', pressure).filter(unit => unit.name === 'm')).toEqual([])
})
