/** Every unit against its reference figure, and whether a wrong factor would be found. */
import { BINARY_PREFIXES, METRIC_PREFIXES, UNIT_ROWS, type UnitRow } from '@calcwright/reference/units'
import { FIGURE_SOURCES, PREFIX_FIGURES, REFERENCE_FIGURES } from '@calcwright/reference/units/testing'
import { describe, expect, test } from 'vitest'
import { isFull } from '../../../../tests/full.ts'
import { readDefinition, type Measure } from './definition.ts'
import { DIMENSIONLESS, Dimension, type BaseDimension } from './dimension.ts'
import { prefixFactor } from './table.ts'

const BASES: readonly BaseDimension[] = ['length', 'mass', 'time', 'current', 'temperature', 'amount', 'luminousIntensity', 'angle'] // prettier-ignore

/** Exponents of m, kg, s, A, K, mol, cd and rad in coherent SI units: SI Brochure, tables 2 and 4. */
const COHERENT: Readonly<Record<string, readonly number[]>> = {
  1: [], m: [1], kg: [0, 1], s: [0, 0, 1], A: [0, 0, 0, 1], K: [0, 0, 0, 0, 1], mol: [0, 0, 0, 0, 0, 1],
  cd: [0, 0, 0, 0, 0, 0, 1], rad: [0, 0, 0, 0, 0, 0, 0, 1], N: [1, 1, -2], Pa: [-1, 1, -2], J: [2, 1, -2],
  W: [2, 1, -3], C: [0, 0, 1, 1], V: [2, 1, -3, -1], F: [-2, -1, 4, 2], Ohm: [2, 1, -3, -2], S: [-2, -1, 3, 2],
  Wb: [2, 1, -2, -1], T: [0, 1, -2, -1], H: [2, 1, -2, -2], lm: [0, 0, 0, 0, 0, 0, 1, 2],
  lx: [-2, 0, 0, 0, 0, 0, 1, 2], Bq: [0, 0, -1], Gy: [2, 0, -2], Sv: [2, 0, -2],
} // prettier-ignore

/** `W/(m^2*K)` as a dimension; a quotient in brackets is the last part. */
function dimensionOf(si: string): Dimension {
  const [above = '', below = ''] = si.split('/(')
  const parts = [...above.matchAll(/(\/?)(\w+)(?:\^(\d))?/g)].map(
    ([, slash, name = '', power = '1']) => [name, slash === '/' ? -Number(power) : Number(power)] as const,
  )
  const under = [...below.matchAll(/(\w+)(?:\^(\d))?/g)].map(
    ([, name = '', power = '1']) => [name, -Number(power)] as const,
  )
  return [...parts, ...under].reduce((product, [name, power]) => {
    const exponents = COHERENT[name]!.map((exponent, at) => [BASES[at]!, exponent * power] as const)
    return product.multiply(Dimension.of(Object.fromEntries(exponents)))
  }, DIMENSIONLESS)
}

/** Measures of a table of units in memory, whatever the product has loaded. */
function measuresOf(rows: readonly UnitRow[]): (definition: string) => Measure {
  const bySymbol = new Map(
    rows.flatMap(row => [row.symbol, ...row.aliases].map(symbol => [symbol, row] as const)),
  )
  const prefixes = [...METRIC_PREFIXES, ...BINARY_PREFIXES]
  const measureOf = (symbol: string): Measure => {
    const row = bySymbol.get(symbol)
    if (row) return readDefinition(row.definition, measureOf)
    const prefix = prefixes.find(
      one => symbol.startsWith(one.symbol) && bySymbol.has(symbol.slice(one.symbol.length)),
    )!
    const { dimension, factor } = measureOf(symbol.slice(prefix.symbol.length))
    return { dimension, factor: factor.multiply(prefixFactor(prefix)) }
  }
  return definition => readDefinition(definition, measureOf)
}

/** Units whose row contradicts its reference figure, or that have none. */
function contradictions(rows: readonly UnitRow[], only: (row: UnitRow) => boolean = () => true): string[] {
  const measure = measuresOf(rows)
  return rows.filter(only).flatMap(row => {
    const figure = REFERENCE_FIGURES.find(({ symbol }) => symbol === row.symbol)
    if (!figure) return [`${row.symbol} has no reference figure`]
    const { dimension, factor } = measure(row.definition)
    const zero = row.zero === '' ? undefined : measure(row.zero).factor.toNumber()
    const isRight =
      Math.abs(factor.toNumber() - figure.value) <= figure.tolerance &&
      dimension.sameHard(dimensionOf(figure.si)) &&
      (zero === undefined) === (figure.zero === undefined) &&
      (zero === undefined || Math.abs(zero - figure.zero!.value) <= figure.zero!.tolerance)
    return isRight ? [] : [`${row.symbol} is ${factor.toNumber()}, not ${figure.value} ${figure.si}`]
  })
}

describe('reference figures', () => {
  test('stand once for each unit and name their source', () => {
    const symbols = REFERENCE_FIGURES.map(({ symbol }) => symbol)
    expect(symbols.toSorted()).toEqual(UNIT_ROWS.map(({ symbol }) => symbol).toSorted())
    expect(REFERENCE_FIGURES.filter(({ source }) => !(source in FIGURE_SOURCES))).toEqual([])
  })
  test('have digits enough to find a factor that is 0.05 % off', () => {
    expect(REFERENCE_FIGURES.filter(({ value, tolerance }) => tolerance > 5e-4 * value)).toEqual([])
  })
  test('are those of the unit tables', () => {
    expect(contradictions(UNIT_ROWS)).toEqual([])
  })
  test('of the prefixes are those of their table', () => {
    const prefixes = [...METRIC_PREFIXES, ...BINARY_PREFIXES]
    const factors = prefixes.map(prefix => [prefix.symbol, prefixFactor(prefix).toNumber()])
    expect(Object.fromEntries(factors)).toEqual(PREFIX_FIGURES)
  })
})

/** The table with one of its rows replaced. */
const withRow = (changed: UnitRow): UnitRow[] =>
  UNIT_ROWS.map(row => (row.symbol === changed.symbol ? changed : row))

describe('a wrong factor', () => {
  const rows = UNIT_ROWS.filter((_, at) => isFull || at % 20 === 0)
  test.each(rows.map(row => [row.symbol, row] as const))('of %s is found', (symbol, row) => {
    const wrong = [`1.01 ${row.definition}`, `0.99 ${row.definition}`, `${row.definition} [time]`]
    for (const definition of wrong) {
      const table = withRow({ ...row, definition })
      expect(contradictions(table, one => one.symbol === symbol)).toHaveLength(1)
    }
    if (row.zero === '') return
    const table = withRow({ ...row, zero: `1.01 ${row.zero}` })
    expect(contradictions(table, one => one.symbol === symbol)).toHaveLength(1)
  })
  test('is found where the unit has no figure', () => {
    const unknown = { ...UNIT_ROWS[0]!, symbol: 'furlongs_per_fortnight' }
    expect(contradictions([...UNIT_ROWS, unknown])).toEqual([
      'furlongs_per_fortnight has no reference figure',
    ])
  })
})
