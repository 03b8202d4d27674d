/**
 * The units that a result may be shown in when nobody asks for one, in the order in which they are
 * tried on the number (docs/models/units.md, "The unit of a result"):
 *
 * 1. What the worksheet prefers beyond the plain SI units, whatever the number.
 * 2. Units that the line uses, as they stand, as parts of a box, or put together as in km/h and kWh.
 * 3. The simplest compound for the dimension, with a prefix that the line uses, then without one.
 * 4. The same with any prefix in use, where the number calls for it.
 */
import type { Habit } from '@calcwright/reference/units'
import { Rational } from '../rational.ts'
import type { TemperatureReading } from './convert.ts'
import { DIMENSIONLESS, Dimension } from './dimension.ts'
import { chooseDisplayUnit } from './display.ts'
import { ENERGY, isEnergy, speaksOfEnergy } from './energy.ts'
import { findUnit } from './find.ts'
import {
  compound,
  factorsOf,
  isCustomary,
  isInCustomaryUnits,
  unitKey,
  writtenUnits,
  type WrittenUnits,
} from './written-units.ts'
import { preferredUnits } from './preferences.ts'
import { CURRENT_RATES, type RateTable } from './rates.ts'
import { scaledUnits } from './scaled.ts'
import type { UnitPower } from './text.ts'
import type { ResolvedUnit } from './types.ts'
import type { UnitExpression } from '../expression/tree.ts'
import { customaryList } from './customary-list.ts'
import { unitsFromWritten } from './from-written.ts'

export interface DisplayContext {
  /** Symbols of preferred units, base units first. */
  readonly preferences: readonly string[]
  /** The unit boxes of the line and of the definitions it reads, in the order in which they count. */
  readonly used: readonly UnitExpression[]
  /** The habit that goes with the letter on the left. */
  readonly habit: Habit | null
  /** undefined for kelvin that may be a reading or a difference. */
  readonly temperature: TemperatureReading | undefined
  readonly rates?: RateTable
}

/** Units for one number, which its size decides between. */
export interface DisplayChoices {
  /** The first of these is taken that gives a number which is easy to read. */
  readonly first: readonly ResolvedUnit[]
  /** Without a prefix, which is left out as long as the number is short. */
  readonly plain: ResolvedUnit
  /** The same with prefixes, those first that change it least. */
  readonly scaled: readonly ResolvedUnit[]
  /** Where none of them does, or where there is no number. */
  readonly otherwise: ResolvedUnit
}

const choices = new Map<string, DisplayChoices>()
const ratesKeys = new WeakMap<RateTable, number>()
const MOST_CHOICES = 2000
let tables = 0

/** The same dimension and context give the same object. */
export function displayChoices(dimension: Dimension, context: DisplayContext): DisplayChoices {
  const key = keyOf(dimension, context)
  let choice = choices.get(key)
  if (choice === undefined) {
    if (choices.size >= MOST_CHOICES) choices.clear()
    choices.set(key, (choice = choose(dimension, context)))
  }
  return choice
}

function keyOf(dimension: Dimension, context: DisplayContext): string {
  const { preferences, used, habit, temperature, rates = CURRENT_RATES } = context
  let table = ratesKeys.get(rates)
  if (table === undefined) ratesKeys.set(rates, (table = tables += 1))
  const written = used.map(unitKey).join(' ')
  return [dimension.key, preferences.join(' '), written, habit ?? '', temperature ?? '', table].join('|')
}

function choose(dimension: Dimension, context: DisplayContext): DisplayChoices {
  const { preferences, habit, temperature, rates = CURRENT_RATES } = context
  const used = temperature === undefined ? withoutIntervals(context.used) : context.used
  // A share of 25 % times 4 is a number: only what was typed alone keeps such a unit.
  const written = writtenUnits(dimension === DIMENSIONLESS ? [] : used, rates)
  const energy = isEnergy(dimension, written, habit)
  const pick = (list: readonly string[]) => chooseDisplayUnit(dimension, list, temperature, rates)
  const own = pick(preferences.filter(name => energy || isThermal(dimension) || !isEnergyUnit(name)))
  if (factorsOf(own.expression).some(({ name }) => isWish(name, preferences)))
    return { first: [], plain: own, scaled: [], otherwise: own }
  const plain =
    conventional(dimension, written, habit, rates) ??
    pick(listFor(dimension, preferences, written, energy, habit))
  const made = unitsFromWritten(dimension, written, { energy, temperature, rates })
  const variants = scaledUnits(plain, rates)
  const names = new Set(written.terms.map(({ name }) => name))
  const inUse = variants.filter(({ expression }) => isInUse(expression, names))
  const first = [...made.units, ...inUse, ...(isInUse(plain.expression, names) ? [plain] : [])]
  const scaled = variants.filter(variant => !inUse.includes(variant))
  return { first, plain, scaled, otherwise: made.certain ?? plain }
}

/** A temperature of unknown kind beside a thermometer scale is none of its intervals: 293 K are no 293 deltaC. */
function withoutIntervals(used: readonly UnitExpression[]): readonly UnitExpression[] {
  const names = used.map(unit => (unit.kind === 'unit' ? unit.name : ''))
  const hasScale = names.some(name => findUnit(name)?.zero)
  return hasScale ? used.filter((_, at) => !/^delta[CF]$/.test(names[at]!)) : used
}

/** Whether a line uses the unit at the head of a compound: kN*m for one in kN/m, but not mm/s for one in mm. */
function isInUse(expression: UnitExpression, names: ReadonlySet<string>): boolean {
  const [head, ...rest] = factorsOf(expression)
  if (!head || !names.has(head.name)) return false
  return rest.length === 0 || findUnit(head.name)?.dimension !== LENGTH
}

const LENGTH = Dimension.of({ length: 1 })
const TIME = Dimension.of({ time: 1 })

const DEFAULTS: ReadonlySet<string> = new Set([
  ...preferredUnits('mks'),
  'K',
  'rad',
  'USD',
  'sr',
  'S',
  'lm',
  'lx',
])

/**
 * A unit that somebody has chosen for the worksheet: not one of those that every worksheet begins with,
 * unless it is listed before others of its kind.
 */
function isWish(name: string, preferences: readonly string[]): boolean {
  if (!DEFAULTS.has(name)) return preferences.includes(name) || name.startsWith('delta')
  const dimension = findUnit(name)?.dimension
  const rivals = preferences.filter(other => findUnit(other)?.dimension === dimension)
  return rivals.length > 1 && rivals[0] === name
}

const isEnergyUnit = (name: string): boolean => {
  const unit = findUnit(name)
  return unit?.category === 'Energy' && unit.dimension === ENERGY
}

const isThermal = (dimension: Dimension): boolean =>
  (['temperature', 'amount', 'current', 'luminousIntensity', 'money'] as const).some(
    base => !dimension.exponent(base).isZero,
  )

const TEMPERATURE = Dimension.of({ temperature: 1 })
const RATE = Dimension.of({ time: -1 })
const FREQUENCIES: ReadonlySet<string> = new Set(['Frequency'])

function listFor(
  dimension: Dimension,
  preferences: readonly string[],
  written: WrittenUnits,
  energy: boolean,
  habit: Habit | null,
): readonly string[] {
  if (isInCustomaryUnits(written)) return customaryList(dimension, written)
  const counts =
    habit === 'frequency' ||
    written.terms.some(({ unit }) => FREQUENCIES.has(unit.category) && unit.dimension === RATE)
  const temperatures = written.terms.filter(({ unit }) => unit.dimension === TEMPERATURE)
  const inFahrenheit =
    dimension === TEMPERATURE &&
    temperatures.length > 0 &&
    temperatures.every(({ unit }) => isCustomary(unit))
  const money = written.terms.find(({ unit }) => unit.currency !== '')?.name
  const list = preferences
    .filter(name => (name !== 'Hz' || counts) && (energy || isThermal(dimension) || !isEnergyUnit(name)))
    .map(name => (name === 'USD' && money !== undefined ? money : name))
  return inFahrenheit ? ['degF', ...list] : list
}

const ONE = Rational.of(1)
const MINUS = Rational.of(-1)
const MASS_RATE = Dimension.of({ mass: 1, time: -1 })
const MOMENTUM = Dimension.of({ length: 1, mass: 1, time: -1 })
const SPEED_SQUARED = Dimension.of({ length: 2, time: -2 })
const ACTION = Dimension.of({ length: 2, mass: 1, time: -1 })

/** The unit of a dimension where the line says which of its meanings is meant. */
function conventional(
  dimension: Dimension,
  written: WrittenUnits,
  habit: Habit | null,
  rates: RateTable,
): ResolvedUnit | null {
  if (isInCustomaryUnits(written)) return null
  const has = (category: string) => written.terms.some(({ unit }) => unit.category === category)
  const speaks = written.terms.some(speaksOfEnergy)
  if (dimension === RATE && habit === 'angular speed')
    return compound(
      [
        { name: 'rad', exponent: ONE },
        { name: 's', exponent: MINUS },
      ],
      rates,
    )
  const hard = dimension.withAngle()
  const turning = dimension !== hard
  if (hard === MASS_RATE && (turning || (habit === 'damping' && has('Force'))))
    return compound([N, { name: 's', exponent: ONE }, { name: 'm', exponent: MINUS }], rates)
  if (hard === MOMENTUM && has('Force') && !has('Mass'))
    return compound([N, { name: 's', exponent: ONE }], rates)
  if (hard === SPEED_SQUARED && speaks)
    return compound(
      [
        { name: 'J', exponent: ONE },
        { name: 'kg', exponent: MINUS },
      ],
      rates,
    )
  if (hard === ACTION && speaks)
    return compound(
      [
        { name: 'J', exponent: ONE },
        { name: 's', exponent: ONE },
      ],
      rates,
    )
  return null
}

const N = { name: 'N', exponent: ONE }

/** Numbers that are read without counting zeros, where no prefix makes them shorter. */
const LEAST = 0.1 * (1 - 1e-9)
const MOST = 10_000 * (1 + 1e-9)

/** From here on a unit takes a prefix. */
const PREFIXED = 1000 * (1 - 1e-9)

/**
 * The unit for a number.
 *
 * @param size the absolute value in SI base units, the largest of a list; null where it is unknown
 */
export function unitForSize(choices: DisplayChoices, size: number | null): ResolvedUnit {
  const { first, plain, scaled, otherwise } = choices
  if (size === null || !Number.isFinite(size) || size === 0) return otherwise
  const readable = (unit: ResolvedUnit, least: number, most: number) => {
    const number = size / unit.factor.toNumber()
    return number >= least && number <= most
  }
  const [small, large] = [LEAST, isMotion(plain) ? MOST : PREFIXED]
  const fits = (unit: ResolvedUnit): boolean => {
    if (!readable(unit, isLarge(unit) ? 1 : small, MOST)) return false
    if (readable(unit, small, large) || isCustomary(headOf(unit)) || isOfTime(unit)) return true
    // 3964 mm are 3.96 m, but 1450 rpm and 2500 L/min have no prefix.
    return ![...first, plain, ...scaled].some(
      other => isSameButPrefix(unit, other) && readable(other, small, large),
    )
  }
  return (
    first.find(fits) ??
    [plain].find(fits) ??
    scaled.find(unit => readable(unit, isOfLength(unit) ? LEAST : ONE_OF_IT, PREFIXED)) ??
    [plain, ...scaled].find(unit => readable(unit, LEAST, MOST)) ??
    otherwise
  )
}

const ONE_OF_IT = 1 - 1e-9

const NO_UNIT = findUnit('rad')!

const headOf = ({ expression }: ResolvedUnit) => findUnit(factorsOf(expression)[0]?.name ?? '') ?? NO_UNIT

/** Lengths, areas, speeds, times and customary units are written from 0.1 on: 0.96 mm. */
function isOfLength(unit: ResolvedUnit): boolean {
  const head = headOf(unit)
  return head.dimension === LENGTH || head.dimension === TIME || isCustomary(head)
}

const isOfTime = (unit: ResolvedUnit): boolean => headOf(unit).dimension === TIME

/** Speeds and accelerations stay in metres up to 10,000: 1480 m/s. */
const isMotion = (unit: ResolvedUnit): boolean =>
  headOf(unit).dimension === LENGTH && factorsOf(unit.expression).length > 1

/** Whether two units differ by the prefix of the first factor alone, as mm^2 and cm^2 or kN*m and MN*m. */
function isSameButPrefix(one: ResolvedUnit, other: ResolvedUnit): boolean {
  const [[head, ...rest], [otherHead, ...otherRest]] = [one, other].map(({ expression }) =>
    factorsOf(expression),
  ) as [readonly UnitPower[], readonly UnitPower[]]
  if (!head || !otherHead || rest.length !== otherRest.length || !head.exponent.equals(otherHead.exponent))
    return false
  const isAlike = rest.every(
    ({ name, exponent }, index) =>
      name === otherRest[index]!.name && exponent.equals(otherRest[index]!.exponent),
  )
  return isAlike && withoutPrefix(head.name).some(name => withoutPrefix(otherHead.name).includes(name))
}

/** The name, and the name without what may be a prefix of it. */
const withoutPrefix = (name: string): readonly string[] =>
  /^[fpnuµmcdkMGTP]./.test(name) && findUnit(name.slice(1)) ? [name, name.slice(1)] : [name]

/** 0.15 GPa is written 150 MPa: a prefix above mega is for more than one of it. */
const isLarge = ({ expression }: ResolvedUnit): boolean =>
  expression.kind === 'unit' && /^[GTP](Pa|J|W|Hz|Ohm)$/.test(expression.name)
