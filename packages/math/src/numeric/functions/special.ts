/** Special functions of real numbers, by the engine's words. */
import { fail } from '../value.ts'
import type { NumbersFunction } from './numbers.ts'
import { gamma } from './gamma.ts'

function factorial(x: number): number {
  if (Number.isInteger(x) && x < 0) fail('no-value')
  return gamma(x + 1)
}

export const SPECIAL_FUNCTIONS: Readonly<Record<string, NumbersFunction>> = {
  factorial: x => factorial(x!),
  num_gamma: x => gamma(x!),
  Gamma: x => gamma(x!),
}
