/** The plan that a block type makes of a block: statements, resources and roles. Plain data apart from the readers. */
import type { MessageCode } from '@calcwright/math/messages'
import type {
  DefinitionTarget,
  Expression,
  NameNode,
  NumberForm,
  Statement,
  SyntaxProblem,
} from '@calcwright/math/expression'
import type { PropertyHolder } from '@calcwright/reference/holders'
import type { PlannedAxes, SeriesShape } from './plots.ts'

/** How one result is shown; each field overrides the worksheet's setting. */
export interface OutputOptions {
  /** Display unit in plain notation, '' for the automatic choice. */
  readonly unit: string
  /** null follows the worksheet. */
  readonly approximate: boolean | null
  /** Significant digits 1 to 14; 0 follows the worksheet. */
  readonly digits: number
  /** The form of numbers of the line, in place of the digits and of the forms of the worksheet. */
  readonly numbers?: NumberForm
  readonly form: 'none' | 'simplify' | 'factor' | 'expand'
  /** Compute a display even where the line does not ask for one (an expanded definition). */
  readonly show: boolean
  /** Show results over 3500 characters in full. */
  readonly force: boolean
  /** The block shows the rows of a table itself, or nothing: a text of them is not wanted, however long it is. */
  readonly rows?: 'shown' | 'hidden'
  /** Show the steps to the result; absent or null follows the worksheet. */
  readonly working?: boolean | null
}

/** The output of what shows nothing by itself. */
export const NO_OUTPUT: OutputOptions = {
  unit: '',
  approximate: null,
  digits: 0,
  form: 'none',
  show: false,
  force: false,
}

/** Offset of a field's source in the source in which the spans of a statement are counted. */
export interface FieldPlace {
  readonly field: string
  readonly start: number
}

export interface PlannedStatement {
  readonly statement: Statement
  readonly output: OutputOptions
  /** Names that may stay without a definition here: the user has declared them as symbols. */
  readonly symbols?: readonly string[]
  /** The request that its outcome answers, `value` when absent. A `test` is true or false. */
  readonly request?: string
  /**
   * The list holds the cells of a column: an item that cannot be computed becomes a gap, and the others stay
   * valid.
   */
  readonly inRows?: true
  /** The statement is one cell of a table: a list as its value is an error. */
  readonly inCell?: true
  /** In a loop the outcome has the values of each pass: all of them are judged. A function does not compute it. */
  readonly eachPass?: true
  /** In a block of several fields: where each begins, in this order. */
  readonly fields?: readonly FieldPlace[]
}

/** The meaning of a block for the blocks in it and around it. A container without a role has none. */
export type BlockRole =
  /** Its statement is a test: its children up to the next branch count where the test is true. */
  | { readonly kind: 'choice' }
  /** Begins a further branch of the choice that it stands in; its statement, if any, is its test. */
  | { readonly kind: 'branch'; readonly otherwise: boolean }
  /** Its children run once for each value of the iterator. */
  | ({ readonly kind: 'loop' } & Loop)
  /** Its children are the body of a function. */
  | { readonly kind: 'program'; readonly target: DefinitionTarget & { readonly kind: 'function' } }
  /** Its head cannot be read, or is not there yet: its children are left out. */
  | { readonly kind: 'unread'; readonly lacksTest?: true }
  | { readonly kind: 'break' | 'continue' }
  | { readonly kind: 'return'; readonly value: Expression; readonly fields?: readonly FieldPlace[] }
  /** Draws the series that stand in it; see plots.ts. */
  | { readonly kind: 'axes'; readonly axes: PlannedAxes }
  | { readonly kind: 'series'; readonly shape: SeriesShape; readonly axis: 'y' | 'y2' }

/** The head of a loop. The k-th value is start + k·step, counted from 0; the finish is excluded. */
export interface Loop {
  /** A pass begins only where it is true: the iterator counts the passes then, and is no name of the worksheet. */
  readonly test?: Expression
  /** Whether the iterator takes the final value as well. */
  readonly through?: true
  readonly iterator: NameNode
  readonly start: Expression
  readonly finish: Expression
  readonly step: Expression
  readonly fields: readonly FieldPlace[]
}

/** A source that cannot be read. */
export interface PlanProblem extends Omit<SyntaxProblem, 'code'> {
  readonly code: MessageCode
  /** The field that the span counts in; absent where there is only one. */
  readonly field?: string
}

/** Numbers that were read from the bytes of a resource. */
export interface ResourceColumn {
  /** One of the names of the plan. */
  readonly name: string
  /** In plain notation, '' for plain numbers. */
  readonly unit: string
  /** In that unit; NaN for a gap. Nobody changes them any more. */
  readonly values: Float64Array
  /** Columns of a matrix, whose rows follow one another in `values`; absent for a list. */
  readonly width?: number
  /** Cells that hold no number, where the block counts them. */
  readonly missing?: number
  /** The field that names the unit, for an error in it. */
  readonly field?: string
}

export type ResourceReading =
  /** Columns; remarks on how their cells were read. */
  | {
      readonly ok: true
      readonly columns: readonly ResourceColumn[]
      /** The names of the rows of the plan's table, in their order. */
      readonly rows?: readonly string[]
      /** The cells of each column of words of the plan's table. */
      readonly texts?: readonly (readonly string[])[]
      readonly remarks?: readonly string[]
    }
  /** A value with properties, which the name of the plan means; remarks on parts that were not read. */
  | { readonly ok: true; readonly holder: PropertyHolder; readonly remarks: readonly string[] }
  /** The bytes have another shape than the block expects, as one field of it says. */
  | { readonly ok: false; readonly message: string; readonly field?: string }

/** Bytes beside the worksheet, the columns of which the block defines as names. */
export interface PlannedResource {
  readonly kind: 'resource'
  /** The address of the bytes. */
  readonly digest: string
  /** Everything else that the reading depends on, as a separator of numbers: another text is another reading. */
  readonly options?: string
  /** The names that the columns define. */
  readonly names: readonly string[]
  /** The name that a value with properties has, where the bytes are one. */
  readonly holder?: string
  /** The table that the columns are, by their names in it. */
  readonly table?: Pick<PlannedTable, 'name' | 'columns' | 'words'>
  /** The field that refers to the resource, for errors. */
  readonly field?: string
  /** Runs once for the same digest and options. */
  read(bytes: Uint8Array<ArrayBuffer>): ResourceReading | Promise<ResourceReading>
}

/**
 * A table. Each of its columns is a name, `bolts.A_s`: those of numbers alone are given here, the others are
 * statements of the plan.
 */
export interface PlannedTable {
  /** '' for a table without a name: its columns have their own names alone. */
  readonly name: string
  /** Columns that have a value, in their order. */
  readonly columns: readonly string[]
  /** Columns of words. */
  readonly words: readonly string[]
  /** The cells of each of these, where others than the names of the rows can be read. */
  readonly texts?: readonly (readonly string[])[]
  /** The name of each row, '' for one without. */
  readonly rows: readonly string[]
  /** Columns of numbers alone, each by the whole name that it defines. */
  readonly numbers: readonly ResourceColumn[]
}

/**
 * A name for one row of a table above, or of a library: `steel.R_e` is a cell of it; or a name for a whole library,
 * which is read as a table of that name.
 */
export interface PlannedRow {
  readonly name: string
  readonly table: string
  /** Null for a whole library: a table above of its name is not meant. */
  readonly row: string | null
  /** The field that names the row, for errors. */
  readonly field: string
}

/** The computations of a block, in order. The block type makes them from its saved fields. */
export interface BlockPlan {
  readonly statements: readonly PlannedStatement[]
  readonly resources?: readonly PlannedResource[]
  readonly tables?: readonly PlannedTable[]
  readonly row?: PlannedRow
  readonly problem?: PlanProblem
  /** Parts that cannot be read beside others that can, each with the names that it was going to define. */
  readonly problems?: readonly { readonly problem: PlanProblem; readonly intends: readonly string[] }[]
  /** Names that an unreadable source was going to define, so that their readers halt. */
  readonly intends?: readonly string[]
  readonly role?: BlockRole
  /** Names that mean nothing any more below the block. */
  readonly purges?: readonly string[]
}

/** One block type's part in an evaluation. Types without one are inert. */
export interface BlockEvaluation<Props = unknown> {
  readonly type: string
  plan(props: Props): BlockPlan
}
