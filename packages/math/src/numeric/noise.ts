/**
 * Responsibilities: how many digits of a result are certain. The last digits of each rounded number on the way are
 * changed at random: what differs from run to run is made of rounding (Parker, Monte Carlo arithmetic, 1997).
 */
import type { Expression } from '../expression/tree.ts'
import { noiseFrom } from './noisy.ts'
import { compileNumeric } from './numeric.ts'
import type { Noise, NumericScope } from './types.ts'
import { isList, type NumericValue } from './value.ts'

const RUNS = 3

/**
 * @param scopeWith the meanings of the names, whose numbers may have other last digits too
 * @returns how many digits of the numbers in a result are certain at least; null where that is not known
 */
export function certainDigits(
  expression: Expression,
  scopeWith: (noise: Noise | undefined) => NumericScope,
): number | null {
  const noises = [undefined, ...Array.from({ length: RUNS }, (_, run) => noiseFrom(run))]
  const [first, ...others] = noises.map(noise => {
    const compiled = compileNumeric(expression, { ...scopeWith(noise), ...(noise && { noise }) })
    const outcome = compiled.ok ? compiled.run([]) : null
    return outcome?.ok ? outcome.value : null
  })
  return commonDigits(first, others)
}

/** @returns the digits that all runs have in common with the first; null where one has none */
export function commonDigits(
  value: NumericValue | null | undefined,
  others: readonly (NumericValue | null | undefined)[],
): number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') {
    const numbers = others.filter(other => typeof other === 'number')
    if (numbers.length < others.length) return null
    const spread = Math.max(...numbers.map(other => Math.abs(other - value)))
    if (spread === 0) return Infinity
    return value === 0 ? 0 : Math.max(0, Math.floor(-Math.log10(spread / Math.abs(value))))
  }
  if (!isList(value)) return Infinity
  const items = value.map((item, at) =>
    commonDigits(
      item,
      others.map(other => (other && isList(other) ? other[at] : null)),
    ),
  )
  return items.includes(null) ? null : Math.min(...(items as number[]))
}
