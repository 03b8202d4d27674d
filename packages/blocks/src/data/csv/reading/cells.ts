/** Numbers in the cells of a file, and cells as text. */
import type { Cell, Percent } from './options.ts'
import { writtenUnit } from '../../heading-units.ts'
import { measuredIn } from '../../measured.ts'
import { clockText, isClock } from './times.ts'

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eEdD][+-]?\d+)?$/
const GROUPED =
  /^[+-]?[1-9]\d{0,2}(?:([,.\u00a0\u202f\u2009 ’'])\d{3})(?:\1\d{3})*(?:\.\d+)?(?:[eE][+-]?\d+)?$/
/** Points between thousands, where the comma is the decimal mark. */
const POINTS = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/
const COMMA_GROUPED =
  /^[+-]?[1-9]\d{0,2}(?:([.\u00a0\u202f\u2009 ’'])\d{3})(?:\1\d{3})*(?:,\d+)?(?:[eE][+-]?\d+)?$/

/**
 * Negative amounts of money, `1.250,00-` and `(1,250.00)`. Other numbers in parentheses, such as sizes of a second
 * choice, `(14)`, are none.
 */
const NEGATIVE = /^\d[\d.,\s’']*-$|^\((?:[\d.,\s’']*[.,]\d\d|\d{1,3}(?:[.,\s’']\d{3})+)\)$/
/** `1.5×10^3`, `1.5*10^3`, `1.5 x 10³`, `1.5 E3`. */
const TIMES_TEN =
  /^([+-]?[\d.,]+)\s*(?:[×*x·]\s*10\s*(?:\^|\*\*|(?=[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]))|\s[eE])\s*\(?([+−-]?\d+|⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)\)?$/u

/** Truths count as in a file of Excel. */
const TRUTHS: ReadonlyMap<string, number> = new Map([['true', 1], ['false', 0]]) // prettier-ignore
/** Words of controllers, `0x1F`; longer ones have more digits than a double. */
const HEXADECIMAL = /^0x[\da-f]{1,13}$/i

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const superscript = (text: string): string =>
  [...text.replace(/[⁻−]/, '-')]
    .map(sign => (SUPERSCRIPTS.includes(sign) ? SUPERSCRIPTS.indexOf(sign) : sign))
    .join('')

/** Signs of the longest number; patterns take too long on words of many thousands. */
const LONGEST = 400

/**
 * The number that a text means, NaN for none. Thousands may be set apart, `1,234.5`, `1 234,5`; per cent are
 * hundredths; an exponent may be written with D, as Fortran does. No number is too large for a double.
 * @param decimal the decimal mark, `.` or `,`
 */
export function numberIn(text: string, decimal: string): number {
  if (text.length > LONGEST) return Number.NaN
  // The common case first: this runs for millions of cells.
  if (decimal === '.') {
    const quick = Number(text)
    if (quick === quick && quick - quick === 0 && isFigure(text)) return quick
  }
  const cell = text
    .trim()
    .replace(/^[\u2212\u2013\uFF0D]/, '-')
    .replace(/^([+-])\s+(?=\d)/, '$1')
  if (cell === '') return Number.NaN
  // Quotes that do not begin right behind the delimiter are left in the cell.
  if (/^(["']).+\1$/.test(cell)) return numberIn(cell.slice(1, -1), decimal)
  if (cell.endsWith('%')) return numberIn(cell.slice(0, -1), decimal) / 100
  if (NEGATIVE.test(cell)) return -numberIn(cell.replace(/[()-]/g, ''), decimal)
  const truth = TRUTHS.get(cell.toLowerCase())
  if (truth !== undefined) return truth
  if (HEXADECIMAL.test(cell)) return Number(cell)
  const power = TIMES_TEN.exec(cell)
  if (power) return numberIn(`${power[1]}e${superscript(power[2]!)}`, decimal)
  if (decimal === ',' && POINTS.test(cell)) return Number(cell.replaceAll('.', ''))
  const pointed = decimal === ',' ? withPoint(cell) : cell
  if (PLAIN.test(pointed)) return finite(Number(pointed.replace(/d/i, 'e')))
  const grouped = decimal === ',' ? COMMA_GROUPED : GROUPED
  const mark = grouped.exec(cell)?.[1]
  if (mark === undefined || mark === decimal) return Number.NaN
  return Number(cell.replaceAll(mark, '').replace(',', '.'))
}

const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN)

const withPoint = (cell: string): string => (cell.includes('.') ? cell : cell.replace(',', '.'))

/** `Number` takes '' and 'Infinity', which are no cells with a number; other bases are read elsewhere. */
function isFigure(text: string): boolean {
  if (text.length > 1 && /[xXbBoO]/.test(text[1]!)) return false
  return text.trim() !== ''
}

/**
 * The number of a cell in a column, NaN for none. Where the column is in per cent, `12 %` is 12 of them and not
 * 0.12.
 */
export function valueIn(cell: Cell | undefined, decimal: string, unit: string): number {
  if (unit !== '%') {
    const value = valueOf(cell, decimal)
    return value === value || unit === '' || typeof cell !== 'string' ? value : inUnit(cell, decimal, unit)
  }
  if (isPercent(cell)) return cell.percent
  return valueOf(typeof cell === 'string' ? cell.replace(/%\s*$/, '') : cell, decimal)
}

/** The last unit that was read: those of a column are mostly the same. */
const last: { text: string; unit: string | null } = { text: '', unit: '' }

function unitOfText(text: string): string | null {
  if (text !== last.text) Object.assign(last, { text, unit: writtenUnit(text, '') })
  return last.unit
}

/** The number of a cell that has the unit of its column beside it; NaN for another unit. */
function inUnit(cell: string, decimal: string, unit: string): number {
  const measured = measuredIn(cell)
  return measured && unitOfText(measured.unit) === unit ? numberIn(measured.number, decimal) : Number.NaN
}

/** The number of a cell that is no date; NaN for none. */
export function valueOf(cell: Cell | undefined, decimal: string): number {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : Number.NaN
  if (typeof cell === 'string') return numberIn(cell, decimal)
  if (typeof cell === 'boolean') return cell ? 1 : 0
  if (isPercent(cell)) return cell.percent / 100
  return cell instanceof Date ? cell.getTime() / 1000 : Number.NaN
}

const isPercent = (cell: Cell | undefined): cell is Percent =>
  typeof cell === 'object' && cell !== null && 'percent' in cell

export function textOf(cell: Cell | undefined): string {
  if (cell instanceof Date && isClock(cell)) return clockText(cell)
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace(/\.000Z$|Z$/, '')
  if (isPercent(cell)) return `${cell.percent}%`
  return cell === null || cell === undefined ? '' : String(cell)
}

/** Begins remarks between the rows of data; `#N/A` and `#REF!` are cells without a number. */
export const REMARK = /^#(?!N\/A|DIV\/0|[A-Z]+[!?])/

/** Whether a row is a remark and has no number. */
export const isRemark = (row: readonly Cell[], decimal: string): boolean =>
  typeof row[0] === 'string' && REMARK.test(row[0]) && row.every(cell => Number.isNaN(valueOf(cell, decimal)))
