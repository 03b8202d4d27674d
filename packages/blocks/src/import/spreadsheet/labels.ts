/** The names and units of cells, by what stands around them. */
import { parseUnit, unitToPlain } from '@calcwright/math/expression'
import { isUnit, resolveUnit } from '@calcwright/math/units'
import type { ResolvedUnit } from '@calcwright/math/units'
import { cellAt } from './book.ts'
import type { Book, SheetCell } from './book.ts'

export interface Label {
  /** The words that stand there. */
  readonly words: string
  /** The part of them that is a name. */
  readonly symbol: string
  /** In the spelling of this program, '' for none. */
  readonly unit: string
  /** Cells that are no texts of their own, as they are the label or the unit. */
  readonly cells: readonly string[]
}

/** Columns to the left in which a label is looked for. */
const REACH = 4

/** The label to the left of a cell, and the unit to its right. */
export function labelOf(book: Book, { sheet, column, row }: SheetCell): Label {
  const unitCell = cellAt(sheet, column + 1, row)
  // A unit in front of a number is the name of that.
  const isLabel = hasValue(book, cellAt(sheet, column + 2, row))
  const beside = isLabel ? null : unitIn(textAt(book, unitCell))
  const cells = beside === null ? [] : [unitCell]
  for (let step = 1; step <= REACH && column - step >= 1; step++) {
    const key = cellAt(sheet, column - step, row)
    const cell = book.cells.get(key)
    if (!cell) continue
    const text = textAt(book, key)
    const isUnit = unitIn(text) !== null && hasValue(book, cellAt(sheet, column - step - 1, row))
    if (text === '' || isUnit) break
    return { ...named(text, beside ?? undefined), cells: [key, ...cells] }
  }
  return { words: '', symbol: '', unit: beside ?? '', cells }
}

/** The label above a column, with a unit in it or in a cell below it. */
export function headerOf(book: Book, { sheet, column, row }: SheetCell): Label {
  const above = cellAt(sheet, column, row - 1)
  // A header such as A is a unit by itself as well.
  const higher = cellAt(sheet, column, row - 2)
  const unit = textAt(book, higher) === '' ? null : unitIn(textAt(book, above))
  const header = unit === null ? above : higher
  const text = textAt(book, header)
  const cells = [...(unit === null ? [] : [above]), ...(text === '' ? [] : [header])]
  return text === ''
    ? { words: '', symbol: '', unit: unit ?? '', cells }
    : { ...named(text, unit ?? undefined), cells }
}

const hasValue = (book: Book, key: string): boolean => {
  const cell = book.cells.get(key)
  return cell !== undefined && textAt(book, key) === ''
}

function textAt(book: Book, key: string): string {
  const cell = book.cells.get(key)
  return typeof cell?.value === 'string' && cell.formula === undefined ? cell.value : ''
}

/** A label such as `Force F [kN]`, `Bending moment (M)` or `b =`. */
function named(words: string, beside: string | undefined): Omit<Label, 'cells'> {
  let text = words.replace(/\s*[:=]\s*$/, '')
  let unit = beside ?? ''
  const behind = /\s*([[(])\s*(?:in\s+)?([^[\]()]+)[\])]$/.exec(text)
  const inBrackets = behind ? unitIn(behind[2]!.trim()) : null
  // In round brackets a name may stand as well.
  if (behind && inBrackets !== null && (beside === undefined || behind[1] === '[')) {
    unit = beside ?? inBrackets
    text = text.slice(0, behind.index)
  }
  return { words, symbol: symbolOf(text.replace(/\s*[:=]\s*$/, '').trim()), unit }
}

const SYMBOL = /^\p{L}(?:\p{L}?\d*|_?[\p{L}\d]{1,3})(?:[_,.][\p{L}\d,._]+)?['′]?$/u

/** A short word in brackets or at the end is the name of the rest. */
function symbolOf(text: string): string {
  const bracket = /[[(]\s*([^\s[\]()]+)\s*[\])]$/.exec(text)?.[1]
  if (bracket !== undefined && SYMBOL.test(bracket)) return bracket
  const words = text.split(/[\s,]+/).filter(word => word !== '')
  const last = words.at(-1) ?? ''
  if (words.length > 1 && SYMBOL.test(last) && last.length <= (/[_\d]/.test(last) ? 8 : 2)) return last
  return words
    .map(word => word.replaceAll(/[^\p{L}\p{N}_]/gu, ''))
    .filter(word => word !== '')
    .join('_')
}

/** A text as a unit, '' for one that says that there is none, null where it is none. */
export function unitIn(text: string): string | null {
  const bare = text.replaceAll(/^[[(]\s*|\s*[\])]$/g, '').trim()
  if (text !== '' && /^(?:-|–|—|1)$/.test(bare)) return ''
  if (bare === '' || bare.length > 20) return null
  const spelled = bare
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .replaceAll('⁴', '^4')
    .replaceAll(/[·•]/g, '*')
  const parsed = parseUnit(spelled.replaceAll(/°(?=[CF])/g, 'deg'), { isUnit })
  return parsed.ok && resolveUnit(parsed.value).ok ? unitToPlain(parsed.value) : null
}

/** A unit as the program of units reads it; null for a thermometer scale, whose numbers are no multiples. */
export function sizeOf(unit: string): ResolvedUnit | null {
  const parsed = parseUnit(unit === '' ? '1' : unit, { isUnit })
  const resolved = parsed.ok ? resolveUnit(parsed.value) : null
  return resolved?.ok && !resolved.unit.zero && resolved.unit.level === undefined ? resolved.unit : null
}
