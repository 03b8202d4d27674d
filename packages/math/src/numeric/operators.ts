/** Closures of the operators: two numbers at once, all other values by arithmetic.ts. */
import {
  add,
  addItems,
  divide,
  divideItems,
  multiply,
  multiplyItems,
  power,
  powerItems,
  subtract,
  subtractItems,
} from './arithmetic.ts'
import type { Numbers } from './singles.ts'
import { onGrid } from './grid.ts'
import { areEqual, isAtMost, isBelow, leftOver, remainder } from './close.ts'
import { allOf, isWatched, noteSide } from './switches.ts'
import type { NumericScope } from './types.ts'
import { type Closure, fail, type Frame, isTrue, type NumericValue, realOf } from './value.ts'
import type { BinaryOperator, Relation } from '../expression/tree.ts'

/** Facts that the evaluation records on the way. */
export interface Trace {
  /** A whole number came out that a double does not hold exactly. */
  lost: boolean
  /** The terms of a sum that are no whole numbers have cancelled but for their last digits. */
  cancelled: boolean
}

/** Share of a term below which a sum has lost digits that are shown. */
const CANCELLED = 1e-8

const LIMIT = Number.MAX_SAFE_INTEGER

export function binaryClosure(
  operator: BinaryOperator,
  left: Closure,
  right: Closure,
  numbers: Numbers & Pick<NumericScope, 'grid'>,
  trace: Trace,
): Closure {
  const { grid } = numbers
  const whole = (result: number, a: number, b: number): number => {
    if (Number.isInteger(a) && Number.isInteger(b)) trace.lost = true
    return result
  }
  switch (operator) {
    case '±':
      return left
    case '+':
      return frame => {
        const a = left(frame)
        const b = right(frame)
        if (typeof a !== 'number' || typeof b !== 'number') return add(a, b)
        const sum = a + b
        if (Math.abs(sum) < CANCELLED * Math.abs(a)) return cancelled(sum, a, b, trace)
        if (sum > LIMIT || sum < -LIMIT) return whole(sum, a, b)
        return grid === undefined ? sum : onGrid(sum, a, b, grid)
      }
    case '-':
      return frame => {
        const a = left(frame)
        const b = right(frame)
        if (typeof a !== 'number' || typeof b !== 'number') return subtract(a, b)
        const difference = a - b
        if (Math.abs(difference) < CANCELLED * Math.abs(a)) return cancelled(difference, a, b, trace)
        if (difference > LIMIT || difference < -LIMIT) return whole(difference, a, b)
        return grid === undefined ? difference : onGrid(difference, a, b, grid)
      }
    case '*':
      return frame => {
        const a = left(frame)
        const b = right(frame)
        if (typeof a !== 'number' || typeof b !== 'number') return multiply(a, b)
        const product = a * b
        return product > LIMIT || product < -LIMIT ? whole(product, a, b) : product
      }
    case '/':
      return frame => {
        const a = left(frame)
        const b = right(frame)
        if (typeof a !== 'number' || typeof b !== 'number') return divide(a, b)
        return b === 0 ? fail('number.division-by-zero') : a / b
      }
    case '^':
      return powerClosure(left, right, numbers, whole)
    case 'mod':
      return frame => modulo(realOf(left(frame)), realOf(right(frame)), left)
    case '.+':
      return frame => addItems(left(frame), right(frame))
    case '.-':
      return frame => subtractItems(left(frame), right(frame))
    case '.*':
      return frame => multiplyItems(left(frame), right(frame))
    case './':
      return frame => divideItems(left(frame), right(frame))
    case '.^':
      return frame => powerItems(left(frame), right(frame), numbers)
    case 'and':
      return frame => {
        if (isWatched()) allOf([right], frame)
        return isTrue(left(frame)) && isTrue(right(frame))
      }
    case 'or':
      return frame => {
        if (isWatched()) allOf([right], frame)
        return holdsPlainly(left(frame)) || holdsPlainly(right(frame))
      }
    case 'xor':
      return frame => isTrue(left(frame)) !== isTrue(right(frame))
  }
}

/** @returns what is left of two terms, after a note that they have cancelled */
function cancelled(left: number, a: number, b: number, trace: Trace): number {
  if (!Number.isInteger(a) || !Number.isInteger(b)) trace.cancelled = true
  return leftOver(left, a, b)
}

/** Numbers beside `or` are numbers to the engine now and then, and no truth values. */
function holdsPlainly(value: NumericValue): boolean {
  return typeof value === 'boolean' ? value : fail('number.not-numeric')
}

function powerClosure(
  left: Closure,
  right: Closure,
  numbers: Numbers,
  whole: (result: number, a: number, b: number) => number,
): Closure {
  return frame => {
    const a = left(frame)
    const b = right(frame)
    if (typeof a !== 'number' || typeof b !== 'number') return power(a, b, numbers)
    if (b === 2) {
      const square = a * a
      return square > LIMIT ? whole(square, a, b) : square
    }
    if (a > 0 || (Number.isInteger(b) && a !== 0)) {
      const result = a ** b
      return result > LIMIT || result < -LIMIT ? whole(result, a, b) : result
    }
    return power(a, b, numbers)
  }
}

/** The remainder with the sign of the divisor. @param place stands for the division where its sides are watched */
function modulo(a: number, b: number, place: object): number {
  if (b === 0) fail('number.division-by-zero')
  if (isWatched()) noteSide(place, Math.floor(a / b), a / b)
  if (Number.isSafeInteger(a) && Number.isSafeInteger(b)) {
    const rest = a % b
    return rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest + 0
  }
  return remainder(a, b)
}

const RELATIONS: Readonly<Record<Relation, (a: NumericValue, b: NumericValue) => boolean>> = {
  '==': areEqual,
  '!=': (a, b) => !areEqual(a, b),
  '<': (a, b) => isBelow(realOf(a), realOf(b)),
  '<=': (a, b) => isAtMost(realOf(a), realOf(b)),
  '>': (a, b) => isBelow(realOf(b), realOf(a)),
  '>=': (a, b) => isAtMost(realOf(b), realOf(a)),
}

/** `a < b <= c`. */
export function compareClosure(operands: readonly Closure[], relations: readonly Relation[]): Closure {
  const tests = relations.map(relation => RELATIONS[relation])
  if (tests.length === 1) {
    const [test] = tests as [(typeof tests)[0]]
    const [left, right] = operands as [Closure, Closure]
    return frame => {
      const [a, b] = [left(frame), right(frame)]
      if (isWatched()) noteComparison(left, a, b)
      return test(a, b)
    }
  }
  return frame => {
    if (isWatched()) noteChain(operands, frame)
    let left = operands[0]!(frame)
    for (let index = 0; index < tests.length; index += 1) {
      const right = operands[index + 1]!(frame)
      if (!tests[index]!(left, right)) return false
      left = right
    }
    return true
  }
}

/** @param place stands for the comparison */
function noteComparison(place: object, a: NumericValue, b: NumericValue): void {
  if (typeof a === 'number' && typeof b === 'number') noteSide(place, Math.sign(a - b), a - b)
}

function noteChain(operands: readonly Closure[], frame: Frame): void {
  const values = operands.map(operand => operand(frame))
  for (let index = 1; index < values.length; index += 1)
    noteComparison(operands[index - 1]!, values[index - 1]!, values[index]!)
}
