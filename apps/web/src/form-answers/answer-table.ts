/** The answers of a form as a table: a column for the time, each input, each result and each check. */
import type { FormAnswer } from '@calcwright/contract'

export type Cell = number | string | null

interface Column {
  /** '' for the time. */
  readonly name: string
  /** Unit of all its numbers in plain notation; '' for none, and for words. */
  readonly unit: string
  readonly cells: readonly Cell[]
}

/** A value of an answer: a number with its unit where it is one, and its text. */
interface Value {
  readonly number: number | null
  readonly unit: string
  readonly text: string
}

const QUANTITY =
  /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(?:\[([^[\]]+)\]|((?:[\p{L}°%'"Ω·*/()\s]|\^-?\d+)*))\s*$/iu

const inFiles = (time: Date): string => time.toISOString().replace('.000', '')

/** A time as people of the language of the browser write it. */
export const inWords = (time: Date): string =>
  time.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/**
 * Columns in the order in which the answers name them; numbers where all values are numbers in one unit.
 * @param written a time in its cell
 */
export function columnsOf(answers: readonly FormAnswer[], written = inFiles): Column[] {
  const times = answers.map(({ sent_at: at }) => written(new Date(at * 1000)))
  return [
    { name: 'Sent', unit: '', cells: times },
    ...columns(answers.map(({ inputs }) => mapValues(inputs, givenValue))),
    ...columns(answers.map(({ outputs }) => renamed(outputs))),
    ...columns(answers.map(({ checks }) => mapValues(checks, text => ({ number: null, unit: '', text })))),
  ]
}

function columns(rows: readonly ReadonlyMap<string, Value>[]): Column[] {
  const names = new Set(rows.flatMap(row => [...row.keys()]))
  return [...names].map(name => {
    const values = rows.map(row => row.get(name))
    const found = values.filter(value => value !== undefined)
    const unit = found[0]?.unit ?? ''
    const isOfNumbers = found.every(value => value.number !== null && value.unit === unit)
    const cells = values.map(value => (value ? (isOfNumbers ? value.number : value.text) : null))
    return { name, unit: isOfNumbers ? unit : '', cells }
  })
}

const mapValues = <T>(record: Readonly<Record<string, T>>, map: (value: T) => Value): Map<string, Value> =>
  new Map(Object.entries(record).map(([name, value]) => [name, map(value)]))

/** A value as somebody has entered it: `5 [kN]`, `5 kN`, `S355`, true. */
function givenValue(given: FormAnswer['inputs'][string]): Value {
  const text = typeof given === 'string' ? given : JSON.stringify(given)
  const [, number, bracketed, bare = ''] = QUANTITY.exec(text) ?? []
  return { number: number === undefined ? null : Number(number), unit: bracketed ?? bare.trim(), text }
}

/** Outputs are named as a call asks for them, with their unit: `sigma [MPa]`. */
function renamed(outputs: FormAnswer['outputs']): Map<string, Value> {
  return new Map(
    Object.entries(outputs).map(([name, { value, unit, text }]) => [
      name.replace(/ \[[^[\]]*\]$/, ''),
      { number: typeof value === 'number' ? value : null, unit, text },
    ]),
  )
}

/**
 * Rows for a file, below one with the names.
 * @param isText for a file of text, in which spreadsheets take what begins like a formula for one
 */
export function rowsOf(answers: readonly FormAnswer[], isText: boolean): Cell[][] {
  const found = columnsOf(answers)
  const cell = (value: Cell): Cell =>
    isText && typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return [
    found.map(({ name, unit }) => cell(unit === '' ? name : `${name} [${unit}]`)),
    ...answers.map((_, row) => found.map(({ cells }) => cell(cells[row]!))),
  ]
}

const quoted = (text: string): string => `"${text.replace(/\s+/g, ' ').replace(/[\\"]/g, '\\$&')}"`

/** A table block in plain notation. */
export function tableText(name: string, answers: readonly FormAnswer[]): string {
  const found = columnsOf(answers)
  const heads = found.map(column =>
    column.unit === '' ? quoted(column.name) : `${column.name} [${column.unit}]`,
  )
  const cell = (value: Cell): string =>
    value === null ? '' : typeof value === 'number' ? String(value) : quoted(value)
  const rows = answers.map((_, row) => found.map(({ cells }) => cell(cells[row]!)).join(', '))
  return [`table ${name}`, heads.join(', '), ...rows].join('\n')
}
