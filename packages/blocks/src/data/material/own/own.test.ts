import { describe, expect, it } from 'vitest'
import { ownPropertiesOf } from '@calcwright/reference/materials'
import { checkMaterial } from './check.ts'
import { digitsOf } from './numbers.ts'
import { cellsOfText, headOf, readTable } from './read-table.ts'
import { EMPTY_ROW } from './row.ts'
import type { OwnProperty } from './row.ts'

const row = (name: string, value: string, unit = '', over = ''): OwnProperty => ({
  ...EMPTY_ROW,
  name,
  value,
  unit,
  over,
})
const sheet = (...properties: OwnProperty[]) => ({
  name: 'Alloy X',
  source: 'test report 7',
  note: '',
  properties,
})

describe('a number', () => {
  it.each([
    ['7850', '7850'], ['7,85', '7.85'], ['7.85', '7.85'], ['7 850', '7850'], ['−40', '-40'], ['1.2e-5', '1.2e-5'],
    ['1.2×10^-5', '1.2e-5'], ['.3', '0.3'], ['5.', '5'], ['0,123', '0.123'], ['7,850', null], ['1,234,567', null], ['', null],
    ['about 7', null], ['1.2.3', null], ['0x10', null], ['Infinity', null],
  ])('%s is %s', (cell, digits) => expect(digitsOf(cell)).toBe(digits)) // prettier-ignore
})

describe('the head of a column', () => {
  it.each([
    ['E [GPa]', 'E', 'GPa'], ["Young's modulus (GPa)", 'E', 'GPa'], ['Density (kg/m³)', 'rho', 'kg/m^3'],
    ['ρ [kg/m^3]', 'rho', 'kg/m^3'], ['Thermal expansion, linear [10⁻⁶/K]', 'alpha', '1e-6/K'], ['f_y [MPa]', 'R_e', 'MPa'],
    ['Hardness (Brinell)', 'HardnessBrinell', ''], ['nu [-]', 'nu', ''], ['k [W/(m·K)]', 'k', 'W/(m*K)'],
    ['σ_c [N/mm²]', 'sigma_c', 'N/mm^2'], ['Poisson\'s ratio', 'nu', ''], ['T [°C]', 'T', 'degC'],
  ])('%s is %s in %s', (cell, name, unit) => expect(headOf(cell)).toEqual({ name, unit })) // prettier-ignore
})

describe('a pasted table', () => {
  it('has a property in each row', () => {
    const rows = [row('rho', '7850', 'kg/m^3'), row('E', '205', 'GPa'), row('nu', '0,3')]
    for (const text of [
      'rho [kg/m^3]\t7850\nE\t205\tGPa\nnu\t0,3',
      'Property\tValue\tUnit\nDensity\t7850\tkg/m³\nE\t205 GPa\nnu\t0,3\t',
    ])
      expect(readTable(cellsOfText(text))).toEqual({ kind: 'rows', rows })
  })
  it('has a source behind its figures', () => {
    expect(readTable(cellsOfText('rho [kg/m^3]\t7850\tISO 1\nE\t205\tGPa\tEN 2'))).toMatchObject({
      rows: [{ source: 'ISO 1', unit: 'kg/m^3' }, { source: 'EN 2', unit: 'GPa' }], // prettier-ignore
    })
  })
  it('has a material in each row', () => {
    const text = 'Material\trho [kg/m^3]\tE [GPa]\tSource\nA\t7850\t210\tISO 1\nB\t2700\t\tISO 2'
    expect(readTable(cellsOfText(text))).toEqual({
      kind: 'materials',
      materials: [
        {
          name: 'A',
          source: 'ISO 1',
          note: '',
          properties: [row('rho', '7850', 'kg/m^3'), row('E', '210', 'GPa')],
        },
        { name: 'B', source: 'ISO 2', note: '', properties: [row('rho', '2700', 'kg/m^3')] },
      ],
    })
  })
  it('has temperatures', () => {
    const over = (name: string, unit: string, text: string) => row(name, '', unit, text)
    const text = 'T [K]\tE [GPa]\talpha [1e-6/K]\n293.15\t210\t11\n373.15\t205\t12'
    expect(readTable(cellsOfText(text))).toEqual({
      kind: 'rows',
      rows: [over('E', 'GPa', '20: 210; 100: 205'), over('alpha', '1e-6/K', '20: 11; 100: 12')],
    })
  })
})

describe('a material', () => {
  it('becomes a text with its figures', () => {
    const {
      text,
      problems,
      sheet: saved,
    } = checkMaterial(
      sheet(row('density', '7,85', 'g/cm^3'), row('E', '205', 'GPa', '20: 205; 100: 200,5'), { ...row('T_melt', '660', 'degC'), source: 'ISO; 1' }, EMPTY_ROW), // prettier-ignore
    )
    expect(problems).toEqual([])
    expect(saved.properties.map(({ name, value, over }) => [name, value, over])).toEqual([
      ['rho', '7.85', ''],
      ['E', '205', '20: 205; 100: 200.5'],
      ['T_melt', '660', ''],
    ])
    expect(text).toBe(
      'own material: Alloy X; rho = 7.85 [g/cm^3]; E = 205 [GPa]; E(T) = 20 205000000000, 100 200500000000 [GPa]; T_melt = 660 [degC]; source T_melt: ISO  1; source: test report 7',
    )
    expect(ownPropertiesOf(text).map(({ name, value, units, takes }) => [name, value, units, takes])).toEqual(
      [
        ['rho', '7.85', 'g/cm^3', ''],
        ['E', '205', 'GPa', 'T'],
        ['T_melt', '660', 'degC', ''],
      ],
    )
  })
  it.each([
    [row('rho', '7850', 'kg'), 'rho is Density: its unit is one like kg/m^3, not kg.'],
    [row('rho', '7850', 'MPa'), 'rho is Density: its unit is one like kg/m^3, not MPa.'],
    [row('rho', '7850'), 'rho (Density) needs a unit, such as kg/m^3.'],
    [row('nu', '0.3', 'mm'), "nu is Poisson's ratio: it is a plain number, without mm."],
    [row('E', '210,000', 'MPa'), '"210,000" may be a decimal or thousands: write 210000 or 210.000.'],
    [row('E', 'stiff', 'MPa'), '"stiff" is no number, such as 7850, 0.3 or 1.2e-5.'],
    [row('E', '', 'MPa'), 'E needs a value, or values over temperature.'],
    [row('2nd', '3'), '"2nd" is no name of a property: letters and digits with at most one _, such as rho or f_y.'],
    [row('a_b_c', '3'), '"a_b_c" is no name of a property: letters and digits with at most one _, such as rho or f_y.'],
    [row('E', '', 'GPa', '20: 210'), 'Values over temperature are at least two: 20: 210; 100: 205.'],
    [row('E', '', 'GPa', '20: 210; 10: 205'), 'The temperatures rise from one to the next: 10 °C stands after 20 °C.'],
    [row('E', '', 'GPa', '-300: 210; 10: 205'), '-300 °C is below absolute zero.'],
    [row('E', '', 'GPa', '20: 210; hot: 205'), '"hot: 205" is no temperature in °C with a value: write 20: 210; 100: 205.'],
  ])('with %j is refused', (wrong, text) => {
    expect(checkMaterial(sheet(wrong)).problems.map(problem => problem.text)).toEqual([text])
  }) // prettier-ignore
  it('is refused without a name, without a property and with one twice', () => {
    expect(
      checkMaterial({ name: ' ', source: '', note: '', properties: [EMPTY_ROW] }).problems.map(
        ({ text }) => text,
      ),
    ).toEqual([
      'A material needs a name.',
      'A material needs at least one property, such as rho with 7850 and kg/m^3.',
    ])
    expect(
      checkMaterial(sheet(row('rho', '1', 'kg/m^3'), row('density', '2', 'kg/m^3'))).problems,
    ).toMatchObject([{ row: 1, text: 'Row 1 gives rho already.' }])
  })
  it('is refused with what is no unit', () => {
    const [problem] = checkMaterial(sheet(row('rho', '1', 'kg/mq^3'))).problems
    expect(problem).toMatchObject({ field: 'unit', text: expect.stringContaining('mq') })
  })
})
