/** Values of variables of Onshape, `25 mm`, and of the worksheet, `25 [mm]`. */
import type { Outcome } from '@calcwright/evaluator'
import { parseUnit } from '@calcwright/math/expression'
import { Dimension, resolveUnit, toSI } from '@calcwright/math/units'

/** Units that are written there and here alike. */
const LENGTHS = ['m', 'mm', 'cm', 'in', 'ft', 'yd']
const ANGLES = ['rad', 'deg']

const VALUE = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(?:\s+([a-z]+))?$/i

/** A value of Onshape in plain notation; '' for what is none. */
export function plainOfValue(text: string): string {
  const [, number, unit] = VALUE.exec(text.trim()) ?? []
  if (number === undefined || !Number.isFinite(Number(number))) return ''
  if (unit === undefined) return number
  return [...LENGTHS, ...ANGLES].includes(unit) ? `${number} [${unit}]` : ''
}

export type OnshapeValue =
  | { readonly ok: true; readonly text: string; readonly kind: 'LENGTH' | 'ANGLE' | 'NUMBER' }
  | { readonly ok: false; readonly problem: string }

const LENGTH = Dimension.of({ length: 1 })
const ANGLE = Dimension.of({ angle: 1 })

/** The result of a line as Onshape takes it, in the unit in which it is shown where Onshape has that one. */
export function onshapeValue({ value, unit, display }: Outcome): OnshapeValue {
  if (typeof value !== 'number' || !Number.isFinite(value))
    return { ok: false, problem: `Invalid Value (${display || value}):  Answer must be numeric.` }
  if (unit === '') return { ok: true, text: numberText(value), kind: 'NUMBER' }
  const parsed = parseUnit(unit)
  const found = parsed.ok ? resolveUnit(parsed.value) : null
  const dimension = found?.ok ? found.unit.dimension : null
  const kind = dimension === LENGTH ? 'LENGTH' : dimension === ANGLE ? 'ANGLE' : null
  if (!found?.ok || kind === null)
    return { ok: false, problem: `Invalid Units (${unit}):  Only units of length are allowed.` }
  const [si = '', ...others] = kind === 'LENGTH' ? LENGTHS : ANGLES
  const number = [si, ...others].includes(unit) ? value : toSI(value, found.unit, 'difference')
  return { ok: true, text: `${numberText(number)} ${[si, ...others].includes(unit) ? unit : si}`, kind }
}

/** Fifteen digits say a number as the engine has it, without the noise of the sixteenth. */
const numberText = (value: number): string => String(Number(value.toPrecision(15)))
