/**
 * The unit in which a result is shown when its line does not name one.
 *
 * For a dimension D and the preferred units of the worksheet, the first of these that applies:
 *
 * 1. A listed unit of exactly this dimension, the first in the list: N, J, Pa (or MPa where the list
 *    says so), W, gal, Hz; a base unit for its own dimension.
 * 2. A customary compound of preferred units (W/m, not N/s): reference/units/usual.ts.
 * 3. Base units alone for motion (length and time only): m/s, m^3, m^2/s^2.
 * 4. The simplest of: base units alone, or one listed unit to a power times base units. Simplest is the
 *    least sum of the number of factors and of the sizes of their exponents; on a tie base units
 *    alone, then a unit above the fraction line, then the unit listed first. So N/m, Pa*s, J/(mol*K), kg/m^3, F/m.
 *
 * Angles are shown alone (rad, sr), per time and per length (rad/s, rad/m), and left out elsewhere.
 *
 * Invariants: the chosen unit has the hard dimension asked for; the same dimension and list give the
 * same object; no prefix is added that the list does not have.
 */
import type { UnitExpression } from '../expression/tree.ts'
import { Rational } from '../rational.ts'
import type { TemperatureReading } from './convert.ts'
import { DIMENSIONLESS, Dimension, type BaseDimension } from './dimension.ts'
import { preferredUnits, readPreferences, type NamedUnit, type Preferences } from './preferences.ts'
import { CURRENT_RATES, type RateTable } from './rates.ts'
import { resolveUnit } from './resolve.ts'
import { composeUnit, type UnitPower } from './text.ts'
import type { ResolvedUnit } from './types.ts'

const ONE = Rational.of(1)
const TWO = Rational.of(2)
const TEMPERATURE = Dimension.of({ temperature: 1 })

/** Order of base units in a compound. */
const BASE_ORDER: readonly BaseDimension[] = [
  'money',
  'mass',
  'current',
  'luminousIntensity',
  'amount',
  'length',
  'time',
  'temperature',
]

/**
 * The display unit of a dimension; `text` is '' for a plain number.
 *
 * @param preferences symbols of preferred units, base units first; unknown names are passed over
 * @param temperature whether a temperature is shown as a reading (degC) or a difference (deltaC)
 */
export function chooseDisplayUnit(
  dimension: Dimension,
  preferences: readonly string[],
  temperature: TemperatureReading = 'reading',
  rates: RateTable = CURRENT_RATES,
): ResolvedUnit {
  const chooser = chooserOf(preferences)
  const choice = chooser.choose(dimension, temperature)
  const resolution = resolveUnit(choice, rates)
  if (resolution.ok) return dimension.isPlain && choice.kind === 'unit-number' ? PLAIN : resolution.unit
  return chooseDisplayUnit(dimension, preferredUnits('mks'), temperature, rates)
}

const PLAIN: ResolvedUnit = plainUnit()

function plainUnit(): ResolvedUnit {
  const resolution = resolveUnit(composeUnit([]))
  if (!resolution.ok) throw new Error(resolution.problem.message)
  return { ...resolution.unit, text: '' }
}

/** A dimension as units, for messages: `m/s^2`; `a plain number` for none. */
export function nameDimension(dimension: Dimension): string {
  return chooseDisplayUnit(dimension, preferredUnits('mks')).text || 'a plain number'
}

const byList = new WeakMap<readonly string[], Chooser>()
const byText = new Map<string, Chooser>()
const MOST_LISTS = 100

function chooserOf(names: readonly string[]): Chooser {
  let chooser = byList.get(names)
  if (chooser !== undefined) return chooser
  const text = names.join(' ')
  chooser = byText.get(text)
  if (chooser === undefined) {
    if (byText.size >= MOST_LISTS) byText.clear()
    byText.set(text, (chooser = new Chooser(readPreferences(names))))
  }
  byList.set(names, chooser)
  return chooser
}

/** The choices for one list of preferred units. */
class Chooser {
  readonly #preferences: Preferences
  readonly #choices = new Map<Dimension, UnitExpression>()
  readonly #differences = new Map<Dimension, UnitExpression>()

  constructor(preferences: Preferences) {
    this.#preferences = preferences
  }

  choose(dimension: Dimension, temperature: TemperatureReading): UnitExpression {
    const choices = temperature === 'reading' ? this.#choices : this.#differences
    let choice = choices.get(dimension)
    if (choice === undefined) {
      choice = composeUnit(withPoundMass(this.#factors(dimension, temperature)))
      choices.set(dimension, choice)
    }
    return choice
  }

  #factors(dimension: Dimension, temperature: TemperatureReading): readonly UnitPower[] {
    const single = this.#single(dimension)
    if (single !== undefined) {
      const isDifference = dimension === TEMPERATURE && temperature === 'difference'
      return [{ name: isDifference ? differenceName(single) : single.name, exponent: ONE }]
    }
    const hard = dimension.withAngle()
    if (hard !== dimension) return this.#withAngle(dimension.angle, hard, temperature)
    if (hard === TEMPERATURE) return [{ name: this.#preferences.base.get('temperature')!, exponent: ONE }]
    const customary = this.#preferences.customary.find(form => form.dimension === hard)
    return customary?.factors ?? this.#simplest(hard)
  }

  #single(dimension: Dimension): NamedUnit | undefined {
    return this.#preferences.listed.find(({ unit }) => unit.dimension === dimension)
  }

  /** Angles stay where they carry meaning: alone, per time, per length. */
  #withAngle(angle: Rational, hard: Dimension, temperature: TemperatureReading): readonly UnitPower[] {
    const rest = this.#factors(hard, temperature)
    const isRate = hard === PER_LENGTH || (hard.exponent('time').sign < 0 && isPowerOf('time', hard))
    if (angle.equals(hard.exponent('luminousIntensity').multiply(TWO)) && !hard.isPlain)
      return this.#inLumens(rest)
    const shown = angle.equals(ONE) && (hard === DIMENSIONLESS || isRate)
    if (!shown) return rest
    return [{ name: this.#preferences.base.get('angle')!, exponent: ONE }, ...this.#inBaseUnits(hard)]
  }

  /** A candela with a solid angle is a lumen. */
  #inLumens(factors: readonly UnitPower[]): readonly UnitPower[] {
    const candela = this.#preferences.base.get('luminousIntensity')
    return factors.map(factor => (factor.name === candela ? { ...factor, name: 'lm' } : factor))
  }

  #simplest(dimension: Dimension): readonly UnitPower[] {
    let best = this.#inBaseUnits(dimension)
    if (isMotion(dimension)) return best
    let least = complexity(best)
    for (const { name, unit } of this.#preferences.derived) {
      for (const exponent of usefulExponents(unit.dimension, dimension)) {
        const rest = dimension.divide(unit.dimension.power(exponent))
        const candidate = [{ name, exponent }, ...this.#inBaseUnits(rest)]
        const cost = complexity(candidate) + (exponent.sign < 0 ? UPSIDE_DOWN : 0)
        if (cost < least) [best, least] = [candidate, cost]
      }
    }
    return best
  }

  #inBaseUnits(dimension: Dimension): readonly UnitPower[] {
    return BASE_ORDER.flatMap(base => {
      const exponent = dimension.exponent(base)
      return exponent.isZero ? [] : [{ name: this.#preferences.base.get(base)!, exponent }]
    })
  }
}

const PER_LENGTH = Dimension.of({ length: -1 })

function isPowerOf(base: BaseDimension, dimension: Dimension): boolean {
  return dimension === Dimension.of({ [base]: dimension.exponent(base) })
}

function isMotion(dimension: Dimension): boolean {
  const { length, time } = { length: dimension.exponent('length'), time: dimension.exponent('time') }
  return dimension === Dimension.of({ length, time })
}

/**
 * The powers of a unit that clear at least one base dimension of the target: whole ones, and broken
 * ones only where the target has such an exponent itself.
 */
function usefulExponents(unit: Dimension, target: Dimension): readonly Rational[] {
  const denominators = target.exponents.map(exponent => exponent.denominator)
  const exponents = unit.exponents.flatMap((exponent, base) => {
    const wanted = target.exponents[base]!
    if (exponent.isZero || wanted.isZero) return []
    const power = wanted.divide(exponent)
    return denominators.includes(power.denominator) ? [power] : []
  })
  return exponents.filter((exponent, index) => exponents.findIndex(other => other.equals(exponent)) === index)
}

function complexity(factors: readonly UnitPower[]): number {
  return factors.reduce((sum, { exponent }) => sum + 1 + exponent.absolute().toNumber(), 0)
}

/** Less than any difference of complexities: C/kg goes before 1/(T*s). */
const UPSIDE_DOWN = 0.01

/** The interval of a thermometer scale. */
function differenceName({ name, unit }: NamedUnit): string {
  if (unit.zero === null) return name
  return unit.symbol === 'degF' ? 'deltaF' : 'deltaC'
}

/** `lb*in` would be read back as a torque, so a mass times a length says lbm. */
function withPoundMass(factors: readonly UnitPower[]): readonly UnitPower[] {
  const isProduct = factors.length === 2 && factors.every(({ exponent }) => exponent.equals(ONE))
  if (!isProduct) return factors
  return factors.map(factor => (factor.name === 'lb' ? { ...factor, name: 'lbm' } : factor))
}
