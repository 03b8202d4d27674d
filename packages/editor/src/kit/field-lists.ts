/** Rows of fields that a block has as many of as somebody adds: which there are, and how they come and go. */
import { fieldsOf, readField } from '@calcwright/document'
import type { Field } from '@calcwright/document'
import type { BlockViewProps } from '../contract/block-view.ts'
import type { FieldList } from './fields-look.ts'

type View = BlockViewProps<object>

/** Fields that stand together: one alone, or those of a row. */
export interface FieldGroup {
  readonly fields: readonly Field[]
  readonly row?: { readonly list: FieldList; readonly index: number }
}

/** The fields of a block in their rows; those that are in no list each for itself. */
export function fieldGroups(fields: readonly Field[], lists: readonly FieldList[]): FieldGroup[] {
  const groups: { fields: Field[]; row?: { list: FieldList; index: number } }[] = []
  for (const field of fields) {
    const row = rowOf(field.id, lists)
    const before = groups.at(-1)
    const same = row && before?.row?.list === row.list && before.row.index === row.index
    if (same) before.fields.push(field)
    else groups.push({ fields: [field], ...(row && { row }) })
  }
  return groups
}

/** The list that gets a further row directly below this group: each of its rows is a line for itself, and this one the last. */
export function addedBelow(groups: readonly FieldGroup[], at: number): readonly FieldList[] {
  const { row, fields } = groups[at]!
  return row && fields.length > 1 && row.list !== groups[at + 1]?.row?.list ? [row.list] : []
}

/** The other lists that have a row among these: their rows stand in the sentence of the block. */
export const addedAtEnd = (groups: readonly FieldGroup[]): readonly FieldList[] => [
  ...new Set(groups.flatMap(({ row, fields }) => (row && fields.length === 1 ? [row.list] : []))),
]

/** The row of a list in which a field stands: `equations.1` is in row 1 of `equations`. */
function rowOf(field: string, lists: readonly FieldList[]): { list: FieldList; index: number } | null {
  const [id, index] = field.split('.')
  const list = lists.find(one => one.id === id)
  return list && index !== undefined ? { list, index: Number(index) } : null
}

const rowsOf = (props: object, { id }: FieldList): readonly unknown[] => {
  const rows = (props as Readonly<Record<string, unknown>>)[id]
  return Array.isArray(rows) ? rows : []
}

const propsNow = ({ block, editor }: View): object =>
  (editor.worksheet.block(block.id) ?? block).props as object

/** A further row behind the last one, with the caret in it. */
export function addRow(view: View, list: FieldList): void {
  const { block, editor } = view
  const props = propsNow(view)
  const rows = rowsOf(props, list)
  // The caret is in the block before the row is: a row that is being filled in changes no result.
  if (!view.active) enterRow(view, list, rows.length - 1, 'end')
  editor.setProps(block.id, { [list.id]: [...rows, list.newRow(props)] }, { step: true })
  enterRow(view, list, rows.length, 'start')
}

/** The caret goes to the row before it. */
export function removeRow(view: View, list: FieldList, index: number): void {
  const { block, editor } = view
  const rows = rowsOf(propsNow(view), list)
  editor.setProps(block.id, { [list.id]: rows.filter((_, at) => at !== index) }, { step: true })
  enterRow(view, list, Math.max(0, index - 1), 'end')
}

function enterRow(view: View, list: FieldList, index: number, at: 'start' | 'end'): void {
  const { block, editor } = view
  const type = editor.worksheet.registry.get(block.type)
  const inRow = (type ? fieldsOf(type, propsNow(view)) : []).filter(({ id }) => {
    const row = rowOf(id, [list])
    return row?.index === index
  })
  const field = at === 'start' ? inRow[0] : inRow.at(-1)
  if (field) editor.focus(block.id, { at, field: field.id })
}

/** Backspace in an empty row other than the first takes it away. */
export function eraseRow(
  view: View,
  fields: readonly Field[],
  lists: readonly FieldList[],
  field: string,
): boolean {
  const group = fieldGroups(fields, lists).find(one => one.fields.some(({ id }) => id === field))
  if (!group?.row || group.row.index === 0) return false
  const props = propsNow(view)
  const fresh: unknown = group.row.list.newRow(props)
  const untouched = group.fields.every(({ id }) => {
    const text = readField(props, id)
    return text === '' || text === readField(fresh, id.split('.').slice(2).join('.'))
  })
  if (untouched) removeRow(view, group.row.list, group.row.index)
  return untouched
}
