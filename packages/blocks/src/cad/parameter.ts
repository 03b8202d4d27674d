/** Values of the worksheet as parameters of Fusion. */
import type { FusionParameter, FusionVariables } from '@calcwright/editor'
import type { Outcome } from '@calcwright/evaluator'
import { parseUnit } from '@calcwright/math/expression'
import { Dimension, resolveUnit, toSI } from '@calcwright/math/units'

export type ReadParameter =
  | { readonly ok: true; readonly parameter: FusionParameter }
  | { readonly ok: false; readonly problem: string }

const LENGTH = Dimension.of({ length: 1 })
const ANGLE = Dimension.of({ angle: 1 })

/** Names that mean something else in the expressions of Fusion. */
const TAKEN = new Set(
  'mm cm m km in ft yd mi mil micron deg rad grad PI E Gravity SpeedOfLight sin cos tan asin acos atan sqrt abs max min floor ceil round sign exp ln log pow random if and or not'.split(' '),
) // prettier-ignore

/** Says why Fusion does not take the name for a user parameter; '' when it does. */
export function nameProblem(name: string): string {
  if (name === '') return 'Enter a name for the parameter.'
  if (!/^[\p{L}_"$°µ][\p{L}\p{N}_"$°µ]{0,127}$/u.test(name))
    return `${name} cannot be a name in Fusion: it begins with a letter and has letters, digits and _ only.`
  return TAKEN.has(name) ? `${name} means something else in Fusion: choose another name.` : ''
}

/** Reads the value of a line in m, rad or plain; or gives a sentence. */
export function readParameter(
  name: string,
  outcome: Outcome,
  document: FusionVariables['document'],
): ReadParameter {
  const { value, unit, display, error } = outcome
  if (error) return wrong(`${name}: the value cannot be calculated.`)
  if (typeof value !== 'number' || !Number.isFinite(value))
    return wrong(`${name}: Invalid Value (${display || 'none'}):  Answer must be numeric.`)
  const read = inFusion(value, unit)
  if (!read) return wrong(`${name}: Invalid Units (${unit}):  Only units of length and angle are allowed.`)
  const there = document.find(each => each.name === name)
  if (there && there.unit !== read.unit)
    return wrong(`${name} is ${KINDS[there.unit]} in the design, and the value is ${KINDS[read.unit]}.`)
  return { ok: true, parameter: { name, ...read } }
}

const wrong = (problem: string): ReadParameter => ({ ok: false, problem })

const KINDS = { m: 'a length', rad: 'an angle', '': 'a number without a unit' } as const

function inFusion(value: number, unit: string): Omit<FusionParameter, 'name'> | null {
  if (unit === '') return { value, unit: '' }
  const parsed = parseUnit(unit)
  const found = parsed.ok ? resolveUnit(parsed.value) : null
  if (!found?.ok) return null
  const { dimension } = found.unit
  const si = dimension === LENGTH ? 'm' : dimension === ANGLE ? 'rad' : null
  return si === null ? null : { value: toSI(value, found.unit, 'difference'), unit: si }
}

/** The value of a parameter of the document in plain notation, in the unit in which Fusion shows it. */
export function plainValue({ value, unit, shown }: FusionVariables['document'][number]): string {
  if (unit === '') return numberText(value)
  const parsed = shown === '' ? null : parseUnit(shown)
  const found = parsed?.ok ? resolveUnit(parsed.value) : null
  const fits = found?.ok && found.unit.dimension === (unit === 'm' ? LENGTH : ANGLE)
  if (!fits) return `${numberText(value)} [${unit}]`
  return `${numberText(value / toSI(1, found.unit, 'difference'))} [${shown}]`
}

/** Twelve digits: the division by the unit leaves noise behind them. */
const numberText = (value: number): string => String(Number(value.toPrecision(12)))
