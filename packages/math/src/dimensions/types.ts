/**
 * The input and output of the inference of dimensions: the public types of this folder. A worksheet line goes
 * in as a formula tree; out come the shape of its value, the same formula over bare SI numbers for the engine,
 * and notices for the user.
 */
import type { Expression, Span, UnitExpression } from '../expression/tree.ts'
import type { Rational } from '../rational.ts'
import type { Lowering } from './questions.ts'
import type { Within } from './within.ts'
import type { NoticeCode, ProblemCode } from '../messages/dimensions.ts'
import type { Message } from '../messages/message.ts'
import type { Dimension, RateTable, ResolvedUnit } from '../units/index.ts'

/**
 * How a temperature was meant. `reading`: a thermometer scale (25 °C, stored as 298.15 K);
 * `difference`: an interval; absent: kelvin that may be either, shown as a reading where a scale
 * with an offset is asked for. `level`: no temperature, but a power, a voltage or a sound pressure that was
 * written in decibels above a reference (10 dBm), to which gains in dB are added.
 */
export type TemperatureRole = 'reading' | 'difference' | 'level'

/** `dimension of the free name ^ exponent`: a factor not known until the name gets a value. */
export interface UnknownFactor {
  readonly name: string
  readonly exponent: Rational
}

export interface Measured {
  readonly dimension: Dimension
  /** Factors of free (undefined) names, so that a later line can still settle them. Absent for none. */
  readonly unknowns?: readonly UnknownFactor[]
  readonly temperature?: TemperatureRole
  /** The literal zero: it fits every dimension. */
  readonly zero?: true
}

/** One number (or a symbolic expression for one). Truth values are plain scalars. */
export interface ScalarShape extends Measured {
  readonly kind: 'scalar'
}

/** A list (rank 1), matrix (rank 2) or array of unknown form whose elements share one dimension. */
export interface UniformShape extends Measured {
  readonly kind: 'uniform'
  readonly rank?: 1 | 2
  /** Number of items (rows for a matrix) where it is known. */
  readonly length?: number
  /** Number of columns of a matrix where it is known. */
  readonly columns?: number
}

/** A list of mixed dimensions; a matrix of mixed dimensions is a list of lists. */
export interface ListShape {
  readonly kind: 'list'
  readonly items: readonly Shape[]
}

/** A list of unknown length whose items all have this shape: the solutions of a system. */
export interface RepeatShape {
  readonly kind: 'repeat'
  readonly item: Shape
}

/** A comparison kept as a value, such as an equation handed to a solver. Both sides share `sides`. */
export interface EquationShape {
  readonly kind: 'equation'
  readonly sides: Shape
}

export interface FunctionShape {
  readonly kind: 'function'
  readonly definition: FunctionDefinition
  /** Set when a built-in function is meant, by its name. */
  readonly builtin?: string
}

/** Something without a dimension to follow: a set of factors, the answer of a system command. */
export interface OpaqueShape {
  readonly kind: 'opaque'
}

/** A text as a value, `"OK"`. */
export interface TextShape {
  readonly kind: 'text'
}

export type Shape =
  | ScalarShape
  | UniformShape
  | ListShape
  | RepeatShape
  | EquationShape
  | FunctionShape
  | OpaqueShape
  | TextShape

/** The dimension a line settled for a free name, possibly in terms of other free names. */
export interface FreeName extends Measured {
  readonly name: string
}

/** A variable defined above. `free` is what its definition settled for the free names in it. */
export interface KnownVariable {
  readonly shape: Shape
  readonly free?: readonly FreeName[]
}

/**
 * A user function. Its object identity is the memo key of the specialisations: make a new object
 * whenever the function or anything that its body reads has changed.
 */
export interface FunctionDefinition {
  readonly name: string
  readonly parameters: readonly string[]
  readonly body: Expression
  /** A value that an argument has to be alike in its dimension, in the order of the parameters. */
  readonly alike?: readonly (Expression | undefined)[]
  /** The meanings of the names in the body, parameters apart. */
  readonly context: DimensionContext
}

/** The number behind a name where an exponent or an index needs it; `pending`: not computed yet. */
export type KnownValue = Rational | number | 'pending' | undefined

export interface DimensionContext {
  /** The variable that the name means here, undefined for a free name. */
  variable(name: string): KnownVariable | undefined
  /** The function defined by the user under this name. */
  function(name: string): FunctionDefinition | undefined
  /** Numeric value of a defined variable in SI; asked for only where a dimension depends on it. */
  value(name: string): KnownValue
  readonly angle: 'rad' | 'deg'
  /** First index of a list is 1, else 0. */
  readonly oneIndexed: boolean
  /** Exchange rates that currencies are converted by; the current ones unless given. */
  readonly rates?: RateTable
  /** The preferred unit of a dimension, for functions that strip it (`unit_remove`). */
  displayUnit?(dimension: Dimension): ResolvedUnit
  /** How an engine is asked; without it questions stay the calls that they are. */
  readonly lowering?: Lowering
}

export type { NoticeCode, ProblemCode }

export interface UnitProblem extends Within {
  readonly kind: 'unit' | 'argument'
  readonly code: ProblemCode
  readonly span: Span
  /** The statement of a program in whose text the span is a place; absent for the line itself. */
  readonly source?: string
  /** Places in programs that it comes from: the statement inside a program that is called, the other branch. */
  readonly related?: readonly { readonly source: string; readonly span: Span }[]
}

/**
 * A user function whose SI body differs from the body for unknown arguments, because of the
 * dimensions it is called with. Calls name it `name@variant`; it has to be defined in the engine
 * under a symbol of its own before the line runs. Order: definitions before their uses.
 */
export interface FunctionVariant {
  readonly definition: FunctionDefinition
  readonly variant: number
  /** `name@variant`, as the calls in rewritten trees say. */
  readonly name: string
  readonly expression: Expression
}

/** A remark on how a formula was read, to be shown beside its result. */
export type Notice = Message<NoticeCode>

export interface Inferred {
  readonly ok: true
  readonly shape: Shape
  /** The formula over SI numbers: no quantity is left in it. */
  readonly expression: Expression
  readonly notices: readonly Notice[]
  /** Every free name of the line with the dimension settled for it. */
  readonly free: readonly FreeName[]
  readonly variants: readonly FunctionVariant[]
  /** Whether numbers with an uncertainty are written in it. */
  readonly uncertain?: true
  /** A display unit that the formula itself asks for (`convert(x, ft)`). */
  readonly unit?: UnitExpression
}

export interface NotInferred {
  readonly ok: false
  /** Set when the line is wrong. */
  readonly problem?: UnitProblem
  /** Set instead when values are needed that are not computed yet: infer again when they are. */
  readonly pending?: readonly string[]
  /** Notices on the parts before the wrong one. */
  readonly notices?: readonly Notice[]
}

export type Inference = Inferred | NotInferred

/** A function definition inferred for arguments of unknown dimension (its display and variant 0). */
export type FunctionInference =
  | (Inferred & {
      readonly parameters: readonly FreeName[]
      /** Whether the dimension of the result depends on the arguments. */
      readonly open: boolean
    })
  | NotInferred
