import { expect, it } from 'vitest'
import { unitIn } from '../heading-parts.ts'
import { columnName, distinctNames, nameOfFile } from './names.ts'
import { nameProblem } from './name-problem.ts'

it.each([
  ['Force [kN]', { sub: 'Force', unit: 'kN' }],
  ['Force (kN)', { sub: 'Force', unit: 'kN' }],
  ['Force, kN', { sub: 'Force', unit: 'kN' }],
  ['Force / kN', { sub: 'Force', unit: 'kN' }],
  ['stress in MPa', { sub: 'Stress', unit: 'MPa' }],
  ['Stress [N/mm²]', { sub: 'Stress', unit: 'N/mm^2' }],
  ['oil temperature [°C]', { sub: 'OilTemperature', unit: 'degC' }],
  ['Länge', { sub: 'Lange', unit: '' }],
  ['Ratio [-]', { sub: 'Ratio', unit: '' }],
  ['Sample (left)', { sub: 'SampleLeft', unit: '' }],
  ['time [what]', { sub: 'TimeWhat', unit: '', unread: 'what' }],
  ['F [KN]', { sub: 'F', unit: 'kN' }],
  ['p (Mpa)', { sub: 'P', unit: 'MPa' }],
  ['strain [µε]', { sub: 'Strain', unit: 'ppm' }],
  ['rate [min-1]', { sub: 'Rate', unit: 'min^-1' }],
  ['rho [kg m-3]', { sub: 'Rho', unit: 'kg m^-3' }],
  ['Temp [C]', { sub: 'Temp', unit: 'degC' }],
  ['charge [C]', { sub: 'Charge', unit: 'C' }],
  ['2nd run', { sub: '2ndRun', unit: '' }],
  ['σ [MPa]', { sub: 'sigma', unit: 'MPa' }],
  ['σ_max', { sub: 'sigmaMax', unit: '' }],
  ['Σ', { sub: 'Sigma', unit: '' }],
  ['Δp', { sub: 'Deltap', unit: '' }],
  ['∆σ / MPa', { sub: 'Deltasigma', unit: 'MPa' }],
  ['Force ΔF', { sub: 'ForceDeltaF', unit: '' }],
  ['µ (-)', { sub: 'mu', unit: '' }],
  ['ε [µm/m]', { sub: 'epsilon', unit: 'ppm' }],
  ['Δύναμη', { sub: 'Deltaupsilonnualphamueta', unit: '' }],
  ['T₂ x²', { sub: 'T2X2', unit: '' }],
  ['Сила [kN]', { sub: 'Сила', unit: 'kN' }],
  ['йод', { sub: 'Йод', unit: '' }],
  ['時間 (s)', { sub: '時間', unit: 's' }],
  ['Øre', { sub: 'Øre', unit: '' }],
  ['Max\nForce\n[kN]', { sub: 'MaxForce', unit: 'kN' }],
  ['', { sub: 'Column3', unit: '' }],
  ['  %  ', { sub: 'Column3', unit: '' }],
])('%s', (header, name) => expect(columnName(header, 2)).toMatchObject(name))

it.each([
  ['kN*m', 'kN*m'],
  ['', ''],
  ['nonsense', null],
])('the unit %j is %j', (text, unit) => expect(unitIn(text)).toBe(unit))

it('names are made different', () =>
  expect(distinctNames(['F', 'F', 't', 'F'])).toEqual(['F', 'F2', 't', 'F3']))

it('names that the file has stay', () => expect(distinctNames(['F', 'F', 'F2'])).toEqual(['F', 'F3', 'F2']))

it.each([
  ['tensile test 3.csv', 'TensileTest3'],
  ['2024.csv', 'Data'],
  ['σ 2.csv', 'sigma2'],
  ['Test сила.csv', 'Data'],
  ['a_very_long_name_of_a_measurement.csv', 'Data'],
])('a file %s gives the name %s', (file, name) => expect(nameOfFile(file)).toBe(name))

it.each([
  ['', 0, /^Please enter a variable name/],
  ['Test', 0, /^$/],
  ['Test_1', 0, /without a subscript/],
  ['Test_1', -1, /^$/],
  ['1a', -1, /^Invalid variable name \(1a\)/],
])('the name %j above a row %i', (name, header, sentence) =>
  expect(nameProblem({ name, header })).toMatch(sentence),
)
