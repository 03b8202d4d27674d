/** Functions of one real number, by the engine's words. NaN stands for: no real value. */
import { integerOf, nearWhole, rounded } from '../close.ts'
import { fail } from '../value.ts'

type RealFunction = (x: number) => number

/** A multiple of a quarter turn is one within the rounding of its own last digit. */
const TURN_ROUNDING = 2.3e-16

/** Zeros of sine and cosine are zeros, although pi is rounded. */
function atZero(value: number, x: number): number {
  return Math.abs(value) <= TURN_ROUNDING * Math.abs(x) ? 0 : value
}

const sin: RealFunction = x => atZero(Math.sin(x), x)
const cos: RealFunction = x => atZero(Math.cos(x), x)

const inverted =
  (of: RealFunction): RealFunction =>
  x => {
    const value = of(x)
    return value === 0 ? fail('number.division-by-zero') : 1 / value
  }

const tan: RealFunction = x => {
  if (cos(x) === 0) fail('number.division-by-zero')
  return sin(x) === 0 ? 0 : Math.tan(x)
}

const cot: RealFunction = x => {
  if (sin(x) === 0) fail('number.division-by-zero')
  return cos(x) === 0 ? 0 : 1 / Math.tan(x)
}

/** Positive numbers whose logarithm is whole have just that. */
export function logarithm(x: number, base: number): number {
  const value = base === 10 ? Math.log10(x) : base === 2 ? Math.log2(x) : Math.log(x) / Math.log(base)
  const nearest = Math.round(value)
  return Math.abs(value - nearest) < 1e-13 * Math.max(1, Math.abs(value)) && base ** nearest === x
    ? nearest
    : value
}

/** A half goes away from zero. */
const round: RealFunction = x => (x < 0 ? -rounded(-x + 0.5, Math.floor) : rounded(x + 0.5, Math.floor))

const trunc: RealFunction = x => rounded(x, Math.trunc)

/** By the logarithm of a quotient that keeps the digits near 1. */
const atanh: RealFunction = x => (Math.abs(x) === 1 ? fail('number.no-value') : Math.atanh(x))

/** Inverse functions of 1/x, which have a value at 0 only where it says so. */
const ofInverse =
  (of: RealFunction): RealFunction =>
  x =>
    x === 0 ? fail('number.division-by-zero') : of(1 / x)

export const REAL_FUNCTIONS: Readonly<Record<string, RealFunction>> = {
  sqrt: Math.sqrt,
  exp: Math.exp,
  ln: x => (x === 0 ? fail('number.no-value') : Math.log(x)),
  log10: x => (x === 0 ? fail('number.no-value') : logarithm(x, 10)),
  num_expm1: Math.expm1,
  num_log1p: x => (x === -1 ? fail('number.no-value') : Math.log1p(x)),
  sin,
  cos,
  tan,
  sec: inverted(cos),
  csc: inverted(sin),
  cot,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  asec: ofInverse(Math.acos),
  acsc: ofInverse(Math.asin),
  acot: x => (x === 0 ? Math.PI / 2 : Math.atan(1 / x)),
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  sech: inverted(Math.cosh),
  csch: inverted(Math.sinh),
  coth: inverted(Math.tanh),
  asinh: Math.asinh,
  acosh: Math.acosh,
  num_atanh: atanh,
  abs: Math.abs,
  num_sign: Math.sign,
  num_step: x => (x < 0 ? 0 : x === 0 ? 0.5 : 1),
  floor: x => rounded(x, Math.floor),
  ceil: x => rounded(x, Math.ceil),
  round,
  trunc,
  iPart: trunc,
  fPart: x => nearWhole(x) - trunc(x),
  even: x => (integerOf(x) % 2 === 0 ? 1 : 0),
  odd: x => (integerOf(x) % 2 === 0 ? 0 : 1),
  re: x => x,
  im: () => 0,
  conj: x => x,
  arg: x => (x < 0 ? Math.PI : x === 0 ? fail('number.no-value') : 0),
}
