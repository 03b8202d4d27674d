/**
 * Input and output of an evaluation. Plain data only: it crosses worker borders and
 * is stored in the results snapshot.
 */
import type { MessageCode } from '@calcwright/math/messages'
import type { EngineCode } from '@calcwright/engine'
import type {
  DefinitionTarget,
  Expression,
  NameNode,
  Statement,
  SyntaxProblem,
} from '@calcwright/math/expression'
import type { PropertyHolder } from '@calcwright/reference/holders'
import type { PlannedAxes, PlotData, SeriesShape } from './plots.ts'

/** How one result is shown; each field overrides the worksheet's setting. */
export interface OutputOptions {
  /** Display unit in plain notation, '' for the automatic choice. */
  readonly unit: string
  /** null follows the worksheet. */
  readonly approximate: boolean | null
  /** Significant digits 1 to 14; 0 follows the worksheet. */
  readonly digits: number
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

/** Where the source of a field begins in the source that the spans of a statement count in. */
export interface FieldPlace {
  readonly field: string
  readonly start: number
}

export interface PlannedStatement {
  readonly statement: Statement
  readonly output: OutputOptions
  /** Names that may stay without a definition here: the person has called them symbols. */
  readonly symbols?: readonly string[]
  /** The request that its outcome answers, `value` when absent. A `test` is true or false. */
  readonly request?: string
  /** A list that is the cells of a column: an item that cannot be computed is a gap, and the others stand. */
  readonly inRows?: true
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
  | { readonly kind: 'unread' }
  | { readonly kind: 'break' | 'continue' }
  | { readonly kind: 'return'; readonly value: Expression; readonly fields?: readonly FieldPlace[] }
  /** Draws the series that stand in it; see plots.ts. */
  | { readonly kind: 'axes'; readonly axes: PlannedAxes }
  | { readonly kind: 'series'; readonly shape: SeriesShape; readonly axis: 'y' | 'y2' }

/** The head of a loop. The k-th value is start + k·step, counted from 0; the finish is excluded. */
export interface Loop {
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
  | { readonly ok: true; readonly columns: readonly ResourceColumn[] }
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

/** The bytes that worksheets refer to. A rejection with an error called `MissingResource` says that there are none. */
export interface ResourceSource {
  get(digest: string): Promise<Uint8Array<ArrayBuffer>>
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

/** A block as the evaluator sees it, in reading order. */
export interface EvaluationBlock {
  readonly id: string
  readonly type: string
  readonly parent: string | null
  readonly disabled: boolean
  readonly props: unknown
}

export interface EvaluationSettings {
  readonly angle: 'rad' | 'deg'
  readonly complex: boolean
  readonly approximate: boolean
  /** Significant digits of shown decimals, 1 to 14. */
  readonly digits: number
  readonly oneIndexed: boolean
  readonly thousands: boolean
  /** Preferred units by plain symbol, base units first. */
  readonly units: readonly string[]
  readonly currencyUnit: string
  /** yyyy-mm-dd, or '0' for the current rates. */
  readonly currencyDate: string
  /** The rates of that day, where they were fetched: those that ship unless given. */
  readonly rates?: {
    /** Day of the rates. */
    readonly date: string
    /** Units of each currency for one US dollar, as decimal digits. */
    readonly perDollar: Readonly<Record<string, string>>
  }
  /** Results with money say the day of the rates: nobody looks at the settings beside them. */
  readonly namesRates?: boolean
  /** Show the steps to each result, where its line says nothing else. */
  readonly working?: boolean
}

/** Full-precision number; `{re, im}` when complex; nested arrays for lists and matrices; null when not numeric. */
export type NumericValue = number | { re: number; im: number } | readonly NumericValue[] | null

declare const EARLIER: unique symbol

/**
 * The code of a message in a snapshot that another version has stored. It may be none of the codes of today, and is
 * read as it is: whoever decides by codes finds nothing for it.
 */
export type EarlierCode = string & { readonly [EARLIER]: true }

/** The code of an error or a notice: of a message of ours, of the engine, or of a stored snapshot. */
export type StoredCode = MessageCode | EngineCode | EarlierCode

export interface EvaluationError {
  readonly kind:
    | 'syntax' | 'name' | 'unit' | 'argument' | 'engine' | 'halted' | 'cycle'
    | 'interrupted' | 'memory' // prettier-ignore
  /** The subject, such as `unit.mismatch.comparison`: decisions go by this, not by the sentence. */
  readonly code: StoredCode
  readonly message: string
  /** The functions that it lies in, the outermost first: the message begins with them. */
  readonly within?: readonly string[]
  /** Offsets in the block's source; null when the whole line is meant. */
  readonly position: { readonly start: number; readonly end: number } | null
  /** The statement of a program that the position is in, as the program's tree says it. */
  readonly source?: string
  /** Statements of programs that the error comes from, the innermost first. */
  readonly inside?: readonly {
    readonly source: string
    readonly position: { readonly start: number; readonly end: number } | null
  }[]
  /** The field that the offsets count in; absent where there is only one. */
  readonly field?: string
}

/** An item of a column that could not be computed and is a gap. */
export interface RowError {
  /** Its place, from 0. */
  readonly row: number
  readonly error: EvaluationError
}

/** A remark beside a result. */
export interface Notice {
  /** The subject, such as `temperature.difference`: decisions go by this, not by the sentence. */
  readonly code: StoredCode
  readonly text: string
  /** Names without a value that the notice is about. */
  readonly names?: readonly string[]
}

/** A name that a line reads and no line above defines. */
export interface UnknownName {
  readonly name: string
  readonly why: 'missing' | 'later' | 'disabled'
  /** The block further down, or disabled, that defines it. */
  readonly block?: string
  /** The name above that was likely meant. */
  readonly likely?: string
  /** Whether a notice beside the result says that the name has no definition. */
  readonly noticed?: boolean
}

/** The result of a line of a loop in one pass. */
export interface PassOutcome {
  /** The value of the iterator, as shown. */
  readonly at: string
  /** The same as in an outcome; the sentence of an error. */
  readonly display: string
  readonly latex: string
  readonly failed?: true
}

/** A step between a formula and its result: the formula with values in it. */
export interface WorkingStep {
  /** Plain notation; '' where terms are left out. */
  readonly plain: string
  /** Text with units, for people. */
  readonly display: string
  readonly latex: string
}

/** A part of such a line: a formula, with its equals sign behind another one, or words where there is no LaTeX. */
export interface TracePart {
  readonly display: string
  readonly latex?: string
}

/** A line of the steps of a loop, a condition or a call of a program. */
export interface TraceLine {
  /** How deep it stands in passes and branches, 0 for the outermost. */
  readonly depth: number
  readonly parts: readonly TracePart[]
}

/** A property as the line reads it, `S:E`, and where its figures come from. */
export interface PropertySource {
  readonly name: string
  readonly source: string
}

/** The result of one statement. */
export interface Outcome {
  /** False for a definition that shows nothing. */
  readonly shown: boolean
  readonly value: NumericValue
  /** Standard uncertainty in the unit of `value` and arranged like it; absent for a value without. */
  readonly uncertainty?: NumericValue
  /** The cells of a column that are gaps, as they could not be computed. */
  readonly rowErrors?: readonly RowError[]
  /** Plain unit text of `value`, '' for none; for lists of mixed units the units joined like the list. */
  readonly unit: string
  /** Plain notation of the exact or symbolic result, unit apart. */
  readonly exact: string
  /** The result as shown, as plain text with its unit. */
  readonly display: string
  /** The result as shown, as LaTeX; units in \mathrm inside \class{unit}{…}. */
  readonly latex: string
  /** The steps to the result, where they are asked for and there are any. */
  readonly working?: readonly WorkingStep[]
  /** The steps line by line of a loop, a condition, or the programs that are called; where they are asked for. */
  readonly trace?: readonly TraceLine[]
  /** Decides what the output box offers to do with it. */
  readonly kind: 'number' | 'complex' | 'list' | 'matrix' | 'symbolic' | 'function' | 'boolean' | 'nothing'
  readonly suppressed: boolean
  readonly notices: readonly Notice[]
  readonly error: EvaluationError | null
  /** Names without a definition, apart from those that the worksheet solves for; absent for none. */
  readonly unknown?: readonly UnknownName[]
  /** The request that it answers, `value` when absent. */
  readonly request?: string
  /** Whether a test is true. */
  readonly truth?: boolean
  /** The numbers of a plot, for the request `figure`. */
  readonly plot?: PlotData
  /** The columns of a resource in brief, for the request `resource`. */
  readonly columns?: readonly ColumnSummary[]
  /** The names of the rows to choose from, for the request `row`; of all rows of a `table`, none where none has one. */
  readonly rows?: readonly string[]
  /** The names of the columns of words, for the request `table`. */
  readonly words?: readonly string[]
  /** The properties that the line reads from materials and fluids, each with the source of its data; absent for none. */
  readonly sources?: readonly PropertySource[]
  /** Results of a line of a loop in the first passes; reported once everything else is computed. */
  readonly passes?: readonly PassOutcome[]
  /** The step is still at work and can be aborted: a loop of many passes, or a file on its way. */
  readonly running?: true
  /** The line stands in a branch that was not chosen: nothing was computed. */
  readonly skipped?: true
}

/** A column of a resource, reduced to what a block shows of it. */
export interface ColumnSummary {
  readonly name: string
  readonly unit: string
  /** Numbers of a list, rows of a matrix. */
  readonly count: number
  /** Columns of a matrix. */
  readonly width?: number
  /** Cells that hold no number, where the block counts them. */
  readonly missing?: number
  /** In words, and where its figures are from: of a property. */
  readonly title?: string
  readonly source?: string
  /** The arguments that it takes as a function, `T`. */
  readonly takes?: string
  /** The first values in the unit of the column; null for a missing one. */
  readonly first: readonly (number | null)[]
}

export interface BlockResult {
  readonly block: string
  /**
   * Fingerprint of everything the result depends on (source, options, settings, values read), one
   * for each statement, joined by dots.
   */
  readonly hash: string
  /** Fingerprint of what dependents see of each statement, joined by dots. */
  readonly values: string
  readonly outcomes: readonly Outcome[]
  /** Names defined here, functions as `f(`. */
  readonly defines: readonly string[]
}

/** Results beside the document: shown on opening, before the engine has loaded. */
export interface ResultsSnapshot {
  readonly format: 1
  readonly results: Readonly<Record<string, BlockResult>>
}

export type RunState = 'idle' | 'running' | 'aborting' | 'terminated'

/** Messages of the evaluator while it works. */
export type EvaluatorEvent =
  | { readonly kind: 'engine'; readonly phase: 'loading' | 'ready' | 'terminated'; readonly text: string; readonly progress: number }
  /** `edited`: those of them that were changed themselves. Their earlier results belong to an earlier text. */
  | { readonly kind: 'queued'; readonly blocks: readonly string[]; readonly edited: readonly string[] }
  | { readonly kind: 'results'; readonly results: readonly BlockResult[] }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  /** The engine was replaced, or has printed an error. */
  | { readonly kind: 'message'; readonly text: string }
  /** Whether edits are computed by themselves. */
  | { readonly kind: 'mode'; readonly automatic: boolean }
  /** The evaluator is at rest. `stale`: blocks that wait for a request, after an abort or in manual mode. */
  | { readonly kind: 'finished'; readonly halted: boolean; readonly cancelled: boolean; readonly stale: readonly string[] } // prettier-ignore

/** The evaluator as everybody sees it; the worker client implements the same interface. */
export interface Evaluator {
  /** Replaces the worksheet; only what is stale against `snapshot` runs. */
  open(blocks: readonly EvaluationBlock[], settings: EvaluationSettings, snapshot?: ResultsSnapshot): void
  /** Changed or new blocks, and the reading order when it changed; removed blocks are absent from it. */
  update(change: { readonly blocks: readonly EvaluationBlock[]; readonly order?: readonly string[] }): void
  configure(settings: EvaluationSettings): void
  /** Stops the run: what was not computed stays stale. */
  abort(): void
  /** Terminates the engine, whatever it does; `recalculate` starts it again. */
  kill(): void
  /** Runs everything on a fresh engine, or what is stale; in manual mode too. */
  recalculate(scope: 'all' | 'stale'): void
  /** Off: edits wait for `recalculate` or `calculate`. On (at first): computes what waits. */
  setAutomatic(automatic: boolean): void
  /** Runs these blocks and what they need, as far as that is stale; in manual mode too. */
  calculate(blocks: readonly string[]): void
  /** Reports the results that are there, for a page that is about to draw; otherwise they come a moment later. */
  collect(): void
  snapshot(): Promise<ResultsSnapshot>
  /** Resolves when everything that was asked so far is calculated, or waits for a request. */
  settled(): Promise<void>
  on(listener: (event: EvaluatorEvent) => void): () => void
  dispose(): void
}
