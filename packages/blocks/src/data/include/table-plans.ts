/** Tables of an include: each defines its columns as lists, and its name for looking up cells. */
import type { PlannedStatement, PlannedTable, ResourceColumn } from '@calcwright/evaluator'
import { columnName, parsePlain } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { itemsOfList } from './list-items.ts'
import { withUnit } from './plain-value.ts'
import type { IncludedTable } from './fields.ts'
import { SHOWN_OUTPUT } from './shown.ts'

/** A longer list of numbers is handed over as numbers. */
const LONGEST_LIST = 300

const NOWHERE = { start: 0, end: 0 }

interface TablePlans {
  readonly tables: readonly PlannedTable[]
  readonly statements: readonly PlannedStatement[]
  /** Names of columns that cannot be read. */
  readonly unread: readonly string[]
}

export function planTables(tables: readonly IncludedTable[]): TablePlans {
  const statements: PlannedStatement[] = []
  const unread: string[] = []
  const planned = tables.map((table): PlannedTable => {
    const { name, rows, words, columns } = table
    const numbers: ResourceColumn[] = []
    for (const { name: column, unit, data } of columns) {
      const whole = columnName(name, column)
      const values = numbersIn(data)
      const list = values ? null : listIn(data, unit)
      if (values) numbers.push({ name: whole, unit, values, field: 'tables' })
      else if (list) statements.push(definition(whole, list))
      else unread.push(whole)
    }
    return { name, words, rows, columns: columns.map(column => column.name), numbers }
  })
  return { tables: planned, statements, unread }
}

/** The numbers of a long list, NaN for gaps; null for a short one, and for one that holds anything else. */
function numbersIn(data: string): Float64Array<ArrayBuffer> | null {
  const items = itemsOfList(data)
  if (items.length <= LONGEST_LIST) return null
  const values = Float64Array.from(items, item => (item === 'undef' ? NaN : Number(item)))
  return items.every((item, at) => item === 'undef' || Number.isFinite(values[at])) ? values : null
}

function listIn(data: string, unit: string): Expression | null {
  const parsed = parsePlain(data, { context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') return null
  const value = withUnit(parsed.value.value, unit)
  return value?.kind === 'list' ? value : null
}

function definition(name: string, value: Expression): PlannedStatement {
  const target = { kind: 'variable', name: { kind: 'name', name, span: NOWHERE } } as const
  const statement = { kind: 'definition', span: value.span, target, value, show: false } as const
  return { statement, output: SHOWN_OUTPUT, request: 'column' }
}
