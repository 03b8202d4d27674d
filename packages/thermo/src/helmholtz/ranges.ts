import { bar } from '../state-error.ts'
import { RANGES } from './figures/ranges.ts'

export type PublishedEquation = 'state' | 'viscosity' | 'conductivity'

interface Range {
  /** Lowest temperature in K. */
  readonly from: number
  /** Highest temperatures in K up to pressures in Pa, which rise. */
  readonly steps: readonly { readonly p: number; readonly T: number }[]
}

const ranges = new Map(
  RANGES.trim()
    .split('\n')
    .map(line => {
      const [equation, fluid, ...words] = line.split(' ') as [string, string, ...string[]]
      const from = words[0] === 'from' ? Number(words[1]) : 0
      const steps = words
        .filter(word => word.includes(','))
        .map(word => word.split(',').map(Number) as [number, number])
      return [`${equation} ${fluid}`, { from, steps: steps.map(([p, T]) => ({ p: p * 1e6, T })) }] as const
    }),
)

/**
 * Limit of the published equation that a state lies beyond.
 *
 * @param fluid the usual name. @param T in K. @param p in Pa
 * @returns `up to 1100 K`, `up to 433.15 K at 4000 bar`, `up to 2000 bar` or `from 190 K`; undefined within the range,
 * and where the data name none
 */
export function limitBehind(
  equation: PublishedEquation,
  fluid: string,
  T: number,
  p: number,
): string | undefined {
  const range: Range | undefined = ranges.get(`${equation} ${fluid}`)
  if (!range) return undefined
  if (T < range.from) return `from ${range.from} K`
  // Pressures of states by other properties are rounded.
  const step = range.steps.find(one => p <= one.p * (1 + 1e-9))
  if (!step) return `up to ${bar(range.steps.at(-1)!.p)}`
  if (T <= step.T * (1 + 1e-9)) return undefined
  return step === range.steps[0] ? `up to ${step.T} K` : `up to ${step.T} K at ${bar(p)}`
}
