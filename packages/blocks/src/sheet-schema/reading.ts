/** Reads values for the inputs of a worksheet, from wherever they come: one reading, and one set of refusals. */
import { parsePlain } from '@calcwright/math/expression'
import { message as inputMessage } from '@calcwright/math/messages/inputs'
import { isBoxUnit } from '@calcwright/math/units'
import { snappedValue } from '../controls/slider/positions.ts'
import { readTypedValue, type TypedSettings } from '../controls/slider/typed-value.ts'
import { latexOf, plainTextOf } from '../controls/value-text.ts'
import { valueIn, wantedBy, withUnitBrackets } from './dimensions.ts'
import type { SheetInput } from './input.ts'
import { holdsTexts, quotedText } from './written-text.ts'
import { type NamedProblem, problemOf } from './named-problem.ts'
import { NUMBER } from './written-number.ts'

export type InputReading =
  | {
      readonly ok: true
      /** The value of a line in plain notation, or fields of a control. */
      readonly given: { readonly text: string } | { readonly fields: object }
      /** Sentences on how the value was read, where it is not as it was given. */
      readonly remarks: readonly string[]
    }
  | { readonly ok: false; readonly problem: NamedProblem }

type Message = ReturnType<typeof inputMessage>

/** Most characters of a value. */
const MOST = 2000

/**
 * @param value a number, a text in plain notation with its unit, true or false, or a list; anything else is refused
 * @param settings of the worksheet, for the formulas that a slider takes
 */
export function readInput(input: SheetInput, value: unknown, settings?: TypedSettings): InputReading {
  const { name } = input
  if (input.kind === 'text') return readText(input, value)
  const given = typeof value === 'string' ? value.trim().replaceAll('−', '-') : value
  if (given === null || given === undefined || given === '')
    return refused(name, inputMessage('input.empty', { name }))
  if (typeof given === 'string' && given.length > MOST)
    return refused(name, inputMessage('input.long', { name, most: MOST }))
  if (typeof given === 'number' && !Number.isFinite(given)) return wrongKind(input, 'an endless number')
  if (input.options) return readChoice(input, given)
  if (input.kind === 'truth') return readTruth(input, given)
  if (typeof given === 'boolean') return wrongKind(input, 'true or false')
  const written =
    typeof given === 'number' || typeof given === 'string'
      ? withPoint(name, String(given))
      : listText(given, input)
  if (written === null) return wrongKind(input, 'an object')
  if ('message' in written) return refused(name, written.message)
  return input.range ? readSlider(input, written, settings) : readLine(input, written)
}

const refused = (name: string, why: Message): InputReading & { ok: false } => ({
  ok: false,
  problem: problemOf(name, why),
})

function wrongKind(input: SheetInput, given: string): InputReading {
  const { name } = input
  return refused(name, inputMessage('input.kind', { name, wanted: wantedBy(input), given }))
}

/** A value as it is read on, and remarks on it. */
interface Written {
  readonly text: string
  readonly remarks: readonly string[]
}

/** A comma in a number by itself, or with a unit behind it, can only be its decimal sign. */
const DECIMAL_COMMA = /^[-+]?\d*,\d+(e[-+]?\d+)?(\s*[^\d\s,()][^,()]*)?$/i

/** `1,000` is a thousand for some, and one for others. */
const THOUSANDS = /^[-+]?[1-9]\d{0,2},\d{3}(?!\d)/

/** `- 3` */
const SIGN_APART = /^([-+])\s+(?=[\d.,])/

/** `1.250,5`: points between thousands and a decimal comma. */
const POINTS_AND_COMMA = /^[-+]?[1-9]\d{0,2}(?:\.\d{3})+,\d+(?![\d.,])/

/** `1 250.5`, with spaces between thousands. */
const SPACES = /^[-+]?[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?(?![\d.,])/

function withPoint(name: string, given: string): Written | { readonly message: Message } {
  const text = given.replace(SIGN_APART, '$1').replace(SPACES, number => number.replaceAll(' ', ''))
  const plain = text.replace(POINTS_AND_COMMA, number => number.replaceAll('.', ''))
  if (!DECIMAL_COMMA.test(plain)) return { text, remarks: [] }
  if (plain === text && THOUSANDS.test(text))
    return { message: inputMessage('input.comma', { name, value: text }) }
  const read = plain.replace(',', '.')
  return {
    text: read,
    remarks: [inputMessage('input.read.comma', { name, value: given, read }).text],
  }
}

/**
 * `[1, 2]`, or `[1, 2; 3, 4]` for rows; null for what is no list of numbers and texts. Texts stand for themselves in an
 * input of texts; in others they are plain notation, as in `["1 cm", "2 mm"]`.
 */
function listText(value: unknown, { holdsTexts: ofTexts, unit }: SheetInput): Written | null {
  if (!Array.isArray(value)) return null
  const rows = value.every(Array.isArray) && value.length > 0 ? (value as unknown[][]) : [value as unknown[]]
  const isList = rows.every(row => row.every(cell => /^(number|string)$/.test(typeof cell)))
  if (!isList) return null
  const cellText = (cell: unknown): string =>
    ofTexts ? quotedText(String(cell)) : withUnitBrackets(String(cell), unit)
  const text = rows.map(row => row.map(cellText).join(', ')).join('; ')
  // One row of rows stays one.
  return { text: Array.isArray(value[0]) && rows.length === 1 ? `[[${text}]]` : `[${text}]`, remarks: [] }
}

/** A list of numbers in plain notation. */
const NUMBERS = /^\[\s*[-+\d.e]+(\s*[,;]\s*[-+\d.e]+)*\s*\]$/i

/** A text stands for itself: a number is taken as its digits. */
function readText(input: SheetInput, value: unknown): InputReading {
  const { name } = input
  if (value === null || value === undefined || value === '')
    return refused(name, inputMessage('input.empty', { name }))
  if (typeof value !== 'string' && typeof value !== 'number') return wrongKind(input, described(value))
  const given = String(value)
  if (given.length > MOST) return refused(name, inputMessage('input.long', { name, most: MOST }))
  return readLine(input, { text: quotedText(given), remarks: [] })
}

function readLine(input: SheetInput, { text, remarks }: Written): InputReading {
  const { name, unit, isWritten } = input
  const isBare = isWritten && unit !== '' && (NUMBER.test(text) || NUMBERS.test(text))
  const whole = isBare ? `${text} [${unit}]` : withUnitBrackets(text, unit)
  const parsed = parsePlain(`${name} := ${whole}`, { isUnit: isBoxUnit })
  const read = parsed.ok && parsed.value.kind === 'definition' ? parsed.value : null
  if (read?.target.kind !== 'variable')
    return refused(name, inputMessage('input.unreadable', { name, value: text }))
  if (input.holdsTexts ? NUMBER.test(text) || NUMBERS.test(text) : isWritten && holdsTexts(read.value))
    return wrongKind(input, input.holdsTexts ? text : 'a text')
  return {
    ok: true,
    given: { text: whole },
    remarks: isBare ? [...remarks, unitRemark(name, text, unit)] : remarks,
  }
}

const unitRemark = (name: string, value: string, unit: string): string =>
  inputMessage('input.read.unit', { name, value, unit }).text

function readSlider(input: SheetInput, { text, remarks }: Written, settings?: TypedSettings): InputReading {
  const { name, unit, control = '' } = input
  const range = input.range!
  const typed = readTypedValue(text, unit, settings)
  if (!typed.ok && typed.problem === 'Incompatible units')
    return refused(name, inputMessage('input.dimension', { name, wanted: valueIn(unit), given: text }))
  if (!typed.ok) return refused(name, inputMessage('input.unreadable', { name, value: text }))
  const shown = (number: number): string => (unit === '' ? String(number) : `${number} ${unit}`)
  if (typed.value < range.min || typed.value > range.max) {
    const limits = { from: String(range.min), to: shown(range.max) }
    return refused(name, inputMessage('input.range', { name, value: shown(typed.value), ...limits }))
  }
  const value = snappedValue(typed.value, range)
  const isMoved = Math.abs(value - typed.value) > 1e-12 * Math.abs(value)
  const moved = { name, value: shown(typed.value), read: shown(value) }
  return {
    ok: true,
    given: { fields: { [control]: value } },
    remarks: [
      ...remarks,
      ...(NUMBER.test(text) && unit !== '' ? [unitRemark(name, text, unit)] : []),
      ...(isMoved ? [inputMessage('input.read.step', moved).text] : []),
    ],
  }
}

/** The value of an option in the spelling that all have. */
function spelled(text: string): string {
  const read = latexOf(text)
  return read.ok ? plainTextOf(read.latex) : text
}

/** The number and the unit of `355 [MPa]`; null for other values. */
function quantityOf(value: string): { readonly number: number; readonly unit: string } | null {
  const [, number, unit = ''] = /^(\S+) \[([^[\]]+)\]$/.exec(value) ?? []
  return number !== undefined && NUMBER.test(number) ? { number: Number(number), unit } : null
}

function readChoice(input: SheetInput, given: unknown): InputReading {
  const { name, options = [], control = '' } = input
  if (typeof given !== 'string' && typeof given !== 'number') return wrongKind(input, described(given))
  const wanted = String(given)
  const byLabel = options.findIndex(({ label }) => label === wanted)
  const isWanted = (value: string): boolean =>
    spelled(value) === spelled(wanted) || value === quotedText(wanted)
  const selected = byLabel >= 0 ? byLabel : options.findIndex(({ value }) => isWanted(value))
  const chosen = (at: number, remarks: readonly string[]): InputReading => ({
    ok: true,
    given: { fields: { [control]: at } },
    remarks,
  })
  if (selected >= 0) return chosen(selected, [])
  const bare = NUMBER.test(wanted)
    ? options.findIndex(({ value }) => quantityOf(value)?.number === Number(wanted))
    : -1
  if (bare >= 0) return chosen(bare, [unitRemark(name, wanted, quantityOf(options[bare]!.value)!.unit)])
  const labels = options.map(({ label }) => label).join(', ')
  return refused(name, inputMessage('input.option', { name, value: wanted, options: labels }))
}

function readTruth(input: SheetInput, given: unknown): InputReading {
  const { truths, control } = input
  const text = String(given)
  const isText = typeof given !== 'object'
  const [yes, no] = truths ?? []
  const isYes =
    isText && (text === 'true' || (yes !== no && yes !== undefined && spelled(yes) === spelled(text)))
  const isNo =
    isText && (text === 'false' || (yes !== no && no !== undefined && spelled(no) === spelled(text)))
  if (!isYes && !isNo) return wrongKind(input, described(given))
  return {
    ok: true,
    given: control === undefined ? { text: `${isYes}` } : { fields: { [control]: isYes } },
    remarks: [],
  }
}

/** The value that was given, for sentences. */
function described(given: unknown): string {
  if (typeof given === 'string' || typeof given === 'number') return String(given)
  if (typeof given === 'boolean') return 'true or false'
  return Array.isArray(given) ? 'a list' : 'an object'
}
