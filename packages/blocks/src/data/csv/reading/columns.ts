/** Columns of numbers, as long as the file is. */
import { valueIn, valueOf } from './cells.ts'
import { passMidnight } from './midnight.ts'
import type { Cell, ReadColumns, ReadOptions, ReadRegion } from './options.ts'
import { linesIn, readCells } from './plain-numbers.ts'
import { LAP_UNIT } from './options.ts'
import { isClock, lapIn, longTimeIn, secondsIn } from './times.ts'

/** Begins remarks between the rows of data; `#N/A` and `#REF!` are cells without a number. */
const REMARK = /^#(?!N\/A|DIV\/0|[A-Z]+[!?])/

/** Whether a row is a remark and has no number. */
const isRemark = (row: readonly Cell[], decimal: string): boolean =>
  typeof row[0] === 'string' && REMARK.test(row[0]) && row.every(cell => Number.isNaN(valueOf(cell, decimal)))

/** Columns of numbers while rows come. */
export class Columns {
  readonly #options: ReadOptions
  readonly #wanted: ReadRegion
  readonly #values: Float64Array<ArrayBuffer>[]
  readonly #missing: number[]
  /** Whether the dates of a column are times without a date, as its first one is. */
  readonly #clocks: (boolean | undefined)[]
  /** The first time of a column that is in two parts and no time of day. */
  readonly #longTimes: string[]
  #capacity: number
  #rows = 0
  #left: number

  constructor(options: ReadOptions, wanted: ReadRegion) {
    this.#options = options
    this.#wanted = wanted
    // A file with thousands of columns may have few rows.
    this.#capacity = wanted.columns.length > 1000 ? 16 : 1024
    this.#left = wanted.header + (wanted.unitsRow ? 2 : 1)
    this.#values = wanted.columns.map(() => new Float64Array(this.#capacity))
    this.#missing = wanted.columns.map(() => 0)
    this.#clocks = wanted.columns.map(() => undefined)
    this.#longTimes = wanted.columns.map(() => '')
  }

  take(rows: readonly (readonly Cell[])[]): void {
    const from = Math.min(this.#left, rows.length)
    this.#left -= from
    const { decimal } = this.#options
    this.#takeData(rows.slice(from).filter(row => !isRemark(row, decimal)))
  }

  #takeData(rows: readonly (readonly Cell[])[]): void {
    this.#grow(this.#rows + rows.length)
    for (const [index, { at, date }] of this.#wanted.columns.entries()) {
      const values = this.#values[index]!
      let missing = 0
      for (let row = 0; row < rows.length; row++) {
        let value = this.#valueOf(rows[row]![at], index)
        if (value !== value) {
          value = date ? Number.NaN : this.#gap
          missing++
        }
        values[this.#rows + row] = value
      }
      this.#missing[index]! += missing
    }
    this.#rows += rows.length
  }

  #valueOf(cell: Cell | undefined, index: number): number {
    const { date, unit = '' } = this.#wanted.columns[index]!
    const { decimal, dates } = this.#options
    if (!date) return valueIn(cell, decimal, unit)
    if (unit === LAP_UNIT) return lapIn(cell ?? null)
    const seconds = secondsIn(cell ?? null, dates)
    if (seconds !== seconds) return seconds
    const clock = isClock(cell!)
    this.#clocks[index] ??= clock
    if (clock && unit !== 'h') this.#longTimes[index] ||= longTimeIn(cell!, unit)
    // Seconds of a day and seconds since 1970 make no times of one column.
    return clock === this.#clocks[index] ? seconds : Number.NaN
  }

  /** Takes all of a text without quotes. */
  takeBytes(bytes: Uint8Array): void {
    const { encoding, delimiter, decimal } = this.#options
    const { columns } = this.#wanted
    // Columns that grow would need up to three times the memory of their numbers.
    this.#reserve(linesIn(bytes) - this.#left)
    const decoder = new TextDecoder(encoding)
    const places: number[][] = []
    for (const [index, { at }] of columns.entries()) (places[at] ??= []).push(index)
    // A cell that is not there is none with a number.
    const begin = (row: number): void => {
      this.#grow(row + 1)
      for (const values of this.#values) values[row] = Number.NaN
    }
    let row = -1
    // The line is a remark until a number is found in it.
    let remark = false
    readCells(bytes, delimiter.charCodeAt(0), decimal.charCodeAt(0), {
      row: () => {
        if (this.#left > 0) {
          this.#left--
          return false
        }
        if (!remark) row++
        remark = false
        begin(row)
        return true
      },
      number: (at, value) => {
        remark = false
        for (const index of places[at] ?? []) if (!columns[index]!.date) this.#values[index]![row] = value
      },
      other: (at, start, end) => {
        const isHash = at === 0 && bytes[start] === 35
        if (isHash) remark = REMARK.test(decoder.decode(bytes.subarray(start, end)))
        else if (remark) remark = Number.isNaN(valueOf(decoder.decode(bytes.subarray(start, end)), decimal))
        const wanted = places[at] ?? []
        if (wanted.length === 0 || start === end) return
        const text = decoder.decode(bytes.subarray(start, end))
        for (const index of wanted) this.#values[index]![row] = this.#valueOf(text, index)
      },
    })
    this.#rows = remark ? row : row + 1
    this.#fillGaps()
  }

  /** Counts the cells without a number, and gives them the value that is wanted for them. */
  #fillGaps(): void {
    for (const [index, { date }] of this.#wanted.columns.entries()) {
      const values = this.#values[index]!
      const gap = date ? Number.NaN : this.#gap
      for (let row = 0; row < this.#rows; row++) {
        if (values[row] === values[row]) continue
        values[row] = gap
        this.#missing[index]! += 1
      }
    }
  }

  end(): Omit<ReadColumns, 'hiddenRows'> {
    const values = this.#values.map((column, index) => {
      this.#values[index] = new Float64Array(0)
      return column.length === this.#rows ? column : column.slice(0, this.#rows)
    })
    const firsts = values.map(column => column.find(value => value === value) ?? Number.NaN)
    const times = this.#wanted.columns.map(({ date }, index) => {
      const clock = this.#clocks[index]
      if (!date || clock === undefined) {
        if (date) fromStart(values[index]!, 0, this.#gap)
        return null
      }
      const passed = clock ? passMidnight(values[index]!) : { midnights: 0, falls: 0 }
      const start = Math.min(...firsts.filter((_, at) => this.#clocks[at] === clock))
      fromStart(values[index]!, start, this.#gap)
      return { clock, start, longTime: this.#longTimes[index]!, ...passed }
    })
    const rows = this.#wanted.missing === 'skip' ? complete(values) : values
    return { values: rows, missing: this.#missing, times }
  }

  get #gap(): number {
    return this.#wanted.missing === 'zero' ? 0 : Number.NaN
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
    for (const [index, column] of this.#values.entries()) {
      const larger = new Float64Array(rows)
      larger.set(column)
      this.#values[index] = larger
    }
  }
}

/** The rows without a gap. Columns without any number, such as remarks, do not count. */
function complete(columns: Float64Array<ArrayBuffer>[]): Float64Array<ArrayBuffer>[] {
  const telling = columns.filter(column => !column.every(Number.isNaN))
  const rows = columns[0]?.length ?? 0
  const stays = Uint8Array.from({ length: rows }, (_, row) =>
    telling.every(column => column[row] === column[row]) ? 1 : 0,
  )
  return columns.map(column => column.filter((_, row) => stays[row] === 1))
}

/** Times count from a start, which keeps the digits of short times. */
function fromStart(values: Float64Array, start: number, gap: number): void {
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    values[at] = value === value ? value - start : gap
  }
}
