/**
 * Responsibilities: the uncertainty of a value: how much each input contributes. Values that depend on
 * the same input are correlated by that alone: `a - a` is 0 ± 0.
 */
import type { NumericValue } from '@calcwright/math/numeric'
import { combinedItemwise, zeroLike } from './arrays.ts'
import type { Numbers } from './numbers.ts'
import type { ShownUnit } from './shown-unit.ts'

/** One number that was written with its uncertainty: `5.0 ± 0.1 [mm]`. */
export interface UncertainInput {
  /** Identifies the number: repeated computations of its line give it the same id. */
  readonly id: string
  /** Name of what the line defines, with the place in its list; the text of the formula otherwise. */
  readonly label: string
  /** In SI units. */
  readonly value: number
  /** Standard uncertainty in SI units. */
  readonly spread: number
  /** The unit that it is shown in; null for SI units. */
  readonly unit: ShownUnit | null
}

/** Coefficients between two inputs, by their ids: see `pairKey`. */
export type Correlations = ReadonlyMap<string, number>

export interface Uncertainty {
  readonly inputs: ReadonlyMap<string, UncertainInput>
  /**
   * By input what it contributes: its sensitivity coefficient times its standard uncertainty, in SI units,
   * arranged like the value. GUM 5.1.3.
   */
  readonly parts: ReadonlyMap<string, NumericValue>
  readonly correlations: Correlations
  /** How the value is computed from the uncertain values behind it. */
  readonly origin: Origin
}

/** An input with the way in which it moves what a formula reads. */
export interface Direction {
  readonly input: UncertainInput
  readonly moves: readonly { readonly cell: Cell; readonly from: NumericValue; readonly by: NumericValue }[]
}

export interface Origin {
  readonly model: FormulaModel
  /** The uncertain values that it reads, by symbol. */
  readonly read: readonly (readonly [string, Uncertainty])[]
  /** The inputs that are written in the formula. */
  readonly own: readonly Direction[]
  readonly centre: NumericValue
}

/** A value that depends on uncertain ones while its own uncertainty is not known; the reason as a clause. */
export interface LostUncertainty {
  readonly lost: string
}

export const isLost = (uncertainty: Uncertainty | LostUncertainty): uncertainty is LostUncertainty =>
  'lost' in uncertainty

export const pairKey = (one: string, other: string): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`

/**
 * The combined standard uncertainty in SI units, arranged like the value.
 * Source: JCGM 100:2008 (GUM), equations 11a and 16.
 */
export function standardUncertainty(
  value: NumericValue,
  { parts, correlations }: Pick<Uncertainty, 'parts' | 'correlations'>,
): NumericValue {
  const own = [...parts.values()]
  let variance = own.reduce<NumericValue>(
    (sum, part) => combinedItemwise(sum, part, (total, one) => total + one * one),
    zeroLike(value),
  )
  for (const [first, second, coefficient] of pairsAmong(correlations)) {
    const [one, other] = [parts.get(first), parts.get(second)]
    if (one === undefined || other === undefined) continue
    const products = combinedItemwise(one, other, (a, b) => 2 * coefficient * a * b)
    variance = combinedItemwise(variance, products, (total, product) => total + product)
  }
  return combinedItemwise(variance, variance, total => Math.sqrt(Math.max(total, 0)))
}

/** Two inputs and their coefficient, each pair once. */
export function pairsAmong(correlations: Correlations): (readonly [string, string, number])[] {
  return [...correlations].map(([pair, coefficient]) => {
    const [first = '', second = ''] = pair.split(' ')
    return [first, second, coefficient] as const
  })
}

/** A formula as a function of the values that it reads and of the inputs that are written in it. */
export interface FormulaModel {
  /** Values that the formula reads, by symbol. */
  readonly cells: ReadonlyMap<string, Cell>
  /** Deviations of its own inputs, by their index. */
  readonly deviations: readonly Cell[]
  /** Whether numbers alone give its value, without solvers. */
  readonly isDirect: boolean
  /** @returns the value of a formula without calls of solvers, with the cells as they are */
  direct(): NumericValue | null
}

/** A number that may be changed between two runs. */
export interface Cell extends Numbers {
  value: NumericValue
}
