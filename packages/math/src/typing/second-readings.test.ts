import { expect, it } from 'vitest'
import { parseLatex, parsePlain, toLatex, toPlain } from '../expression/index.ts'
import { isUnit } from '../units/index.ts'
import { LEFT, latexOf } from './testing/rules.ts'
import { secondReadings } from './second-readings.ts'

const DEFINED = new Set(['m', 's', 'A', 'g', 'L'])

it.each([
  ['h := 3 [m]', ['m', 'unit', 'h := 3m']],
  ['v := 5 [m/s]', ['m', 'unit', 'v := 5 [1/s]*m'], ['s', 'unit', 'v := 5 [m]/s']],
  ['I := 2 [A] + 1', ['A', 'unit', 'I := 2A + 1']],
  ['2m', ['m', 'variable', '2 [m]']],
  ['75 [kg]*g', ['g', 'variable', '75 [kg*g]']],
  ['5 [kN]/A', ['A', 'variable', '5 [kN/A]']],
  ['3 [m^2]', ['m', 'unit', '3m^2']],
  ['3 [s^-1]', ['s', 'unit', '3/s']],
  ['12*10^-6 s^-1', ['s', 'variable', '12*10^-6 [s^-1]']],
  ['T/100 m', ['m', 'variable', 'T/100 [m]']],
  ['T*50 m', ['m', 'variable', 'T*50 [m]']],
  ['1/2 m'],
  ['pi/4 m'],
  ['2*m'],
  ['5 [kN]*x'],
] as const)('%s', (plain, ...readings) => {
  const parsed = parsePlain(plain)
  const latex = parsed.ok ? toLatex(parsed.value) : ''
  const found = secondReadings(latex, name => DEFINED.has(name), isUnit).map(({ name, is, latex: other }) => {
    const read = parseLatex(other)
    return [name, is, read.ok ? toPlain(read.value) : read.problem.message]
  })
  expect(found).toEqual(readings)
})

it.each([
  ['v = sqrt(2gh)', ['gh', 'product', 'v := sqrt(2gh)']],
  ['E = 1/2mv^2', ['mv', 'product', 'E := 1/2 mv^2']],
  ['U = 2piR', ['piR', 'product', 'U := 2piR']],
  [
    'E = mgh + 1/2mv_0^2',
    ['mgh', 'product', 'E := mgh + 1/2 m v_0^2'],
    ['mv_0', 'product', 'E := m g h + 1/2 mv_0^2'],
  ],
  ['E = m g h'],
  // Letters close to the number below a slash: print has them below the line.
  ['h_v = v^2/2g', ['g', 'product', 'h_v := v^2/(2g)']],
  ['w = m v/8gh^2 + h', ['gh^2', 'product', 'w := m v/(8g h^2) + h']],
  ['w = (v + h)/2R', ['R', 'product', 'w := (v + h)/(2R)']],
  ['w = m v/8 g'],
  ['A = pi/4h^2'],
  ['A = 2/3h'],
] as const)('%s', (typed, ...readings) => {
  const defined = new Set(['g', 'h', 'm', 'v', 'v_0', 'R'])
  const isDefined = (name: string): boolean => defined.has(name)
  const latex = latexOf(typed, { ...LEFT, isDefined })
  const found = secondReadings(latex, () => false, isUnit)
    .filter(({ is }) => is === 'product')
    .map(({ name, is, latex: other }) => {
      const read = parseLatex(other)
      return [name, is, read.ok ? toPlain(read.value) : read.problem.message]
    })
  expect(found).toEqual(readings)
})

it.each([
  ['F = 2mg', 'product', 'unit', 'F := 2 [mg]'],
  ['F = (1 + 2)mg', 'product', 'unit', 'F := (1 + 2) [mg]'],
  ['m_2 = 200 mg', 'unit', 'product', 'm_2 := 200m g'],
  ['K = 3 mg/s', 'unit', 'product', 'K := 3 [1/s]*m*g'],
  ['m_2 = 20 kg'],
  ['F_1 = 3GJ', 'product', 'unit', 'F_1 := 3 [GJ]'],
  ['E_1 = 3GJ', 'unit', 'product', 'E_1 := 3G J'],
  ['s = 4 km', 'unit', 'product', 's := 4k m'],
  ['v = 4 km/s'],
] as const)('%s below m, g, k, G and J', (typed, ...reading) => {
  const isDefined = (name: string): boolean => /^[mgkGJ]$/.test(name)
  const latex = latexOf(typed, { ...LEFT, inLine: true, isDefined })
  const found = secondReadings(latex, isDefined, isUnit)
    .filter(({ name }) => [...name].length > 1)
    .flatMap(({ is, other, latex: turned }) => {
      const read = parseLatex(turned)
      return [is, other, read.ok ? toPlain(read.value) : read.problem.message]
    })
  expect(found).toEqual(reading)
})
