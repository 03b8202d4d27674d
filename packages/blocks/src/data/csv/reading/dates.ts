/** Finds out in which order dates are written. */
import { DATE_ORDERS } from './options.ts'
import { isClock, secondsIn } from './times.ts'

/** The beginning of a date in figures. */
const FIGURES = /^\s*(?:\p{L}{2,10}[.,]* +)?(?:\d{1,4}([-/.])\d{1,2}\1\d{1,4}|\d\d:\d\d:\d{4})/u

const DAY = 86_400

export interface DateOrder {
  /** An id of DATE_ORDERS. */
  readonly order: string
  /** The first date that could be another day where nothing decides, '' for none. */
  readonly either: string
  /** Columns with dates in figures. */
  readonly columns: readonly number[]
}

/** The order of dates by all rows. */
export function dateOrderOf(rows: readonly (readonly string[])[]): DateOrder {
  const columns = dateColumns(rows)
  const votes = new OrderVotes(columns)
  votes.take(rows)
  const written = orderInWords(rows)
  return written === '' ? { ...votes.result(), columns } : { order: written, either: '', columns }
}

/** Rows that may have the names of columns. */
const ABOVE = 200
const WRITTEN = /\b(dd?|mm?|tt?|jj|yyyy|jjjj|yy)([-/.:])(dd?|mm?|tt?)\2(dd?|yyyy|jjjj|yy|jj)\b/gi

/** The order that a heading says, `Date (MM/DD/YYYY)`, `Datum TT.MM.JJJJ`; '' for none, and for several. */
function orderInWords(rows: readonly (readonly string[])[]): string {
  const texts = rows.slice(0, ABOVE).flatMap(row => row.flatMap(cell => cell.match(WRITTEN) ?? []))
  const orders = texts.map(text =>
    text
      .toLowerCase()
      .replace(/[^a-z]/g, '')
      .replace(/(.)\1+/g, '$1')
      .replaceAll('t', 'd')
      .replaceAll('j', 'y'),
  )
  const [first, ...others] = new Set(orders)
  return others.length === 0 && DATE_ORDERS.some(order => order === first) ? first! : ''
}

/** Evidence of a column for an order: how many of its dates there are in it, and how they go on. */
interface Vote {
  valid: number
  last: number
  rises: boolean
  /** The step from one day to another one, 0 before the first; NaN where steps differ. */
  step: number
}

/**
 * Counts, row by row, which dates there are in each order. Where a file has no day above 12, the order decides in which
 * the dates rise, and then the one in which they go on by even steps.
 */
export class OrderVotes {
  readonly #columns: readonly number[]
  readonly #votes: ReadonlyMap<string, Map<number, Vote>>
  #years = false
  #either = ''
  #count = 0

  constructor(columns: readonly number[]) {
    this.#columns = columns
    this.#votes = new Map(DATE_ORDERS.map(order => [order, new Map()]))
  }

  take(rows: readonly (readonly string[])[]): void {
    for (const row of rows)
      for (const at of this.#columns) {
        const cell = row[at] ?? ''
        if (FIGURES.test(cell)) this.#vote(at, cell)
      }
  }

  #vote(at: number, cell: string): void {
    this.#count++
    this.#years ||= /^\s*\d{4}/.test(cell)
    if (this.#either === '' && isOtherDay(cell)) this.#either = cell.trim()
    for (const [order, columns] of this.#votes) {
      const time = secondsIn(cell, order)
      if (time !== time) continue
      const vote = columns.get(at) ?? { valid: 0, last: Number.NaN, rises: true, step: 0 }
      columns.set(at, vote)
      vote.valid++
      if (time < vote.last) vote.rises = false
      const step = Math.floor(time / DAY) - Math.floor(vote.last / DAY)
      if (step > 0 || step < 0) vote.step = vote.step === 0 || vote.step === step ? step : Number.NaN
      vote.last = time
    }
  }

  result(): Pick<DateOrder, 'order' | 'either'> {
    if (this.#count === 0) return { order: 'ymd', either: '' }
    const orders = this.#years ? DATE_ORDERS : (['dmy', 'mdy', 'ymd'] as const)
    const ranked = orders
      .map(order => ({ order, marks: this.#marksOf(order) }))
      .toSorted((a, b) => compare(b.marks, a.marks))
    const [first, second] = ranked
    const isOpen = !this.#years && compare(first!.marks, second!.marks) === 0
    return { order: first!.order, either: isOpen ? this.#either : '' }
  }

  #marksOf(order: string): number[] {
    const votes = [...this.#votes.get(order)!.values()]
    const sum = (of: (vote: Vote) => number): number => votes.reduce((total, vote) => total + of(vote), 0)
    return [
      sum(({ valid }) => valid),
      sum(({ rises }) => (rises ? 1 : 0)),
      sum(({ step }) => (step > 0 || step < 0 ? 1 : 0)),
    ]
  }
}

/** Compares lists of marks by the first that differ. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((mark, index) => mark !== b[index])
  return at < 0 ? 0 : a[at]! - b[at]!
}

/** Whether a date is another one with day and month exchanged; behind points the day always comes first. */
function isOtherDay(cell: string): boolean {
  const [day, other] = [secondsIn(cell, 'dmy'), secondsIn(cell, 'mdy')]
  return Math.abs(day - other) > 0 && !/^[^\d]*\d{1,2}\./.test(cell)
}

/** Columns that can be dates in one order, where the file has any; else those with cells that look like dates. */
function dateColumns(rows: readonly (readonly string[])[]): number[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const cells = Array.from({ length: width }, (_, at) =>
    rows.map(row => row[at] ?? '').filter(cell => FIGURES.test(cell)),
  )
  const places = [...cells.keys()].filter(at => cells[at]!.length > 0)
  const likely = places.filter(at => DATE_ORDERS.some(order => areDates(cells[at]!, order)))
  return likely.length > 0 ? likely : places
}

/** Whether most cells are dates or times; a year of two figures could be part of a version, as `10.4.12`. */
export function areDates(cells: readonly string[], order: string): boolean {
  const dates = cells.filter(cell => !Number.isNaN(secondsIn(cell, order)))
  const isShort = dates.some(cell => !isClock(cell) && FIGURES.test(cell) && !/\d{4}/.test(cell))
  return dates.length > 0 && dates.length > cells.length * (isShort ? 0.95 : 0.6)
}
