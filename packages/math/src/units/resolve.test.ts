import { describe, expect, test } from 'vitest'
import { parseUnit } from '../expression/index.ts'
import { Rational } from '../rational.ts'
import { Dimension } from './dimension.ts'
import { resolveUnit, type UnitProblem } from './index.ts'
import { resolution, unit } from './testing.ts'

const PRESSURE = Dimension.of({ length: -1, mass: 1, time: -2 })

/** Box, exact factor, SI unit of the same dimension. */
test.each([
  ['kN/m^2', '1000', 'Pa'],
  ['N/mm^2', '1000000', 'Pa'],
  ['kg*m/s^2', '1', 'N'],
  ['W/(m^2*degC)', '1', 'W/(m^2*K)'],
  ['W/(m^2 K)', '1', 'W/(m^2*K)'],
  ['1/min', '1/60', 'Hz'],
  ['100*m', '100', 'm'],
  ['m/s/s', '1', 'm/s^2'],
  ['m^-1', '1', '1/m'],
  ['cm^(1/2)', '1/10', 'm^(1/2)'],
  ['hm^0.5', '10', 'm^(1/2)'],
  ['deg', 'pi/180', 'rad'],
  ['rpm', 'pi/30', 'rad/s'],
  ['Oe', '250/pi', 'A/m'],
  ['nautical mile', '1852', 'm'],
  ['British thermal units/hour', '52752792631/180000000000', 'W'],
  ['kg/(cubic foot)', '1953125000/55306341', 'kg/m^3'],
  ['m/nautical mile^2', '1/3429904', '1/m'],
  ['(nautical mile)^2/s', '3429904', 'm^2/s'],
  ['meters per second', '1', 'm/s'],
  ['metres per second squared', '1', 'm/s^2'],
  ['feet per second squared', '381/1250', 'm/s^2'],
  ['joules per kilogram kelvin', '1', 'J/(kg*K)'],
  ['kilograms per cubic meter', '1', 'kg/m^3'],
  ['miles per hour', '1397/3125', 'm/s'],
  ['foot pounds', '3389544870828501/2500000000000000', 'J'],
  ['%', '1/100', 'ppm'],
  ['kg/m3', '1', 'kg/m^3'],
  ['L/100 km', '1/100000000', 'm^2'],
  ['kg/1000 m^3', '1/1000', 'kg/m^3'],
  ['1/12 ft', '127/5000', 'm'],
])('%s has the factor %s', (text, factor, si) => {
  const box = unit(text)
  expect(box.factor.exact).toBe(true)
  expect(box.factor.toText()).toBe(factor)
  expect(box.dimension.sameHard(unit(si).dimension)).toBe(true)
})

/** Written without a sign between the units; what the textbook means; whether a notice says so. */
test.each([
  ['Nm', 'N*m', false],
  ['Nm^2', 'N*m^2', true],
  ['kNm^2', 'kN*m^2', true],
  ['Nmm^2', 'N*mm^2', true],
  ['kN-m^2', 'kN*m^2', true],
  ['kNm/m', 'kN*m/m', false],
  ['Nm2', 'N*m^2', false],
  ['kNm²', 'kN*m^2', true],
  ['Ns', 'N*s', false],
  ['Ns/m', 'N*s/m', false],
  ['Nms', 'N*m*s', false],
  ['Pas', 'Pa*s', false],
  ['mPas', 'mPa*s', false],
  ['kgm^2', 'kg*m^2', true],
  ['kgm2', 'kg*m^2', false],
  ['kgm/s', 'kg*m/s', true],
  ['kgm^2/s', 'kg*m^2/s', true],
  ['gcm^2', 'g*cm^2', false],
  ['lbft^2', 'lb*ft^2', true],
  ['lbin^2', 'lb*in^2', true],
  ['lb-ft^2', 'lb*ft^2', true],
  ['lbfft^2', 'lbf*ft^2', true],
  ['W/mK', 'W/(m*K)', true],
  ['W/(mK)', 'W/(m*K)', true],
  ['mW/mK', 'mW/(m*K)', true],
  ['W/m2K', 'W/(m^2*K)', false],
  ['W/cmK', 'W/(cm*K)', false],
  ['m2K/W', 'm^2*K/W', false],
  ['kJ/kgK', 'kJ/(kg*K)', false],
  ['J/molK', 'J/(mol*K)', false],
  ['kJ/kmolK', 'kJ/(kmol*K)', false],
  ['V/mK', 'V/mK', false],
  ['mV/mK', 'mV/mK', false],
  ['Vs', 'V*s', false],
  ['As/m', 'A*s/m', false],
  ['Ohmm', 'Ohm*m', false],
  ['kWh^2', '(kWh)^2', false],
])('%s is %s', (text, meant, isNoted) => {
  const [read, wanted] = [unit(text), unit(meant)]
  expect(read.dimension).toBe(wanted.dimension)
  expect(read.factor.toNumber()).toBeCloseTo(wanted.factor.toNumber(), 12)
  expect(read.notice !== null).toBe(isNoted)
})

test.each(['gm', 'kgs', 'kms', 'lbfs', 'rads'])('%s might be a plural or a name, and is refused', text => {
  expect(resolution(text).ok).toBe(false)
})

test('an irrational factor is a decimal', () => {
  const { factor } = unit('ft^(1/2)')
  expect(factor.exact).toBe(false)
  expect(factor.toNumber()).toBeCloseTo(Math.sqrt(0.3048), 15)
  expect(unit('Da').factor.exact).toBe(false)
  expect(unit('Da*m').factor.exact).toBe(false)
})

test('a thermometer scale alone has a zero, inside a compound it has none', () => {
  expect(unit('degC').zero?.toText()).toBe('5463/20')
  expect(unit('degF').zero?.toText()).toBe('45967/180')
  for (const text of ['deltaC', 'K', 'Rankine', 'degC/m', 'degC^2', 'm*degF'])
    expect(unit(text).zero).toBeNull()
})

test.each([
  ['Nm3/h', true],
  ['Nm^3/h', true],
  ['kg/Nm3', true],
  ['N*m^3', false],
  ['Nm', false],
])('%s may be meant as normal cubic metres: %s', (text, isNoted) => {
  expect(unit(text).notice?.code === 'unit.normal').toBe(isNoted)
})

test.each([
  ['Btu/(lb*F)', 'F is the farad: write degF (°F) for degrees.'],
  ['Btu/(lbm*R)', 'R is the roentgen: write degR (°R) for degrees.'],
  ['kJ/(kg*C)', 'C is the coulomb: write degC (°C) for degrees.'],
  ['W/(m^2*C)', 'C is the coulomb: write degC (°C) for degrees.'],
  ['W/(m^2*degC)', undefined],
  ['J/C', undefined],
  ['J/(C*s)', undefined],
  ['V/(m*C)', undefined],
])('%s says where a letter is no degree', (text, notice) => {
  expect(unit(text).notice?.text).toBe(notice)
})

test('ft*lb as a whole box is a torque, and says so; lbm and longer boxes are masses', () => {
  const torque = unit('ft*lb')
  expect(torque.factor.equals(unit('ft*lbf').factor)).toBe(true)
  expect(torque.notice?.text).toContain('lbm')
  expect(unit('lb*in').dimension.sameHard(unit('J').dimension)).toBe(true)
  expect(unit('ft*lbm').dimension.sameHard(unit('kg*m').dimension)).toBe(true)
  expect(unit('lb*ft/s^2').dimension.sameHard(unit('N').dimension)).toBe(true)
  expect(unit('lb*ft/s^2').notice).toBeNull()
  expect(unit('lb*ft^2').notice).toBeNull()
  expect(unit('ft*lb/s').notice?.text).toContain('lbf')
  expect(unit('1/(in*lb)').notice?.text).toContain('lbf')
  expect(unit('ft*lbf/s').notice).toBeNull()
})

test('the same box gives the same object', () => {
  const parsed = parseUnit('kN/m^2')
  if (!parsed.ok) throw new Error(parsed.problem.message)
  const first = resolveUnit(parsed.value)
  expect(resolveUnit(parsed.value)).toBe(first)
  expect(first.ok && first.unit.dimension).toBe(PRESSURE)
})

describe('problems', () => {
  const problem = (text: string): UnitProblem => {
    const result = resolution(text)
    if (result.ok) throw new Error(`${text} is a unit`)
    return result.problem
  }

  test('an unknown unit is named, placed, and near ones are offered', () => {
    expect(problem('m/kpa')).toEqual({
      kind: 'unit',
      code: 'unit.unknown.instead',
      message:
        'Error: Unknown unit in input (kpa). This is not a built-in unit. Please express as a function of ' +
        "built-in units (use the 'm/s' dropdown from the menubar for a full list). Did you mean kPa?",
      span: { start: 2, end: 5 },
    })
  })

  test.each([
    ['Np', 'ln(V/V_0)'],
    ['pH', '-log10(c/(1 [mol/L]))'],
    ['psig', 'write psi for the pressure above it'],
    ['PSIG', 'write psi for the pressure above it'],
    ['mbarg', 'write mbar for the pressure above it'],
    ['kPa_g', 'write kPa for the pressure above it'],
    ['MBtu', 'write kBtu or MMBtu'],
    ['scfm', 'write cfm'],
    ['Mpa', 'Did you mean MPa'],
    ['mtr', 'Did you mean'],
  ])('%s is refused with a way out', (name, instead) => {
    expect(problem(name).message).toContain(name)
    expect(problem(name).message).toContain(instead)
  })

  test.each([
    ['kgf/cm^2(g)', 'kgf/cm^2'],
    ['kgf/cm2 g', 'kgf/cm2'],
    ['kg/cm2(g)', 'kgf/cm2'],
    ['N/mm²(g)', 'N/mm^2'],
    ['lb/in^2 gauge', 'lbf/in^2'],
  ])('%s counts from the atmosphere', (box, unit) => {
    expect(problem(box).code).toBe('unit.unknown.gauge')
    expect(problem(box).message).toContain(`write ${unit} for the pressure above it`)
  })

  test.each(['J/(g*K)', 'W/m^2 K', 'kg/(m^2*a)', 'mol/(m^2*g)', 'kJ/(kg*g)', 'N*g'])(
    '%s is no pressure above the atmosphere',
    box => {
      expect(resolution(box).ok).toBe(true)
    },
  )

  const BEYOND =
    'is too large or too small: decimals go from 2.2e-308 to 1.8e308. Write a smaller power of ten.'

  test.each([
    ['VEF', 'No exchange rate for VEF is known here: name its price, as in price := 100 [USD].', 0],
    ['kg/MRO', 'No exchange rate for MRO is known here: name its price, as in price := 100 [USD].', 3],
    ['0*m', 'Expected a number above zero as the factor of a unit, not 0.', 0],
    ['m^1000', 'The exponent 1000 of a unit is too large or has too many digits.', 0],
    ['s*m^0.123456', 'The exponent 0.123456 of a unit is too large or has too many digits.', 2],
    ['1e999 m', `The unit 1e999*m ${BEYOND}`, 0],
    ['N*1e-400', `The unit N*1e-400 ${BEYOND}`, 0],
    ['km^99*km^99', `The unit km^99*km^99 ${BEYOND}`, 0],
  ])('%s: %s', (text, message, start) => {
    expect(problem(text)).toMatchObject({ message, span: { start } })
  })

  test('an object property is no unit', () => {
    expect(problem('constructor').message).toMatch(/a full list\)\.$/)
    expect(problem('toString').message).toMatch(/a full list\)\.$/)
  })
})

test('rates decide what a currency is worth, in compounds too', () => {
  const parsed = parseUnit('kEUR/h')
  if (!parsed.ok) throw new Error(parsed.problem.message)
  const result = resolveUnit(parsed.value, new Map([['EUR', Rational.of(5, 4)]]))
  expect(result.ok && result.unit.factor.toText()).toBe('25/72')
  expect(result.ok && result.unit.factor.exact).toBe(false)
  expect(unit('USD').factor.exact).toBe(true)
})
