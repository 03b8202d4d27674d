/** Responsibilities: a statement on its way to the engine: what is asked for, and the commands that it becomes. */
import type { EngineCommand, Success } from '@calcwright/engine'
import type { FreeName, FunctionVariant, Shape } from '@calcwright/math/dimensions'
import type { CallNode, Expression, Statement } from '@calcwright/math/expression'
import type { ResolvedUnit } from '@calcwright/math/units'
import type { EvaluationError, Notice } from '../block-result.ts'
import type { EvaluationSettings } from '../contract.ts'
import type { OutputOptions } from '../block-plan.ts'
import type { Resolution } from '../graph/resolve.ts'
import type { FormulaOfNumbers, KnownFunction, NameMeaning, NameScope } from './known.ts'
import type { ShownUnit } from './shown-unit.ts'
import type { LostUncertainty, Uncertainty } from './uncertainty.ts'
import type { WrittenUnits } from './written-units.ts'

/** A statement ready for the engine. */
export interface PreparedStatement {
  readonly kind: 'ready'
  readonly commands: readonly EngineCommand[]
  /** The commands whose answers are the value and the shown value. */
  readonly value: number
  readonly shown: number
  readonly shape: Shape
  readonly unit: ShownUnit
  /** The units that the line suggests; null for a function. */
  readonly written: WrittenUnits | null
  readonly free: readonly FreeName[]
  readonly notices: readonly Notice[]
  readonly defines: NameMeaning | null
  /** Function bodies among the commands, to be remembered when they are done. */
  readonly variants: readonly { readonly of: KnownFunction; readonly variant: number }[]
  /** The command that tells which statement of a program was at work last, where the line runs one. */
  readonly atWork?: number
  /** Names of the procedures and lists that the first commands define. */
  readonly procedures?: readonly string[]
  readonly route: Route
  /** The formula, where it has no names without a value. */
  readonly formula?: FormulaOfNumbers
  /** The call that lists solutions, where the formula is a call of a function with such a body. */
  readonly solves?: CallNode
  /** The uncertainty of its value, once it is known; null for a value without. */
  readonly uncertainty?: Uncertainty | LostUncertainty | null
}

/** The way in which a statement is computed. `prepare` decides it once, and the steps of a run only carry it out. */
export type Route =
  /**
   * Numbers alone: this is the value, with the digits that the engine would give. The engine gets the commands only
   * before something else that reads the definition.
   */
  | { readonly by: 'numbers'; readonly answer: Success }
  /** The same with properties of fluids or materials in it, which were computed by the way. */
  | { readonly by: 'property'; readonly answer: Success }
  /** Several requests: calls of solvers and about uncertainties come first, and their uncertainty behind the value. */
  | SolverRoute
  /** The commands, in one batch with those of other lines; the value has to be the witness where there is one. */
  | { readonly by: 'engine'; readonly witness?: number }

export interface SolverRoute {
  readonly by: 'solver'
  /** The formula with the calls; null where it only depends on uncertain numbers. */
  readonly solvable: Solvable | null
  /** The formula, where it depends on uncertain numbers; null where their uncertainty ends here. */
  readonly uncertain?: Solvable | null
}

export type Prepared =
  | PreparedStatement
  | {
      readonly kind: 'failed'
      readonly error: EvaluationError
      readonly notices: readonly Notice[]
    }
  /** Values are needed that are still being computed. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'nothing' }

export interface Request {
  readonly statement: Statement
  readonly output: OutputOptions
  readonly resolution: Resolution
  readonly scope: NameScope
  readonly settings: EvaluationSettings
  /** Symbol of what the statement defines. */
  readonly symbol: string
  /** Whether names get other values later, as in the passes of a loop: no formula stands for a name then. */
  readonly isPassing?: boolean
  /** Answers of the solvers to the calls of the statement. */
  readonly answers?: readonly (Expression | null)[]
  /** Seed of the random numbers of this statement. */
  readonly seed: string
}

/** A formula that calls solvers, as the inference leaves it. */
export interface Solvable {
  readonly expression: Expression
  /** The same before the inference, with its units. */
  readonly source: Expression
  readonly scope: NameScope
  readonly variants: readonly FunctionVariant[]
  /** The unit that the quantities in a table are asked for, where it is one of quantities. */
  readonly asked?: ResolvedUnit
}
