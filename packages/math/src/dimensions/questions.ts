/**
 * Questions that a formula asks and that only an engine answers. The inference says what is asked, with the types
 * settled; `packages/lowering` says how the engine is asked.
 */
import type { CallNode, Expression, NameNode, RangeNode } from '../expression/tree.ts'
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

/** A derivative over one variable after the other. */
export interface DerivativeQuestion extends Asked {
  readonly kind: 'derivative'
  readonly body: Expression
  readonly variables: readonly Expression[]
  /** Whether it calls a function that has no derivative among the standard ones. */
  readonly callsWithoutSlope: boolean
}

/** The integral from one bound to another. */
export interface IntegralQuestion extends Asked {
  readonly kind: 'integral'
  /** Whether the values of a program are integrated. */
  readonly isOfProgram: boolean
}

export interface AntiderivativeQuestion extends Asked {
  readonly kind: 'antiderivative'
  readonly body: Expression
  readonly variable: NameNode
}

export interface LimitQuestion extends Asked {
  readonly kind: 'limit'
}

/** The terms of a series about a point. */
export interface SeriesQuestion extends Asked {
  readonly kind: 'series'
  readonly variable: NameNode
  readonly point: Expression
  /** Absent where it is left open. */
  readonly order?: Expression
  readonly direction: Expression
}

/** A quotient of polynomials that has the first terms of a series. */
export interface PadeQuestion extends Asked {
  readonly kind: 'pade'
}

/** A transform by the name of its function, or the way back. */
export interface TransformQuestion extends Asked {
  readonly kind: 'transform'
  readonly name: string
}

/** The solution of differential equations, in symbols. */
export interface DesolveQuestion extends Asked {
  readonly kind: 'desolve'
  readonly equations: Expression
  /** The functions that are sought. */
  readonly names: readonly NameNode[]
  /** Whether neither the functions nor their variable have a unit. */
  readonly isPlain: boolean
  /** Whether a name is defined above, as a number and not as a formula of names without a value. */
  isNumber(name: string): boolean
}

/** The least or greatest value of an expression, or the places where it is. */
export interface OptimumQuestion {
  readonly kind: 'optimum'
  readonly source: CallNode
  /** The call over SI numbers, or the formula that stands for it. */
  readonly call: Expression
  readonly wanted: 'value' | 'places'
  readonly isGreatest: boolean
  readonly expression: Expression
  /** The variable, with its range if it has one, or a list of variables. */
  readonly place: Expression
  readonly variables: readonly { readonly name: NameNode; readonly range?: RangeNode }[]
  /** Whether it is made of functions that are smooth. */
  readonly isSmooth: boolean
}

/** A sum or a product over a counter: `call` has term, counter and bounds for arguments. */
interface CountedQuestion<Kind extends 'sum' | 'product'> extends Asked {
  readonly kind: Kind
  readonly args: readonly Expression[]
  readonly isScalar: boolean
  readonly hasBounds: boolean
  readonly isEndless: boolean
  /** Whether a bound has names without a value. */
  readonly hasOpenBounds: boolean
  /** Whether there are so many terms that they are taken in decimals. */
  readonly isLong: boolean
}

export type SumQuestion = CountedQuestion<'sum'> | CountedQuestion<'product'>

/** The solution of `A x = b`. */
export interface LinearSystemQuestion extends Asked {
  readonly kind: 'linear-system'
  /** Whether there is a matrix on the right. */
  readonly hasColumns: boolean
}

/** Matrices and columns side by side. */
export interface AugmentQuestion extends Asked {
  readonly kind: 'augment'
  readonly parts: readonly { readonly tree: Expression; readonly isMatrix: boolean }[]
}

export interface SimplifyQuestion extends Asked {
  readonly kind: 'simplify'
  readonly body: Expression
  readonly isScalar: boolean
}

/** A call with numbers so small that they count as zero on the way to its answer, unless they are exact. */
export interface SmallNumbersQuestion extends Asked {
  readonly kind: 'small-numbers'
  /** From which size on a number counts. */
  readonly least: number
}

export type Question =
  | SolveQuestion
  | RootQuestion
  | RootsQuestion
  | NewtonQuestion
  | DerivativeQuestion
  | IntegralQuestion
  | AntiderivativeQuestion
  | LimitQuestion
  | SeriesQuestion
  | PadeQuestion
  | TransformQuestion
  | DesolveQuestion
  | OptimumQuestion
  | SumQuestion
  | LinearSystemQuestion
  | AugmentQuestion
  | SimplifyQuestion
  | SmallNumbersQuestion

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
