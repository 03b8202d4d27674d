import { describe, expect, it } from 'vitest'
import { autoUnit, unitContent } from './auto-unit.ts'
import type { AutoUnitRules } from './auto-unit.ts'

const UNITS = new Set(['m', 'N', 'kN', 'mm', 'meter', 'meters', 'min', 's', '°C'])
const rules: AutoUnitRules = {
  isUnit: word => UNITS.has(word),
  isDefined: word => word === 'mm',
  singles: ['N'],
  skipped: new Set(['min']),
}

describe('autoUnit', () => {
  it.each([
    ['kN', 'kN'],
    ['meters', 'meters'],
    ['sec', 's'],
    ['N', 'N'],
    ['°C', '°C'],
    ['m', ''],
    ['mm', ''],
    ['min', ''],
    ['Force', ''],
    ['kN2', ''],
    ['', ''],
  ])('%s → %s', (word, unit) => {
    expect(autoUnit(word, rules)).toBe(unit)
  })

  it.each([
    ['m', 'm'],
    ['q', ''],
    ['mm', ''],
  ])('%s → %s below a unit', (word, unit) => {
    expect(autoUnit(word, rules, true)).toBe(unit)
  })
})

it.each([
  ['degC', '\\degree\\mathrm{C}'],
  ['mm', '\\mathrm{mm}'],
])('%s is drawn as in results', (symbol, latex) => {
  expect(unitContent(symbol)).toBe(latex)
})
