/**
 * Energy and moment have one dimension. A moment is written N*m (lbf*ft), energy J (Wh, Btu): energy it
 * is where something of the line speaks of it.
 */
import type { Habit } from '@calcwright/reference/units'
import { Rational } from '../rational.ts'
import { Dimension } from './dimension.ts'
import type { Term, WrittenUnits } from './written-units.ts'

export const ENERGY = Dimension.of({ length: 2, mass: 1, time: -2 })

/** Units of energy, and of what is converted into it. */
const OF_ENERGY: ReadonlySet<string> = new Set(['Energy', 'Power', 'Heat'])

/** Categories that mark a moment, not an energy: a moment is a force times a lever. */
const OF_FORCE: ReadonlySet<string> = new Set(['Force', 'Torque'])

/** Pressures of gases and liquids; stresses are written in MPa, GPa, psi and ksi. */
const FLUID = /^(m?bar|atm|at|[kh]?Pa|Torr|torr|[mc]mHg|inHg|[mcf]?[mt]?H2O)$/

const TWO = Rational.of(2)

/**
 * Whether a quantity that may be either is energy.
 *
 * @param dimension with its power of an angle: P/omega is a moment, I*omega^2/2 energy
 */
export function isEnergy(dimension: Dimension, { terms }: WrittenUnits, habit: Habit | null): boolean {
  if (habit === 'energy') return true
  if (habit === 'moment') return false
  if (dimension !== dimension.withAngle()) {
    const angle = dimension.angle
    if (angle.equals(TWO)) return true
    if (angle.sign < 0) return false
    return terms.some(({ unit }) => OF_FORCE.has(unit.category) || OF_ENERGY.has(unit.category))
  }
  if (terms.some(speaksOfEnergy)) return true
  const pressures = terms.filter(({ unit }) => unit.category === 'Pressure')
  if (terms.some(({ unit }) => OF_FORCE.has(unit.category))) return false
  return pressures.every(({ name }) => FLUID.test(name)) || terms.some(isLiquid)
}

export function speaksOfEnergy({ unit }: Term): boolean {
  const { dimension } = unit
  return (
    OF_ENERGY.has(unit.category) ||
    (['current', 'temperature', 'amount'] as const).some(base => !dimension.exponent(base).isZero)
  )
}

const isLiquid = ({ unit }: Term): boolean => unit.category === 'Volume'
