import * as commas from '@calcwright/math/decimal-comma'
import { isUnit } from '@calcwright/math/units'
import { expect, it } from 'vitest'
import type { DecimalCommas } from '../results/decimal-separator.ts'
import { plainOf, readFragment } from './clipboard.ts'
import { readLines } from './read-lines.ts'
import { unitsOfPasted } from './pasted.ts'

const withUnits = (decimals: DecimalCommas | null = null) =>
  unitsOfPasted({
    commas: decimals,
    isUnit,
    isDefined: word => ['kN', 'kg', 'A'].includes(word),
    singles: ['m', 's', 'W'],
    skipped: new Set(),
  })

const formulas = (text: string, decimals: DecimalCommas | null = null): string[] =>
  readLines(text, { isUnit, isDefined: () => false }, withUnits(decimals)).map(line =>
    line.kind === 'formula' ? plainOf(line.latex) : `# ${line.text}`,
  )

it.each([
  ['L = 4 m', ['L := 4 [m]']],
  ['E = 210 GPa', ['E := 210 [GPa]']],
  ['v = 36 km/h + 2 m/s', ['v := 36 [km/h] + 2 [m/s]']],
  ['k = 0.6 W/(m K)', ['k := 0.6 [W/(m*K)]']],
  ['T = 300 K', ['T := 300 [K]']],
  ['F = 5 kN', ['F := 5 [kN]']],
  ['F = 5kN', ['F := 5kN']],
  ['m = 75 kg\nx = 5 m/s\ny = 2m', ['m := 75 [kg]', 'x := 5 [m/s]', 'y := 2m']],
  ['I = 2 A', ['I := 2 [A]']],
  ['g = 9.81 m/s^2', ['g := 9.81 [m/s^2]']],
  ['M = 5 kN*A', ['M := 5 [kN]*A']],
  ['s^2 + 2s + 1', ['s^2 + 2s + 1']],
  ['5 ft 3 in', ['5 [ft] + 3 [in]']],
  [
    'M_y,Ed = 5 kNm\nb = sqrt(M_y,Ed)\nc = max(a_1,b)',
    ['M_y_Ed := 5 [kNm]', 'b := sqrt(M_y_Ed)', 'c := max(a_1, b)'],
  ],
  ['x = 5 m = [mm]', ['x := 5 [m]']],
  ['V = 20 €', ['V := 20 [EUR]']],
  ['f(m) = 2 m', ['f(m) := 2m']],
  ['3 [m] + 2 m', ['3 [m] + 2 [m]']],
  ['1\t2.5\t-3', ['[1, 2.5, -3]']],
  ['1\t2\n3\t4e3\n', ['[[1, 2], [3, 4e3]]']],
  ['1\t2\n3', ['1\\:2', '3']],
])('%j is read as %j', (text, expected) => expect(formulas(text)).toEqual(expected))

it('a piece of a formula is read alike', () => {
  expect(plainOf(readFragment('4 m', isUnit, withUnits()))).toBe('4 [m]')
  expect(plainOf(readFragment('1\t2', isUnit))).toBe('[1, 2]')
  expect(plainOf(readFragment('1\r\n-2.5\r\n3e4\r\n', isUnit))).toBe('[1, -2.5, 3e4]')
  expect(plainOf(readFragment('1,5\n2\n0,25', isUnit))).toBe('[1.5, 2, 0.25]')
})

it.each([
  // A typed line, as it is read with a decimal comma and with a point.
  ['U = 3,5 V', 'U := 3.5 [V]', 'U = 3,5 V'],
  ['U = 3.5 V', 'U := 3.5 [V]', 'U := 3.5 [V]'],
  ['x = max(1,5; 2)', 'x := max(1.5, 2)', 'x = max(1,5; 2)'],
  ['x = max(1.5, 2)', 'x := max(1.5, 2)', 'x := max(1.5, 2)'],
  ['x = max(a, b)', 'x := max(a, b)', 'x := max(a, b)'],
  ['x = [1,5; 2,5]', 'x := [1.5, 2.5]', 'x := [[1, 5], [2, 5]]'],
  ['x = [1,2,3]', 'x := [1, 2, 3]', 'x := [1, 2, 3]'],
  ['M_y,Ed = 12,5 kNm', 'M_y_Ed := 12.5 [kNm]', 'M_y,Ed = 12,5 kNm'],
  ['v = 36,5 km/h', 'v := 36.5 [km/h]', 'v = 36,5 km/h'],
])('%j is read as %j with a decimal comma, as %j with a point', (text, withComma, withPoint) => {
  expect(formulas(text, commas)).toEqual([withComma])
  // A line that cannot be read stays as it was typed.
  expect(formulas(text).map(line => line.replaceAll('\\:', ' '))).toEqual([withPoint])
})
