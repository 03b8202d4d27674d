import { describe, expect, test } from 'vitest'
import { findUnit } from './find.ts'
import { suggestUnits } from './suggest.ts'

/** Name as typed, symbol it must resolve to. */
test.each([
  // the table goes before prefix + symbol
  ['cd', 'cd'],
  ['Pa', 'Pa'],
  ['mi', 'mi'],
  ['min', 'min'],
  ['ft', 'ft'],
  ['nmi', 'nmi'],
  ['nm', 'nm'],
  ['pt', 'pt'],
  ['mol', 'mol'],
  ['gal', 'gal'],
  ['Gal', 'Gal'],
  // prefixes
  ['kN', 'kN'],
  ['mbar', 'mbar'],
  ['kWh', 'kWh'],
  ['mAh', 'mAh'],
  ['mK', 'mK'],
  ['cSt', 'cSt'],
  ['dam', 'dam'],
  ['Dm', 'Dm'],
  ['GiB', 'GiB'],
  ['um', 'µm'],
  ['\u00b5m', 'µm'],
  ['\u03bcm', 'µm'],
  ['MOhm', 'MOhm'],
  ['k\u03a9', 'kOhm'],
  ['k\u2126', 'kOhm'],
  // names in any case, plurals, spelled prefixes
  ['newtons', 'N'],
  ['Newton', 'N'],
  ['kilonewtons', 'kN'],
  ['megapascals', 'MPa'],
  ['micrometers', 'µm'],
  ['micrometres', 'µm'],
  ['feet', 'ft'],
  ['inches', 'in'],
  ['henries', 'H'],
  ['hertz', 'Hz'],
  ['lux', 'lx'],
  ['nautical mile', 'nmi'],
  ['nautical_miles', 'nmi'],
  ['pound-force', 'lbf'],
  ['pounds-force', 'lbf'],
  ['Tons of Refrigeration', 'TR'],
  ['degrees Celsius', 'degC'],
  ['centigrade', 'degC'],
  ['angstroms', 'Angstrom'],
  // aliases
  ['hr', 'h'],
  ['hrs', 'h'],
  ['mn', 'min'],
  ['mins', 'min'],
  ['foot-pounds', 'ftlbf'],
  ['inch pounds', 'inlbf'],
  ['sec', 's'],
  ['msec', 'ms'],
  ['l', 'L'],
  ['ml', 'mL'],
  ['degR', 'Rankine'],
  ['°C', 'degC'],
  ['\u2103', 'degC'],
  ['°F', 'degF'],
  ['Δ°C', 'deltaC'],
  ['torr', 'Torr'],
  ['AU', 'au'],
  ['ohm', 'Ohm'],
  ['°', 'deg'],
  ['BTU', 'Btu'],
  ['lbm', 'lb'],
  ['lbs', 'lb'],
  ['lbmol', 'lbmol'],
  ['ft-lb', 'ftlbf'],
  ['lbft', 'ftlbf'],
  ['kmh', 'kph'],
  ['ozfl', 'floz'],
  ['\u212b', 'Angstrom'],
  ["'", 'ft'],
  ['%', '%'],
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₩', 'KRW'],
  // powers of lengths
  ['sqft', 'ft^2'],
  ['square feet', 'ft^2'],
  ['cuin', 'in^3'],
  ['cubic_yards', 'yd^3'],
  ['m3', 'm^3'],
  ['mm²', 'mm^2'],
  ['in4', 'in^4'],
])('%s is %s', (name, symbol) => {
  expect(findUnit(name)?.symbol).toBe(symbol)
})

test.each([
  '',
  'kpa',
  'NEWTONX',
  'kft2x',
  'mmin',
  'kdegC',
  'kkg',
  's2',
  'sqs',
  'm5',
  'constructor',
  '__proto__',
  'µ',
  'k',
])('%j is no unit', name => {
  expect(findUnit(name)).toBeUndefined()
})

/** Names with several meanings: the one chosen, and the names of the others, in SI. */
test.each([
  ['ton', 907.18474],
  ['tonUK', 1016.0469088],
  ['t', 1000],
  ['gal', 0.003785411784],
  ['galUK', 0.00454609],
  ['Btu', 1055.05585262],
  ['cal', 4.184],
  ['cal_IT', 4.1868],
  ['hp', 745.6998715822702],
  ['hp_metric', 735.49875],
  ['lbm', 0.45359237],
  ['lbmol', 453.59237],
  ['fbm', 0.002359737216],
  ['mil', 0.0000254],
  ['yr', 31557600],
  ['acre', 4046.8564224],
  ['R', 2.58e-4],
  ['therm', 105505585.262],
  ['pc', 3.085677581491367e16],
])('%s is %s in SI', (name, size) => {
  expect(findUnit(name)!.factor.toNumber()).toBe(size)
})

describe('suggestions', () => {
  test.each([
    ['kpa', 'kPa'],
    ['KN', 'kN'],
    ['mpa', 'MPa'],
    ['metr', 'metre'],
    ['newtn', 'newton'],
    ['poundz', 'pound'],
    ['Celcius', 'celsius'],
    ['degc', 'degC'],
    ['kgs', 'kg'],
    ['EUS', 'EUR'],
    ['kgK', 'kg·K'],
    ['m2K', 'm2·K'],
    ['Vs', 'V·s'],
    ['kmolK', 'kmol·K'],
  ])('%s suggests %s', (name, expected) => {
    expect(suggestUnits(name)).toContain(expected)
  })

  test('nothing near, nothing offered; never more than four', () => {
    expect(suggestUnits('qwertyuiop')).toEqual([])
    expect(suggestUnits('x'.repeat(10_000))).toEqual([])
    expect(suggestUnits('met').length).toBeLessThanOrEqual(4)
  })
})
