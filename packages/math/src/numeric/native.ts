/** Calls of properties of values, which the program computes itself. */
import { PropertyFault, type NativeFunction } from '@calcwright/reference/holders'
import { derivative } from '@calcwright/solvers/quadrature'
import type { Closure } from './operators.ts'
import type { Doubts } from './types.ts'
import { fail, isList, type NumericValue, realOf } from './value.ts'

/**
 * @param doubts takes the doubt about a value
 * @returns the property as a function of numbers, whose faults are those of the numeric evaluation
 */
export const nativeNumbers =
  ({ run }: NativeFunction, doubts?: Doubts) =>
  (...numbers: number[]): number => {
    let value: number
    try {
      value = run(...numbers)
    } catch (error) {
      if (error instanceof PropertyFault) return fail('number.property', { problem: error.message })
      throw error
    }
    if (!Number.isFinite(value)) fail('number.no-value')
    if (doubts) doubts.first ??= run.doubt?.(...numbers)
    return value
  }

/** Part of a value by which the slopes on both sides of it are compared, and how much they may differ. */
const BESIDE = 1e-6
const DIFFERENCE = 1e-2

/** @returns the derivative of a property by one of its arguments, from differences */
export function slopeOfNative(native: NativeFunction, place: number): NativeFunction {
  const { title, run } = native
  const slope = (...numbers: number[]): number => {
    const at = numbers[place]!
    const f = (x: number): number => {
      try {
        return run(...numbers.with(place, x))
      } catch (error) {
        if (error instanceof PropertyFault) return NaN
        throw error
      }
    }
    const here = run(...numbers)
    const step = BESIDE * (Math.abs(at) || 1)
    const [left, right] = [here - f(at - step), f(at + step) - here]
    const isKink = Math.abs(right - left) > DIFFERENCE * Math.max(Math.abs(left), Math.abs(right))
    const noise = 1e-9 * Math.abs(here)
    const found = derivative(f, at, Math.abs(at) / 10 || 0.1)
    if (!found || (isKink && !native.isSlope && Math.abs(right - left) > noise))
      throw new PropertyFault(`${title} has no slope here: it bends or jumps, or its range ends.`)
    return found.value
  }
  const doubt = run.doubt && { doubt: run.doubt }
  return { ...native, isSlope: true, run: Object.assign(slope, doubt) }
}

/** Lists in the place of numbers give a list. */
export function nativeClosure(native: NativeFunction, args: readonly Closure[], doubts?: Doubts): Closure {
  const of = nativeNumbers(native, doubts)
  const over = (values: readonly NumericValue[]): NumericValue => {
    const list = values.find(isList)
    if (!list) return of(...values.map(realOf))
    if (values.some(value => isList(value) && value.length !== list.length)) fail('number.type.lengths')
    return list.map((_, at) => over(values.map(value => (isList(value) ? value[at]! : value))))
  }
  return frame => over(args.map(arg => arg(frame)))
}
