/** Cells as values of a formula. */
import { nodesIn, parsePlain, parseUnit } from '@calcwright/math/expression'
import type { Expression, UnitExpression } from '@calcwright/math/expression'
import { resolveUnit } from '@calcwright/math/units'
import type { Cell } from './cell.ts'

export const EMPTY_SPAN = { start: 0, end: 0 } as const

/** A value that is missing: what is computed of it has none either. */
export function missingValue(unit: UnitExpression | null): Expression {
  return withUnit({ kind: 'constant', name: 'undef', span: EMPTY_SPAN }, unit)
}

/**
 * @param unit of the column, for a cell that has none of its own
 * @returns null for what is no value
 */
export function valueOfCell(cell: Cell, unit: UnitExpression | null): Expression | null {
  switch (cell.kind) {
    case 'empty':
      return missingValue(unit)
    case 'number':
      return withUnit(numberOf(cell.text), ownUnit(cell.unit) ?? unit)
    case 'uncertain': {
      const parsed = parsePlain(cell.text, { context: 'expression' })
      const value = parsed.ok && parsed.value.kind === 'expression' ? parsed.value.value : null
      return value && withUnit(value, ownUnit(cell.unit) ?? unit)
    }
    default:
      return null
  }
}

/** Whether a number of a cell lies beyond the decimals, which would make it infinite or 0. */
export function beyondDecimals(cell: Cell): 'large' | 'small' | null {
  if (cell.kind !== 'number' && cell.kind !== 'uncertain') return null
  const numbers = cell.text.split(' ± ')
  if (numbers.some(text => !Number.isFinite(Number(text)))) return 'large'
  const isLost = (text: string): boolean => Number(text) === 0 && /[1-9]/.test(text.split('e')[0]!)
  return numbers.some(isLost) ? 'small' : null
}

/** Whether a cell has a unit of its own that cannot be converted to that of its column, as kg under m. */
export function hasForeignUnit(cell: Cell, unit: UnitExpression | null): boolean {
  const own = 'unit' in cell ? ownUnit(cell.unit) : null
  if (!own || !unit) return false
  const [of, asked] = [resolveUnit(own), resolveUnit(unit)]
  return of.ok && asked.ok && !of.unit.dimension.sameHard(asked.unit.dimension)
}

/** Parts of a formula that is a plain number, whatever stands above it. */
const PLAIN = new Set<Expression['kind']>(['number', 'unary', 'binary'])

/**
 * A formula of numbers alone, `=2*3`, is in the unit of its column as a typed number is. One with names is not: they
 * may have units of their own.
 */
export function inUnitOfColumn(value: Expression, unit: UnitExpression | null): Expression {
  const isPlain = nodesIn(value).every(({ kind }) => PLAIN.has(kind))
  return unit && isPlain ? { kind: 'quantity', value, unit, span: value.span } : value
}

function ownUnit(text: string): UnitExpression | null {
  const parsed = text === '' ? null : parseUnit(text)
  return parsed?.ok ? parsed.value : null
}

function numberOf(text: string): Expression {
  const size: Expression = { kind: 'number', text: text.replace(/^-/, ''), span: EMPTY_SPAN }
  return text.startsWith('-') ? { kind: 'unary', operator: '-', operand: size, span: EMPTY_SPAN } : size
}

const withUnit = (value: Expression, unit: UnitExpression | null): Expression =>
  unit ? { kind: 'quantity', value, unit, span: EMPTY_SPAN } : value
