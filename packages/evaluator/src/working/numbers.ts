/** Responsibilities: formulas without names as numbers, for tests and for the check of a step. */
import { inferDimensions } from '@calcwright/math/dimensions'
import type { Expression } from '@calcwright/math/expression'
import { compileNumeric, isList } from '@calcwright/math/numeric'
import type { NumericValue } from '@calcwright/math/numeric'
import { numericNames, variablesBehind } from '../names/numeric-names.ts'
import type { EvaluationSettings } from '../contract.ts'
import type { NameScope } from '../values/known.ts'
import type { Numbers } from '../values/numbers.ts'

/** @returns the SI value of a formula; null where it takes more than numbers */
export function numberOf(
  formula: Expression,
  scope: NameScope,
  settings: EvaluationSettings,
): NumericValue | null {
  const inferred = inferDimensions(formula, scope.dimensions)
  if (!inferred.ok || inferred.free.length > 0) return null
  const numbers = new Map<string, Numbers>()
  for (const [symbol, known] of variablesBehind(inferred.expression, scope)) {
    const own = known.numbers?.()
    if (!own) return null
    numbers.set(symbol, own)
  }
  const { complex, oneIndexed } = settings
  const names = numericNames(scope, inferred.variants, numbers)
  const compiled = compileNumeric(inferred.expression, { variables: [], names, complex, oneIndexed, poll })
  if (!compiled.ok) return null
  begun = performance.now()
  try {
    const outcome = compiled.run([])
    return outcome.ok ? outcome.value : null
  } catch (error) {
    if (error instanceof TooLong) return null
    throw error
  }
}

/** Milliseconds that a check may take. */
const MOST_TIME = 20

class TooLong extends Error {}

let begun = 0

function poll(): void {
  if (performance.now() - begun > MOST_TIME) throw new TooLong()
}

/** Share of a number that two ways of computing it may differ by. */
const TOLERANCE = 1e-6

/** @returns whether two values are the same number as far as doubles can say */
export function agree(left: NumericValue, right: NumericValue): boolean {
  if (isList(left) || isList(right)) {
    if (!isList(left) || !isList(right)) return false
    return left.length === right.length && left.every((item, index) => agree(item, right[index]!))
  }
  if (typeof left !== 'number' || typeof right !== 'number') return true
  return Math.abs(left - right) <= TOLERANCE * Math.max(Math.abs(left), Math.abs(right), Number.MIN_VALUE)
}
