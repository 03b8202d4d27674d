/** The preferred units of a worksheet, sorted for the choice of a display unit. */
import { CUSTOMARY_FORMS, PRESETS } from '@calcwright/reference/units'
import { DIMENSIONLESS, Dimension, HARD_DIMENSIONS, type BaseDimension } from './dimension.ts'
import { findUnit } from './find.ts'
import { Rational } from '../rational.ts'
import type { Unit } from './types.ts'
import type { UnitPower } from './text.ts'

export interface NamedUnit {
  readonly name: string
  readonly unit: Unit
}

interface CustomaryForm {
  readonly dimension: Dimension
  readonly factors: readonly UnitPower[]
}

export interface Preferences {
  /** Every listed unit in order, then the standard ones that need no listing. */
  readonly listed: readonly NamedUnit[]
  /** The unit of each base dimension for compounds: listed, or else that of SI. */
  readonly base: ReadonlyMap<BaseDimension, string>
  /** Units of two base dimensions or more, for compounds. */
  readonly derived: readonly NamedUnit[]
  readonly customary: readonly CustomaryForm[]
}

const SI_BASE: Readonly<Record<BaseDimension, string>> = {
  length: 'm',
  mass: 'kg',
  time: 's',
  current: 'A',
  temperature: 'K',
  amount: 'mol',
  luminousIntensity: 'cd',
  money: 'USD',
  angle: 'rad',
}

/** Needed without being asked for: the presets name the ohm, not the siemens, and no unit of light but cd. */
const UNLISTED = ['S', 'lm', 'lx', 'sr'] as const

/** Units of a preset as one list, base units first. */
export function preferredUnits(preset: keyof typeof PRESETS): readonly string[] {
  return PRESET_LISTS[preset]
}

const PRESET_LISTS = {
  mks: [...PRESETS.mks.base, ...PRESETS.mks.derived],
  cgs: [...PRESETS.cgs.base, ...PRESETS.cgs.derived],
  ips: [...PRESETS.ips.base, ...PRESETS.ips.derived],
} as const

/** Sorts a list of unit symbols; names that are no units are passed over. */
export function readPreferences(names: readonly string[]): Preferences {
  const listed = [...names, ...UNLISTED].flatMap(name => {
    const unit = findUnit(name)
    return unit === undefined ? [] : [{ name, unit }]
  })
  const base = new Map<BaseDimension, string>()
  for (const dimension of [...HARD_DIMENSIONS, 'angle'] as const) {
    const own = listed.find(({ unit }) => unit.dimension === Dimension.of({ [dimension]: 1 }))
    base.set(dimension, own === undefined ? SI_BASE[dimension] : inCompounds(own))
  }
  const derived = listed.filter(({ unit: { dimension } }) => dimension.angle.isZero && isCompound(dimension))
  return { listed, base, derived, customary: customaryForms(listed, base) }
}

function isCompound(dimension: Dimension): boolean {
  return dimension.exponents.filter(exponent => !exponent.isZero).length > 1
}

/** A thermometer scale counts differences inside a compound; kelvin is the usual name for those of degC. */
function inCompounds({ name, unit }: NamedUnit): string {
  return unit.zero !== null && unit.symbol === 'degC' ? 'K' : name
}

/** The customary compounds in preferred units; those that lack a preferred unit of their own are left out. */
function customaryForms(
  listed: readonly NamedUnit[],
  base: ReadonlyMap<BaseDimension, string>,
): readonly CustomaryForm[] {
  return CUSTOMARY_FORMS.flatMap(form => {
    const parts = [...form.matchAll(/([*/]?)([^*/^]+)(?:\^(\d+))?/g)].map(
      ([, operator, name = '', power = '1']) => ({
        model: findUnit(name)!,
        exponent: Rational.of(operator === '/' ? -Number(power) : Number(power)),
      }),
    )
    const factors = parts.flatMap(({ model, exponent }) => {
      const name =
        baseName(model, base) ?? listed.find(({ unit }) => unit.dimension === model.dimension)?.name
      return name === undefined ? [] : [{ name, exponent }]
    })
    const dimension = parts.reduce(
      (d, { model, exponent }) => d.multiply(model.dimension.power(exponent)),
      DIMENSIONLESS,
    )
    return factors.length === parts.length ? [{ dimension, factors }] : []
  })
}

function baseName(model: Unit, base: ReadonlyMap<BaseDimension, string>): string | undefined {
  return [...base].find(([dimension]) => model.dimension === Dimension.of({ [dimension]: 1 }))?.[1]
}
