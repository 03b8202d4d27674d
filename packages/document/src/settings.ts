/** Settings of one worksheet, under the names in which they are saved and sent. */
import type { NumberForm, NumberFormat } from '@calcwright/math/expression'
import { Dimension, PRESETS, findUnit, isUnit } from '@calcwright/math/units'
import * as z from 'zod/mini'

const notBuiltIn = ({ input }: { readonly input: unknown }): string =>
  `${String(input)} is not a built-in unit.`

/** A unit by its symbol or name, with a prefix perhaps: `m`, `kN`, `µm`; not `m/s`. */
const singleUnit = z
  .string()
  .check(
    z.regex(
      /^[^\s/*^·().,;[\]{}\\]+$/,
      'Unit settings should only be single units (m, N, Pa, etc), not combined units (m/s).',
    ),
    z.refine(isUnit, { error: notBuiltIn }),
  )

const letterUnit = z
  .string()
  .check(
    z.regex(
      /^[\p{L}µΩ]$/u,
      'Autocomplete settings should only be 1 letter units (m, N, s, etc), not longer units or combined units (cm, m/s).',
    ),
    z.refine(isUnit, { error: notBuiltIn }),
  )

/** Whether the text is `yyyy-mm-dd` and such a day exists. */
function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}

const include = z.object({
  /** Hash of the worksheet that the values come from. */
  source: z.string().check(z.minLength(1)),
  variables: z.array(z.string().check(z.minLength(1))),
  name: z.string(),
})

const baseUnit = (base: 'length' | 'mass' | 'time' | 'temperature'): typeof singleUnit =>
  singleUnit.check(
    z.refine(name => findUnit(name)?.dimension.sameHard(Dimension.of({ [base]: 1 })), {
      error: ({ input }) => `${String(input)} is not a unit of ${base}.`,
    }),
  )

const baseUnits = z.object({
  length: baseUnit('length'),
  mass: baseUnit('mass'),
  time: baseUnit('time'),
  temperature: baseUnit('temperature'),
})

const FORM_MESSAGE = 'Enter a whole number from 0 to 14.'
const DIGITS_MESSAGE = 'Invalid Entry: Please enter an integer from 1 to 14'

/** How the numbers of a unit are written. */
const numberForm = z.object({
  /** In plain notation, `kN*m`; '' for all numbers that have no form of their own. */
  unit: z.string().check(z.maxLength(60)),
  form: z.enum(['significant', 'decimals', 'engineering', 'scientific']),
  /** Significant digits, or decimal places. */
  digits: z.int(FORM_MESSAGE).check(z.minimum(0, FORM_MESSAGE), z.maximum(14, FORM_MESSAGE)),
  zeros: z.boolean(),
})

export const worksheetSettings = z.object({
  angle: z.enum(['rad', 'deg']),
  complex: z.boolean(),
  /** The letter of the imaginary unit; a name j that is defined stays that name. */
  imaginary_unit: z.enum(['i', 'j']),
  approx: z.boolean(),
  /** Significant digits of shown decimals. */
  digits: z.int(DIGITS_MESSAGE).check(z.minimum(1, DIGITS_MESSAGE), z.maximum(14, DIGITS_MESSAGE)),
  currency_unit: z
    .string()
    .check(
      z.refine(
        name => findUnit(name)?.currency === name,
        'A currency is named by its three letters, such as USD.',
      ),
    ),
  /** `yyyy-mm-dd`, or '0' for the current rates. */
  currency_date: z
    .string()
    .check(
      z.refine(
        text => text === '0' || isCalendarDate(text),
        'A currency date is written yyyy-mm-dd, or 0 for today.',
      ),
    ),
  one_indexed: z.boolean(),
  /** Group the digits of long numbers. */
  thousands: z.boolean(),
  /** How results are written, by unit; without one they have `digits` significant ones. */
  number_forms: z.array(numberForm).check(z.maxLength(50)),
  /** Between whole numbers and fractions, for everybody or as each reader has it. It changes nothing that is stored. */
  decimal_separator: z.enum(['reader', 'point', 'comma']),
  /** Show the steps to each result: the formula with values put in. */
  steps: z.boolean(),
  /** The preset that base_units and derived_units started from. */
  units: z.enum(['mks', 'cgs', 'ips']),
  base_units: baseUnits,
  derived_units: z.array(singleUnit),
  /** Whether the panel of own units is open; base_units and derived_units count either way. */
  custom_units: z.boolean(),
  /** One-letter units that stand directly behind a number, `5N`; behind a space all units do. */
  single_convert_units: z.array(letterUnit),
  includes: z.array(include),
  /** `page-setup.ts` reads it: a page that only works with the lines does not load its rules. */
  page_setup: z.record(z.string(), z.json()),
  /** A picture in headers and footers, as a data address; '' for none. */
  page_logo: z.string(),
})

export type WorksheetSettings = z.infer<typeof worksheetSettings>
export type UnitPreset = WorksheetSettings['units']

/** Preferred units of the three presets; temperature is kept when the preset changes. */
export const UNIT_PRESETS: Readonly<
  Record<
    UnitPreset,
    {
      readonly base: Omit<WorksheetSettings['base_units'], 'temperature'>
      readonly derived: readonly string[]
    }
  >
> = {
  mks: presetOf('mks'),
  cgs: presetOf('cgs'),
  ips: presetOf('ips'),
}

function presetOf(name: UnitPreset) {
  const { base, derived } = PRESETS[name]
  const [length = 'm', mass = 'kg', time = 's'] = base
  return { base: { length, mass, time }, derived }
}

/** Settings of a worksheet that nobody changed. */
export function defaultSettings(): WorksheetSettings {
  return {
    angle: 'rad',
    complex: true,
    imaginary_unit: 'i',
    approx: true,
    digits: 6,
    currency_unit: 'USD',
    currency_date: '0',
    one_indexed: true,
    thousands: false,
    number_forms: [],
    decimal_separator: 'reader',
    steps: false,
    units: 'mks',
    base_units: { ...UNIT_PRESETS.mks.base, temperature: 'K' },
    derived_units: [...UNIT_PRESETS.mks.derived],
    custom_units: false,
    single_convert_units: ['m', 's', 'g', 'N', 'V', 'A', 'W'],
    includes: [],
    page_setup: {},
    page_logo: '',
  }
}

/** The fields that change when a preset is chosen. */
export function presetSettings(preset: UnitPreset, current: WorksheetSettings): Partial<WorksheetSettings> {
  const { base, derived } = UNIT_PRESETS[preset]
  return {
    units: preset,
    base_units: { ...base, temperature: current.base_units.temperature },
    derived_units: [...derived],
    custom_units: false,
  }
}

/** The settings by which numbers are written. */
export interface NumberSettings {
  readonly digits: number
  readonly thousands: boolean
  readonly number_forms?: readonly NumberForm[]
}

/** How numbers are written that no evaluation has written. */
export const numberFormatOf = ({
  digits,
  thousands,
  number_forms: forms = [],
}: NumberSettings): NumberFormat => ({
  digits,
  thousands,
  ...(forms.length > 0 && { forms }),
})

/** The settings in the shape of the evaluator's `EvaluationSettings`, which callers check. */
export function toCalculationSettings(settings: WorksheetSettings) {
  const { length, mass, time, temperature } = settings.base_units
  const units: readonly string[] = [length, mass, time, temperature, ...settings.derived_units]
  return {
    angle: settings.angle,
    complex: settings.complex,
    approximate: settings.approx,
    digits: settings.digits,
    oneIndexed: settings.one_indexed,
    thousands: settings.thousands,
    units,
    currencyUnit: settings.currency_unit,
    currencyDate: settings.currency_date,
    // Absent where they are as usual: stored results stay what they are.
    ...(settings.steps && { working: true }),
    ...(settings.number_forms.length > 0 && { forms: settings.number_forms as readonly NumberForm[] }),
    ...(settings.imaginary_unit === 'j' && { imaginaryUnit: 'j' as const }),
  }
}
