/**
 * Responsibilities: differences from 1 that keep their digits: exp(x) - 1, 1 - cos(x), (1 + x)^n - 1. Taken as they
 * stand, they lose all digits where the value is close to 1.
 */
import type { BinaryNode, Expression } from '../expression/tree.ts'
import type { Shared } from './shared.ts'
import type { Closure } from './value.ts'
import { numbersOf } from './functions/index.ts'
import { wordOf } from './words.ts'

/** The part of a compiler that is needed here. */
interface Compiler {
  readonly shared: Shared
  compile(node: Expression): Closure
  /** The user's function of this name. */
  function(name: string): object | undefined
}

/** Distance from 1 up to which the other way is taken. */
const NEAR = 0.25

/** `f(x) - 1` of functions of one number, by their words. */
const LESS_ONE: Readonly<Record<string, (x: number) => number>> = {
  __proto__: null as never,
  exp: Math.expm1,
  cos: x => -2 * Math.sin(x / 2) ** 2,
  sec: x => (2 * Math.sin(x / 2) ** 2) / Math.cos(x),
  cosh: x => 2 * Math.sinh(x / 2) ** 2,
  tanh: x => (x > 0 ? -2 / (Math.exp(2 * x) + 1) : Math.tanh(x) - 1),
  num_erf: x => -numbersOf('erfc', 1)!(x),
  erfc: x => -numbersOf('num_erf', 1)!(x),
  law_below: x => -numbersOf('law_above', 1)!(x),
  law_above: x => -numbersOf('law_below', 1)!(x),
  law_risk: x => -Math.exp(-x),
}

/** A number less 1; NaN where it is no real number. */
type LessOne = (frame: Parameters<Closure>[0]) => number

const isOne = (node: Expression): boolean => node.kind === 'number' && Number(node.text) === 1

const realOf = (closure: Closure): LessOne => {
  return frame => {
    const value = closure(frame)
    return typeof value === 'number' ? value : NaN
  }
}

/** @returns the value of a formula less 1, where there is a way to it that keeps its digits */
function lessOne(node: Expression, compiler: Compiler): LessOne | undefined {
  if (node.kind === 'binary') return lessOneOf(node, compiler)
  if (node.kind !== 'call' || node.args.length !== 1 || compiler.function(node.name)) return undefined
  const word = wordOf(node)
  if (word === 'sqrt') {
    const square = lessOne(node.args[0]!, compiler)
    return square && (frame => rooted(square(frame)))
  }
  const change = LESS_ONE[word]
  if (!change) return undefined
  const argument = realOf(compiler.compile(node.args[0]!))
  return frame => change(argument(frame))
}

const rooted = (square: number): number => square / (Math.sqrt(1 + square) + 1)

function lessOneOf({ operator, left, right }: BinaryNode, compiler: Compiler): LessOne | undefined {
  switch (operator) {
    case '+':
      if (isOne(left)) return realOf(compiler.compile(right))
      return isOne(right) ? realOf(compiler.compile(left)) : undefined
    case '-': {
      if (!isOne(left)) return undefined
      const less = realOf(compiler.compile(right))
      return frame => -less(frame)
    }
    case '^': {
      const isNatural = left.kind === 'constant' && left.name === 'e'
      const exponent = realOf(compiler.compile(right))
      if (isNatural) return frame => Math.expm1(exponent(frame))
      const base = lessOne(left, compiler)
      return base && (frame => Math.expm1(exponent(frame) * Math.log1p(base(frame))))
    }
    case '/': {
      const below = lessOne(right, compiler)
      const above = isOne(left) ? () => 0 : lessOne(left, compiler)
      if (!below || !above) return undefined
      return frame => {
        const rest = below(frame)
        return (above(frame) - rest) / (1 + rest)
      }
    }
    default:
      return undefined
  }
}

/**
 * @param plain the difference as it stands
 * @returns `1 - f` and `f - 1` with all digits where f is close to 1; undefined where there is no other way to them
 */
export function differenceFromOne(
  { operator, left, right }: BinaryNode,
  plain: Closure,
  compiler: Compiler,
): Closure | undefined {
  if (operator !== '-' || isOne(left) === isOne(right) || compiler.shared.scope.asWritten) return undefined
  const sign = isOne(right) ? 1 : -1
  const less = lessOne(sign > 0 ? left : right, compiler)
  if (!less) return undefined
  return frame => {
    const rest = less(frame)
    return Math.abs(rest) < NEAR ? sign * rest : plain(frame)
  }
}

/** @returns `ln(1 + x)` with the digits of x; undefined for other logarithms */
export function logarithmNearOne(
  argument: Expression,
  plain: Closure,
  compiler: Compiler,
): Closure | undefined {
  const less = compiler.shared.scope.asWritten ? undefined : lessOne(argument, compiler)
  if (!less) return undefined
  return frame => {
    const rest = less(frame)
    return Math.abs(rest) < NEAR ? Math.log1p(rest) : plain(frame)
  }
}
