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
  return written(rounded(rounded(decimal, CERTAIN_DIGITS), clampDigits(format.digits)), format)
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

function written(value: Decimal, format: NumberFormat): FormattedNumber {
  if (!value.digits) return same('0', format)
  const sign = value.negative ? '-' : ''
  const power = powerOf(value, format)
  if (power === null) return same(sign + positional(value.digits, value.exponent, format), format)
  const mantissa = positional(value.digits, value.exponent - power, format)
  return { plain: `${sign}${mantissa}e${power}`, latex: `${sign}${mantissa}\\times10^{${power}}` }
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
