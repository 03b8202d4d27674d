/** Unit boxes to dimension and size. */
import { REFERENCE_CURRENCY } from '@calcwright/reference/currencies'
import { EXCLUDED_UNITS } from '@calcwright/reference/units'
import type { UnitExpression } from '../expression/tree.ts'
import type { Message } from '../messages/message.ts'
import { message, type UnknownUnitCode } from '../messages/unit-boxes.ts'
import { Rational } from '../rational.ts'
import { DIMENSIONLESS, isWritableExponent } from './dimension.ts'
import { Factor } from './factor.ts'
import { findUnit } from './find.ts'
import type { Measure } from './definition.ts'
import { gaugeBox, gaugePressure, withReference } from './pressure-reference.ts'
import { withProducts } from './unspaced.ts'
import { joinWords } from './join-words.ts'
import { CURRENT_RATES, type RateTable } from './rates.ts'
import { suggestUnits } from './suggest.ts'
import { unitText } from './text.ts'
import type { ResolvedUnit, Unit, UnitNotice, UnitProblem, UnitResolution } from './types.ts'

const resolutions = new WeakMap<RateTable, WeakMap<UnitExpression, UnitResolution>>()

/**
 * The meaning of a unit box. The same box gives the same object again.
 *
 * A thermometer scale standing alone has a `zero`; in products and powers it is a difference.
 * `rates` values currencies; the current rates are taken when it is left out.
 */
export function resolveUnit(expression: UnitExpression, rates: RateTable = CURRENT_RATES): UnitResolution {
  let known = resolutions.get(rates)
  if (known === undefined) resolutions.set(rates, (known = new WeakMap()))
  let resolution = known.get(expression)
  if (resolution === undefined) known.set(expression, (resolution = resolve(expression, rates)))
  return resolution
}

class Fault extends Error {
  readonly problem: UnitProblem

  constructor(problem: UnitProblem) {
    super(problem.message)
    this.problem = problem
  }
}

function resolve(expression: UnitExpression, rates: RateTable): UnitResolution {
  try {
    const joined = withReference(joinWords(expression), findUnit)
    const words = withProducts(joined)
    refuseGauge(words, rates)
    const torque = torqueInPounds(words)
    const { dimension, factor } = torque ?? measure(words, rates)
    if (!isWithinDecimals(factor)) throw new Fault(problemAt(words, beyondDecimals(words)))
    const { zero = null } = (words.kind === 'unit' ? findUnit(words.name) : undefined) ?? {}
    const level = levelIn(words)
    const notice =
      torque === null
        ? (normalNotice(joined) ??
          unspacedNotice(joined, words) ??
          slashNotice(expression) ??
          poundNotice(words) ??
          degreeNotice(words))
        : TORQUE_NOTICE
    const measured = { dimension, factor, expression: words, text: unitText(words), notice }
    return { ok: true, unit: { ...measured, zero, ...(level && { level }) } }
  } catch (error) {
    if (error instanceof Fault) return { ok: false, problem: error.problem }
    throw error
  }
}

function refuseGauge(box: UnitExpression, rates: RateTable): void {
  const above = gaugeBox(box, rest => measure(rest, rates).dimension)
  if (!above) return
  const unit = unitText(above)
  throw new Fault(problemAt(box, message('unit.unknown.gauge', { name: `${unit}(g)`, unit })))
}

/** Whether values in the unit are decimals: a factor beyond them would make all of them 0 or infinite. */
function isWithinDecimals(factor: Factor): boolean {
  const size = factor.toNumber()
  return size > SMALLEST && size < Number.MAX_VALUE
}

/** Below it doubles lose digits. */
const SMALLEST = 2.3e-308

const beyondDecimals = (node: UnitExpression): Message<UnknownUnitCode> =>
  message('unit.unknown.size', { unit: unitText(node) })

/**
 * A level by itself, or one of an amplitude over other units: 40 [dBuV/m] is 100 µV/m, as CISPR 16 has it. Of a power
 * the dimension would not tell afterwards how many decibels ten times as much is.
 */
function levelIn(words: UnitExpression): 10 | 20 | undefined {
  if (words.kind === 'unit') return findUnit(words.name)?.level
  const over =
    words.kind === 'unit-quotient' && words.left.kind === 'unit' ? findUnit(words.left.name) : undefined
  refuseLevels(words.kind === 'unit-quotient' && over?.level === 20 ? words.right : words)
  return over?.level
}

/** A level is a logarithm: it has no products. */
function refuseLevels(node: UnitExpression): void {
  if (node.kind === 'unit' && findUnit(node.name)?.level)
    throw new Fault(problemAt(node, message('unit.unknown.level', { name: node.name })))
  if (node.kind === 'unit-power') refuseLevels(node.base)
  if (node.kind !== 'unit-product' && node.kind !== 'unit-quotient') return
  refuseLevels(node.left)
  refuseLevels(node.right)
}

function measure(node: UnitExpression, rates: RateTable): Measure {
  switch (node.kind) {
    case 'unit':
      return measureOfUnit(node, rates)
    case 'unit-number':
      return { dimension: DIMENSIONLESS, factor: Factor.of(positiveNumber(node)) }
    case 'unit-power': {
      const base = measure(node.base, rates)
      const exponent = exponentOf(node)
      return { dimension: base.dimension.power(exponent), factor: base.factor.power(exponent) }
    }
    default: {
      const left = measure(node.left, rates)
      const right = measure(node.right, rates)
      return node.kind === 'unit-product'
        ? { dimension: left.dimension.multiply(right.dimension), factor: left.factor.multiply(right.factor) }
        : { dimension: left.dimension.divide(right.dimension), factor: left.factor.divide(right.factor) }
    }
  }
}

function measureOfUnit(node: UnitExpression & { kind: 'unit' }, rates: RateTable): Measure {
  const unit = Object.hasOwn(EXCLUDED_UNITS, node.name) ? undefined : findUnit(node.name)
  if (unit === undefined) throw new Fault(unknownUnit(node))
  return unit.currency === ''
    ? unit
    : { dimension: unit.dimension, factor: currencyFactor(unit, node, rates) }
}

function currencyFactor(unit: Unit, node: UnitExpression, rates: RateTable): Factor {
  const rate = unit.currency === REFERENCE_CURRENCY ? UNITY : rates.get(unit.currency)
  if (rate === undefined)
    throw new Fault(problemAt(node, message('unit.unknown.rate', { currency: unit.currency })))
  return unit.factor.multiply(Factor.of(rate, 0, rate.equals(UNITY)))
}

const UNITY = Rational.of(1)

function unknownUnit(node: UnitExpression & { kind: 'unit' }): UnitProblem {
  const { name } = node
  const gauge = gaugePressure(name, findUnit)
  if (gauge !== undefined) return problemAt(node, message('unit.unknown.gauge', { name, unit: gauge }))
  const instead = Object.hasOwn(EXCLUDED_UNITS, name) ? EXCLUDED_UNITS[name]! : likely(name)
  return problemAt(
    node,
    instead === '' ? message('unit.unknown', { name }) : message('unit.unknown.instead', { name, instead }),
  )
}

function likely(name: string): string {
  const [last, ...others] = suggestUnits(name).toReversed()
  if (last === undefined) return ''
  return `Did you mean ${others.length > 0 ? `${others.toReversed().join(', ')} or ` : ''}${last}?`
}

function problemAt(node: UnitExpression, { code, text }: Message<UnknownUnitCode>): UnitProblem {
  return { kind: 'unit', code, message: text, span: node.span }
}

function positiveNumber(node: UnitExpression & { kind: 'unit-number' }): Rational {
  const number = Rational.parse(node.text)
  if (number === null || number.sign <= 0) {
    throw new Fault(problemAt(node, message('unit.unknown.factor', { factor: node.text })))
  }
  return number
}

function exponentOf(node: UnitExpression & { kind: 'unit-power' }): Rational {
  const exponent = Rational.parse(node.exponent)
  if (exponent === null) {
    throw new Fault(problemAt(node, message('unit.unknown.exponent', { exponent: node.exponent })))
  }
  if (!isWritableExponent(exponent)) {
    throw new Fault(problemAt(node, message('unit.unknown.large-exponent', { exponent: node.exponent })))
  }
  return exponent
}

/** A notice on `Nm3/h`: cubic metres of gas at 0 °C and 101.325 kPa are written like that, a newton times them hardly. */
function normalNotice(node: UnitExpression): UnitNotice | null {
  if (node.kind === 'unit-number') return null
  if (node.kind === 'unit') return node.name === 'Nm3' ? message('unit.normal') : null
  if (node.kind !== 'unit-power') return normalNotice(node.left) ?? normalNotice(node.right)
  const { base, exponent } = node
  return base.kind === 'unit' && base.name === 'Nm' && exponent === '3' ? message('unit.normal') : null
}

/** A notice where another reading of the name would be a unit, too: kNm^2, W/mK. */
function unspacedNotice(before: UnitExpression, after: UnitExpression): UnitNotice | null {
  if (before === after || !namesOf(before).every(name => findUnit(name) !== undefined)) return null
  return message('unit.glued', { before: unitText(before), after: unitText(after) })
}

function namesOf(node: UnitExpression): readonly string[] {
  if (node.kind === 'unit') return [node.name]
  if (node.kind === 'unit-number') return []
  return node.kind === 'unit-power' ? namesOf(node.base) : [...namesOf(node.left), ...namesOf(node.right)]
}

const TORQUE_NOTICE = message('unit.torque')

/** `ft*lb`, `lb*ft`, `in*lb`, `lb*in` as a whole box: everyday writing for the pound-force. */
function torqueInPounds(node: UnitExpression): Measure | null {
  if (node.kind !== 'unit-product' || node.left.kind !== 'unit' || node.right.kind !== 'unit') return null
  const names = [node.left.name, node.right.name]
  const length = names.find(name => name === 'ft' || name === 'in')
  return length !== undefined && names.includes('lb') ? findUnit(`${length}lbf`)! : null
}

const POUND_NOTICE = message('unit.pound')

/** `ft*lb/s` is mostly meant as a power; `lb*ft/s` and `lb*ft/s^2` begin with a mass. */
function poundNotice(node: UnitExpression): UnitNotice | null {
  if (node.kind === 'unit' || node.kind === 'unit-number') return null
  if (node.kind === 'unit-power') return poundNotice(node.base)
  const { left, right } = node
  const isTorque = left.kind === 'unit' && left.name !== 'lb' && torqueInPounds(node) !== null
  return isTorque ? POUND_NOTICE : (poundNotice(left) ?? poundNotice(right))
}

/** A notice on `Btu/(lb*F)` and `W/(m^2*C)`: heat is divided by degrees, and hardly by farads or coulombs. */
function degreeNotice(node: UnitExpression): UnitNotice | null {
  if (node.kind !== 'unit-quotient') return null
  const [above, below] = [namesOf(node.left), namesOf(node.right)]
  const letter = below.find(name => DEGREES.has(name))
  const isHeat = above.some(name => /^(?:Btu|BTU|k?cal)$/.test(name) || isSpecific(name, below))
  return letter !== undefined && isHeat
    ? message('unit.degree', { letter, meaning: DEGREES.get(letter)! })
    : null
}

/** Whether an energy stands over a mass or an amount, or a power over a length as well: `J/C` is a volt. */
function isSpecific(name: string, below: readonly string[]): boolean {
  const others = /^[mkMG]?J$/.test(name) ? MASSES : /^[mkMG]?W$/.test(name) ? MASSES_AND_LENGTHS : null
  return others !== null && below.some(other => others.test(other))
}

/** Letters of temperature scales, and the units that they are. */
const DEGREES: ReadonlyMap<string, string> = new Map([
  ['C', 'coulomb'],
  ['F', 'farad'],
  ['R', 'roentgen'],
])

const MASSES = /^(?:k?g|lbm?|k?mol|lbmol)$/
const MASSES_AND_LENGTHS = /^(?:k?g|lbm?|k?mol|lbmol|[cm]?m|ft|in)$/

/** A notice on `J/mol*K`, which is read from left to right. */
function slashNotice(node: UnitExpression): UnitNotice | null {
  if (node.kind === 'unit' || node.kind === 'unit-number') return null
  if (node.kind === 'unit-power') return slashNotice(node.base)
  const { left, right } = node
  if (node.kind === 'unit-product' && node.afterSlash && left.kind === 'unit-quotient') {
    const below = composed('unit-product', left.right, right)
    const instead = unitText(composed('unit-quotient', left.left, below))
    return message('unit.slash', { left: unitText(left), right: unitText(right), instead })
  }
  return slashNotice(left) ?? slashNotice(right)
}

function composed(
  kind: 'unit-product' | 'unit-quotient',
  left: UnitExpression,
  right: UnitExpression,
): UnitExpression {
  return { kind, left, right, span: left.span }
}

/** A unit box of a single name, such as a preferred unit of the settings; null when it is none. */
export function resolveName(name: string, rates: RateTable = CURRENT_RATES): ResolvedUnit | null {
  let expression = boxes.get(name)
  if (expression === undefined) {
    expression = { kind: 'unit', name, span: { start: 0, end: name.length } }
    if (findUnit(name)) boxes.set(name, expression)
  }
  const resolution = resolveUnit(expression, rates)
  return resolution.ok ? resolution.unit : null
}

const boxes = new Map<string, UnitExpression>()
