/**
 * Responsibilities: the meaning of a name for the lines that read it, before and after its value is
 * computed.
 */
import type { EngineValue } from '@calcwright/engine'
import type {
  DimensionContext,
  FunctionDefinition,
  FunctionVariant,
  KnownValue,
  KnownVariable,
} from '@calcwright/math/dimensions'
import type { CallNode, Expression, NameNode, Span, UnitExpression } from '@calcwright/math/expression'
import type { PropertyHolder } from '@calcwright/reference/holders'
import type { LibraryTable } from '@calcwright/reference/libraries'
import type { Numbers } from './numbers.ts'
import { rationalOf } from './numbers.ts'
import type { LostUncertainty, Uncertainty } from './uncertainty.ts'
import type { WrittenUnits } from './written-units.ts'

/** Checks the names of a formula: `checkNames` without its reply. */
export type CheckBody = (body: Expression, scope: NameScope, bound: readonly string[]) => Expression

export type NameMeaning = KnownValueName | KnownFunction

export interface KnownValueName {
  readonly kind: 'variable'
  readonly name: string
  readonly symbol: string
  readonly variable: KnownVariable
  /** In SI; set when the engine has answered. */
  value: KnownValue
  /** Whether the engine's answer is one number, exact ones such as pi/4 too: it has no elements. */
  isNumber?: boolean
  /** Set where the value is 0 only because decimals end. */
  isTooSmall?: boolean
  /** The engine's answer as numbers, null when it is more than that; set when the engine has answered. */
  numbers?: () => Numbers | null
  /** Whether the value may be more than a number: like terms may be left to collect. */
  readonly rough: boolean
  /** Whether it may depend on uncertain numbers. */
  readonly uncertain?: boolean
  /** The uncertainty, set when it is known; null for a value without. */
  uncertainty?: Uncertainty | LostUncertainty | null
  /** The units that it suggests to lines that read it. */
  readonly written: WrittenUnits
  /** The numbers of a column that was read, in SI units. The engine gets them when it needs them. */
  readonly elements?: Float64Array
  /** Set for a column or a matrix in which numbers are missing: in its file, or where cells of a table fail. */
  hasGaps?: 'file' | 'cells'
  /** The names in a list of names that have no value, as in `v := [x, y]`. */
  readonly names?: readonly NameNode[]
  /** Set for the name of a table, or of one of its rows, which has no value itself. */
  readonly table?: TableMeaning
  /** Set for the name of a value with properties, which has no number itself. */
  readonly holder?: PropertyHolder
  /** Set for a plain number: whether it is a level in decibels, or the ratio that one stands for. */
  readonly gain?: 'level' | 'ratio' | 'quantity' | 'number'
  /** Number of curves, as `odecurves` gives them. A call is their values at a place. */
  readonly curves?: number
  /** The formula of a number that the engine computes, for lines in which its digits cancel. */
  readonly formula?: KnownFormula
}

/** A formula over SI numbers, with the meanings of its names. */
export interface FormulaOfNumbers {
  readonly expression: Expression
  readonly scope: NameScope
}

/** The formula of a number, which may stand for its name. */
export interface KnownFormula extends FormulaOfNumbers {
  readonly variants: readonly FunctionVariant[]
  /** Fingerprint of the formula with those of its names: two of them may give the same number with other digits behind it. */
  readonly key: string
}

/** A table as lines that read its columns know it. */
export interface TableMeaning {
  /** Columns that have a value, in their order. */
  readonly columns: readonly string[]
  /** Columns of words. */
  readonly words: readonly string[]
  /** The cells of each of these; absent where the first one is the names of the rows, and others cannot be read. */
  readonly texts?: readonly (readonly string[])[]
  /** The name of each row, '' for one without. */
  readonly rows: readonly string[]
  /** Place of the row, from 0, where the name stands for one row of the table. */
  readonly row?: number
  /** The columns of the table by their own names, for a name that stands for a row. */
  readonly cells?: ReadonlyMap<string, NameMeaning>
  /** Where the cells are figures that are written into the formula. */
  readonly library?: LibraryTable
}

export interface KnownFunction {
  readonly kind: 'function'
  readonly name: string
  readonly symbol: string
  readonly definition: FunctionDefinition
  /** The body as it was written: with calls of its parameters, not yet products with them. */
  readonly source: Expression
  /** The unit that the definition asks for, for what the function gives. */
  readonly unit?: UnitExpression
  /** The values of parameters that a call leaves out, in their order, where the function brings some along. */
  readonly defaults?: readonly (Expression | undefined)[]
  /** The results that a call may choose from, see `DefinitionTarget`. */
  readonly results?: readonly string[]
  /** The parameters that have to be functions. */
  readonly calls: readonly string[]
  /** The name of the argument, where it stands for the parameter of another function. */
  readonly alias?: string
  /** The names of the body. */
  readonly scope: NameScope
  /** Bodies for certain argument dimensions that the engine holds. */
  readonly variants: Set<number>
  /** Whether its body may depend on uncertain numbers. */
  readonly uncertain?: boolean
  /** Needs of a call beside its text. */
  readonly traits: ReadonlySet<ValueTrait>
}

/** The meanings of the names of a line. */
export interface NameScope {
  /** The definition above that the name means; undefined for a free name. */
  known(name: string): NameMeaning | undefined
  /** The functions that the line makes for calls with functions as arguments. */
  readonly specialised: Specialisations
  readonly dimensions: DimensionContext
  /** Whether one of the names may depend on uncertain numbers. */
  readonly uncertain: boolean
  /** Whether j is the imaginary unit where nothing defines it. */
  readonly readsJ?: boolean
}

/** Functions that one line makes for its calls: `apply(sin, 2)` needs a copy of `apply` over `sin`. */
export interface Specialisations {
  /** In the order in which the engine has to know them. */
  readonly made: readonly { readonly known: KnownFunction; readonly call: Span }[]
  /** @returns the call of the function made for these arguments, or null where none of them is a function */
  call(
    node: CallNode,
    known: KnownFunction,
    scope: NameScope,
    bound: ReadonlySet<string>,
    check: CheckBody,
  ): CallNode | null
  /** @returns the call of what reads a fit by the function that it is, or null for another call */
  reading(node: CallNode, scope: NameScope, bound: ReadonlySet<string>, check: CheckBody): CallNode | null
}

/** @returns the number that an exponent or an index may use, undefined when the value is none */
export function knownValueOf(value: EngineValue): KnownValue {
  if (value.t === 'int' || value.t === 'rat') return rationalOf(value)
  if (value.t === 'float' && typeof value.v === 'number')
    return Number.isFinite(value.v) ? value.v : undefined
  if (value.t === 'real') return Number(value.v)
  return undefined
}

/** @returns whether a definition is known to be a number other than zero */
export function isNonzero(known: NameMeaning | undefined): boolean {
  if (known?.kind !== 'variable' || known.value === undefined || known.value === 'pending') return false
  if (known.isTooSmall) return true
  return typeof known.value === 'number' ? known.value !== 0 : !known.value.isZero
}

/** `random`: gives other numbers on each call; `complex`: may look for complex answers; `program`: runs one. */
export type ValueTrait = 'random' | 'complex' | 'program'
