/** Units for a dimension that can be made from those a line uses. */
import { Rational } from '../rational.ts'
import type { TemperatureReading } from './convert.ts'
import { Dimension } from './dimension.ts'
import { ENERGY } from './energy.ts'
import { findUnit } from './find.ts'
import { compound, factorsOf, type Term, type WrittenUnits } from './written-units.ts'
import type { RateTable } from './rates.ts'
import type { UnitPower } from './text.ts'
import type { ResolvedUnit } from './types.ts'

export interface Meaning {
  /** Whether a product of force and length is energy. */
  readonly energy: boolean
  readonly temperature: TemperatureReading | undefined
  readonly rates: RateTable
}

export interface UnitsFromWritten {
  /** From the most to the least likely; the number decides. */
  readonly units: readonly ResolvedUnit[]
  /** The unit whatever the number is, where a box of the line has this very dimension. */
  readonly certain: ResolvedUnit | null
}

const ONE = Rational.of(1)
const MINUS = Rational.of(-1)
const SECOND = 's'

export function unitsFromWritten(
  dimension: Dimension,
  written: WrittenUnits,
  meaning: Meaning,
): UnitsFromWritten {
  const boxes = written.boxes.filter(box => box.dimension === dimension && fits(box, meaning))
  if (meaning.temperature === 'reading')
    boxes.sort((a, b) => Number(a.zero === null) - Number(b.zero === null))
  const inverse = dimension === RATE ? rates(written.terms, meaning) : []
  const made = [
    ...products(dimension, written.terms),
    ...quotients(dimension, written.terms),
    ...heatRates(dimension, written.terms),
    ...yearlyEnergies(dimension, written.terms),
    ...parts(dimension, written.terms),
  ].flatMap(factors => compound(factors, meaning.rates) ?? [])
  // 3.1e9 mm^4 rather than 0.0031 m^4.
  const raised = powersOfLength(dimension, written.terms).flatMap(
    factors => compound(factors, meaning.rates) ?? [],
  )
  const units = [
    ...boxes,
    ...inverse,
    ...[...made, ...raised].filter(unit => unit.dimension === dimension && fits(unit, meaning)),
  ]
  return { units: unique(units), certain: boxes[0] ?? inverse[0] ?? raised[0] ?? null }
}

const RATE = Dimension.of({ time: -1 })
const TIME = Dimension.of({ time: 1 })
const LENGTH = Dimension.of({ length: 1 })
const POWER = Dimension.of({ length: 2, mass: 1, time: -3 })
const CURRENT = Dimension.of({ current: 1 })
const VOLTAGE = POWER.divide(CURRENT)

function fits(box: ResolvedUnit, { energy, temperature }: Meaning): boolean {
  if (box.zero !== null) return temperature === 'reading'
  if (box.dimension !== ENERGY) return true
  const inEnergy = factorsOf(box.expression).every(({ name }) => {
    const category = findUnit(name)?.category
    return category !== 'Force' && category !== 'Torque' && category !== 'Length'
  })
  return inEnergy === energy
}

/** 1/h, 1/yr for a rate over a time that the line names; not 1/ms, as kHz says that better. */
function rates(terms: readonly Term[], { rates: table }: Meaning): ResolvedUnit[] {
  return terms
    .filter(
      ({ unit, alone }) =>
        alone && unit.dimension === TIME && /^(min|h|d|wk|week|mo|month|yr)$/.test(unit.symbol),
    )
    .flatMap(({ name }) => compound([{ name, exponent: MINUS }], table) ?? [])
}

/** A unit inside a compound: mg of mg/L, h of km/h. */
function parts(dimension: Dimension, terms: readonly Term[]): UnitPower[][] {
  return terms
    .filter(({ unit, exponent }) => unit.dimension === dimension && exponent.absolute().equals(ONE))
    .map(({ name }) => [{ name, exponent: ONE }])
}

/** kWh and Ah, of powers and currents over hours; kWh of volts and ampere hours, too. */
function products(dimension: Dimension, terms: readonly Term[]): UnitPower[][] {
  const inHours = terms.some(({ name }) => name === 'h')
  const has = (wanted: Dimension) => terms.some(({ unit }) => unit.dimension === wanted)
  const charged = terms.some(({ name }) => name.endsWith('Ah')) || (inHours && has(CURRENT))
  const made = terms
    .filter(({ unit }) => inHours && (unit.dimension === POWER || unit.dimension === CURRENT))
    .map(({ name }) => `${name}h`)
  if (charged && has(VOLTAGE)) made.push('Wh')
  return made
    .flatMap(name => [name, `k${name}`, `M${name}`])
    .filter(name => findUnit(name)?.dimension === dimension)
    .map(name => [{ name, exponent: ONE }])
}

/** km/h, L/min, g/cm^3, EUR/h: of two units that stand alone. */
function quotients(dimension: Dimension, terms: readonly Term[]): UnitPower[][] {
  if (!QUOTIENTS.includes(dimension) && dimension.exponent('money').isZero) return []
  const single = terms.filter(({ alone, exponent }) => alone && exponent.sign > 0)
  return single.flatMap(above =>
    single
      .filter(
        below =>
          of(above).divide(of(below)) === dimension &&
          !(above.unit.dimension === LENGTH && below.name === SECOND),
      )
      .map(below => [
        { name: above.name, exponent: above.exponent },
        { name: below.name, exponent: below.exponent.negate() },
      ]),
  )
}

/** Btu/h. */
function heatRates(dimension: Dimension, terms: readonly Term[]): UnitPower[][] {
  const heat = terms.find(({ name }) => /^k?Btu/.test(name))
  if (dimension !== POWER || !heat || !terms.some(({ name }) => name === 'h')) return []
  return [
    [
      { name: heat.name, exponent: ONE },
      { name: 'h', exponent: MINUS },
    ],
  ]
}

/** kWh/yr and MWh/yr of 120 kWh/(m^2*yr). */
function yearlyEnergies(dimension: Dimension, terms: readonly Term[]): UnitPower[][] {
  const energy = terms.find(({ name }) => name.endsWith('Wh'))
  const year = terms.find(({ name, exponent }) => name === 'yr' && exponent.sign < 0)
  if (dimension !== POWER || !energy || !year) return []
  return ['kWh', 'MWh', 'GWh'].map(name => [
    { name, exponent: ONE },
    { name: 'yr', exponent: MINUS },
  ])
}

const of = ({ unit, exponent }: Term): Dimension => unit.dimension.power(exponent)

/** Speed, flow of volume, mass and amount, density and concentration; power as heat in a time. */
const QUOTIENTS: readonly Dimension[] = [
  Dimension.of({ length: 1, time: -1 }),
  Dimension.of({ length: 3, time: -1 }),
  Dimension.of({ mass: 1, time: -1 }),
  Dimension.of({ amount: 1, time: -1 }),
  Dimension.of({ mass: 1, length: -3 }),
  Dimension.of({ amount: 1, length: -3 }),
  Dimension.of({ mass: 1, amount: -1 }),
]

/** mm^2 from mm, cm from cm^2 where no length stands alone. */
function powersOfLength(dimension: Dimension, terms: readonly Term[]): UnitPower[][] {
  const power = dimension.exponent('length')
  if (dimension !== Dimension.of({ length: power }) || power.isZero) return []
  const lengths = terms.filter(({ unit, alone }) => alone && unit.dimension === LENGTH)
  const plain = lengths.filter(({ exponent }) => exponent.equals(ONE))
  const found = plain.length > 0 ? plain : lengths
  return found.map(({ name }) => [{ name, exponent: power }])
}

function unique(units: readonly ResolvedUnit[]): ResolvedUnit[] {
  return units.filter((unit, index) => units.findIndex(({ text }) => text === unit.text) === index)
}
