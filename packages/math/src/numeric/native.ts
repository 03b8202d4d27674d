/** Calls of properties of values, which the program computes itself. */
import { PropertyFault, type NativeFunction } from '@calcwright/reference/holders'
import type { Closure } from './value.ts'
import { slopeAt, smoothSlopeAt } from './slopes.ts'
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
    if (doubts && (!doubts.first || doubts.first.isSlight)) {
      const doubt = run.doubt?.(...numbers)
      if (doubt && !(doubts.first && doubt.isSlight)) doubts.first = doubt
    }
    return value
  }

/** @returns the derivative of a property by one of its arguments, from differences */
export function slopeOfNative(native: NativeFunction, place: number): NativeFunction {
  const { title, run } = native
  const slope = (...numbers: number[]): number => {
    const f = (x: number): number => {
      try {
        return run(...numbers.with(place, x))
      } catch (error) {
        if (error instanceof PropertyFault) return NaN
        throw error
      }
    }
    run(...numbers)
    const found = (native.isSlope ? smoothSlopeAt : slopeAt)(f, numbers[place]!)
    if (found !== null) return found
    throw new PropertyFault(`${title} has no slope here: it bends or jumps, or its range ends.`)
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
