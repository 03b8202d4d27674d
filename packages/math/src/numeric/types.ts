/** The input of the numeric evaluation, and its results. */
import type { Doubt } from '@calcwright/reference/holders'
import type { Expression } from '../expression/tree.ts'
import type { NumericFault, NumericValue } from './value.ts'

/** The meaning of a name that is not one of the variables. */
export type NumericMeaning =
  | {
      readonly kind: 'value'
      readonly value: NumericValue
      /** The engine has decimals for all numbers in it. */
      readonly decimal?: boolean
    }
  /** A function of the user; its body is a formula over SI numbers, or a program of such. */
  | {
      readonly kind: 'function'
      readonly parameters: readonly string[]
      readonly body: Expression
      /** The meanings of the names in the body, parameters apart. */
      readonly names: NumericNames
    }

/**
 * The meaning of a name; undefined for a name without a value. The same object for the same function
 * each time: it is compiled once. Variants of functions are asked for as `f@1`.
 */
export type NumericNames = (name: string) => NumericMeaning | undefined

export interface NumericScope {
  /** Names whose values are given in each run, in this order. */
  readonly variables: readonly string[]
  readonly names: NumericNames
  /** Whether complex results count. Without it they are faults: `number.not-real`. */
  readonly complex: boolean
  /** Whether the first element of a list has the index 1, else 0. */
  readonly oneIndexed: boolean
  /** A loop of a program that makes no pass is a fault, `number.close`: what it leaves may be exact. */
  readonly loopsRun?: boolean
  /** Integrals, derivatives and limits by numbers, in the first or the second of two ways: see careful.ts. */
  readonly careful?: 0 | 1
  /** Notes the arguments in which powers and exponentials have their peaks: see switches.ts. */
  readonly centred?: boolean
  /** Changes the last digits of what is rounded, to find out how much of a result they decide: see noise.ts. */
  readonly noise?: Noise
  /** Multiples in 1 of which sums of typed decimals are: see grid.ts. */
  readonly grid?: number | undefined
  /** Takes differences from 1 as they stand, as the engine does, instead of in a way that keeps their digits. */
  readonly asWritten?: boolean
  /** Called now and then in long work; what it throws ends the run. */
  readonly poll?: () => void
  /** Collects a doubt about the values of properties that come up; absent where nobody asks. */
  readonly doubts?: Doubts
}

/** Why a value is less certain than others: the first doubt that a property gives, a slight one only where there is no other. */
export interface Doubts {
  first?: Doubt | undefined
}

/** @returns a number with other last digits */
export type Noise = (value: number) => number

/** The value of a run, or why there is none. */
export type NumericOutcome =
  | {
      readonly ok: true
      readonly value: NumericValue
      /** Whole numbers above 2^53 came up, whose last digits are lost. */
      readonly lost: boolean
      /** Digits were lost on the way, or an integral did not come to rest; said where the evaluation is careful. */
      readonly isVague?: boolean
    }
  | { readonly ok: false; readonly fault: NumericFault }

/** Something that cannot be computed with numbers alone, as one sentence. */
export interface NotNumeric {
  readonly ok: false
  readonly reason: string
}

export interface Numeric {
  readonly ok: true
  /** @param values those of the variables of the scope, in their order */
  run(values: readonly NumericValue[]): NumericOutcome
}
