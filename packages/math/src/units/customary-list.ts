/** Preferred units for a line that is written in feet and pounds. */
import { Dimension } from './dimension.ts'
import type { Term, WrittenUnits } from './written-units.ts'

const LENGTH = Dimension.of({ length: 1 })
const MASS = Dimension.of({ mass: 1 })
const FORCE = Dimension.of({ length: 1, mass: 1, time: -2 })
const VOLUME = Dimension.of({ length: 3 })
const PRESSURE = Dimension.of({ length: -1, mass: 1, time: -2 })

const POWER = FORCE.multiply(LENGTH).divide(Dimension.of({ time: 1 }))

const OTHERS = ['A', 'mol', 'cd'] as const

/** Left out where no current flows: a power is no V*A. */
const ELECTRIC = ['Ohm', 'T', 'C', 'F', 'H', 'V', 'Wb'] as const

/** The list, base units first; what the line uses goes before what is usual. */
export function customaryList(dimension: Dimension, { terms }: WrittenUnits): readonly string[] {
  const of = (wanted: Dimension) => terms.filter(({ unit }) => unit.dimension === wanted)
  const lengths = ofKind(terms, LENGTH)
  const isMotion = dimension.exponent('mass').isZero && !dimension.exponent('time').isZero
  const length = isMotion ? 'ft' : (lengths[0] ?? 'ft')
  const mass = of(MASS).find(({ name }) => name !== 'lbm')?.name ?? 'lb'
  const hasKip = terms.some(({ name }) => /^k(ip|sf|si|lf)|kip$/.test(name))
  const force = of(FORCE)[0]?.name ?? (hasKip ? 'kip' : 'lbf')
  const inFeet = lengths.length > 0 && lengths.every(name => name === 'ft')
  const byArea = inFeet ? (hasKip ? 'ksf' : 'psf') : hasKip ? 'ksi' : 'psi'
  const pressure = of(PRESSURE).find(({ name }) => /^(psi|psf|ksi|ksf)$/.test(name))?.name ?? byArea
  const others = terms.filter(({ unit }) => unit.category === 'Energy' || unit.category === 'Power')
  const temperature = dimension === Dimension.of({ temperature: 1 }) ? scale(terms) : 'Rankine'
  const electric = dimension.exponent('current').isZero ? [] : ELECTRIC
  const power = dimension === POWER ? ['hp'] : []
  // 300 mi at 30 mpg are 10 gallons, and no cubic miles.
  const isVolume = dimension === VOLUME && lengths[0] === 'mi'
  const derived = [
    ...(isVolume ? ['gal'] : []),
    force,
    pressure,
    ...others.map(({ name }) => name),
    ...power,
    ...OTHERS,
    ...electric,
  ]
  return [length, mass, 's', temperature, ...derived, 'rad', 'USD']
}

/** Lengths by name: those that stand alone, then those in compounds. */
function ofKind(terms: readonly Term[], dimension: Dimension): string[] {
  const found = terms.filter(({ unit }) => unit.dimension === dimension)
  const alone = found.filter(({ alone: single }) => single)
  return [...new Set((alone.length > 0 ? alone : found).map(({ name }) => name))]
}

function scale(terms: readonly Term[]): string {
  return terms.some(({ unit }) => unit.zero !== null || unit.symbol === 'deltaF') ? 'degF' : 'Rankine'
}
