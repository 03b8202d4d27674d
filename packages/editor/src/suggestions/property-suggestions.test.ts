import { expect, it } from 'vitest'
import type { ColumnSummary } from '@calcwright/evaluator'
import { matchingColumns, labelOf } from './property-suggestions.ts'

const LOOK = { digits: 5, thousands: false }
const column = (name: string, title: string, more: Partial<ColumnSummary> = {}): ColumnSummary => ({
  name,
  title,
  unit: '',
  count: 0,
  first: [],
  ...more,
})
const STEEL = [
  column('rho', 'Density', { unit: 'kg/m^3', count: 1, first: [7850] }),
  column('E', "Young's modulus", { unit: 'GPa', count: 1, first: [210], takes: 'T' }),
  column('R_e', 'Yield strength', { unit: 'MPa', count: 1, first: [355] }),
  column('h', 'Specific enthalpy', { unit: 'kJ/kg', takes: 'T, P' }),
]

it.each([
  ['', ['rho', 'E', 'R_e', 'h']],
  ['r', ['rho', 'R_e']],
  ['R', ['R_e', 'rho']],
  ['R_', ['R_e']],
  ['dens', ['rho']],
  ['yield', ['R_e']],
  ['zz', []],
])('%j finds %j', (text, names) =>
  expect(matchingColumns(STEEL, text).map(({ name }) => name)).toEqual(names),
)

it.each([
  [STEEL[0]!, '7850 kg/m³ · Density'],
  [STEEL[1]!, "210 GPa, also (T) · Young's modulus"],
  [column('alpha', 'alpha', { unit: '1e-6/K', count: 1, first: [12] }), '12·10⁻⁶/K'],
  [STEEL[3]!, '(T, P) · Specific enthalpy'],
  [column('q', 'q', { unit: 'mm', count: 3, first: [1, 2, 3] }), 'mm'],
])('shows its figure with its unit', (summary, label) => expect(labelOf(summary, LOOK)).toBe(label))
