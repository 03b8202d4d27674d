/** Responsibilities: uncertain numbers in a plot: error bars where there is room for them, else a notice. */
import { message } from '@calcwright/math/messages/plots'
import type { NameMeaning, KnownValueName } from '../../values/known.ts'
import { variablesBehind } from '../../names/numeric-names.ts'
import { numbersInOrder } from '../../values/arrays.ts'
import { isLost, standardUncertainty } from '../../values/uncertainty.ts'

export const CENTRAL = message('plot.central')

/**
 * The standard uncertainties of numbers, in SI.
 *
 * @returns null for numbers without any; undefined where they are not known
 */
export function spreadOf(known: KnownValueName, values: Float64Array): Float64Array | null | undefined {
  if (!isUncertain(known)) return null
  const { uncertainty } = known
  if (!uncertainty || isLost(uncertainty)) return undefined
  const spread = numbersInOrder(standardUncertainty(Array.from(values), uncertainty))
  return spread?.length === values.length ? Float64Array.from(spread) : undefined
}

/** Whether a series depends on uncertain numbers. */
export function readsUncertain(known: NameMeaning | undefined): boolean {
  if (known?.kind === 'variable') return isUncertain(known)
  if (!known?.uncertain) return false
  const behind = variablesBehind(known.definition.body, known.scope)
  return [...behind.values()].some(isUncertain)
}

const isUncertain = ({ uncertain, uncertainty }: KnownValueName): boolean =>
  uncertainty ? true : uncertain === true && uncertainty === undefined
