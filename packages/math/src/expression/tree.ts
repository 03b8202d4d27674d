/**
 * The formula tree: what a line means, however it was typed.
 *
 * Both notations (LaTeX as the math field writes it, and plain text) parse to this tree, and
 * every printer (LaTeX, plain text, engine) starts from it. Nodes are immutable.
 */
import type { NativeFunction } from '@calcwright/reference/holders'
import type { SyntaxCode } from '../messages/syntax.ts'

/** Half-open range of offsets into the source text the node was parsed from. */
export interface Span {
  readonly start: number
  readonly end: number
}

interface Node {
  readonly span: Span
}

/** An unsigned decimal literal, as it was typed: `3`, `0.25`, `6.02e23`. */
export interface NumberNode extends Node {
  readonly kind: 'number'
  readonly text: string
}

/**
 * A variable, function or parameter name in its plain form: a letter, then letters and digits,
 * accents as `~v~`, a `_subscript` (see names.ts). Greek letters are spelled: `rho_air`.
 */
export interface NameNode extends Node {
  readonly kind: 'name'
  readonly name: string
}

/** A text as a value, `"OK"`: what stands between the quotation marks. */
export interface QuotedNode extends Node {
  readonly kind: 'quoted'
  readonly text: string
}

export type ConstantName = 'pi' | 'e' | 'i' | 'infinity' | 'undef' | 'true' | 'false'

export interface ConstantNode extends Node {
  readonly kind: 'constant'
  readonly name: ConstantName
}

/** `'!'` is the factorial and `'%'` per cent (both postfix); `'+'`, `'-'` and `'not'` are prefix. */
export type UnaryOperator = '+' | '-' | 'not' | '!' | '%'

export interface UnaryNode extends Node {
  readonly kind: 'unary'
  readonly operator: UnaryOperator
  readonly operand: Expression
}

export type BinaryOperator =
  | '+' | '-' | '*' | '/' | '^' | 'mod'
  | '.+' | '.-' | '.*' | './' | '.^'
  | 'and' | 'or' | 'xor'
  /** A value and its standard uncertainty: `5.0 ± 0.1`. */
  | '±' // prettier-ignore

export interface BinaryNode extends Node {
  readonly kind: 'binary'
  readonly operator: BinaryOperator
  readonly left: Expression
  readonly right: Expression
  /** Place of the operator itself; empty for an implicit product. Errors of units point here. */
  readonly operatorSpan: Span
  /** A product written without a sign: `2x`, `3(x+1)`. */
  readonly implicit?: boolean
  /** The factors of a product in LaTeX were typed close together, `2g` in `v^2/2g`. */
  readonly joined?: true
  /** A sum without a sign: `5 [ft] 3 [in]`. The second unit is the smaller one, or it is an error. */
  readonly mixed?: true
  /** An uncertainty in the short form, `9.81(3)`. */
  readonly short?: true
}

export type Relation = '==' | '!=' | '<' | '<=' | '>' | '>='

/** A chain such as `a < b <= c`: one relation fewer than operands. An equation is a chain of `==`. */
export interface CompareNode extends Node {
  readonly kind: 'compare'
  readonly operands: readonly Expression[]
  readonly relations: readonly Relation[]
  readonly relationSpans: readonly Span[]
}

/**
 * A function applied to arguments. Big operators are calls as well, under their plain names:
 * `sum(e, k, a, b)`, `product(e, k, a, b)`, `integrate(e, x[, a, b])`, `diff(e, x[, n])`,
 * `limit(e, x, a[, side])`, `abs(x)`, `sqrt(x)`, `nthroot(x, n)`, `log(x[, base])`, `piecewise(c1, v1, …, otherwise)`.
 */
export interface CallNode extends Node {
  readonly kind: 'call'
  readonly name: string
  readonly nameSpan: Span
  readonly args: readonly Expression[]
  /** Written with primes: the name is that of a function, never a factor. */
  readonly primed?: boolean
  /** The text before all arguments, with its place: `material("S355")`. */
  readonly text?: QuotedText
  /** The names before arguments, where one of them has one: `mixture(CH4: 1 [mol])`. */
  readonly labels?: Labels
  /** Meaning of a call that the program computes itself: a property of a value that has properties. */
  readonly native?: NativeFunction
}

/** A text in quotation marks, which are within the place. */
export interface QuotedText {
  readonly text: string
  readonly span: Span
}

/** A name for each argument, null for one without. */
export type Labels = readonly (NameNode | null)[]

/** `A[i, j]`; each index is an expression or a range. */
export interface IndexNode extends Node {
  readonly kind: 'index'
  readonly target: Expression
  readonly indexes: readonly Expression[]
}

/** `a..b`, or `a,b..c` with the step `b - a`. */
export interface RangeNode extends Node {
  readonly kind: 'range'
  readonly from: Expression
  readonly next?: Expression
  readonly to: Expression
  /** In SI numbers: the distance where no `next` says it, if it is another than 1. */
  readonly step?: Expression
}

export interface ListNode extends Node {
  readonly kind: 'list'
  readonly items: readonly Expression[]
}

/** Rows of equal length. */
export interface MatrixNode extends Node {
  readonly kind: 'matrix'
  readonly rows: readonly (readonly Expression[])[]
}

/** `value [unit]`: one factor, binding tighter than any operator. */
export interface QuantityNode extends Node {
  readonly kind: 'quantity'
  readonly value: Expression
  readonly unit: UnitExpression
}

/**
 * `object:property`, or `object:method(args)`, with a point in the place of the colon as well; a column of a table,
 * `bolts.A_s`, or one cell of it, `bolts("M12", A_s)`; one of the results of a call, `beam(F: 3 [kN]).sigma`.
 */
export interface PropertyNode extends Node {
  readonly kind: 'property'
  readonly object: Expression
  readonly property: string
  readonly args?: readonly Expression[]
  /** The names before arguments, where one of them has one: `W:h(P: 80 [bar], s: s_1)`. */
  readonly labels?: Labels
  /** Place of the property, where it stands behind a point, as a column of a table does, or in a cell. */
  readonly columnSpan?: Span
  /** Whether the column of a single cell stands in quotation marks. */
  readonly isColumnQuoted?: true
  /** The name of the row of a single cell, and its place with the quotation marks. */
  readonly row?: QuotedText
}

/** A parameter list and a body, as in `x -> x^2`. */
export interface LambdaNode extends Node {
  readonly kind: 'lambda'
  readonly parameters: readonly NameNode[]
  readonly body: Expression
}

/**
 * The statements of a function, in order: `f(x) := <program>`. Its value is that of the first `return` that is
 * reached. Stands as the value of a function's definition, or as the body of
 * a lambda, and nowhere else.
 *
 * Parameters are local, and so is each name that is assigned anywhere inside (see programs.ts).
 */
export interface ProgramNode extends Node {
  readonly kind: 'program'
  readonly body: readonly ProgramStatement[]
}

interface ProgramLine {
  /** The block and field that the statement comes from, not read here: errors hand it on. */
  readonly source: string
}

/** One statement of a program. The spans of its expressions are places in the text of its `source`. */
export type ProgramStatement =
  | (ProgramLine & {
      readonly kind: 'assign'
      /** A property of an object cannot be set inside a program. */
      readonly target: DefinitionTarget
      readonly value: Expression
    })
  /** A formula whose value is not needed: its names and units are checked, it is not computed. */
  | (ProgramLine & { readonly kind: 'show'; readonly value: Expression })
  /** The first branch whose test is true, or has none, runs. */
  | (ProgramLine & { readonly kind: 'choice'; readonly branches: readonly ProgramBranch[] })
  /**
   * The k-th value of the iterator is start + k·step; finish is excluded unless the loop goes through it;
   * a negative step counts down.
   */
  | (ProgramLine & {
      readonly kind: 'loop'
      readonly through?: true
      readonly iterator: NameNode
      readonly start: Expression
      readonly finish: Expression
      readonly step: Expression
      /** Asked before each pass, which is made only where it is true; see tested-loops.ts. */
      readonly test?: Expression
      readonly body: readonly ProgramStatement[]
    })
  | (ProgramLine & { readonly kind: 'break' | 'continue' })
  | (ProgramLine & { readonly kind: 'return'; readonly value: Expression })

export interface ProgramBranch extends ProgramLine {
  /** Null for `else`. */
  readonly test: Expression | null
  readonly body: readonly ProgramStatement[]
}

export type Expression =
  | NumberNode
  | QuotedNode
  | NameNode
  | ConstantNode
  | UnaryNode
  | BinaryNode
  | CompareNode
  | CallNode
  | IndexNode
  | RangeNode
  | ListNode
  | MatrixNode
  | QuantityNode
  | PropertyNode
  | LambdaNode
  | ProgramNode

/** The contents of a unit box. Names are as typed (`kN`, `m`, `newtons`); the unit table reads them. */
export type UnitExpression =
  | (Node & { readonly kind: 'unit'; readonly name: string })
  | (Node & { readonly kind: 'unit-number'; readonly text: string })
  | (Node & {
      readonly kind: 'unit-product'
      readonly left: UnitExpression
      readonly right: UnitExpression
      /** Written with `*` behind a slash, as in `J/mol*K`, where `J/(mol*K)` may be meant. */
      readonly afterSlash?: true
    })
  | (Node & { readonly kind: 'unit-quotient'; readonly left: UnitExpression; readonly right: UnitExpression })
  | (Node & {
      readonly kind: 'unit-power'
      readonly base: UnitExpression
      /** A rational as typed: `2`, `-1`, `1/2`, `0.5`. */
      readonly exponent: string
    })

/** A parameter of a function. */
export interface ParameterNode extends NameNode {
  /** Its value in calls that leave it out. No notation writes it: a worksheet as a function brings it along. */
  readonly initial?: Expression
}

/** The thing that a definition names. */
export type DefinitionTarget =
  /** @property hides whether it is written `let e := …`: below it the name is no constant */
  | { readonly kind: 'variable'; readonly name: NameNode; readonly hides?: true }
  | {
      readonly kind: 'function'
      readonly name: NameNode
      readonly parameters: readonly ParameterNode[]
      /** The results of a worksheet as a function, `beam(3).sigma`: each is the function `beam_sigma`, one alone is the function itself. */
      readonly results?: readonly string[]
    }
  | { readonly kind: 'element'; readonly name: NameNode; readonly indexes: readonly Expression[] }
  | { readonly kind: 'property'; readonly object: NameNode; readonly property: string }

/** One line. `show` is a trailing `=`; `unit` is the unit asked for after it: `F/A = [MPa]`. */
export type Statement =
  | {
      readonly kind: 'definition'
      readonly span: Span
      readonly target: DefinitionTarget
      readonly value: Expression
      readonly show: boolean
      readonly unit?: UnitExpression
      /**
       * The value and what the author states it to be, as on paper: `t = L/v = 6 [m]/(5 [m/s]) = 1.2 [s]`. No name
       * stands in the sides behind the value; the last one is a number, whose unit is the unit asked for.
       */
      readonly stated?: CompareNode
      /** Asks for complex numbers by magnitude and angle: `= ∠`. */
      readonly polar?: true
      /** Written `T = []`: an empty list, or the result of T with a unit that is not typed yet where T has a value. */
      readonly emptyBox?: true
    }
  | {
      readonly kind: 'expression'
      readonly span: Span
      readonly value: Expression
      readonly show: boolean
      readonly unit?: UnitExpression
      /** Asks for complex numbers by magnitude and angle: `= ∠`. */
      readonly polar?: true
    }
  | { readonly kind: 'text'; readonly span: Span; readonly text: string }
  | { readonly kind: 'empty'; readonly span: Span }

export type { SyntaxCode }

/** A formula that cannot be read: where, and what would be right there. */
export interface SyntaxProblem {
  readonly code: SyntaxCode
  readonly message: string
  readonly span: Span
}

export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: SyntaxProblem }
