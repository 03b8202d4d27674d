/** Responsibilities: the kinds of steps that the blocks of a worksheet become, with what each of them holds. */
import type { ProgramStatement, Statement } from '@calcwright/math/expression'
import type { BlockRole, FieldPlace, OutputOptions, PlanProblem } from '../contract.ts'
import type { Step } from '../graph/step.ts'
import type { PlannedAxes, SeriesShape } from '../plots.ts'

/** A step with the mathematics behind it. */
export type PlannedStep =
  | PlannedFormula
  | { readonly kind: 'problem'; readonly step: Step; readonly problem: PlanProblem }
  /** Nothing to compute: a sentence to be said, '' for none, and what it counts as where it is a test. */
  | { readonly kind: 'remark'; readonly step: Step; readonly text: string; readonly truth: boolean }
  /** The definition of a name below a choice. */
  | { readonly kind: 'merge'; readonly step: Step }
  /** A loop with what stands in it. */
  | { readonly kind: 'loop'; readonly step: Step; readonly loop: LoopPlan }
  /** A plot with its series. */
  | { readonly kind: 'figure'; readonly step: Step; readonly figure: FigurePlan }
  /** A name below `correlate(a, b, r)`: it means what it meant, with the correlation. */
  | { readonly kind: 'correlated'; readonly step: Step; readonly pair: readonly [string, string] }
  /** A line in a loop or a program: its outcome comes with that of the whole. */
  | { readonly kind: 'part'; readonly step: Step }
  /** A name that a loop defines: its value comes with that of the loop. */
  | { readonly kind: 'export'; readonly step: Step }

/** What a block plans by itself, without regard to where it stands. */
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
  /** The definition of a function by the lines of a program, which are parts of it. */
  readonly isProgram?: true
}

/** What a plot is computed from. */
export interface FigurePlan {
  readonly axes: PlannedAxes
  /** The names of limits, by their request. */
  readonly limits: ReadonlyMap<string, string>
  readonly series: readonly SeriesPlan[]
}

export interface SeriesPlan {
  readonly block: string
  /** Of the step that says what is to be said of it. */
  readonly key: string
  readonly shape: SeriesShape
  readonly axis: 'y' | 'y2'
  /** Its formulas, by their request. */
  readonly formulas: ReadonlyMap<string, PlannedFormula>
}

export interface LoopPlan {
  readonly statement: ProgramStatement & { readonly kind: 'loop' }
  /** The fields of its head and of the loops in it, by source. */
  readonly heads: ReadonlyMap<string, readonly FieldPlace[]>
  /** The formulas in it, by the source that the statements name. */
  readonly formulas: ReadonlyMap<string, PlannedFormula>
  /** All lines in it, by the keys of their steps. */
  readonly parts: readonly string[]
}
