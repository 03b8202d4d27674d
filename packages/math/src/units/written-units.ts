/** The units that a line uses, in its own boxes and in those of the definitions that it reads. */
import type { UnitExpression } from '../expression/tree.ts'
import { Rational } from '../rational.ts'
import { canonicalUnit } from './canonical.ts'
import { Dimension } from './dimension.ts'
import { findUnit } from './find.ts'
import { CURRENT_RATES, type RateTable } from './rates.ts'
import { resolveUnit } from './resolve.ts'
import { composeUnit, unitText, type UnitPower } from './text.ts'
import type { ResolvedUnit, Unit } from './types.ts'

/** One factor of a unit box. */
export interface Term {
  readonly name: string
  readonly exponent: Rational
  readonly unit: Unit
  /** Whether the box holds nothing else. */
  readonly alone: boolean
}

export interface WrittenUnits {
  readonly boxes: readonly ResolvedUnit[]
  readonly terms: readonly Term[]
}

/** The factors of a box, unknown names and numbers left out. */
export function factorsOf(expression: UnitExpression, exponent = ONE): readonly UnitPower[] {
  switch (expression.kind) {
    case 'unit':
      return [{ name: expression.name, exponent }]
    case 'unit-number':
      return []
    case 'unit-power': {
      const power = Rational.parse(expression.exponent)
      return power === null ? [] : factorsOf(expression.base, exponent.multiply(power))
    }
    case 'unit-product':
      return [...factorsOf(expression.left, exponent), ...factorsOf(expression.right, exponent)]
    case 'unit-quotient':
      return [...factorsOf(expression.left, exponent), ...factorsOf(expression.right, exponent.negate())]
  }
}

const ONE = Rational.of(1)

const keys = new WeakMap<UnitExpression, string>()

/** A text that is equal for boxes with the same factors. */
export function unitKey(expression: UnitExpression): string {
  let key = keys.get(expression)
  if (key === undefined) keys.set(expression, (key = unitText(expression)))
  return key
}

/** @param used unit boxes in the order in which they count */
export function writtenUnits(
  used: readonly UnitExpression[],
  rates: RateTable = CURRENT_RATES,
): WrittenUnits {
  const boxes: ResolvedUnit[] = []
  const terms: Term[] = []
  for (const expression of used) {
    const resolution = resolveUnit(canonicalUnit(expression), rates)
    if (!resolution.ok || resolution.unit.level) continue
    if (!boxes.some(box => box.text === resolution.unit.text)) boxes.push(resolution.unit)
    const factors = factorsOf(resolution.unit.expression)
    for (const { name, exponent } of factors) {
      const unit = findUnit(name)
      if (unit) terms.push({ name, exponent, unit, alone: factors.length === 1 })
    }
  }
  return { boxes, terms }
}

/** A compound of named units, resolved; null when a currency in it has no rate. */
export function compound(factors: readonly UnitPower[], rates: RateTable): ResolvedUnit | null {
  const text = factors.map(({ name, exponent }) => `${name}^${exponent.toText()}`).join(' ')
  let expression = compounds.get(text)
  if (expression === undefined) {
    if (compounds.size >= MOST_COMPOUNDS) compounds.clear()
    compounds.set(text, (expression = composeUnit(factors)))
  }
  const resolution = resolveUnit(expression, rates)
  return resolution.ok ? resolution.unit : null
}

const compounds = new Map<string, UnitExpression>()
const MOST_COMPOUNDS = 2000

const TEMPERATURE = Dimension.of({ temperature: 1 })
const MECHANICAL = ['length', 'mass'] as const

export const isMechanical = ({ dimension }: Unit): boolean =>
  MECHANICAL.some(base => !dimension.exponent(base).isZero) &&
  dimension.exponent('current').isZero &&
  dimension.exponent('luminousIntensity').isZero

/** Whether a unit is made from the inch, the pound or the degree Fahrenheit: 127/5000 m, 45359237/10⁸ kg. */
export function isCustomary({ dimension, factor, zero, symbol }: Unit): boolean {
  if (dimension === TEMPERATURE) return zero !== null ? symbol === 'degF' : !factor.coefficient.isInteger
  const { numerator, denominator } = factor.coefficient
  return [127n, 45359237n].some(prime => numerator % prime === 0n || denominator % prime === 0n)
}

/** Whether a line is written in feet and pounds, and in nothing of the metric system beside them. */
export function isInCustomaryUnits({ terms }: WrittenUnits): boolean {
  const measured = terms.filter(({ unit }) => isMechanical(unit))
  return measured.length > 0 && measured.every(({ unit }) => isCustomary(unit))
}
