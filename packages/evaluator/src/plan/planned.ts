/** Responsibilities: the kinds of steps that the blocks of a worksheet become, with what each of them holds. */
import type { Message } from '@calcwright/math/messages'
import type { ProgramStatement, Statement } from '@calcwright/math/expression'
import type {
  BlockRole,
  FieldPlace,
  OutputOptions,
  PlannedResource,
  PlannedRow,
  PlannedTable,
  PlanProblem,
} from '../block-plan.ts'
import type { StoredCode } from '../block-result.ts'
import type { Step } from '../graph/step.ts'
import type { PlannedAxes, SeriesShape } from '../plots.ts'

/** A step with the mathematics behind it; `run/steps/table.ts` has a row for each kind. */
export type PlannedStep =
  | PlannedFormula
  | PlannedProblem
  | PlannedRemark
  | PlannedMerge
  | PlannedLoop
  | PlannedFigure
  | PlannedCorrelation
  | PlannedPart
  | PlannedExport
  | PlannedResourceStep
  | PlannedColumn
  | PlannedTableStep
  | PlannedRowStep

/** The plan of a block by itself, without regard to its place. */
export interface PlannedBlock {
  readonly steps: readonly PlannedStep[]
  readonly role?: BlockRole
}

/** A formula to be computed. */
export interface PlannedFormula {
  readonly kind: 'formula'
  readonly step: Step
  readonly statement: Statement
  readonly output: OutputOptions
  readonly request: string
  readonly fields: readonly FieldPlace[]
  /** The cells of a column: one that fails is a gap. */
  readonly inRows?: true
  /** Its values are kept in each pass of a loop. */
  readonly eachPass?: true
  /** One cell, which holds no list. */
  readonly inCell?: true
  /** The definition of a function by the lines of a program, which are parts of it. */
  readonly isProgram?: true
}

/** A source that cannot be read. */
export interface PlannedProblem {
  readonly kind: 'problem'
  readonly step: Step
  readonly problem: PlanProblem
}

/** A line that computes nothing and shows a notice, or nothing at all. */
export interface PlannedRemark {
  readonly kind: 'remark'
  readonly step: Step
  readonly remark: Message<StoredCode> | null
  /** The answer of the line where it is a test. */
  readonly truth: boolean
}

/** The definition of a name below a choice. */
export interface PlannedMerge {
  readonly kind: 'merge'
  readonly step: Step
}

/** A loop with the lines in it. */
export interface PlannedLoop {
  readonly kind: 'loop'
  readonly step: Step
  readonly loop: LoopPlan
}

/** A plot with its series. */
export interface PlannedFigure {
  readonly kind: 'figure'
  readonly step: Step
  readonly figure: FigurePlan
}

/** A name below `correlate(…)`: it means the same as above, with the correlations. */
export interface PlannedCorrelation {
  readonly kind: 'correlated'
  readonly step: Step
  /** All names that the line correlates. */
  readonly names: readonly string[]
}

/** A line in a loop or a program, or a series of a plot: its outcome comes with that of the whole. */
export interface PlannedPart {
  readonly kind: 'part'
  readonly step: Step
}

/** A name that a loop defines: its value comes with that of the loop. */
export interface PlannedExport {
  readonly kind: 'export'
  readonly step: Step
}

/** Bytes to be read beside the worksheet. */
export interface PlannedResourceStep {
  readonly kind: 'resource'
  /** Its source is the fingerprint of the reading: the digest with the options of the reader. */
  readonly step: Step
  readonly resource: PlannedResource
}

/** A name that a resource or a table defines: its value comes with that of the whole. */
export interface PlannedColumn {
  readonly kind: 'column'
  readonly step: Step
  /** Fingerprint of its numbers, where the whole has more than them. */
  readonly numbers?: string
}

/** A table: what it is called, and the columns of numbers alone. */
export interface PlannedTableStep {
  readonly kind: 'table'
  readonly step: Step
  readonly table: PlannedTable
}

/** A name for one row of a table. */
export interface PlannedRowStep {
  readonly kind: 'row'
  readonly step: Step
  readonly row: PlannedRow
}

/** The input of a plot. */
export interface FigurePlan {
  readonly axes: PlannedAxes
  /** The names of limits, by their request. */
  readonly limits: ReadonlyMap<string, string>
  readonly series: readonly SeriesPlan[]
  /** Stands in a loop, behind which it is drawn. */
  readonly isInLoop?: boolean
}

export interface SeriesPlan {
  readonly block: string
  /** Key of the step that carries its notices. */
  readonly key: string
  readonly shape: SeriesShape
  readonly axis: 'y' | 'y2'
  /** Its formulas, by their request. */
  readonly formulas: ReadonlyMap<string, PlannedFormula>
}

/** A line or a test in a loop. */
export type LoopFormula = Pick<PlannedFormula, 'statement' | 'output' | 'request' | 'fields' | 'eachPass'>

export interface LoopPlan {
  readonly statement: ProgramStatement & { readonly kind: 'loop' }
  /** The fields of its head and of the loops in it, by source. */
  readonly heads: ReadonlyMap<string, readonly FieldPlace[]>
  /** The formulas in it, by the source that the statements name. */
  readonly formulas: ReadonlyMap<string, LoopFormula>
  /** All lines in it, by the keys of their steps. */
  readonly parts: readonly string[]
}
