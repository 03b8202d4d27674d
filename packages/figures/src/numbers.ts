/** Numbers as people read them in a picture: `−2.5×10⁻³`, `12,500`. */

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Exponent as superscript digits: -3 gives `⁻³`. */
function superscript(exponent: number): string {
  const digits = [...String(Math.abs(exponent))].map(digit => SUPERSCRIPTS[Number(digit)]).join('')
  return exponent < 0 ? `⁻${digits}` : digits
}

/** Numbers nearer to each other than this cannot be divided. */
export const FINEST = 1e-300

/** A range between the greatest numbers there are has a length that is a number, too. */
export const LARGEST = 8e307

/** A power of ten: 10⁻³. */
export const powerOfTen = (exponent: number): string => `10${superscript(exponent)}`

/** Order of magnitude: the exponent of a number in scientific notation; 0 for 0. */
export function orderOf(value: number): number {
  if (value === 0 || !Number.isFinite(value)) return 0
  return Number(value.toExponential().split('e')[1])
}

/** A number that has so many decimals, or zeros to the left of the point where they are negative. */
export function fixed(value: number, decimals: number): string {
  const text = value.toFixed(Math.min(100, Math.max(0, decimals)))
  const [whole = '', fraction] = text.replace('-', '').split('.')
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole
  const sign = text.startsWith('-') && /[1-9]/.test(text) ? '−' : ''
  return sign + grouped + (fraction === undefined ? '' : `.${fraction}`)
}

/** A number in units of a power of ten: `2.5×10⁶`; zero is just `0`. */
export function scaled(value: number, exponent: number, decimals: number): string {
  if (value === 0) return '0'
  // Divided as text: 3e-7 / 1e-9 is not 300 in binary.
  const mantissa = Number(`${withExponent(value, -exponent)}`)
  return `${fixed(mantissa, decimals)}×${powerOfTen(exponent)}`
}

function withExponent(value: number, shift: number): string {
  const [mantissa, exponent] = value.toExponential().split('e')
  return `${mantissa}e${Number(exponent) + shift}`
}

/** Written out between these; beyond them as a multiple of a power of ten. */
const LARGE = 1e6
const SMALL = 1e-3

/** Share of the visible range below which a number counts as zero. */
const NOTHING = 1e-9

/** Whether a number of this size is written with a power of ten. */
export const wantsPower = (size: number): boolean => size >= LARGE || (size > 0 && size < SMALL)

/**
 * A value as it is read off: to a thousandth of what is looked at, as more says nothing. What is next to nothing
 * beside that is zero: sin(π) in binary, or the place beside zero where a function is tried.
 *
 * @param span what the axis shows, from end to end; 0 for five significant digits
 */
export function readable(value: number, span = 0): string {
  if (!Number.isFinite(value)) return 'no value'
  const size = Math.abs(value)
  if (size < span * NOTHING) return '0'
  const order = orderOf(value)
  const finest = span > 0 ? Math.min(order, orderOf(span) - 3) : order - 4
  const last = Math.max(finest, order - 12)
  if (wantsPower(size)) return trimmed(inPowers(value, order - last))
  return trimmed(fixed(value, -last))
}

/** Rounded first: 9.9996 of a power of ten are one of the next. */
function inPowers(value: number, decimals: number): string {
  const rounded = Number(value.toExponential(Math.max(0, Math.min(100, decimals))))
  return scaled(rounded, orderOf(rounded), decimals)
}

/** Without zeros at the end of decimals: 2.500×10³ is 2.5×10³. */
function trimmed(text: string): string {
  const [mantissa = '', power] = text.split('×')
  const short = mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa
  return power === undefined ? short : `${short}×${power}`
}

/** Digits that no computation in binary has lost, and those of numbers that somebody might have written. */
const SURE = 15
const WRITTEN = 12

/**
 * All digits of a number. The last ones of what binary fractions just miss are noise: 0.1 + 0.2 is 0.3, not
 * 0.30000000000000004.
 */
export function allDigits(value: number): string {
  const sure = value.toPrecision(SURE)
  return Number(value.toPrecision(WRITTEN)) === Number(sure) ? String(Number(sure)) : String(value)
}

/** A value with its unit. */
export const withUnit = (text: string, unit: string): string => (unit ? `${text} ${unit}` : text)

/** An axis or a column by name, with its unit in brackets; '' where it has neither. */
export const headed = (label: string, unit: string): string =>
  unit ? `${label}${label && ' '}[${unit}]` : label

/** Narrow: neither a comma nor a point may part thousands beside a decimal comma. */
const BETWEEN_THOUSANDS = '\u202f'

/** A text with numbers of the picture as its figure writes them, `12,500.5` as `12 500,5`. */
export const inFigure = ({ decimalComma }: { readonly decimalComma?: boolean }, text: string): string =>
  decimalComma
    ? text
        .replace(/(?<=\d), (?=[−\d])/g, '; ')
        .replace(/(?<=\d),(?=\d{3})/g, BETWEEN_THOUSANDS)
        .replace(/(?<=\d)\.(?=\d)/g, ',')
    : text
