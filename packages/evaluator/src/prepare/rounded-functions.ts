/** Responsibilities: functions of rounded numbers: what they make of an error, and which the engine has in many digits. */
import { numbersOf } from '@calcwright/math/numeric'
import { operationName } from '@calcwright/reference/functions'
import type { CallNode, Expression } from '@calcwright/math/expression'

/** A function of one number, and its derivative. */
type Curve = readonly [value: (x: number) => number, derivative: (x: number) => number]

/** Functions that cancel beside a number, by the engine's words. */
const CURVES: Readonly<Record<string, Curve>> = {
  __proto__: null as never,
  sqrt: [Math.sqrt, x => 0.5 / Math.sqrt(x)],
  exp: [Math.exp, Math.exp],
  ln: [Math.log, x => 1 / x],
  log10: [Math.log10, x => Math.LOG10E / x],
  sin: [Math.sin, Math.cos],
  cos: [Math.cos, Math.sin],
  tan: [Math.tan, x => 1 + Math.tan(x) ** 2],
  sec: [x => 1 / Math.cos(x), x => Math.tan(x) / Math.cos(x)],
  csc: [x => 1 / Math.sin(x), x => 1 / Math.tan(x) / Math.sin(x)],
  cot: [x => 1 / Math.tan(x), x => 1 / Math.sin(x) ** 2],
  asin: [Math.asin, x => 1 / Math.sqrt(1 - x * x)],
  acos: [Math.acos, x => 1 / Math.sqrt(1 - x * x)],
  atan: [Math.atan, x => 1 / (1 + x * x)],
  sinh: [Math.sinh, Math.cosh],
  cosh: [Math.cosh, Math.sinh],
  tanh: [Math.tanh, x => 1 - Math.tanh(x) ** 2],
  abs: [Math.abs, () => 1],
}

/** Functions of numbers that the engine has with as many digits as are asked for, beside those above. */
const IN_MANY_DIGITS: ReadonlySet<string> = new Set([
  'asinh', 'acosh', 'num_atanh', 'atanh', 'sech', 'csch', 'coth', 'log2', 'logb', 'surd',
  'num_hypot', 'num_erf', 'erf', 'erfc', 'num_gamma', 'Gamma', 'factorial', 'Beta', 'comb', 'perm', 'Ei',
  'law_below', 'law_above', 'law_risk', 'law_cauchy', 'law_geometric', 'max', 'min',
]) // prettier-ignore

/**
 * Functions whose doubles have all digits that are ever shown, beside those above. The engine has more of others: a
 * Bessel function near one of its zeros loses a third of them here.
 */
const TO_THE_LAST_DIGIT: ReadonlySet<string> = new Set([
  'asinh', 'acosh', 'num_atanh', 'sech', 'csch', 'coth', 'logb', 'surd', 'num_hypot', 'atan2',
  'num_expm1', 'num_log1p', 'num_erf', 'num_e1', 'num_si', 'ell_k', 'ell_e',
]) // prettier-ignore

/** Functions whose values are soon beyond what a double holds. */
const STEEP: ReadonlySet<string> = new Set([
  'exp', 'sinh', 'cosh', 'num_gamma', 'Gamma', 'factorial', 'comb', 'perm', 'Beta', 'erfc', 'law_above', 'law_below',
]) // prettier-ignore

/** Functions whose values are not rounded. */
const UNROUNDED: ReadonlySet<string> = new Set([
  'abs', 'floor', 'ceil', 'round', 'trunc', 'iPart', 'num_sign', 'num_step', 'max', 'min',
]) // prettier-ignore

/** Functions of an angle, whose digits are those that it has beyond whole turns. */
const TURNING: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'sec', 'csc', 'cot'])

export const isTurning = (word: string): boolean => TURNING.has(word)

/** Error of an angle up to which what is left of a sine at its zero is rounding, and not a value. */
const LEAST_TURN = 1e-6

/** @returns whether a rounded angle is one at which the function is zero */
export const isAtZero = (word: string, value: number, error: number): boolean =>
  /^(sin|cos|tan|cot)$/.test(word) && Math.abs(value) <= error && error < LEAST_TURN

export const isRounded = (word: string): boolean => !UNROUNDED.has(word)

export const isSteep = (word: string): boolean => STEEP.has(word)

export const hasManyDigits = (word: string): boolean => word in CURVES || IN_MANY_DIGITS.has(word)

/** @returns whether a double is as good as the engine's number */
export const isToTheLastDigit = (word: string): boolean => word in CURVES || TO_THE_LAST_DIGIT.has(word)

/** Step of the differences in place of a derivative, as a share. */
const STEP = 1e-6

/** The value of a function, and how fast it changes with each argument. */
export interface Applied {
  readonly value: number
  readonly slopes: readonly number[]
}

/** @returns null for what is no function of so many numbers */
export function applied(word: string, args: readonly number[]): Applied | null {
  const curve = CURVES[word]
  const [x] = args
  if (curve && args.length === 1) return { value: curve[0](x!), slopes: [curve[1](x!)] }
  const f = numbersOf(word, args.length)
  if (!f) return null
  const value = valueOf(f, args)
  const slopes = args.map((arg, place) => {
    const step = STEP * (Math.abs(arg) || 1)
    return (valueOf(f, args.with(place, arg + step)) - value) / step
  })
  return { value, slopes }
}

/** NaN where there is no real value. */
function valueOf(f: (...args: readonly number[]) => number, args: readonly number[]): number {
  try {
    return f(...args)
  } catch {
    return NaN
  }
}

type Complement = (args: readonly Expression[], call: CallNode) => Expression

const renamed =
  (word: string): Complement =>
  (args, call) => ({ ...call, name: operationName(word), args })

/** One less the value of a function, where that keeps the digits, by the engine's words. */
const COMPLEMENTS: Readonly<Record<string, Complement>> = {
  __proto__: null as never,
  law_below: renamed('law_above'),
  law_above: renamed('law_below'),
  law_gamma: renamed('law_gamma_above'),
  law_gamma_above: renamed('law_gamma'),
  law_fisher: renamed('law_fisher_above'),
  law_fisher_above: renamed('law_fisher'),
  law_student: ([n, t], call) => ({ ...call, args: [n!, negative(t!)] }),
  law_beta: ([a, b, x], call) => ({ ...call, args: [b!, a!, sum(one(call), negative(x!))] }),
  law_poisson: ([mu, k], call) => ({
    ...call,
    name: operationName('law_gamma'),
    args: [sum({ ...call, name: operationName('floor'), args: [k!] }, one(call)), mu!],
  }),
  num_erf: renamed('erfc'),
  erfc: renamed('num_erf'),
}

/** @returns `1 - f` as a function that has its digits where f is close to 1; null for others */
export function complementOf(word: string, call: CallNode): Expression | null {
  return COMPLEMENTS[word]?.(call.args, call) ?? null
}

const one = ({ span }: Expression): Expression => ({ kind: 'number', text: '1', span })

const negative = (operand: Expression): Expression => ({
  kind: 'unary',
  operator: '-',
  operand,
  span: operand.span,
})

const sum = (left: Expression, right: Expression): Expression => ({
  kind: 'binary',
  operator: '+',
  left,
  right,
  operatorSpan: left.span,
  span: left.span,
})
