/** Functions of several real numbers, by the engine's words. */
import { integerOf, rounded } from '../close.ts'
import { fail } from '../value.ts'
import { logarithm } from './elementary.ts'

/** NaN stands for: no real value. */
export type NumbersFunction = (...numbers: number[]) => number

/** The real root with a sign, as the root sign with an index means it. */
const surd: NumbersFunction = (x, n) => {
  if (n === 0) fail('number.division-by-zero')
  if (x < 0) return Number.isInteger(n) && n % 2 !== 0 ? -positiveRoot(-x, n!) : NaN
  return positiveRoot(x!, n!)
}

function positiveRoot(x: number, n: number): number {
  if (x === 0) return n > 0 ? 0 : fail('number.division-by-zero')
  if (n === 2) return Math.sqrt(x)
  if (n === 3) return Math.cbrt(x)
  const root = x ** (1 / n)
  const nearest = Math.round(root)
  return nearest ** n === x ? nearest : root
}

const logb: NumbersFunction = (x, b) => {
  if (x === 0 || b === 1) fail('number.no-value')
  return x! < 0 || b! <= 0 ? NaN : logarithm(x!, b!)
}

const hypot: NumbersFunction = (x, y) => Math.hypot(x!, y!)

const round: NumbersFunction = (x, digits) => {
  const size = 10 ** integerOf(digits!)
  const rounding = (positive: number): number => rounded(positive * size + 0.5, Math.floor) / size
  return x! < 0 ? -rounding(-x!) : rounding(x!)
}

const trunc: NumbersFunction = (x, digits) => {
  const size = 10 ** integerOf(digits!)
  return rounded(x! * size, Math.trunc) / size
}

/** The quotient whose remainder is not negative. */
const iquo: NumbersFunction = (a, b) => {
  if (b === 0) fail('number.no-value')
  return (a! - irem(a!, b!)) / b!
}

const irem: NumbersFunction = (a, b) => {
  const [x, y] = [integerOf(a!), integerOf(b!)]
  if (y === 0) fail('number.no-value')
  // The engine defines the remainder of two negative numbers in its own way.
  if (x < 0 && y < 0) fail('number.not-numeric')
  const rest = x % y
  return rest < 0 ? rest + Math.abs(y) : rest + 0
}

/** The remainder from above -b/2 up to b/2. */
const smod: NumbersFunction = (a, b) => {
  if (b === 0) return integerOf(a!)
  const size = Math.abs(integerOf(b!))
  const rest = irem(a!, size)
  return 2 * rest > size ? rest - size : rest
}

function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(integerOf(a)), Math.abs(integerOf(b))]
  while (y !== 0) [x, y] = [y, x % y]
  return x
}

/** The engine gives some multiples of negative numbers a sign, and those of 0 no value. */
const lcm = (a: number, b: number): number => {
  return a > 0 && b > 0 ? safe((a / gcd(a, b)) * b) : fail('number.not-numeric')
}

const safe = (x: number): number => (Number.isSafeInteger(x) ? x : fail('number.not-numeric.long-number'))

const bits =
  (of: (a: bigint, b: bigint) => bigint): NumbersFunction =>
  (a, b) =>
    Number(of(natural(a!), natural(b!)))

const natural = (x: number): bigint => (integerOf(x) < 0 ? fail('number.not-numeric') : BigInt(x))

const comb: NumbersFunction = (n, k) => {
  const [all, some] = [integerOf(n!), integerOf(k!)]
  if (all < 0 || some < 0) fail('number.not-numeric')
  if (some > all) return 0
  let result = 1
  for (let at = 1; at <= Math.min(some, all - some); at += 1) result = (result * (all - at + 1)) / at
  return Math.abs(result) <= 2 ** 53 ? Math.round(result) : result
}

const perm: NumbersFunction = (n, k) => {
  const [all, some] = [integerOf(n!), integerOf(k!)]
  if (all < 0 || some < 0) fail('number.not-numeric')
  if (some > all) return 0
  let result = 1
  for (let at = 0; at < some; at += 1) result *= all - at
  return result
}

const powmod: NumbersFunction = (a, n, p) => {
  const [base, size] = [integerOf(a!), integerOf(p!)]
  let exponent = BigInt(integerOf(n!))
  if (size <= 0 || exponent < 0n) fail('number.not-numeric')
  const modulus = BigInt(size)
  let [result, square] = [1n, ((BigInt(base) % modulus) + modulus) % modulus]
  for (; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return Number(result % modulus)
}

/** Largest number whose divisors are tried one by one. */
const LARGEST_TRIED = 1e12

export function isPrime(x: number): boolean {
  const n = integerOf(x)
  if (n > LARGEST_TRIED) fail('number.not-numeric')
  if (n < 4) return n === 2 || n === 3
  if (n % 2 === 0 || n % 3 === 0) return false
  for (let divisor = 5; divisor * divisor <= n; divisor += 6)
    if (n % divisor === 0 || n % (divisor + 2) === 0) return false
  return true
}

const euler: NumbersFunction = x => {
  let rest = integerOf(x!)
  if (rest < 1 || rest > LARGEST_TRIED) fail('number.not-numeric')
  let result = rest
  for (let p = 2; p * p <= rest; p += 1) {
    if (rest % p !== 0) continue
    while (rest % p === 0) rest /= p
    result -= result / p
  }
  return rest > 1 ? result - result / rest : result
}

function next(step: 1 | -1): NumbersFunction {
  return x => {
    let n = integerOf(x!) + step
    while (!isPrime(n)) {
      if (n < 2 && step < 0) fail('number.not-numeric')
      n += step
    }
    return n
  }
}

/** The closest multiple of a step; a half goes away from zero. */
const multiple = (x: number, step: number): number => {
  if (step === 0) fail('number.no-value')
  const count = x / step
  return step * (count < 0 ? -rounded(-count + 0.5, Math.floor) : rounded(count + 0.5, Math.floor))
}

/** Functions of just so many numbers as they have parameters. */
export const NUMBERS_FUNCTIONS: Readonly<Record<string, NumbersFunction>> = {
  surd: (x, n) => surd(x!, n!),
  logb: (x, b) => logb(x!, b!),
  num_hypot: (x, y) => hypot(x!, y!),
  atan2: (y, x) => Math.atan2(y!, x! + 0),
  round: (x, n) => round(x!, n!),
  trunc: (x, n) => trunc(x!, n!),
  num_mround: (x, step) => multiple(x!, step!),
  iquo: (a, b) => iquo(a!, b!),
  irem: (a, b) => irem(a!, b!),
  smod: (a, b) => smod(a!, b!),
  bitand: (a, b) => bits((p, q) => p & q)(a!, b!),
  bitor: (a, b) => bits((p, q) => p | q)(a!, b!),
  bitxor: (a, b) => bits((p, q) => p ^ q)(a!, b!),
  comb: (n, k) => comb(n!, k!),
  perm: (n, k) => perm(n!, k!),
  powmod: (a, n, p) => powmod(a!, n!, p!),
  euler: n => euler(n!),
  nextprime: x => next(1)(x!),
  prevprime: x => next(-1)(x!),
}

/** Functions of any number of whole numbers, or of a list of them. */
export const FOLDED: Readonly<Record<string, (a: number, b: number) => number>> = { gcd, lcm, lgcd: gcd }
