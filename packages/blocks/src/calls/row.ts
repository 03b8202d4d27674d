/** What a row of the table of calls says. */
import { readField } from '@calcwright/document'
import type { Field } from '@calcwright/document'
import type { Expression, NameNode } from '@calcwright/math/expression'
import type { PlanProblem } from '@calcwright/evaluator'

/** What stands in a block, for the words and fields that depend on it. */
export interface CallContent {
  /** The text of a field, or what is chosen. */
  read(id: string): string
  /** How many rows a list of rows has. */
  count(list: string): number
}

/** A word, or one that depends on what stands in the block; `row` counts from 0. */
export type Live = string | ((content: CallContent, row: number) => string)

/** A field with what stands before it, and what it holds at first. */
export interface CallField extends Omit<Field, 'placeholder'> {
  readonly placeholder: Live
  readonly word?: Live
  /** In place of a word, a formula as LaTeX. */
  readonly sign?: Live
  /** A list, whose items may stand without brackets. */
  readonly list?: boolean
  /** What it holds at first, and what an empty one means. */
  readonly value?: Live
  /** The names that it binds count from 0, whatever the worksheet counts from. */
  readonly fromZero?: boolean
  /** What is said of an empty one once every other field that must be there is; `{n}` is the number of its row. */
  readonly missing?: string
  /** What is said of a text that is no name, in a field that holds names. */
  readonly wrong?: string
  /** Whether it is there; always when absent. */
  readonly when?: (content: CallContent) => boolean
}

/**
 * Rows of the same fields, one or more, which are added and removed. Stored as a list: of texts where a row
 * is one field, else of objects by the ids of the fields. In the call the id of the list, or that of each
 * field, stands for the list of what is typed there.
 */
export interface CallRows {
  readonly rows: string
  readonly columns: readonly CallField[]
  /** What one row is called: `equation`. */
  readonly noun: string
  /** One row alone stands for itself in the call. */
  readonly single?: boolean
  readonly when?: (content: CallContent) => boolean
}

export type CallPart = CallField | CallRows

export const isRows = (part: CallPart): part is CallRows => 'rows' in part

/** A menu behind the fields. */
export interface CallChoice {
  readonly id: string
  readonly label: string
  /** What is chosen at first. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Drawn as a box with its label, which is checked for the second option. */
  readonly checkbox?: boolean
}

export interface CallDefinition {
  readonly name: NameNode
  /** Of a function. */
  readonly parameter?: NameNode
  readonly call: string
  /** What further ids in the call stand for. */
  readonly values?: ReadonlyMap<string, Expression>
}

export interface CallRow {
  /** Also the word that is typed for it. */
  readonly type: string
  /** Of the saved fields, 1 when absent; those that an earlier version lacks have their first value. */
  readonly version?: number
  readonly title: string
  /** What the block says before its fields. */
  readonly keyword: string
  readonly section: 'Data' | 'Expansions' | 'Solvers' | 'Transforms'
  /** Words that find it. */
  readonly keywords: readonly string[]
  /** Other words that are typed for it. */
  readonly alsoTyped?: readonly string[]
  readonly fields: readonly CallPart[]
  readonly choices?: readonly CallChoice[]
  /**
   * The call in plain notation; ids of fields and choices are arguments, `result` is the variable of a
   * result that is a function.
   */
  readonly call: Live
  /**
   * What the result is a function of: a name, the field that holds it, or several names, of which those
   * that the stored name has come first. Absent for a value.
   */
  readonly result?:
    | { readonly name: string }
    | { readonly field: string }
    | { names(content: CallContent): readonly string[] }
  /** As long as nothing is filled in or chosen, nothing is said to be missing; with this, whatever is chosen. */
  readonly waits?: boolean
  /** What the fields mean where that is more than what they say; ids of the call that no field has. */
  meant?(values: ReadonlyMap<string, Expression>, content: CallContent): ReadonlyMap<string, Expression>
  /** What the block defines beside its result, each a call in plain notation like that of the result. */
  also?(values: ReadonlyMap<string, Expression>, content: CallContent): readonly CallDefinition[]
  /** The call that is computed once what the block defines beside it is known, in place of `call`; null for that. */
  after?(content: CallContent): string | null
  /** Of a result that is a table, the heads of its columns as LaTeX; null for another result. */
  columns?(content: CallContent): readonly string[] | null
  /** What is wrong with fields that can be read each for itself; null for nothing. */
  check?(values: ReadonlyMap<string, Expression>, content: CallContent): PlanProblem | null
  /** What stands before the shown result, as LaTeX. */
  lead?(content: CallContent): string
}

export const field = (
  id: string,
  label: string,
  placeholder: Live,
  more: Partial<CallField> = {},
): CallField => ({ id, kind: 'expression', label, placeholder, required: true, ...more })

export const contentOf = (props: object): CallContent => ({
  read: id => readField(props, id),
  count: list => rowsIn(props, list).length,
})

const rowsIn = (props: object, list: string): readonly unknown[] => {
  const rows = (props as Readonly<Record<string, unknown>>)[list]
  return Array.isArray(rows) ? rows : []
}

export const liveText = (text: Live | undefined, content: CallContent, row = 0): string =>
  typeof text === 'function' ? text(content, row) : (text ?? '')

/** A field as it stands in a block, with the row it is in. */
export interface PlacedField {
  readonly id: string
  readonly field: CallField
  readonly row: number
  readonly rows?: CallRows
}

/** The fields that a block has now, in reading order. */
export function placedFields({ fields }: CallRow, content: CallContent): readonly PlacedField[] {
  return fields
    .filter(({ when }) => when === undefined || when(content))
    .flatMap(part =>
      isRows(part)
        ? Array.from({ length: content.count(part.rows) }, (_, row) => placedRow(part, row)).flat()
        : [{ id: part.id, field: part, row: 0 }],
    )
}

const placedRow = (rows: CallRows, row: number): PlacedField[] =>
  rows.columns.map(column => ({
    id: rows.columns.length === 1 ? `${rows.rows}.${row}` : `${rows.rows}.${row}.${column.id}`,
    field: column,
    row,
    rows,
  }))

/** What one row holds at first, as it is stored. */
export function newRow({ columns }: CallRows, content: CallContent, row: number): unknown {
  if (columns.length === 1) return liveText(columns[0]!.value, content, row)
  return Object.fromEntries(columns.map(({ id, value }) => [id, liveText(value, content, row)]))
}
