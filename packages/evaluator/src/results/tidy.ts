/**
 * Responsibilities: numbers inside a product that the engine leaves apart: `2*atan(x/a)/(2*a)`,
 * `180/6`, `(4*sqrt(14)/7)^2`, `2.5*g/2`. Form only: no identity beyond the arithmetic of numbers is used.
 */
import type { EngineValue } from '@calcwright/engine'
import { Rational } from '@calcwright/math/rational'
import { isWhole } from './inspect.ts'
import { rationalOf, valueOf } from '../values/numbers.ts'

type Call = EngineValue & { t: 'call' }

const ONE = Rational.of(1)
const LARGEST_POWER = 16

/** @returns the value with the numbers of each product brought together */
export function tidy(value: EngineValue): EngineValue {
  switch (value.t) {
    case 'list':
      return { ...value, items: value.items.map(tidy) }
    case 'complex':
      return { ...value, re: tidy(value.re), im: tidy(value.im) }
    case 'call':
      return tidyCall({ ...value, args: value.args.map(tidy) })
    default:
      return value
  }
}

function tidyCall(value: Call): EngineValue {
  if (value.f === '*') return product(value)
  if (value.f === '^') return power(value)
  return value.f === '+' ? sum(value) : value
}

/** `x^(1 + x - 1)`: the exact numbers of a sum brought together, at the end. */
function sum(value: Call): EngineValue {
  const numbers = value.args.flatMap(term => exactNumber(term) ?? [])
  if (numbers.length < 2) return value
  const total = numbers.reduce((left, right) => left.add(right))
  const terms = value.args.filter(term => !exactNumber(term))
  if (!total.isZero || terms.length === 0) terms.push(valueOf(total))
  return terms.length === 1 ? terms[0]! : { ...value, args: terms }
}

interface Factors {
  coefficient: Rational
  /** The decimals among the numbers; null where there are none. */
  decimal: number | null
  /** How many numbers there are. */
  numbers: number
  readonly above: EngineValue[]
  readonly below: EngineValue[]
}

function product(value: Call): EngineValue {
  // Whole numbers alone are prime factors, which were asked for.
  if (isWhole(value)) return value
  const factors: Factors = { coefficient: ONE, decimal: null, numbers: 0, above: [], below: [] }
  for (const factor of value.args) collect(factor, false, factors)
  const cancelled = cancelPi(factors)
  return factors.numbers < 2 && !cancelled ? value : rebuilt(factors)
}

/** `25*pi/pi`: the engine leaves a constant in both places. */
function cancelPi({ above, below }: Factors): boolean {
  const [top, bottom] = [above, below].map(side => side.findIndex(isPi))
  if (top! < 0 || bottom! < 0) return false
  above.splice(top!, 1)
  below.splice(bottom!, 1)
  return true
}

function isPi(value: EngineValue): boolean {
  return value.t === 'name' && value.v === 'pi'
}

function collect(factor: EngineValue, inverse: boolean, factors: Factors): void {
  const exact = exactNumber(factor)
  if (exact && !(inverse && exact.isZero)) {
    factors.coefficient = inverse ? factors.coefficient.divide(exact) : factors.coefficient.multiply(exact)
    factors.numbers += 1
  } else if (factor.t === 'float' && typeof factor.v === 'number' && factor.v !== 0) {
    factors.decimal = inverse ? (factors.decimal ?? 1) / factor.v : (factors.decimal ?? 1) * factor.v
    factors.numbers += 1
  } else if (factor.t === 'call' && factor.f === '*') {
    for (const inner of factor.args) collect(inner, inverse, factors)
  } else if (factor.t === 'call' && factor.f === 'inv' && factor.args[0]) {
    collect(factor.args[0], !inverse, factors)
  } else (inverse ? factors.below : factors.above).push(factor)
}

function rebuilt({ coefficient, decimal, above, below }: Factors): EngineValue {
  if (decimal !== null) return withDecimal(decimal * coefficient.toNumber(), above, below)
  if (coefficient.isZero && below.length === 0) return valueOf(coefficient)
  const numerator = Rational.of(coefficient.numerator)
  const denominator = Rational.of(coefficient.denominator)
  const top = numerator.equals(ONE) && above.length > 0 ? above : [valueOf(numerator), ...above]
  const bottom = denominator.equals(ONE) ? below : [valueOf(denominator), ...below]
  if (bottom.length === 0) return times(top)
  if (above.length === 0 && below.length === 0) return valueOf(coefficient)
  return times([...top, { t: 'call', f: 'inv', args: [times(bottom)] }])
}

function withDecimal(number: number, above: EngineValue[], below: EngineValue[]): EngineValue {
  const top: EngineValue[] = [{ t: 'float', v: number }, ...above]
  return times(below.length === 0 ? top : [...top, { t: 'call', f: 'inv', args: [times(below)] }])
}

function times(factors: EngineValue[]): EngineValue {
  const [only] = factors
  return only && factors.length === 1 ? only : { t: 'call', f: '*', args: factors }
}

/** A whole power of a product of numbers and roots of numbers, multiplied out. */
function power(value: Call): EngineValue {
  const [base, exponent] = value.args
  // A root of a square by decimals: (x^2)^0.5 is |x|^1.0 to the engine.
  if (base && exponent?.t === 'float' && exponent.v === 1) return base
  const times = exponent?.t === 'int' ? Number(exponent.v) : 0
  if (!base || times < 2 || times > LARGEST_POWER || base.t !== 'call' || base.f !== '*') return value
  const raised = base.args.map(factor => raisedNumber(factor, times))
  return raised.every(factor => factor !== null) ? tidy({ t: 'call', f: '*', args: raised }) : value
}

function raisedNumber(factor: EngineValue, times: number): EngineValue | null {
  const exact = exactNumber(factor)
  if (exact) return valueOf(exact.power(times))
  if (factor.t !== 'call') return null
  const [base, exponent] = factor.args
  if (factor.f === 'inv') {
    const inner = base ? raisedNumber(base, times) : null
    return inner && { t: 'call', f: 'inv', args: [inner] }
  }
  if (factor.f !== '^' || base?.t !== 'int' || exponent?.t !== 'rat') return null
  const total = rationalOf(exponent).multiply(Rational.of(times))
  if (!total.isInteger) return { t: 'call', f: '^', args: [base, valueOf(total)] }
  return valueOf(rationalOf(base).power(Number(total.numerator)))
}

function exactNumber(value: EngineValue): Rational | null {
  return value.t === 'int' || value.t === 'rat' ? rationalOf(value) : null
}
