/** Responsibilities: the values of a row of a table, as the block that chooses it shows them. */
import { columnName, unitToPlain } from '@calcwright/math/expression'
import { resolveUnit } from '@calcwright/math/units'
import type { ColumnSummary } from '../../block-result.ts'
import type { NameMeaning, TableMeaning } from '../../values/known.ts'

/** @returns each column with its value in this row, in its own unit; null for one that is no plain number */
export function cellsOf({ columns, cells, library, row = 0 }: TableMeaning, name: string): ColumnSummary[] {
  if (library) {
    const { cells: figures, unit: own } = library.rows[row]!
    return library.columns.flatMap(({ name: column, unit, words }, at) => {
      const value = figures[at]
      if (words || value === null || value === undefined) return []
      return [{ name: column, unit: own ?? unit, count: 1, first: [Number(value)] }]
    })
  }
  return columns.map(column => ofColumn(column, cells?.get(columnName(name, column)), row))
}

function ofColumn(name: string, known: NameMeaning | undefined, row: number): ColumnSummary {
  const missing = { name, unit: '', count: 1, first: [null] }
  if (known?.kind !== 'variable') return missing
  const numbers = known.elements ? known.elements[row] : listedNumber(known, row)
  if (numbers === undefined || !Number.isFinite(numbers)) return missing
  const { unit } = known.written
  const resolution = unit ? resolveUnit(unit) : null
  if (!unit || !resolution?.ok) return isPlain(known) ? { ...missing, first: [numbers] } : missing
  const { factor, zero } = resolution.unit
  const value = Number(((numbers - (zero?.toNumber() ?? 0)) / factor.toNumber()).toPrecision(15))
  return { name, unit: unitToPlain(unit), count: 1, first: [value] }
}

function listedNumber(
  { numbers }: NameMeaning & { readonly kind: 'variable' },
  row: number,
): number | undefined {
  const value = numbers?.()?.value
  const item: unknown = Array.isArray(value) ? value[row] : undefined
  return typeof item === 'number' ? item : undefined
}

/** Whether its numbers have no unit. */
function isPlain({ variable: { shape } }: NameMeaning & { readonly kind: 'variable' }): boolean {
  return shape.kind === 'uniform' && shape.dimension.isPlain
}
