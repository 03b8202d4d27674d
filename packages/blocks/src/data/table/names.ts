/** The names that a table defines and reads, and how one is renamed: its formulas stand in plain notation. */
import { freeNames, isName, parsePlain, columnName } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { isUnit } from '@calcwright/math/units'
import type { TableNames } from '@calcwright/editor'
import { contentOf } from './classes.ts'
import { tableName } from './table-name.ts'
import { headKey, readTable } from './model.ts'
import type { TableProps } from './props.ts'
import { textsIn } from './texts.ts'

/** Names of the table and its columns. */
export function definedNames(props: TableProps): string[] {
  const table = tableName(props.name) ?? ''
  const { columns } = contentOf(readTable(props))
  const names = columns.flatMap(({ column, kind }) =>
    kind !== 'words' && isName(column.name) ? [column.name] : [],
  )
  const own = table === '' || props.own_names ? names : []
  return [...(table === '' ? [] : [table, ...names.map(name => columnName(table, name))]), ...own]
}

/** Rows and columns, for those who look something up. */
export function tableNames(props: TableProps): TableNames {
  const { columns, rowNames } = contentOf(readTable(props))
  return {
    columns: columns
      .filter(({ kind }) => kind !== 'words')
      .map(({ column }) => ({ name: column.name, label: column.unit })),
    rows: rowNames,
  }
}

interface PlacedFormula {
  readonly part: 'cells' | 'heads'
  readonly key: string
  readonly text: string
}

/** Formulas of cells and of columns. */
function formulasIn({ cells, heads }: TableProps): PlacedFormula[] {
  const found: PlacedFormula[] = []
  for (const [key, text] of textsIn(cells))
    if (text.startsWith('=')) found.push({ part: 'cells', key, text: text.slice(1) })
  for (const [key, text] of Object.entries(heads))
    if (key.endsWith('.formula') && text !== '') found.push({ part: 'heads', key, text })
  return found
}

function valueOf(text: string): Expression | null {
  const parsed = parsePlain(text, { isUnit, context: 'expression', isAlone: true })
  return parsed.ok && parsed.value.kind === 'expression' ? parsed.value.value : null
}

const columnNames = ({ heads }: TableProps): Set<string> =>
  new Set(Object.entries(heads).flatMap(([key, name]) => (key.endsWith('.name') ? [name] : [])))

/** Names that the formulas read from above. */
export function usedNames(props: TableProps): string[] {
  const own = columnNames(props)
  const names = formulasIn(props).flatMap(({ part, text }) => {
    const value = valueOf(text)
    const read = value ? [...freeNames(value).keys()] : []
    return part === 'heads' ? read.filter(name => !own.has(name)) : read
  })
  return [...new Set(names)]
}

/** @returns what to change so that the formulas read `to` in place of `from`; null where none reads it */
export function renamed(props: TableProps, from: string, to: string): Partial<TableProps> | null {
  const own = columnNames(props)
  const changed = { cells: Object.fromEntries(textsIn(props.cells)), heads: { ...props.heads } }
  let isChanged = false
  for (const { part, key, text } of formulasIn(props)) {
    if (part === 'heads' && own.has(from)) continue
    const other = withName(text, from, to)
    if (other === null) continue
    isChanged = true
    changed[part][key] = part === 'cells' ? `=${other}` : other
  }
  return isChanged ? changed : null
}

/** A formula with another name; null where it does not read the name. */
export function withName(text: string, from: string, to: string): string | null {
  const value = valueOf(text)
  const uses = value && freeNames(value).get(from)
  if (!uses) return null
  return uses
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((all, { span }) => all.slice(0, span.start) + to + all.slice(span.end), text)
}

/** The formulas of other columns that read a column under its new name, by the keys of `heads`. */
export function headChanges(props: TableProps, id: string, name: string): Record<string, string> {
  const before = props.heads[headKey(id, 'name')] ?? ''
  if (!isName(before) || !isName(name)) return {}
  return Object.fromEntries(
    Object.entries(props.heads).flatMap(([key, text]) => {
      const other = key.endsWith('.formula') ? withName(text, before, name) : null
      return other === null ? [] : [[key, other]]
    }),
  )
}
