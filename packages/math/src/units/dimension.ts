/**
 * Physical dimensions. Eight base dimensions are hard (they must agree in a sum); the angle is a
 * soft tag carried along for display. Values are interned: equal dimensions are the same object.
 */
import { Rational } from '../rational.ts'

export const HARD_DIMENSIONS = [
  'length',
  'mass',
  'time',
  'current',
  'temperature',
  'amount',
  'luminousIntensity',
  'money',
] as const

export type BaseDimension = (typeof HARD_DIMENSIONS)[number] | 'angle'

const ORDER: readonly BaseDimension[] = [...HARD_DIMENSIONS, 'angle']
const ANGLE = HARD_DIMENSIONS.length
const ZERO = Rational.of(0)

/** Beyond it the exact factors of units would fill the memory. */
const LARGEST_EXPONENT = 100n

/** Whether a unit may have this exponent. */
export function isWritableExponent(exponent: Rational): boolean {
  return exponent.absolute().numerator <= LARGEST_EXPONENT && exponent.denominator <= LARGEST_EXPONENT
}

export class Dimension {
  /** Rational exponents in the order of HARD_DIMENSIONS, the angle last. */
  readonly exponents: readonly Rational[]
  /** Identifies the dimension, the angle included. */
  readonly key: string
  /** Identifies the dimension without the angle. */
  readonly hardKey: string
  /** Whether a unit can be written for it: larger exponents and finer roots are slips. */
  readonly isWritable: boolean
  readonly #products = new Map<Dimension, Dimension>()
  static readonly #interned = new Map<string, Dimension>()

  private constructor(exponents: readonly Rational[], key: string) {
    this.exponents = exponents
    this.key = key
    this.hardKey = key.slice(0, key.lastIndexOf(','))
    this.isWritable = exponents.every(isWritableExponent)
  }

  /** `Dimension.of({ length: 1, time: -2 })`; exponents are integers or rationals. */
  static of(exponents: Partial<Record<BaseDimension, number | Rational>>): Dimension {
    return Dimension.#intern(
      ORDER.map(base => {
        const exponent = exponents[base] ?? ZERO
        return typeof exponent === 'number' ? Rational.of(exponent) : exponent
      }),
    )
  }

  /** The dimension that a key identifies; null for a text that is none. */
  static fromKey(key: string): Dimension | null {
    const exponents = key.split(',').map(text => Rational.parse(text))
    const isWhole = exponents.length === ORDER.length && exponents.every(exponent => exponent !== null)
    return isWhole ? Dimension.#intern(exponents) : null
  }

  static #intern(exponents: readonly Rational[]): Dimension {
    const key = exponents.map(exponent => exponent.toText()).join(',')
    let dimension = Dimension.#interned.get(key)
    if (dimension === undefined) {
      dimension = new Dimension(exponents, key)
      Dimension.#interned.set(key, dimension)
    }
    return dimension
  }

  /** The exponent of one base dimension. */
  exponent(base: BaseDimension): Rational {
    return this.exponents[ORDER.indexOf(base)]!
  }

  get angle(): Rational {
    return this.exponents[ANGLE]!
  }

  /** No hard dimension: a plain number, a ratio or an angle. */
  get isPlain(): boolean {
    return this.hardKey === DIMENSIONLESS.hardKey
  }

  multiply(other: Dimension): Dimension {
    let product = this.#products.get(other)
    if (product === undefined) {
      product = Dimension.#intern(this.exponents.map((exponent, i) => exponent.add(other.exponents[i]!)))
      this.#products.set(other, product)
    }
    return product
  }

  divide(other: Dimension): Dimension {
    return this.multiply(other.power(MINUS_ONE))
  }

  power(exponent: Rational): Dimension {
    return Dimension.#intern(this.exponents.map(own => own.multiply(exponent)))
  }

  /** The same dimension with another angle tag, none unless given. */
  withAngle(angle: Rational = ZERO): Dimension {
    return angle.equals(this.angle) ? this : Dimension.#intern([...this.exponents.slice(0, ANGLE), angle])
  }

  /** Whether the two may be added, compared and converted into each other: angles do not count. */
  sameHard(other: Dimension): boolean {
    return this === other || this.hardKey === other.hardKey
  }
}

const MINUS_ONE = Rational.of(-1)

/** Plain numbers. */
export const DIMENSIONLESS = Dimension.of({})
