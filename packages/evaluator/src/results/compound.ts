/**
 * Responsibilities: results in several units side by side, such as `5 ft 2 in` and `45° 23′ 46″`, asked for
 * by `= [ft in]`.
 */
import { formatNumber, unitBehindNumber } from '@calcwright/math/expression'
import type { UnitExpression } from '@calcwright/math/expression'
import { Dimension, resolveUnit } from '@calcwright/math/units'
import type { RateTable, ResolvedUnit } from '@calcwright/math/units'
import type { NumericValue } from '../block-result.ts'

/** From the largest to the smallest. */
export type CompoundUnits = readonly ResolvedUnit[]

const LENGTH = Dimension.of({ length: 1 })

/** Marks that mean minutes and seconds beside degrees, and feet and inches beside a length. */
const LENGTHS_OF_MARKS: ReadonlyMap<string, string> = new Map([
  ['arcmin', 'ft'],
  ['arcs', 'in'],
])

/**
 * @param requested the unit asked for
 * @returns its units, where each of them measures this dimension and is smaller than the one before; else null
 */
export function partsOf(
  requested: ResolvedUnit,
  dimension: Dimension,
  rates?: RateTable,
): CompoundUnits | null {
  const names = namesIn(requested.expression)
  if (!names || names.length < 2 || requested.dimension.sameHard(dimension) !== dimension.isPlain) return null
  const inFeet = dimension === LENGTH && names.every(({ name }) => LENGTHS_OF_MARKS.has(name))
  const units = names.flatMap(node => {
    const name = inFeet ? LENGTHS_OF_MARKS.get(node.name)! : node.name
    const resolution = resolveUnit({ ...node, name }, rates)
    return resolution.ok ? [resolution.unit] : []
  })
  const fits = units.every(
    (unit, index) =>
      unit.zero === null &&
      unit.dimension.sameHard(dimension) &&
      !(unit.dimension.isPlain && unit.dimension.angle.isZero) &&
      (index === 0 || unit.factor.toNumber() < units[index - 1]!.factor.toNumber()),
  )
  return fits && units.length === names.length ? units : null
}

type Name = UnitExpression & { readonly kind: 'unit' }

/** The names of a product without powers; null for any other unit. */
function namesIn(unit: UnitExpression): readonly Name[] | null {
  if (unit.kind === 'unit') return [unit]
  if (unit.kind !== 'unit-product') return null
  const [left, right] = [namesIn(unit.left), namesIn(unit.right)]
  return left && right && [...left, ...right]
}

export interface CompoundTexts {
  readonly display: string
  readonly latex: string
}

interface Format {
  readonly digits: number
  readonly thousands: boolean
}

/** @param value numbers in the first unit; null where one is no real number */
export function compoundTexts(
  value: NumericValue,
  parts: CompoundUnits,
  format: Format,
): CompoundTexts | null {
  if (typeof value === 'number') return oneText(value, parts, format)
  if (!Array.isArray(value)) return null
  const items = (value as readonly NumericValue[]).map(item => compoundTexts(item, parts, format))
  if (items.includes(null)) return null
  const texts = items as readonly CompoundTexts[]
  return {
    display: `[${texts.map(({ display }) => display).join(', ')}]`,
    latex: `\\left[${texts.map(({ latex }) => latex).join(',\\;')}\\right]`,
  }
}

function oneText(value: number, parts: CompoundUnits, format: Format): CompoundTexts {
  const amounts = amountsOf(Math.abs(value), parts, format.digits)
  const numbers = amounts.map(amount => formatNumber(amount, format))
  const marked = parts.every(({ text }) => MARKS.has(text))
  const sign = value < 0 && amounts.some(amount => amount !== 0) ? '-' : ''
  const display = parts.map(({ text }, index) =>
    marked ? numbers[index]!.plain + MARKS.get(text)![0]! : `${numbers[index]!.plain} ${text}`,
  )
  const latex = parts.map(({ text, expression }, index) =>
    marked
      ? numbers[index]!.latex + MARKS.get(text)![1]!
      : numbers[index]!.latex + unitBehindNumber(expression),
  )
  return { display: sign + display.join(marked ? '' : ' '), latex: sign + latex.join(marked ? '\\,' : '\\;') }
}

/** Signs of the units of an arc in plain text and in LaTeX. */
const MARKS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['deg', ['°', '^{\\circ}']],
  ['arcmin', ["'", "'"]],
  ['arcs', ['"', "''"]],
])

/** Decimals of the last part beside the two digits before its point. */
const BEFORE_POINT = 2

/** Whole numbers but for the last, which is rounded before it is carried: 11.99999 in is a foot. */
function amountsOf(size: number, parts: CompoundUnits, digits: number): number[] {
  const last = parts.at(-1)!.factor
  const decimals = 10 ** Math.min(Math.max(digits - BEFORE_POINT, 0), 9)
  const ratioTo = (unit: ResolvedUnit): number => unit.factor.divide(last).toNumber()
  let rest = Math.round(size * ratioTo(parts[0]!) * decimals) / decimals
  return parts.map((unit, index) => {
    if (index === parts.length - 1) return Math.round(rest * decimals) / decimals
    const ratio = ratioTo(unit)
    const whole = Math.floor(rest / ratio + 1e-12)
    rest = Math.max(0, rest - whole * ratio)
    return whole
  })
}
