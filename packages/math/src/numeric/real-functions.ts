/** Formulas as functions of real numbers, for searches and integrals inside of formulas. */
import { leniently } from './close.ts'
import type { Closure, Frame } from './value.ts'
import { NumericFault, realOf } from './value.ts'

/** NaN where there is no real value. The last digits decide as they are. */
export const realAt = (value: Closure, frame: Frame): number => leniently(() => valueAt(value, frame))

/** NaN where there is no real value. */
export function valueAt(value: Closure, frame: Frame): number {
  try {
    return realOf(value(frame))
  } catch (error) {
    if (error instanceof NumericFault && error.code !== 'number.depth') return NaN
    throw error
  }
}

/** Runs what yields now and then to its end. */
export function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
