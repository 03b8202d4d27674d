/**
 * Units by name. The order of the readings decides what an ambiguous spelling means:
 * symbol or alias as in the table, prefix + symbol, English name (any case, singular or plural),
 * spelled prefix + name, then square and cubic forms of lengths (`sqft`, `m3`, `cubic yards`).
 */
import { DECIBELS_PER_DECADE } from '@calcwright/reference/units'
import type { Prefix, UnitRow } from '@calcwright/reference/units'
import { Rational } from '../rational.ts'
import { Dimension } from './dimension.ts'
import { absolutePressure } from './pressure-reference.ts'
import {
  PREFIXES_BY_NAME,
  ROWS_BY_NAME,
  ROWS_BY_SYMBOL,
  allowsPrefix,
  foldName,
  measureOfRow,
  normaliseSymbol,
  prefixFactor,
  splitPrefix,
  zeroOfRow,
} from './table.ts'
import type { Unit } from './types.ts'

const found = new Map<string, Unit>()

/** The unit that a name means: `kN`, `newtons`, `µm`, `um`, `sqft`; undefined when it is none. */
export function findUnit(name: string): Unit | undefined {
  const known = found.get(name)
  if (known !== undefined) return known
  const symbol = normaliseSymbol(name)
  const unit = byTable(symbol) ?? byPowerOfLength(symbol) ?? absolutePressure(symbol, byTable)
  if (unit !== undefined) found.set(name, unit)
  return unit
}

const byTable = (symbol: string): Unit | undefined => bySymbol(symbol) ?? byName(symbol)

/** Whether a name means a unit: what the parsers ask. */
export const isUnit = (name: string): boolean => findUnit(name) !== undefined

/** Whether a name is a symbol or an alias of the table, with a prefix perhaps, and no word. */
export const isSymbol = (name: string): boolean => bySymbol(normaliseSymbol(name)) !== undefined

function bySymbol(symbol: string): Unit | undefined {
  const row = ROWS_BY_SYMBOL.get(symbol)
  if (row !== undefined) return unitOfRow(row)
  const split = splitPrefix(symbol)
  return split && unitWithPrefix(split.row, split.prefix)
}

function byName(name: string): Unit | undefined {
  const folded = foldName(name)
  const row = ROWS_BY_NAME.get(folded)
  if (row !== undefined) return unitOfRow(row)
  for (const prefix of PREFIXES_BY_NAME) {
    if (!folded.startsWith(prefix.name)) continue
    const prefixed = ROWS_BY_NAME.get(folded.slice(prefix.name.length))
    if (prefixed && allowsPrefix(prefixed, prefix)) return unitWithPrefix(prefixed, prefix)
  }
  return undefined
}

const LENGTH = Dimension.of({ length: 1 })
const POWERS: readonly (readonly [pattern: RegExp, power: number])[] = [
  [/^(?:square|sq)[\s_-]*(.+)$/i, 2],
  [/^(?:cubic|cu)[\s_-]*(.+)$/i, 3],
  [/^(.+)[2²]$/, 2],
  [/^(.+)[3³]$/, 3],
  [/^(.+)[4⁴]$/, 4],
]

function byPowerOfLength(name: string): Unit | undefined {
  for (const [pattern, power] of POWERS) {
    const base = pattern.exec(name)?.[1]
    const unit = base === undefined ? undefined : (bySymbol(base) ?? byName(base))
    if (unit?.dimension === LENGTH) return unitToPower(unit, power)
  }
  return undefined
}

const RAISED_BY_DIGIT: readonly Dimension[] = [
  Dimension.of({ time: 1 }),
  Dimension.of({ temperature: 1 }),
  Dimension.of({ mass: 1 }),
  Dimension.of({ current: 1 }),
]

/** The power that stands in a box as `s2` or `K4`, which is no unit by itself; `N2` and `H2` are gases. */
export function splitPower(name: string): { readonly name: string; readonly exponent: string } | undefined {
  const [, base, exponent] = /^(\D+)([2-4])$/.exec(name) ?? []
  if (base === undefined || exponent === undefined || isUnit(name)) return undefined
  const unit = findUnit(base)
  return unit && RAISED_BY_DIGIT.includes(unit.dimension) ? { name: base, exponent } : undefined
}

function unitToPower(unit: Unit, power: number): Unit {
  const exponent = Rational.of(power)
  return {
    ...unit,
    symbol: `${unit.symbol}^${power}`,
    label:
      power === 2
        ? `square ${unit.label}`
        : power === 3
          ? `cubic ${unit.label}`
          : `${unit.label} to the fourth`,
    category: power === 2 ? 'Area' : power === 3 ? 'Volume' : 'Length',
    dimension: unit.dimension.power(exponent),
    factor: unit.factor.power(exponent),
  }
}

const units = new Map<UnitRow, Unit>()

/** The unit of a table row without a prefix; always the same object. */
export function unitOfRow(row: UnitRow): Unit {
  let unit = units.get(row)
  if (unit === undefined) {
    unit = {
      symbol: row.symbol,
      label: row.names[0]?.[0] ?? row.symbol,
      category: row.category,
      ...measureOfRow(row),
      zero: zeroOfRow(row),
      ...levelOf(row),
      currency: row.category === 'Currency' ? row.symbol : '',
      note: row.note,
    }
    units.set(row, unit)
  }
  return unit
}

function levelOf({ symbol }: UnitRow): { readonly level?: 10 | 20 } {
  const level = DECIBELS_PER_DECADE.get(symbol)
  return level === undefined ? {} : { level }
}

function unitWithPrefix(row: UnitRow, prefix: Prefix): Unit {
  const unit = unitOfRow(row)
  return {
    ...unit,
    symbol: prefix.symbol + unit.symbol,
    label: prefix.name + unit.label,
    factor: unit.factor.multiply(prefixFactor(prefix)),
  }
}
