/** The texts that the cells of a table show: typed ones and results, and their errors. */
import type { BlockResult, EvaluationError, Outcome } from '@calcwright/evaluator'
import { formatIn, formatNumber } from '@calcwright/math/expression'
import type { NumberForm } from '@calcwright/math/expression'
import { contentOf } from './classes.ts'
import { cellKey, headKey, readTable } from './model.ts'
import type { Table } from './model.ts'
import type { TableProps } from './props.ts'

type DecimalCommas = typeof import('@calcwright/math/decimal-comma')

export interface NumberLook {
  readonly digits: number
  readonly thousands: boolean
  /** How numbers are written, by unit. */
  readonly number_forms?: readonly NumberForm[]
  /** The letter of the imaginary unit, `i` when absent. */
  readonly imaginary_unit?: 'i' | 'j'
  /** Writes decimal commas; absent or null for points. */
  readonly commas?: DecimalCommas | null
}

export interface ShownTable {
  /** The text of a cell as it is read; undefined for one whose typed text is shown. */
  cell(row: string, column: string): string | undefined
  /** The error of a cell, or of a heading for the row null. */
  error(row: string | null, column: string): EvaluationError | undefined
  /** The unit of a computed column that names none. */
  unit(column: string): string
  /** The number of a cell that is computed, or that has a unit of its own, in the unit of its column, for sorting. */
  number(row: string, column: string): number | undefined
  /** Writes decimal commas; null for points. */
  readonly commas: DecimalCommas | null
  /** All errors, in the order of the table. */
  readonly errors: readonly {
    readonly row: string | null
    readonly column: string
    readonly error: EvaluationError
  }[]
}

interface Computed {
  /** Numbers; words of what is none: true, a text, a formula with names that have no value. */
  readonly values: readonly unknown[]
  readonly uncertainty: readonly unknown[]
  /** Unit of all values; where each has its own, `units` holds them. */
  readonly unit: string
  readonly units: readonly string[] | null
}

/** @param outcomes undefined while they belong to an earlier text */
export function shownTable(props: TableProps, result: BlockResult | undefined, look: NumberLook): ShownTable {
  const table = readTable(props)
  const { rows } = contentOf(table)
  const places = placesIn(rows)
  const outcomes = result?.outcomes ?? []
  const computed = new Map<string, Computed>()
  const cells = new Map<string, Outcome>()
  const errors = errorsIn(outcomes, rows, table)
  for (const outcome of outcomes) {
    const { request = '', value } = outcome
    const [kind, ...key] = request.split(' ')
    if (kind === 'cell') cells.set(key.join(' '), outcome)
    const values = kind === 'column' ? (Array.isArray(value) ? value : wordsOf(outcome, rows.length)) : null
    if (values) computed.set(key[0]!, computedOf(outcome, values))
  }
  const errorAt = (row: string | null, column: string): EvaluationError | undefined => {
    if (row !== null) return errors.get(`cells.${cellKey(row, column)}`)
    const parts = (['name', 'unit', 'formula'] as const).map(part =>
      errors.get(`heads.${headKey(column, part)}`),
    )
    return parts.find(error => error)
  }
  const value = (row: string, column: string): unknown => {
    const place = places.get(row)
    return place === undefined ? undefined : computed.get(column)?.values[place]
  }
  const computedText = (row: string, column: string): string => {
    const [place, content] = [places.get(row), computed.get(column)]
    if (place === undefined || !content) return ''
    const { values, uncertainty, units } = content
    const unit = units ? (units[place] ?? '') : content.unit
    const spread = uncertainty[place]
    const isExact = typeof spread !== 'number' || spread === 0
    const text = textOf(values[place], isExact ? look : { ...look, number_forms: [] }, unit)
    const around = isExact ? '' : ` ± ${textOf(spread, { ...look, digits: 2, number_forms: [] }, unit)}`
    const whole = `${text}${around}`
    return `${look.commas?.resultWithComma(whole) ?? whole}${units?.[place] ? ` ${units[place]}` : ''}`
  }
  const isComputed = new Set(table.columns.flatMap(({ id, formula }) => (formula === '' ? [] : [id])))
  const heads = table.columns.flatMap(({ id }) => {
    const error = errorAt(null, id)
    return error ? [{ row: null, column: id, error }] : []
  })
  const inCells = [...errors].flatMap(([field, error]) => {
    const [, row, column] = /^cells\.(\S+) (\S+)$/.exec(field) ?? []
    return row !== undefined && column !== undefined ? [{ row, column, error }] : []
  })
  const order = placesIn(table.rows)
  // Numbers that each have a unit of their own cannot be compared.
  const hasNumbers = (column: string): boolean =>
    isComputed.has(column) || computed.get(column)?.units === null
  return {
    cell(row, column) {
      if (isComputed.has(column)) return computedText(row, column)
      const outcome = cells.get(cellKey(row, column))
      return outcome && !outcome.error ? outcome.display : undefined
    },
    commas: look.commas ?? null,
    error: errorAt,
    unit: column => (isComputed.has(column) ? (computed.get(column)?.unit ?? '') : ''),
    number(row, column) {
      const own = hasNumbers(column) ? value(row, column) : cells.get(cellKey(row, column))?.value
      if (own === 'true' || own === 'false') return own === 'true' ? 1 : 0
      return typeof own === 'number' ? own : undefined
    },
    errors: [...heads, ...inCells.toSorted((a, b) => (order.get(a.row) ?? 0) - (order.get(b.row) ?? 0))],
  }
}

const known = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

/** The place of each row. The lists of rows stay the same while cells change. */
function placesIn(rows: readonly string[]): ReadonlyMap<string, number> {
  let found = known.get(rows)
  if (!found) known.set(rows, (found = new Map(rows.map((row, at) => [row, at]))))
  return found
}

/** Errors by their field; the one of a cell goes before that of a column that reads it. */
function errorsIn(
  outcomes: readonly Outcome[],
  rows: readonly string[],
  { columns }: Table,
): ReadonlyMap<string, EvaluationError> {
  const errors = new Map<string, EvaluationError>()
  const isTyped = new Set(columns.flatMap(({ id, formula }) => (formula === '' ? [id] : [])))
  for (const { request = '', error, rowErrors = [] } of outcomes) {
    const [kind, ...key] = request.split(' ')
    for (const { row, error: failed } of rowErrors) {
      const at = `cells.${cellKey(rows[row] ?? '', key[0]!)}`
      if (!errors.has(at)) errors.set(at, failed)
    }
    if (!error || (error.kind === 'halted' && kind === 'column' && isTyped.has(key[0]!))) continue
    const own =
      kind === 'cell' ? `cells.${key.join(' ')}` : kind === 'column' ? `heads.${key[0]}.formula` : ''
    const field = error.field ?? own
    if (field !== '') errors.set(field, error)
  }
  return errors
}

function computedOf({ unit, uncertainty, exact }: Outcome, numbers: readonly unknown[]): Computed {
  const items = numbers.includes(null) ? itemsOfList(exact) : []
  const hasWords = items.length === numbers.length
  const values = numbers.map((value, at) => (value === null && hasWords ? wordOf(items[at]!) : value))
  const units = unit.startsWith('[') ? unit.slice(1, -1).split(/,\s*/) : null
  return {
    values,
    uncertainty: Array.isArray(uncertainty) ? uncertainty : [],
    unit: units ? '' : unit,
    units,
  }
}

/** A column in which names have no value is no list of numbers: each of its items is read. */
function wordsOf({ error, exact }: Outcome, count: number): null[] | null {
  const isList = !error && exact.startsWith('[') && itemsOfList(exact).length === count
  return isList ? Array.from({ length: count }, () => null) : null
}

/** An item without a value is a gap. */
const wordOf = (item: string): string | null =>
  /^(?:|undef|-?infinity|unsigned_inf)$/.test(item)
    ? null
    : item.startsWith('"')
      ? item.slice(1, -1).replaceAll(/\\(.)/g, '$1')
      : item

/** The items of a list in plain notation; commas in texts and brackets part none. */
function itemsOfList(list: string): string[] {
  const items: string[] = []
  let [depth, begin, isText] = [0, 0, false]
  const text = list.slice(1, -1)
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at]
    if (isText && sign === '\\') at += 1
    else if (sign === '"') isText = !isText
    else if (!isText && sign !== undefined && '([{'.includes(sign)) depth += 1
    else if (!isText && sign !== undefined && ')]}'.includes(sign)) depth -= 1
    else if (sign === undefined || (sign === ',' && depth === 0 && !isText)) {
      items.push(text.slice(begin, at).trim())
      begin = at + 1
    }
  }
  return items
}

/** @param unit of the value in plain notation */
function textOf(value: unknown, look: NumberLook, unit: string): string {
  const { imaginary_unit: letter = 'i', digits, thousands, number_forms: forms } = look
  const format = formatIn({ digits, thousands, forms }, unit)
  if (typeof value === 'number') return formatNumber(value, format).plain
  if (typeof value === 'string') return value
  if (value !== null && typeof value === 'object' && 're' in value) {
    const { re, im } = value as { readonly re: number; readonly im: number }
    return `${textOf(re, look, unit)} ${im < 0 ? '-' : '+'} ${textOf(Math.abs(im), look, unit)} ${letter}`
  }
  return value === null ? '–' : ''
}

/** The place of an error in words: `M12, A_s` or `Row 3, A_s`. */
export function placeText(props: TableProps, row: string | null, column: string): string {
  const table = readTable(props)
  const at = table.columns.findIndex(({ id }) => id === column)
  const name = table.columns[at]?.name || `column ${at + 1}`
  if (row === null) return name
  const { rows, rowNames } = contentOf(table)
  const rowName = rowNames[rows.indexOf(row)]
  return rowName ? `${rowName}, ${name}` : `row ${table.rows.indexOf(row) + 1}, ${name}`
}
