import { SOURCES, UNIT_ROWS, type UnitRow } from '@calcwright/reference/units'
import { expect, test } from 'vitest'
import { DIMENSIONLESS } from './dimension.ts'
import { findUnit } from './find.ts'
import {
  ALL_ROWS,
  PREFIXES_BY_SYMBOL,
  ROWS_BY_SYMBOL,
  allowsPrefix,
  foldName,
  measureOfRow,
  normaliseSymbol,
  zeroOfRow,
} from './table.ts'

/** Spellings that more than one rule can read; the table wins, and this is meant. */
const DELIBERATE = {
  Gs: 'G', // gauss, not giga-second
  kt: 'knot', // not a thousand tonnes
  PS: 'hp_metric', // not peta-siemens
  mD: 'mD', // millidarcy, not milli-debye
  RT: 'TR', // ton of refrigeration, not ronna-tesla
  mph: 'mph', // not milli-phot
  kgmol: 'kgmol',
  'kg-mol': 'kgmol',
}

const symbolsOf = (row: UnitRow) => [row.symbol, ...row.aliases].map(normaliseSymbol)

const bad = (isBad: (row: UnitRow) => boolean) => ALL_ROWS.filter(isBad).map(row => row.symbol)

test('every unit has a size above zero and a known source', () => {
  expect(bad(row => measureOfRow(row).factor.coefficient.sign !== 1)).toEqual([])
  expect(bad(row => !(row.source in SOURCES))).toEqual([])
})

test('only ratios and counts have no dimension; every thermometer scale has its zero', () => {
  const plain = (row: UnitRow) => row.category === 'Ratio' || row.category === 'Information'
  expect(bad(row => !plain(row) && measureOfRow(row).dimension === DIMENSIONLESS)).toEqual([])
  expect(bad(row => row.zero !== '' && zeroOfRow(row)!.sign !== 1)).toEqual([])
})

/** The items that stand more than once in a list. */
function repeated(list: readonly string[]): string[] {
  return list.filter((item, index) => list.indexOf(item) !== index)
}

test('no symbol, alias or English name stands twice', () => {
  expect(repeated(ALL_ROWS.flatMap(symbolsOf))).toEqual([])
  expect(repeated(ALL_ROWS.flatMap(row => [...new Set(row.names.flat().map(foldName))]))).toEqual([])
})

test('a prefix and a symbol never spell something else by accident', () => {
  const readings = new Map<string, string[]>()
  for (const [symbol, row] of ROWS_BY_SYMBOL) readings.set(symbol, [row.symbol])
  for (const row of ALL_ROWS) {
    for (const symbol of symbolsOf(row)) {
      for (const [letters, prefix] of PREFIXES_BY_SYMBOL) {
        if (!allowsPrefix(row, prefix)) continue
        const spelling = letters + symbol
        readings.set(spelling, [...(readings.get(spelling) ?? []), `${letters}·${row.symbol}`])
      }
    }
  }
  const clashes = [...readings].filter(([, units]) => units.length > 1)
  expect(Object.fromEntries(clashes.map(([spelling, units]) => [spelling, units[0]]))).toEqual(DELIBERATE)
})

test('every symbol, alias and name finds its own row', () => {
  const lost = (row: UnitRow) =>
    [...symbolsOf(row), ...row.names.flat()].some(name => findUnit(name)?.symbol !== row.symbol)
  expect(bad(lost)).toEqual([])
})

test('the table keeps its size', () => {
  expect(UNIT_ROWS.length).toBeGreaterThanOrEqual(340)
})
