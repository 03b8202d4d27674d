/** Values of variables as Onshape writes and takes them: `25 mm`, `3 in`, `0.025*meter`, `30 deg`, `5`. */
import type { OnshapeKind } from '@calcwright/contract'
import { Refused } from '../failure.ts'

/** Units of Onshape by the symbol that is written here. */
const SPELLINGS: Readonly<Record<string, readonly [OnshapeKind, ...string[]]>> = {
  m: ['LENGTH', 'm', 'meter', 'meters', 'metre', 'metres'],
  cm: ['LENGTH', 'cm', 'centimeter', 'centimeters', 'centimetre', 'centimetres'],
  mm: ['LENGTH', 'mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres'],
  in: ['LENGTH', 'in', 'inch', 'inches', '"'],
  ft: ['LENGTH', 'ft', 'foot', 'feet', "'"],
  yd: ['LENGTH', 'yd', 'yard', 'yards'],
  deg: ['ANGLE', 'deg', 'degree', 'degrees', '°'],
  rad: ['ANGLE', 'rad', 'radian', 'radians'],
}

const UNITS = new Map(
  Object.entries(SPELLINGS).flatMap(([symbol, [kind, ...words]]) =>
    words.map(word => [word, { symbol, kind }] as const),
  ),
)

export interface Quantity {
  /** Decimal digits, perhaps with an exponent. */
  readonly number: string
  /** Symbol; '' for a number alone. */
  readonly unit: string
  readonly kind: OnshapeKind
}

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i

/** @returns null for what is no number with at most one unit, such as `#a + 2 mm` */
export function readQuantity(text: string): Quantity | null {
  const trimmed = text.trim()
  const number = NUMBER.exec(trimmed)?.[0]
  if (number === undefined || !Number.isFinite(Number(number))) return null
  const rest = trimmed.slice(number.length).trim()
  const word = rest.replace(/^\*\s*/, '')
  const unit = rest === '' ? { symbol: '', kind: 'NUMBER' as const } : UNITS.get(word.toLowerCase())
  return unit ? { number, unit: unit.symbol, kind: unit.kind } : null
}

export const textOf = ({ number, unit }: Quantity): string => (unit === '' ? number : `${number} ${unit}`)

/** A value that is to be stored. Throws Refused with the reason. */
export function valueToStore(text: string): Quantity {
  if (text.trim() === '') throw new Refused('invalid', 'Please enter a value to store.')
  const quantity = readQuantity(text)
  if (quantity) return quantity
  const number = NUMBER.exec(text.trim())?.[0]
  const unit = number === undefined ? '' : text.trim().slice(number.length).trim()
  if (number !== undefined && Number.isFinite(Number(number)) && /^[^\d\s+\-*/()]+/.test(unit))
    throw new Refused('invalid', `Invalid Units (${unit}):  Only units of length are allowed.`)
  throw notNumeric(text)
}

export const notNumeric = (text: string): Refused =>
  new Refused('invalid', `Invalid Value (${text.trim().slice(0, 80)}):  Answer must be numeric.`)

/**
 * Throws Refused where the variable cannot have the value. A number alone fits each: Onshape reads it in the unit of
 * the workspace for a length, and here it is radians for an angle.
 */
export function expressionFor(quantity: Quantity, kind: string): string {
  const { unit } = quantity
  if (kind === 'ANGLE' && unit === '') return `${quantity.number} rad`
  if (unit === '' || kind === 'ANY' || kind === quantity.kind) return textOf(quantity)
  const allowed: Readonly<Record<string, string>> = {
    LENGTH: 'Only units of length are allowed.',
    ANGLE: 'Only units of angle are allowed.',
    NUMBER: 'This variable is a number without a unit.',
  }
  throw new Refused('invalid', `Invalid Units (${unit}):  ${allowed[kind] ?? allowed['LENGTH']}`)
}
