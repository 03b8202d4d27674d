/**
 * Complex arithmetic and functions. Arguments may be plain numbers; results are plain where they are
 * real. Branches are those of the engine: on a cut a real argument counts as the engine counts it.
 *
 * Source: NIST Digital Library of Mathematical Functions, sections 4.2 to 4.37.
 */
import { Complex, complex, fail, type NumericValue } from './value.ts'

export type ComplexFunction = (re: number, im: number) => NumericValue

export function multiplyComplex(a: number, b: number, c: number, d: number): NumericValue {
  return complex(a * c - b * d, a * d + b * c)
}

export function divideComplex(a: number, b: number, c: number, d: number): NumericValue {
  if (c === 0 && d === 0) fail('number.division-by-zero')
  // By the larger part, so that no square overflows.
  if (Math.abs(c) >= Math.abs(d)) {
    const ratio = d / c
    const size = c + d * ratio
    return complex((a + b * ratio) / size, (b - a * ratio) / size)
  }
  const ratio = c / d
  const size = c * ratio + d
  return complex((a * ratio + b) / size, (b * ratio - a) / size)
}

export function powerComplex(a: number, b: number, c: number, d: number): NumericValue {
  if (a === 0 && b === 0) return c > 0 ? 0 : fail('number.division-by-zero')
  if (d === 0 && Number.isInteger(c) && Math.abs(c) <= 1024) return wholePower(a, b, c)
  const length = Math.log(Math.hypot(a, b))
  const angle = Math.atan2(b, a)
  return ofPolar(Math.exp(c * length - d * angle), d * length + c * angle)
}

function wholePower(a: number, b: number, exponent: number): NumericValue {
  let [x, y] = [1, 0]
  let [u, v] = [a, b]
  for (let rest = Math.abs(exponent); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) [x, y] = [x * u - y * v, x * v + y * u]
    ;[u, v] = [u * u - v * v, 2 * u * v]
  }
  return exponent < 0 ? divideComplex(1, 0, x, y) : complex(x, y)
}

function ofPolar(length: number, angle: number): NumericValue {
  return complex(length * Math.cos(angle), length * Math.sin(angle))
}

export const sqrt: ComplexFunction = (a, b) => {
  if (b === 0) return a >= 0 ? Math.sqrt(a) : new Complex(0, Math.sqrt(-a))
  const part = Math.sqrt((Math.hypot(a, b) + Math.abs(a)) / 2)
  const other = Math.abs(b) / (2 * part)
  const sign = b < 0 ? -1 : 1
  return a >= 0 ? complex(part, sign * other) : complex(other, sign * part)
}

export const ln: ComplexFunction = (a, b) => {
  if (a === 0 && b === 0) fail('number.no-value')
  return complex(Math.log(Math.hypot(a, b)), Math.atan2(b, a))
}

export const exp: ComplexFunction = (a, b) => ofPolar(Math.exp(a), b)

const sin: ComplexFunction = (a, b) => complex(Math.sin(a) * Math.cosh(b), Math.cos(a) * Math.sinh(b))
const cos: ComplexFunction = (a, b) => complex(Math.cos(a) * Math.cosh(b), -Math.sin(a) * Math.sinh(b))
const sinh: ComplexFunction = (a, b) => complex(Math.sinh(a) * Math.cos(b), Math.cosh(a) * Math.sin(b))
const cosh: ComplexFunction = (a, b) => complex(Math.cosh(a) * Math.cos(b), Math.sinh(a) * Math.sin(b))

const tan: ComplexFunction = (a, b) => {
  const size = Math.cos(2 * a) + Math.cosh(2 * b)
  return complex(Math.sin(2 * a) / size, Math.sinh(2 * b) / size)
}

const tanh: ComplexFunction = (a, b) => turned(tan, -1)(a, b)

/** f(z) by g(i z) = i f(z) for odd functions: `sign` 1 turns forth, -1 back. */
function turned(of: ComplexFunction, sign: 1 | -1): ComplexFunction {
  return (a, b) => {
    const [re, im] = parts(sign > 0 ? of(-b, a) : of(-b, a))
    return complex(im, -re)
  }
}

/** Hull, Fairgrieve, Tang: Implementing the complex arcsine and arccosine functions, ACM TOMS 23 (1997). */
const asin: ComplexFunction = (a, b) => {
  const [x, y] = [Math.abs(a), Math.abs(b)]
  const [right, top] = [Math.sign(a), b < 0 ? -1 : 1]
  if (b === 0 && x > 1) return complex((right * Math.PI) / 2, -right * Math.acosh(x))
  const [r, s] = [Math.hypot(x + 1, y), Math.hypot(x - 1, y)]
  const half = (r + s) / 2
  const share = x / half
  const above = x <= 1 ? (y * y) / (r + x + 1) + s + 1 - x : 0
  const below = (half + x) / (r + x + 1) + (half + x) / (s + x - 1)
  const size = x <= 1 ? Math.sqrt(((half + x) * above) / 2) : y * Math.sqrt(below / 2)
  const re = share <= 0.64 ? Math.asin(share) : Math.atan2(x, size)
  const beyond = x <= 1 ? (y * y) / (s + 1 - x) : s + x - 1
  const excess = y === 0 && x <= 1 ? 0 : ((y * y) / (r + x + 1) + beyond) / 2
  return complex(right * re, top * Math.log1p(excess + Math.sqrt(excess * (half + 1))))
}

const acos: ComplexFunction = (a, b) => {
  const [re, im] = parts(asin(a, b))
  return complex(Math.PI / 2 - re, -im)
}

const atan: ComplexFunction = (a, b) => {
  if (a === 0 && Math.abs(b) === 1) fail('number.no-value')
  const re = Math.atan2(2 * a, (1 - b) * (1 + b) - a * a) / 2
  return complex(re, Math.log1p((4 * b) / (a * a + (b - 1) ** 2)) / 4)
}

const asinh: ComplexFunction = turned(asin, 1)
const atanh: ComplexFunction = (a, b) => {
  if (b === 0 && a > 1) return complex(Math.log((a + 1) / (a - 1)) / 2, Math.PI / 2)
  // Below -1 the engine takes exact numbers and decimals to different sides of the cut.
  if (b === 0 && a < -1) fail('number.not-numeric')
  return turned(atan, 1)(a, b)
}

const acosh: ComplexFunction = (a, b) => {
  // The engine is left to decide on the cut, as for atanh.
  if (b === 0 && a <= 0) fail('number.not-numeric')
  const [re, im] = parts(acos(a, b))
  // i acos(z) or -i acos(z), so that the real part is not negative.
  return (b < 0 || Object.is(im, 0)) && im >= 0
    ? complex(im === 0 ? 0 : im, im === 0 ? re : -re)
    : complex(-im, re)
}

export function parts(value: NumericValue): readonly [number, number] {
  if (typeof value === 'number') return [value, 0]
  if (value instanceof Complex) return [value.re, value.im]
  if (typeof value === 'boolean') return [value ? 1 : 0, 0]
  return fail('number.type')
}

const inverse =
  (of: ComplexFunction): ComplexFunction =>
  (a, b) => {
    const [re, im] = parts(of(a, b))
    return divideComplex(1, 0, re, im)
  }

const ofInverse =
  (of: ComplexFunction): ComplexFunction =>
  (a, b) =>
    of(...parts(divideComplex(1, 0, a, b)))

const scaled =
  (of: ComplexFunction, factor: number): ComplexFunction =>
  (a, b) => {
    const [re, im] = parts(of(a, b))
    return complex(re / factor, im / factor)
  }

/** Functions of two real numbers at places where their value is complex. */
export const BEYOND_REAL: Readonly<Record<string, (x: number, n: number) => NumericValue>> = {
  surd: (x, n) => (n === 2 ? sqrt(x, 0) : powerComplex(x, 0, 1 / n, 0)),
  logb(x, base) {
    const [re, im] = parts(ln(x, 0))
    return base > 0 ? complex(re / Math.log(base), im / Math.log(base)) : fail('number.not-numeric')
  },
}

/** The number of length 1 that points the same way. */
const direction: ComplexFunction = (a, b) => {
  const size = Math.hypot(a, b)
  return size === 0 ? 0 : complex(a / size, b / size)
}

/** Functions of one complex number, by the engine's words. */
export const COMPLEX_FUNCTIONS: Readonly<Record<string, ComplexFunction>> = {
  sqrt, exp, ln, sin, cos, tan, sinh, cosh, tanh, asin, acos, atan, asinh, acosh, atanh,
  num_atanh: atanh,
  num_log1p: (a, b) => ln(1 + a, b),
  log10: scaled(ln, Math.LN10),
  sec: inverse(cos), csc: inverse(sin), cot: inverse(tan),
  sech: inverse(cosh), csch: inverse(sinh), coth: inverse(tanh),
  asec: ofInverse(acos), acsc: ofInverse(asin), acot: ofInverse(atan),
  abs: (a, b) => Math.hypot(a, b),
  arg: (a, b) => Math.atan2(b, a),
  re: a => a,
  im: (_, b) => b,
  conj: (a, b) => complex(a, -b),
  num_sign: direction,
} // prettier-ignore
