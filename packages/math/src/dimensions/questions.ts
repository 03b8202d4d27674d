/**
 * Questions that a formula asks and that only an engine answers. The inference says what is asked, with the types
 * settled; `packages/lowering` says how the engine is asked.
 */
import type { CallNode, Expression, NameNode } from '../expression/tree.ts'
import type { NoticeCode } from '../messages/dimensions.ts'
import type { Message } from '../messages/message.ts'
import type { Rational } from '../rational.ts'

interface Asked {
  /** The call as it is written. */
  readonly source: CallNode
  /** The call over SI numbers, as it stands where nothing lowers it. */
  readonly call: CallNode
}

/** All solutions of equations and inequalities. */
export interface SolveQuestion extends Asked {
  readonly kind: 'solve'
  /** The own name of the solver, whichever of its names the call has. */
  readonly name: string
  readonly unknowns: readonly NameNode[]
  readonly hasGuess: boolean
  /** Whether what is to be solved, or each item of a list, compares two sides. */
  readonly areEquations: readonly boolean[]
}

/** A root near a guess, or between two bounds. */
export interface RootQuestion extends Asked {
  readonly kind: 'root'
  readonly equation: Expression
  readonly unknown: NameNode
  readonly from: Expression
  /** The other bound; absent for a guess. */
  readonly to?: Expression
  /** Whether the value of a program is to be zero. */
  readonly isOfProgram: boolean
}

/** All roots that are found of one equation. */
export interface RootsQuestion extends Asked {
  readonly kind: 'roots'
  readonly equation: Expression
  readonly unknown: NameNode
}

/** A root by Newton's method, in a number of steps if one is given. */
export interface NewtonQuestion extends Asked {
  readonly kind: 'newton'
  readonly equation: Expression
  readonly unknown: NameNode
  readonly start?: Expression
  readonly steps?: Expression
}

export type Question = SolveQuestion | RootQuestion | RootsQuestion | NewtonQuestion

/** The names where a question stands. */
export interface QuestionScope {
  readonly context: { function(name: string): unknown }
  readonly shared: { readonly free: ReadonlyMap<string, unknown> }
  /** The binding of a name around it, as a parameter, an unknown or a counter; undefined for none. */
  binding(name: string): unknown
  /** The number of a name; throws where it is not computed yet. */
  value(name: string): Rational | number | undefined
  notice(notice: Message<NoticeCode>): void
}

/**
 * @returns the formula that stands for the question
 * @throws DimensionError for a question that the engine cannot be asked
 */
export type Lowering = (question: Question, scope: QuestionScope) => Expression
