/** Responsibilities: the formulas in a call of a solver as functions of numbers. */
import type { Expression } from '@calcwright/math/expression'
import { centresOf, compileNumeric, sidesOf } from '@calcwright/math/numeric'
import type {
  Doubts,
  Numeric,
  NumericNames,
  NumericOutcome,
  NumericScope,
  NumericValue,
  Sides,
} from '@calcwright/math/numeric'
import type { Doubt } from '@calcwright/reference/holders'
import type { EvaluationSettings } from '../contract.ts'
import { numericNames } from '../names/numeric-names.ts'
import type { Numbers } from '../values/numbers.ts'
import type { Solvable } from '../values/prepared.ts'
import { quantityText } from './quantity-text.ts'

/** Fills `into` with the values at a point; NaN where there is no real number. */
export type RealFunction = (at: Float64Array, into: Float64Array) => void

export class Formulas {
  readonly #names: NumericNames
  readonly #numbers: ReadonlyMap<string, Numbers>
  /** The formula that the calls stand in. */
  readonly solvable: Solvable
  readonly #settings: EvaluationSettings

  /** @param numbers values of all variables that the calls read, by symbol */
  constructor(
    solvable: Solvable,
    numbers: ReadonlyMap<string, Numbers>,
    settings: EvaluationSettings,
    names = numericNames(solvable.scope, solvable.variants, numbers),
  ) {
    this.#names = names
    this.#numbers = numbers
    this.#settings = settings
    this.solvable = solvable
  }

  /** @returns a function of the user with the formulas over the names in its body; null for another one */
  called(name: string): { parameters: readonly string[]; body: Expression; formulas: Formulas } | null {
    const meaning = this.#names(name)
    if (meaning?.kind !== 'function') return null
    const { parameters, body, names } = meaning
    return { parameters, body, formulas: new Formulas(this.solvable, this.#numbers, this.#settings, names) }
  }

  /** @returns a number in SI units as text for a sentence, in the unit of a formula of the call */
  written(value: number, like: Expression): string {
    return quantityText(value, like, this.solvable, this.#settings)
  }

  /** @returns a number with the digits that the worksheet shows */
  shown(value: number): number {
    return Number(value.toPrecision(this.#settings.digits))
  }

  /** @returns the value of a formula without variables; null where it has none that is certain */
  value(formula: Expression): NumericValue | null {
    const outcome = this.outcome(formula)
    return outcome?.ok ? outcome.value : null
  }

  /** @returns the value, or why there is none; null where the formula takes the engine */
  outcome(formula: Expression, doubts?: Doubts): NumericOutcome | null {
    return this.#compile(formula, [], doubts && { doubts })?.run([]) ?? null
  }

  /** @returns why the properties in a formula are less certain than others at a point; undefined where they are not */
  doubtAt(formula: Expression, variables: readonly string[], at: readonly number[]): Doubt | undefined {
    const doubts: Doubts = {}
    this.#compile(formula, variables, doubts && { doubts })?.run(at)
    return doubts.first
  }

  /** @returns the real value of a formula without variables */
  real(formula: Expression): number | null {
    const value = this.value(formula)
    return typeof value === 'number' ? value : null
  }

  /** @returns the real values of a list of formulas, or of one that gives a list or a number */
  reals(formula: Expression): Float64Array | null {
    const value = this.value(formula)
    const numbers = Array.isArray(value) ? (value as readonly NumericValue[]) : [value]
    return numbers.every(one => typeof one === 'number') ? Float64Array.from(numbers) : null
  }

  /**
   * @param formula gives a number, or a list of as many numbers as `into` is asked for
   * @param variables of the formula, in the order of the points
   * @param doubts takes the doubts about all values that are computed
   * @returns null where the formula takes the engine
   */
  function(formula: Expression, variables: readonly string[], doubts?: Doubts): RealFunction | null {
    const compiled = this.#compile(formula, variables, doubts && { doubts })
    return (
      compiled &&
      ((at, into) => {
        const outcome = decided(compiled, at)
        if (!outcome.ok || !fill(outcome.value, into)) into.fill(NaN)
      })
    )
  }

  /** @returns on which sides the conditions of a formula are at points; null where it takes the engine */
  sides(formula: Expression, variables: readonly string[]): ((at: Float64Array) => Sides) | null {
    const compiled = this.#compile(formula, variables)
    if (!compiled) return null
    const found = sidesOf(compiled)
    return at => found(Array.from(at))
  }

  /** @returns the signs of the arguments in whose zeros a formula may have narrow peaks; null where it takes the engine */
  centres(formula: Expression, variables: readonly string[]): ((at: Float64Array) => Sides) | null {
    const compiled = this.#compile(formula, variables, { centred: true })
    if (!compiled) return null
    const found = centresOf(compiled)
    return at => found(Array.from(at))
  }

  #compile(
    formula: Expression,
    variables: readonly string[],
    more: Pick<NumericScope, 'doubts' | 'centred'> = {},
  ): Numeric | null {
    const { complex, oneIndexed } = this.#settings
    const scope = { variables, names: this.#names, complex, oneIndexed, ...more }
    const compiled = compileNumeric(formula, scope)
    return compiled.ok ? compiled : null
  }
}

/** Beside a point where the last digits decide, as at the step of a piecewise formula. */
const NUDGE = 3e-13

function decided(compiled: Numeric, at: Float64Array): NumericOutcome {
  const outcome = compiled.run(Array.from(at))
  if (outcome.ok || outcome.fault.code !== 'number.close') return outcome
  return compiled.run(Array.from(at, value => value + NUDGE * (Math.abs(value) || 1)))
}

function fill(value: NumericValue, into: Float64Array): boolean {
  if (typeof value === 'number' || typeof value === 'boolean') {
    into[0] = Number(value)
    return into.length === 1
  }
  if (!Array.isArray(value)) return false
  const items = value as readonly NumericValue[]
  items.forEach((item, index) => (into[index] = single(item)))
  return items.length === into.length
}

/** A row of a column counts as its number. */
function single(item: NumericValue): number {
  if (typeof item === 'number' || typeof item === 'boolean') return Number(item)
  return Array.isArray(item) && item.length === 1 ? single(item[0] as NumericValue) : NaN
}

/** @returns a bound, which may be infinite; null where it has no certain value */
export function boundOf(node: Expression, formulas: Formulas): number | null {
  if (node.kind === 'constant' && node.name === 'infinity') return Infinity
  if (node.kind !== 'unary' || node.operator !== '-') return formulas.real(node)
  const opposite = boundOf(node.operand, formulas)
  return opposite === null ? null : -opposite
}
