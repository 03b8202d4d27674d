/** Shape of a row in the table of calls. */
import { readField } from '@calcwright/document'
import type { Field } from '@calcwright/document'
import type { Expression, NameNode } from '@calcwright/math/expression'
import type { PlanProblem } from '@calcwright/evaluator'

/** Content of a block, for the words and fields that depend on it. */
export interface CallContent {
  /** The text of a field, or what is chosen. */
  read(id: string): string
  /** How many rows a list of rows has. */
  count(list: string): number
}

/** A word, or one that depends on what stands in the block; `row` counts from 0. */
export type DependentText = string | ((content: CallContent, row: number) => string)

/** A field with the word before it and its initial text. */
export interface CallField extends Omit<Field, 'placeholder'> {
  readonly placeholder: DependentText
  readonly word?: DependentText
  /** A formula as LaTeX, shown in place of a word. */
  readonly sign?: DependentText
  /** A list, whose items may stand without brackets. */
  readonly list?: boolean
  /** The block waits while the initial text stands there, which no result can be had from. */
  readonly awaits?: boolean
  /** Its initial text, which is also the meaning of an empty field. */
  readonly value?: DependentText
  /** The names that it binds count from 0, whatever the worksheet counts from. */
  readonly fromZero?: boolean
  /** Message for an empty field once every other required field is filled; `{n}` is the number of its row. */
  readonly missing?: string
  /** Message for a text that is no name, in a field that holds names. */
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
  /** Name of one row: `equation`. */
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
  /** The option that is chosen initially. */
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Drawn as a box with its label, which is checked for the second option. */
  readonly checkbox?: boolean
}

export interface CallDefinition {
  readonly name: NameNode
  /** Parameter of a function; absent for a variable. */
  readonly parameter?: NameNode
  readonly call: string
  /** Meanings of further ids in the call. */
  readonly values?: ReadonlyMap<string, Expression>
}

export interface CallRow {
  /** Type of the block, which is also the word that is typed for it. */
  readonly type: string
  /**
   * Version of the saved fields, 1 when absent, 0 for blocks that always had the choice to show steps; fields that an
   * earlier version lacks get their initial text.
   */
  readonly version?: number
  readonly title: string
  /** Words that the block shows before its fields. */
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
  readonly call: DependentText
  /**
   * Variables of a result that is a function: a name, the field that holds it, or several names, of which
   * those in the stored name come first. Absent for a value.
   */
  readonly result?:
    | { readonly name: string }
    | { readonly field: string }
    | { names(content: CallContent): readonly string[] }
  /** Reports no missing field until one is filled in. Without it a chosen option counts as well. */
  readonly waits?: boolean
  /** Changes the meanings of fields, and adds those of ids in the call that no field has. */
  meant?(values: ReadonlyMap<string, Expression>, content: CallContent): ReadonlyMap<string, Expression>
  /** Further definitions of the block beside its result, each a call in plain notation. */
  also?(values: ReadonlyMap<string, Expression>, content: CallContent): readonly CallDefinition[]
  /** Names of the further definitions that go by the stored name. */
  readonly alsoNamed?: (stored: string) => readonly string[]
  /** The call that is evaluated in place of `call` once the further definitions are known; null for `call` itself. */
  after?(content: CallContent): string | null
  /** Heads of the columns as LaTeX where the result is a table; null for another result. */
  columns?(content: CallContent): readonly string[] | null
  /** A problem between fields that are readable each for itself; null for none. */
  check?(values: ReadonlyMap<string, Expression>, content: CallContent): PlanProblem | null
  /** Tools for the properties of a fluid below the block, while it has the caret. */
  readonly fluidTools?: boolean
  /** LaTeX before the shown result. */
  lead?(content: CallContent): string
}

export const field = (
  id: string,
  label: string,
  placeholder: DependentText,
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

export const liveText = (text: DependentText | undefined, content: CallContent, row = 0): string =>
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

/** Initial content of one row, as it is stored. */
export function newRow({ columns }: CallRows, content: CallContent, row: number): unknown {
  if (columns.length === 1) return liveText(columns[0]!.value, content, row)
  return Object.fromEntries(columns.map(({ id, value }) => [id, liveText(value, content, row)]))
}
