/** Results of blocks. Plain data only: it crosses worker borders and is stored in the results snapshot. */
import type { MessageCode } from '@calcwright/math/messages'
import type { EngineCode } from '@calcwright/engine'
import type { PlotData } from './plots.ts'

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
  /** The statement of a program that the position is in: its `source` in the tree of the program. */
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
  /** The loop has passes behind this one, which is the last that is shown. */
  readonly more?: true
}

/** The value of a line of a loop in one pass, as in an outcome. */
export interface PassValue extends Pick<Outcome, 'value' | 'uncertainty' | 'unit' | 'exact' | 'unknown'> {
  /** `pass 3`, behind that of the loop around it. */
  readonly pass: string
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
  readonly kind:
    'number' | 'complex' | 'list' | 'matrix' | 'symbolic' | 'function' | 'boolean' | 'text' | 'nothing'
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
  /** The values of each pass, for a line of a loop that asks for them. */
  readonly eachPass?: readonly PassValue[]
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
  /** The state of the block that the outcomes answer, see `EvaluationBlock`. */
  readonly revision?: number
  /** In a snapshot: the block was changed, or what it reads, and is not computed anew. */
  readonly stale?: true
}

/** Results beside the document: shown on opening, before the engine has loaded. */
export interface ResultsSnapshot {
  readonly format: 1
  readonly results: Readonly<Record<string, BlockResult>>
}
