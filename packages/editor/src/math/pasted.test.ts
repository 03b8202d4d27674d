import { isUnit } from '@calcwright/math/units'
import { expect, it } from 'vitest'
import { plainOf, readFragment, readLines } from './clipboard.ts'
import { unitsOfPasted } from './pasted.ts'

const withUnits = () =>
  unitsOfPasted({
    isUnit,
    isDefined: word => word === 'kN',
    singles: ['m', 's', 'W'],
    skipped: new Set(),
  })

const formulas = (text: string): string[] =>
  readLines(text, isUnit, withUnits()).map(line =>
    line.kind === 'formula' ? plainOf(line.latex) : `# ${line.text}`,
  )

it.each([
  ['L = 4 m', ['L := 4 [m]']],
  ['E = 210 GPa', ['E := 210 [GPa]']],
  ['v = 36 km/h + 2 m/s', ['v := 36 [km/h] + 2 [m/s]']],
  ['k = 0.6 W/(m K)', ['k := 0.6 [W/(m*K)]']],
  ['T = 300 K', ['T := 300K']],
  ['F = 5 kN', ['F := 5kN']],
  ['m = 3 kg\nF = 2 m', ['m := 3 [kg]', 'F := 2m']],
  ['f(m) = 2 m', ['f(m) := 2m']],
  ['3 [m] + 2 m', ['3 [m] + 2 [m]']],
  ['1\t2.5\t-3', ['[1, 2.5, -3]']],
  ['1\t2\n3\t4e3\n', ['[[1, 2], [3, 4e3]]']],
  ['1\t2\n3', ['1\\:2', '3']],
])('%j is read as %j', (text, expected) => expect(formulas(text)).toEqual(expected))

it('a piece of a formula is read alike', () => {
  expect(plainOf(readFragment('4 m', isUnit, withUnits()))).toBe('4 [m]')
  expect(plainOf(readFragment('1\t2', isUnit))).toBe('[1, 2]')
})
