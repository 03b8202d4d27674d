/**
 * Exact rational numbers on bigint: a reduced fraction with a positive denominator.
 * Immutable; the integers near zero are shared.
 */
export class Rational {
  readonly numerator: bigint
  readonly denominator: bigint

  private constructor(numerator: bigint, denominator: bigint) {
    this.numerator = numerator
    this.denominator = denominator
  }

  /** The fraction `numerator/denominator`, reduced. Throws RangeError for a zero denominator or a number that is no integer. */
  static of(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
    const n = BigInt(numerator)
    const d = BigInt(denominator)
    if (d === 1n) return Rational.#integer(n)
    if (d === 0n) throw new RangeError('A fraction cannot have the denominator 0')
    const divisor = greatestCommonDivisor(n, d)
    const sign = d < 0n ? -1n : 1n
    const reduced = (sign * d) / divisor
    const top = (sign * n) / divisor
    return reduced === 1n ? Rational.#integer(top) : new Rational(top, reduced)
  }

  /**
   * Reads `-2`, `0.3048`, `.5`, `1e-3`, `5/9` or a fraction of decimals such as `1.0389/163.06`, exactly.
   * Gives null for anything else, and for exponents beyond ±9999 (they would fill the memory).
   */
  static parse(text: string): Rational | null {
    const slash = text.indexOf('/')
    if (slash < 0) return parseDecimal(text)
    const top = parseDecimal(text.slice(0, slash))
    const bottom = parseDecimal(text.slice(slash + 1))
    return top === null || bottom === null || bottom.isZero ? null : top.divide(bottom)
  }

  /** The exact binary value of a double. Throws RangeError unless it is finite. */
  static fromNumber(value: number): Rational {
    if (Number.isInteger(value)) return Rational.of(BigInt(value))
    if (!Number.isFinite(value)) throw new RangeError('Only a finite number is a fraction')
    let shift = 0
    let scaled = value
    while (!Number.isInteger(scaled)) {
      scaled *= 2
      shift += 1
    }
    return Rational.of(BigInt(scaled), 1n << BigInt(shift))
  }

  static readonly #small: readonly Rational[] = Array.from(
    { length: 65 },
    (_, index) => new Rational(BigInt(index - 32), 1n),
  )

  static #integer(n: bigint): Rational {
    return n >= -32n && n <= 32n ? Rational.#small[Number(n) + 32]! : new Rational(n, 1n)
  }

  get isZero(): boolean {
    return this.numerator === 0n
  }

  get isInteger(): boolean {
    return this.denominator === 1n
  }

  /** -1, 0 or 1. */
  get sign(): -1 | 0 | 1 {
    return this.numerator === 0n ? 0 : this.numerator < 0n ? -1 : 1
  }

  add(other: Rational): Rational {
    if (this.denominator === other.denominator) {
      return Rational.of(this.numerator + other.numerator, this.denominator)
    }
    const top = this.numerator * other.denominator + other.numerator * this.denominator
    return Rational.of(top, this.denominator * other.denominator)
  }

  subtract(other: Rational): Rational {
    return this.add(other.negate())
  }

  multiply(other: Rational): Rational {
    return Rational.of(this.numerator * other.numerator, this.denominator * other.denominator)
  }

  /** Throws RangeError when `other` is zero. */
  divide(other: Rational): Rational {
    return Rational.of(this.numerator * other.denominator, this.denominator * other.numerator)
  }

  negate(): Rational {
    return this.isInteger
      ? Rational.#integer(-this.numerator)
      : new Rational(-this.numerator, this.denominator)
  }

  absolute(): Rational {
    return this.numerator < 0n ? this.negate() : this
  }

  /** An integer power; throws RangeError for a negative power of zero. */
  power(exponent: number): Rational {
    const times = BigInt(Math.abs(exponent))
    const [top, bottom] =
      exponent < 0 ? [this.denominator, this.numerator] : [this.numerator, this.denominator]
    return Rational.of(top ** times, bottom ** times)
  }

  /** The exact positive `degree`-th root, or null when it is irrational or not real. */
  root(degree: number): Rational | null {
    if (this.numerator < 0n) return null
    const top = integerRoot(this.numerator, degree)
    const bottom = integerRoot(this.denominator, degree)
    return top === null || bottom === null ? null : Rational.of(top, bottom)
  }

  equals(other: Rational): boolean {
    return this.numerator === other.numerator && this.denominator === other.denominator
  }

  /** Negative, zero or positive as `this` is below, at or above `other`. */
  compare(other: Rational): number {
    const difference = this.numerator * other.denominator - other.numerator * this.denominator
    return difference < 0n ? -1 : difference > 0n ? 1 : 0
  }

  /** The nearest double, ties to even; infinite beyond the range of doubles. */
  toNumber(): number {
    const { numerator, denominator } = this
    const magnitude = numerator < 0n ? -numerator : numerator
    if (magnitude <= SAFE && denominator <= SAFE) return Number(numerator) / Number(denominator)
    const rounded = nearestDouble(magnitude, denominator)
    return numerator < 0n ? -rounded : rounded
  }

  /** `n/d`, or `n` for an integer. */
  toText(): string {
    return this.isInteger ? this.numerator.toString() : `${this.numerator}/${this.denominator}`
  }

  /**
   * Decimal text: exact when the fraction ends within `digits` significant digits, else rounded
   * (half away from zero) to them. No exponent is used.
   */
  toDecimalText(digits = 30): string {
    if (this.isInteger) return this.numerator.toString()
    const magnitude = this.absolute()
    const places = Math.max(0, digits - decimalExponent(magnitude))
    const scaled = (2n * magnitude.numerator * 10n ** BigInt(places)) / magnitude.denominator
    const text = ((scaled + 1n) / 2n).toString().padStart(places + 1, '0')
    const split = text.length - places
    const fraction = text.slice(split).replace(/0+$/, '')
    return `${this.sign < 0 ? '-' : ''}${text.slice(0, split)}${fraction === '' ? '' : `.${fraction}`}`
  }
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER)

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

const DECIMAL = /^\s*([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,4}))?\s*$/

function parseDecimal(text: string): Rational | null {
  const match = DECIMAL.exec(text)
  if (match === null) return null
  const [, sign, whole = '', fraction = '', exponent = '0'] = match
  if (whole === '' && fraction === '') return null
  const digits = BigInt(`${whole}${fraction}`) * (sign === '-' ? -1n : 1n)
  const shift = Number(exponent) - fraction.length
  return shift >= 0 ? Rational.of(digits * 10n ** BigInt(shift)) : Rational.of(digits, 10n ** BigInt(-shift))
}

/** The exact integer root, found by Newton's iteration from above, or null. */
function integerRoot(value: bigint, degree: number): bigint | null {
  if (value < 2n) return value
  const n = BigInt(degree)
  let estimate = 1n << (BigInt(bitLength(value)) / n + 1n)
  for (;;) {
    const next = ((n - 1n) * estimate + value / estimate ** (n - 1n)) / n
    if (next >= estimate) break
    estimate = next
  }
  return estimate ** n === value ? estimate : null
}

function bitLength(value: bigint): number {
  return value.toString(2).length
}

/** The number of digits before the point (negative for leading zeros behind it), to within one too few. */
function decimalExponent(value: Rational): number {
  return value.numerator.toString().length - value.denominator.toString().length
}

/**
 * Rounds n/d (both positive) once. A quotient of 66 bits or more with a sticky lowest bit decides
 * every rounding as the exact value would; below the normal range the quotient is cut at the last
 * bit of the subnormals instead, so that nothing is rounded twice.
 */
function nearestDouble(n: bigint, d: bigint): number {
  const shift = 66 - (bitLength(n) - bitLength(d))
  if (shift >= 66 + 1022) return roundHalfEven(n << 1074n, d) * Number.MIN_VALUE
  const [top, bottom] = shift >= 0 ? [n << BigInt(shift), d] : [n, d << BigInt(-shift)]
  const quotient = top / bottom
  const sticky = quotient * bottom === top ? 0n : 1n
  return scaleByPowerOfTwo(Number(quotient | sticky), -shift)
}

function roundHalfEven(n: bigint, d: bigint): number {
  const quotient = n / d
  const twice = 2n * (n - quotient * d)
  const up = twice > d || (twice === d && (quotient & 1n) === 1n)
  return Number(up ? quotient + 1n : quotient)
}

/** In two steps, as the power alone may be out of range where the product is not. */
function scaleByPowerOfTwo(value: number, exponent: number): number {
  const half = Math.trunc(exponent / 2)
  return value * 2 ** half * 2 ** (exponent - half)
}
