/** The condition of a filter: `> 5`, `2..7`, `M12`, `= M12; = M16`, `empty`. */
import { readCell } from './cell.ts'

/** A cell as a condition sees it. */
export interface JudgedCell {
  /** The text that is shown, '' for an empty cell. */
  readonly text: string
  readonly number: number | undefined
}

type Test = (cell: JudgedCell) => boolean

export type Condition = { readonly test: Test } | { readonly problem: string }

/** @param text of which one part, between semicolons, has to hold */
export function readCondition(text: string): Condition {
  const parts = text.split(';').flatMap(part => (part.trim() === '' ? [] : [partOf(part.trim())]))
  const wrong = parts.find(part => 'problem' in part)
  if (wrong) return wrong
  const tests = parts.flatMap(part => ('test' in part ? [part.test] : []))
  return { test: cell => tests.length === 0 || tests.some(test => test(cell)) }
}

const COMPARED = /^(<=|>=|!=|<|>|=|≤|≥|≠)\s*(.*)$/s
const RANGE = /^(.+?)\s*(?:\.\.+|…)\s*(.+)$/s

function partOf(text: string): Condition {
  if (/^empty$/i.test(text)) return { test: cell => cell.text === '' }
  if (/^filled$/i.test(text)) return { test: cell => cell.text !== '' }
  const [, sign, other = ''] = COMPARED.exec(text) ?? []
  if (sign !== undefined) return compared(sign, other)
  const [, from, to] = RANGE.exec(text) ?? []
  const [least, most] = [numberIn(from), numberIn(to)]
  if (least !== null && most !== null)
    return { test: ({ number }) => number !== undefined && number >= least && number <= most }
  const number = numberIn(text)
  return number === null
    ? { test: cell => contains(cell.text, text) }
    : { test: cell => (cell.number === undefined ? contains(cell.text, text) : isEqual(cell, number, text)) }
}

function compared(sign: string, text: string): Condition {
  const number = numberIn(text)
  if (sign === '=' || sign === '!=' || sign === '≠') {
    const test: Test = cell =>
      number !== null && cell.number !== undefined
        ? isEqual(cell, number, text)
        : cell.text.toLowerCase() === text.replace(/^"(.*)"$/s, '$1').toLowerCase()
    return { test: sign === '=' ? test : cell => !test(cell) }
  }
  if (number === null)
    return { problem: `A number in the unit of the column has to stand behind ${sign}, as in ${sign} 5.` }
  const holds = ORDERS[sign]!
  return { test: cell => cell.number !== undefined && holds(cell.number, number) }
}

const ORDERS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '≤': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '≥': (a, b) => a >= b,
}

function numberIn(text: string | undefined): number | null {
  const cell = readCell(text ?? '')
  return cell.kind === 'number' && cell.unit === '' ? Number(cell.text) : null
}

/** A result counts as the number that it shows, too. */
const isEqual = ({ text, number }: JudgedCell, other: number, typed: string): boolean =>
  text === typed || Math.abs(number! - other) <= 1e-9 * Math.abs(other)

const contains = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.replace(/^"(.*)"$/s, '$1').toLowerCase())
