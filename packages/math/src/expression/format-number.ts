/** Numbers as they are shown: significant digits, scientific notation, thousands separators. */

export interface NumberFormat {
  /** Significant digits of decimals, 1 to 14. Exact whole numbers keep all of theirs. */
  readonly digits: number
  /** Commas between groups of three digits before the point. */
  readonly thousands?: boolean
  /**
   * `auto` (the default) goes over to powers of ten below 1e-4 and from 10^digits on;
   * `engineering` uses exponents divisible by three; `decimal` never uses a power.
   */
  readonly notation?: 'auto' | 'scientific' | 'engineering' | 'decimal'
  /** Whole numbers with more digits than this are shown like decimals; 100 by default. */
  readonly integerDigits?: number
  /** Decimal places in the place of significant digits. */
  readonly decimals?: number
  /** Zeros up to the last digit or place: 1.50. */
  readonly zeros?: boolean
  /** Forms of a report, which hold in place of the fields above: see {@link formatIn}. */
  readonly forms?: readonly NumberForm[]
}

/** How the numbers of a unit are written. */
export interface NumberForm {
  /** The unit in plain notation, `kN*m`; '' for all that have no form of their own. */
  readonly unit: string
  readonly form: 'significant' | 'decimals' | 'engineering' | 'scientific'
  /** Significant digits, or decimal places, 0 to 14. */
  readonly digits: number
  /** Zeros up to the last digit or place. */
  readonly zeros: boolean
  /** Chosen for one line: it holds for whole numbers without a unit as well. */
  readonly inLine?: boolean
}

/** The form of a unit in plain notation, else that of all numbers; undefined for none. */
export const formOf = (forms: readonly NumberForm[], unit: string): NumberForm | undefined =>
  (unit === '' ? undefined : forms.find(each => each.unit === unit)) ?? forms.find(each => each.unit === '')

/**
 * @param unit of the number in plain notation; '' for a plain number
 * @returns how it is written: by the form of its unit, else by that of all
 */
export function formatIn(format: NumberFormat, unit: string): NumberFormat {
  const { forms, ...rest } = format
  if (!forms?.length) return rest
  const form = formOf(forms, unit)
  if (!form) return rest
  const { digits, zeros } = form
  // Counts have no places, and measures that are whole keep their digits where nothing else is asked for.
  const isMeasure = unit !== '' || form.inLine === true
  const isWritten = isMeasure && (zeros || form.form !== 'significant')
  const measured = { ...rest, zeros, ...(isWritten && { integerDigits: 0 }) }
  if (form.form === 'decimals') return { ...measured, decimals: digits, notation: 'decimal' }
  const notation = form.form === 'significant' ? 'auto' : form.form
  return { ...measured, digits: Math.max(1, digits), notation }
}

export interface FormattedNumber {
  /** `-1.5e9` */
  readonly plain: string
  /** `-1.5\times10^{9}` */
  readonly latex: string
}

/** Decimal digits without leading or trailing zeros; the value is 0.DIGITS times ten to the exponent. */
interface Decimal {
  readonly negative: boolean
  readonly digits: string
  readonly exponent: number
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/

/** Decimal digits that every double represents correctly; further ones are rounding and must not decide a tie. */
const CERTAIN_DIGITS = 15

/** Powers of ten beyond this are not worth writing out even where `decimal` is asked for. */
const MAX_PLAIN_EXPONENT = 400

/**
 * Formats a double or a decimal numeral. Doubles are taken by 15 digits of their decimal form, and halves
 * round away from zero, so that 2.675 becomes 2.68, and 49.033249999999995 in six digits 49.0333.
 * Numerals without point and exponent are exact. Words such as `infinity` pass through.
 */
export function formatNumber(value: number | string, format: NumberFormat): FormattedNumber {
  const text = typeof value === 'number' ? doubleText(value) : value
  const match = DECIMAL.exec(text)
  if (!match || text === '') return word(text)
  const [, sign, whole = '', fraction, exponent] = match
  const isWhole = typeof value === 'string' && fraction === undefined && exponent === undefined
  if (isWhole && whole.length <= (format.integerDigits ?? 100)) {
    return same((sign === '-' ? '-' : '') + grouped(whole.replace(/^0+(?=\d)/, ''), format), format)
  }
  const decimal = decimalOf(sign === '-', whole, fraction ?? '', Number(exponent ?? 0))
  const certain = isWhole ? decimal : rounded(decimal, CERTAIN_DIGITS)
  if (format.decimals !== undefined) return inPlaces(certain, format.decimals, format)
  const isExact = isWhole && (format.notation ?? 'auto') === 'auto' && format.zeros === true
  const digits = clampDigits(isExact ? Math.max(format.digits, whole.length) : format.digits)
  return written(rounded(certain, digits), { ...format, digits })
}

/** No number but zero is shown as zero, and none with more digits than are certain. */
function inPlaces(value: Decimal, places: number, format: NumberFormat): FormattedNumber {
  const count = value.exponent + places
  const isLost = count < 0 || (count === 0 && value.digits[0]! < '5') || value.exponent > CERTAIN_DIGITS
  if (value.digits !== '' && isLost)
    return written(rounded(value, clampDigits(format.digits)), { ...format, notation: 'auto', zeros: false })
  const isRaised = value.digits !== '' && count === 0
  const shown = isRaised ? { ...value, digits: '1', exponent: value.exponent + 1 } : rounded(value, count)
  return written(shown, format, format.zeros ? places : 0)
}

function doubleText(value: number): string {
  if (Number.isNaN(value)) return 'undef'
  if (!Number.isFinite(value)) return value < 0 ? '-infinity' : 'infinity'
  return String(value)
}

function word(text: string): FormattedNumber {
  const latex = text.replace('infinity', '\\infty')
  return { plain: text, latex: latex === 'undef' ? '\\mathrm{undef}' : latex }
}

function clampDigits(digits: number): number {
  return Math.min(Math.max(Math.trunc(digits) || 1, 1), 14)
}

function decimalOf(negative: boolean, whole: string, fraction: string, exponent: number): Decimal {
  const all = whole + fraction
  const lead = /^0*/.exec(all)![0].length
  const digits = all.slice(lead).replace(/0+$/, '')
  return { negative, digits, exponent: digits ? whole.length - lead + exponent : 0 }
}

/** Rounded to at most `count` digits, halves away from zero. */
function rounded(value: Decimal, count: number): Decimal {
  if (value.digits.length <= count) return value
  const leading = value.digits.slice(0, count)
  if (value.digits[count]! < '5') return { ...value, digits: leading.replace(/0+$/, '') }
  const raised = (BigInt(leading) + 1n).toString()
  const carried = raised.length - count
  return { ...value, digits: raised.replace(/0+$/, ''), exponent: value.exponent + carried }
}

/** @param places behind the point at least; by the significant digits where it is not given */
function written(value: Decimal, format: NumberFormat, places?: number): FormattedNumber {
  const power = value.digits === '' ? null : powerOf(value, format)
  const exponent = value.exponent - (power ?? 0)
  const least = places ?? (format.zeros && value.digits !== '' ? clampDigits(format.digits) - exponent : 0)
  const text = (value.negative ? '-' : '') + withPlaces(positional(value.digits, exponent, format), least)
  if (power === null) return same(text, format)
  return { plain: `${text}e${power}`, latex: `${text}\\times10^{${power}}` }
}

/** With zeros behind it, up to so many places behind the point. */
function withPlaces(text: string, places: number): string {
  if (places <= 0) return text
  const [whole = '', fraction = ''] = text.split('.')
  return `${whole}.${fraction.padEnd(places, '0')}`
}

/** The power of ten to split off, or null to write the number out. */
function powerOf(value: Decimal, format: NumberFormat): number | null {
  const lead = value.exponent - 1
  switch (format.notation ?? 'auto') {
    case 'scientific':
      return lead
    case 'engineering': {
      const power = Math.floor(lead / 3) * 3
      return power === 0 ? null : power
    }
    case 'decimal':
      return Math.abs(lead) > MAX_PLAIN_EXPONENT ? lead : null
    case 'auto':
      return lead < -4 || lead >= clampDigits(format.digits) ? lead : null
  }
}

/** 0.DIGITS times ten to the exponent, written out. */
function positional(digits: string, exponent: number, format: NumberFormat): string {
  if (digits === '') return '0'
  if (exponent <= 0) return `0.${'0'.repeat(-exponent)}${digits}`
  const whole = grouped(digits.slice(0, exponent).padEnd(exponent, '0'), format)
  return digits.length > exponent ? `${whole}.${digits.slice(exponent)}` : whole
}

function grouped(whole: string, format: NumberFormat): string {
  return format.thousands ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole
}

function same(plain: string, format: NumberFormat): FormattedNumber {
  return { plain, latex: format.thousands ? plain.replaceAll(',', '{,}') : plain }
}
