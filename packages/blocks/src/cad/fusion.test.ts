import { afterEach, describe, expect, it } from 'vitest'
import { computeWorksheet } from '../testing/indented.ts'
import type { ComputedSheet } from '../testing/indented.ts'
import { nameProblem, plainValue, readParameter } from './parameter.ts'

let sheet: ComputedSheet | undefined
afterEach(() => sheet?.dispose())

const DESIGN = [
  { name: 'width', value: 0.04, unit: 'm', shown: 'mm' },
  { name: 'tilt', value: Math.PI / 6, unit: 'rad', shown: 'deg' },
  { name: 'count', value: 5, unit: '', shown: '' },
] as const

/** Gives the value that a line `parameter name = value` sets, as text. */
async function set(name: string, value: string): Promise<string> {
  const text = `L := 400 [mm]\nfusion {\n  parameter ${name} = ${value}\n}`
  const computed = await computeWorksheet(text)
  sheet = computed.sheet
  const outcome = sheet.outcome(computed.blocks.at(-1)!.id)
  const read = readParameter(name, outcome, DESIGN)
  return read.ok ? `${read.parameter.value} ${read.parameter.unit}`.trim() : read.problem
}

describe('a parameter of Fusion', () => {
  it.each([
    ['width', '2*L', '0.8 m'],
    ['width', '0.5 [in]', '0.0127 m'],
    ['height', '3 [ft] + 1 [m]', '1.9144 m'],
    ['tilt', '30 [deg]', `${Math.PI / 6} rad`],
    ['count', '2*3', '6'],
    ['count', '12 [m]/(4 [m])', '3'],
    ['mass', '3 [kg]', 'mass: Invalid Units (kg):  Only units of length and angle are allowed.'],
    ['area', 'L^2', 'area: Invalid Units (m^2):  Only units of length and angle are allowed.'],
    ['width', '30 [deg]', 'width is a length in the design, and the value is an angle.'],
    ['tilt', '0.5', 'tilt is an angle in the design, and the value is a number without a unit.'],
    ['count', '[1, 2]', 'count: Invalid Value ([1, 2]):  Answer must be numeric.'],
    ['count', 'x', 'count: Invalid Value (x):  Answer must be numeric.'],
    ['count', '1 + i', 'count: Invalid Value (1 + i):  Answer must be numeric.'],
    ['width', '3 [m] + 2 [s]', 'width: the value cannot be calculated.'],
    ['width', '', 'width: the value cannot be calculated.'],
  ])('%s = %s gives %s', async (name, value, given) => {
    expect(await set(name, value)).toBe(given)
  })

  it.each(['nan', 'infinity', '0/0', '1/0'])('is not set to %s', async value => {
    expect(await set('count', value)).toMatch(/^count: (Invalid Value|the value cannot be calculated)/)
  })

  it('comes from the design in the unit that Fusion shows', () => {
    expect(DESIGN.map(plainValue)).toEqual(['40 [mm]', '30 [deg]', '5'])
    expect(plainValue({ name: 'w', value: 1.25, unit: 'm', shown: 'wide' })).toBe('1.25 [m]')
  })

  it.each([
    ['width_2', ''],
    ['Höhe', ''],
    ['', 'Enter a name for the parameter.'],
    ['mm', 'mm means something else in Fusion: choose another name.'],
    ['2width', /^2width cannot be a name in Fusion/],
    ['a b', /^a b cannot be a name in Fusion/],
    ['a&b', /cannot be a name/],
  ])('with the name %j: %s', (name, problem) => {
    if (typeof problem === 'string') expect(nameProblem(name)).toBe(problem)
    else expect(nameProblem(name)).toMatch(problem)
  })
})
