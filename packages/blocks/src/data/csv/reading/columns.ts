/** Columns of numbers, as long as the file is. */
import { GAP } from '../../gap.ts'
import { isRemark, REMARK, textOf, valueIn, valueOf } from './cells.ts'
import { passMidnight } from './midnight.ts'
import { doubtIn } from './no-value.ts'
import { LAP_UNIT, NAMED_ROWS } from './options.ts'
import type {
  Cell,
  ReadColumns,
  ReadOptions,
  ReadRegion,
  ReadTimes,
  WantedColumn,
  ReadGaps,
} from './options.ts'
import { partOf } from './pairs.ts'
import { linesIn, readCells } from './plain-numbers.ts'
import { isClock, isDuration, lapIn, longTimeIn, secondsIn } from './times.ts'

/** Words in columns of numbers that begin the means and sums below a table. */
const SUMMARY =
  /^\s*(?:mean|average|avg|min(?:imum)?|max(?:imum)?|sum|total|median|std\.?\s?dev\.?|stdev|mittel(?:wert)?|summe|gesamt|moyenne|somme)\s*:?\s*$/i

const DAY = 86_400

/** A column while rows come. */
interface Gathered {
  readonly column: WantedColumn
  values: Float64Array<ArrayBuffer>
  /** Words, of a column of these. */
  readonly texts: string[]
  readonly gaps: GapCounts
  /** Whether its times are without a date, as the first one is. */
  clock: boolean | undefined
  /** Whether a time is written as a duration. */
  duration: boolean
  /** The first time that is in two parts and no time of day. */
  longTime: string
}

/** Columns of numbers while rows come. */
export class Columns {
  readonly #options: ReadOptions
  readonly #wanted: ReadRegion
  readonly #columns: readonly Gathered[]
  #capacity: number
  #rows = 0
  /** Seconds of the day of the first date, from which dates count until all are read. */
  #day: number | undefined
  #left: number
  /** The last rows, as long as all of them hold words, and no value or one of those below a table. */
  #footer = 0
  /** Cells without a value of the row at hand, and before them of these last rows. */
  #pending: (readonly [Gathered, string])[] = []

  constructor(options: ReadOptions, wanted: ReadRegion) {
    this.#options = options
    this.#wanted = wanted
    // A file with thousands of columns may have few rows.
    this.#capacity = wanted.columns.length > 1000 ? 16 : 1024
    this.#left = wanted.first
    this.#columns = wanted.columns.map(column => ({
      column,
      values: new Float64Array(this.#capacity),
      texts: [],
      gaps: new GapCounts(),
      clock: undefined,
      duration: false,
      longTime: '',
    }))
  }

  /** Whether each cell is a number or a time by itself, so that bytes are read faster than rows. */
  get areSimple(): boolean {
    return this.#wanted.columns.every(({ kind, part, clock }) => kind !== 'text' && part === '' && clock < 0)
  }

  take(rows: readonly (readonly Cell[])[]): void {
    const from = Math.min(this.#left, rows.length)
    this.#left -= from
    const { decimal } = this.#options
    const data = rows.slice(from).filter(row => !isRemark(row, decimal))
    this.#grow(this.#rows + data.length)
    for (const row of data) this.#takeRow(row)
  }

  #takeRow(row: readonly Cell[]): void {
    let [hasValue, hasWords, isSummary] = [false, false, false]
    for (const one of this.#columns) {
      const cell = row[one.column.at]
      const value = this.#valueOf(row, one)
      one.values[this.#rows] = value
      if (value === value) hasValue = true
      else if (one.column.kind !== 'text') {
        const text = textOf(cell)
        if (text !== '') this.#pending.push([one, text])
        hasWords ||= !GAP.test(text)
        isSummary ||= SUMMARY.test(text)
      }
    }
    this.#rows++
    const filled = row.filter(cell => cell !== null && textOf(cell).trim() !== '').length
    const isAlone = filled < 2 && this.#wanted.columns.length > 1
    this.#judge(hasValue && !isSummary, hasWords, isAlone)
  }

  /** Counts a row to the words below the data, where sums and the like may have numbers in them. */
  #judge(hasValue: boolean, hasWords: boolean, isAlone: boolean): void {
    const isFooter = hasValue ? this.#footer > 0 && hasWords : hasWords || isAlone
    this.#footer = isFooter ? this.#footer + 1 : 0
    if (isFooter || this.#pending.length === 0) return
    for (const [one, text] of this.#pending) one.gaps.add(text)
    this.#pending = []
  }

  /** The value of a cell; NaN for a word, which is kept beside. */
  #valueOf(row: readonly Cell[], one: Gathered): number {
    const { at, kind, part, clock, unit = '' } = one.column
    const { decimal, dates } = this.#options
    const cell = row[at]
    if (kind === 'text') {
      if (this.#rows < NAMED_ROWS) one.texts.push(wordsOf(cell))
      if (wordsOf(cell) === '') one.gaps.add(textOf(cell))
      return Number.NaN
    }
    if (kind === 'number') return part === '' ? valueIn(cell, decimal, unit) : partOf(cell, part)
    if (clock < 0) return this.#timeOf(cell, one)
    return this.#timeOf(cell, one) + secondsIn(row[clock] ?? null, dates)
  }

  #timeOf(cell: Cell | undefined, one: Gathered): number {
    const { unit = '' } = one.column
    if (unit === LAP_UNIT) return lapIn(cell ?? null)
    const { dates } = this.#options
    const seconds = secondsIn(cell ?? null, dates, this.#day)
    if (seconds !== seconds) return seconds
    const clock = isClock(cell!)
    if (!clock && this.#day === undefined) {
      this.#day = Math.floor(seconds / DAY) * DAY
      return this.#timeOf(cell, one)
    }
    one.clock ??= clock
    if (clock) one.duration ||= isDuration(cell!)
    if (clock && unit !== 'h') one.longTime ||= longTimeIn(cell!, unit)
    // Seconds of a day and seconds since 1970 make no times of one column.
    return clock === one.clock ? seconds : Number.NaN
  }

  /** Takes all of a text without quotes, where the columns are simple. */
  takeBytes(bytes: Uint8Array): void {
    const { encoding, delimiter, decimal } = this.#options
    // Columns that grow would need up to three times the memory of their numbers.
    this.#reserve(linesIn(bytes) - this.#left)
    const decoder = new TextDecoder(encoding)
    const places: Gathered[][] = []
    for (const one of this.#columns) (places[one.column.at] ??= []).push(one)
    let row = -1
    // The line is a remark until a number is found in it.
    let remark = false
    let [hasValue, hasWords, isSummary, filled] = [true, false, false, 0]
    const judge = (): void => {
      if (row < 0 || remark) return
      this.#judge(hasValue && !isSummary, hasWords, filled < 2 && this.#columns.length > 1)
    }
    readCells(bytes, delimiter.charCodeAt(0), decimal.charCodeAt(0), {
      row: () => {
        if (this.#left > 0) {
          this.#left--
          return false
        }
        judge()
        if (!remark) row++
        remark = false
        ;[hasValue, hasWords, isSummary, filled] = [false, false, false, 0]
        this.#grow(row + 1)
        // A cell that is not there is none with a number.
        for (const one of this.#columns) one.values[row] = Number.NaN
        return true
      },
      number: (at, value) => {
        remark = false
        filled++
        for (const one of places[at] ?? []) {
          if (one.column.kind === 'time') this.#takeTime(String(value), one, row)
          else one.values[row] = value
          hasValue ||= one.values[row] === one.values[row]
        }
      },
      other: (at, start, end) => {
        if (start === end) return
        const wanted = places[at] ?? []
        const isHash = at === 0 && bytes[start] === 35
        if (wanted.length === 0 && !isHash && !remark) {
          filled++
          return
        }
        const text = decoder.decode(bytes.subarray(start, end))
        if (isHash) remark = REMARK.test(text)
        else if (remark) remark = Number.isNaN(valueOf(text, decimal))
        if (text.trim() === '') return
        filled++
        for (const one of wanted) {
          const value =
            one.column.kind === 'time'
              ? this.#timeOf(text, one)
              : valueIn(text, decimal, one.column.unit ?? '')
          one.values[row] = value
          if (value === value) hasValue = true
          else if (!remark) {
            this.#pending.push([one, text])
            hasWords ||= !GAP.test(text)
            isSummary ||= SUMMARY.test(text)
          }
        }
      },
    })
    judge()
    this.#rows = remark ? row : row + 1
  }

  /** Figures alone that are a date. */
  #takeTime(text: string, one: Gathered, row: number): void {
    const value = this.#timeOf(text, one)
    one.values[row] = value
    if (value !== value) one.gaps.add(text)
  }

  end(): Omit<ReadColumns, 'hiddenRows' | 'unstored'> {
    // A file of words alone has no footer.
    const footer = this.#footer < this.#rows ? this.#footer : 0
    if (footer === 0) for (const [one, text] of this.#pending) one.gaps.add(text)
    const rows = this.#rows - footer
    for (const one of this.#columns) if (one.values.length !== rows) one.values = one.values.slice(0, rows)
    const signs = new Set(this.#wanted.noValue)
    const doubts = this.#columns.map(({ column, values }) =>
      column.kind === 'number'
        ? doubtIn(signs.size > 0 ? values.filter(value => !signs.has(value)) : values)
        : null,
    )
    const gaps = this.#columns.map(one => this.#gapsOf(one, signs))
    const times = this.#times()
    const values = this.#columns.map(({ values }) => values)
    const texts = this.#columns.map(({ column, texts }) =>
      column.kind === 'text' ? texts.slice(0, rows) : null,
    )
    const around = { gaps, times, doubts, footer }
    if (this.#wanted.missing === 'gap') return { values, texts, ...around }
    if (this.#wanted.missing === 'zero') {
      for (const column of values) zeros(column)
      return { values, texts, ...around }
    }
    const stays = completeRows(values)
    return {
      values: values.map(column => column.filter((_, row) => stays[row] === 1)),
      texts: texts.map(words => words?.filter((_, row) => stays[row] === 1) ?? null),
      ...around,
    }
  }

  /** Counts the cells without a value, after numbers that stand for none have become gaps. */
  #gapsOf(
    { column, values, texts, gaps }: Gathered,
    signs: ReadonlySet<number>,
  ): ReturnType<GapCounts['of']> {
    if (column.kind === 'text') {
      const words = texts.slice(0, values.length)
      return gaps.of(words.filter(text => text === '').length)
    }
    let count = 0
    for (let row = 0; row < values.length; row++) {
      const value = values[row]!
      const isSign = column.kind === 'number' && signs.size > 0 && signs.has(value)
      if (isSign) {
        values[row] = Number.NaN
        gaps.add(String(value))
      }
      if (isSign || value !== value) count++
    }
    return gaps.of(count)
  }

  /** Times count from the first one of the first column of their kind; durations are what they are. */
  #times(): (ReadTimes | null)[] {
    const passed = this.#columns.map(({ clock, values, duration }) =>
      clock === true ? passMidnight(values, duration) : { midnights: 0, restarts: 0, falls: 0 },
    )
    const areDurations = this.#columns.map(({ duration }, at) => duration || passed[at]!.restarts > 0)
    const starts = new Map<boolean, number>()
    for (const [at, { clock, values }] of this.#columns.entries()) {
      if (clock === undefined || starts.has(clock) || areDurations[at]) continue
      const first = values.find(value => value === value)
      if (first !== undefined) starts.set(clock, first)
    }
    return this.#columns.map(({ column, clock, values, longTime }, at) => {
      if (column.kind !== 'time' || clock === undefined) return null
      const start = areDurations[at] ? 0 : (starts.get(clock) ?? 0)
      fromStart(values, start)
      const day = clock ? 0 : (this.#day ?? 0)
      return { clock, start: start + day, longTime, ...passed[at]! }
    })
  }

  #grow(rows: number): void {
    if (rows <= this.#capacity) return
    let capacity = this.#capacity
    while (capacity < rows) capacity *= 2
    this.#reserve(capacity)
  }

  /** Gives the columns room for so many rows, one after the other, so that only one is there twice. */
  #reserve(rows: number): void {
    if (rows <= this.#capacity) return
    this.#capacity = rows
    for (const one of this.#columns) {
      const larger = new Float64Array(rows)
      larger.set(one.values)
      one.values = larger
    }
  }
}

/** The words of a cell, '' for a gap. */
function wordsOf(cell: Cell | undefined): string {
  const text = textOf(cell).trim()
  return GAP.test(text) && !/^(?:true|false)$/i.test(text) ? '' : text
}

function zeros(values: Float64Array): void {
  for (let at = 0; at < values.length; at++) if (values[at] !== values[at]) values[at] = 0
}

/** The rows without a gap. Columns without any number, such as remarks, do not count. */
function completeRows(columns: readonly Float64Array<ArrayBuffer>[]): Uint8Array {
  const telling = columns.filter(column => !column.every(Number.isNaN))
  return Uint8Array.from({ length: columns[0]?.length ?? 0 }, (_, row) =>
    telling.every(column => column[row] === column[row]) ? 1 : 0,
  )
}

/** Times count from a start, which keeps the digits of short times. */
function fromStart(values: Float64Array, start: number): void {
  for (let at = 0; at < values.length; at++) values[at]! -= start
}

/** Most different texts that are counted one by one. */
const MOST = 12
/** Signs of a text that are kept. */
const LONGEST = 24

class GapCounts {
  readonly #signs = new Map<string, number>()

  /** A cell without a value. Empty ones are left out: the count of all gaps has them. */
  add(text: string): void {
    const sign = text.trim().slice(0, LONGEST)
    if (sign === '') return
    const known = this.#signs.get(sign)
    if (known !== undefined || this.#signs.size < MOST) this.#signs.set(sign, (known ?? 0) + 1)
  }

  /** @param count of all cells without a value */
  of(count: number): ReadGaps {
    return { count, signs: [...this.#signs].toSorted((a, b) => b[1] - a[1]) }
  }
}
