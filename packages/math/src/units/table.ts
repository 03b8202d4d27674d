/** The unit table in memory: rows by symbol and by English name, prefixes by symbol and by name. */
import { CURRENCY_ROWS } from '@calcwright/reference/currencies'
import {
  BINARY_PREFIXES,
  METRIC_PREFIXES,
  UNIT_ROWS,
  type Prefix,
  type UnitRow,
} from '@calcwright/reference/units'
import { Rational } from '../rational.ts'
import { readDefinition, type Measure } from './definition.ts'
import { Factor } from './factor.ts'

export const ALL_ROWS: readonly UnitRow[] = [...UNIT_ROWS, ...CURRENCY_ROWS]

const PREFIXES: readonly Prefix[] = [...METRIC_PREFIXES, ...BINARY_PREFIXES]

/** Rows by symbol and alias; case counts. */
export const ROWS_BY_SYMBOL: ReadonlyMap<string, UnitRow> = new Map(
  ALL_ROWS.flatMap(row =>
    [row.symbol, ...row.aliases].map(symbol => [normaliseSymbol(symbol), row] as const),
  ),
)

/** Rows by English name in the singular and plural, as `foldName` writes them. */
export const ROWS_BY_NAME: ReadonlyMap<string, UnitRow> = new Map(
  ALL_ROWS.flatMap(row => row.names.flat().map(name => [foldName(name), row] as const)).reverse(),
)

export const PREFIXES_BY_SYMBOL: ReadonlyMap<string, Prefix> = new Map([
  ...PREFIXES.map(prefix => [prefix.symbol, prefix] as const),
  ['u', PREFIXES.find(prefix => prefix.symbol === 'µ')!] as const,
])

export const PREFIXES_BY_NAME: readonly Prefix[] = PREFIXES

/** Both code points of the micro, ohm, angstrom and degree-scale signs become one spelling each. */
export function normaliseSymbol(symbol: string): string {
  if (/^[\x20-\x7e]*$/.test(symbol)) return symbol
  return symbol
    .normalize('NFC')
    .replaceAll('\u03bc', '\u00b5')
    .replaceAll('\u2103', '°C')
    .replaceAll('\u2109', '°F')
}

/** A name without case, accents, blanks, dashes and underscores: `Pound-Force` → `poundforce`. */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\s_.\-\p{M}]+/gu, '')
}

export function allowsPrefix(row: UnitRow, prefix: Prefix): boolean {
  return (
    row.prefixes.includes(prefix.base === 10 ? 'metric' : 'binary') || row.prefixes.includes(prefix.symbol)
  )
}

export function prefixFactor(prefix: Prefix): Factor {
  return Factor.of(Rational.of(prefix.base).power(prefix.exponent))
}

const measures = new Map<UnitRow, Measure>()

/** Dimension and size of a row; throws when the table refers to a symbol that it does not hold. */
export function measureOfRow(row: UnitRow): Measure {
  let measure = measures.get(row)
  if (measure === undefined) {
    const { dimension, factor } = readDefinition(row.definition, measureOfSymbol)
    measure = { dimension, factor: row.exact ? factor : Factor.of(factor.coefficient, factor.pi, false) }
    measures.set(row, measure)
  }
  return measure
}

function measureOfSymbol(symbol: string): Measure {
  const row = ROWS_BY_SYMBOL.get(symbol)
  if (row !== undefined) return measureOfRow(row)
  const split = splitPrefix(symbol)
  if (split === undefined) throw new Error(`The unit table uses the unknown unit ${symbol}`)
  const { dimension, factor } = measureOfRow(split.row)
  return { dimension, factor: factor.multiply(prefixFactor(split.prefix)) }
}

/** Kelvin at the zero of a thermometer scale, null for other units. */
export function zeroOfRow(row: UnitRow): Rational | null {
  return row.zero === '' ? null : readDefinition(row.zero, measureOfSymbol).factor.coefficient
}

/** `kN` → kilo and newton, where the unit takes that prefix. Longer prefixes first: `dam` is decametre. */
export function splitPrefix(name: string): { readonly prefix: Prefix; readonly row: UnitRow } | undefined {
  for (const length of [2, 1]) {
    const prefix = PREFIXES_BY_SYMBOL.get(name.slice(0, length))
    const row = prefix && ROWS_BY_SYMBOL.get(name.slice(length))
    if (prefix && row && allowsPrefix(row, prefix)) return { prefix, row }
  }
  return undefined
}
