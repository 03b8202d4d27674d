/** Suggestions behind `steel:` and `steel.`: the properties of a value, and the columns of a table, with their figures. */
import { formatNumber, numberWithUnit, parseUnit, unitToText } from '@calcwright/math/expression'
import { commasOf } from '../results/decimal-separator.ts'
import type { ColumnSummary } from '@calcwright/evaluator'
import type { FieldHandle } from '../math/companion.ts'
import { nameAt } from '../math/typed-name.ts'
import type { TypedName } from '../math/typed-name.ts'
import { knownNames } from '../state/known-names.ts'
import type { Candidate, Suggestions } from './candidate.ts'
import { MAX_SUGGESTIONS } from './match.ts'

/**
 * @param typed the name at the caret, behind a colon or a point; '' where none has begun
 * @returns undefined where nothing with properties stands before it, null where there is nothing to suggest
 */
export function propertySuggestions(
  { field, line }: FieldHandle,
  typed: TypedName,
): Suggestions | null | undefined {
  const { model } = field
  const sign = model.at(typed.start)
  const owner = nameAt(model, model.offsetOf(sign.leftSibling)).text
  const known = owner === '' ? undefined : knownNames(line.editor, line.block).get(owner)
  const columns = known && line.editor.results.get(known.block).result?.outcomes[known.index]?.columns
  if (!columns || columns.length === 0) return undefined
  const { digits, thousands } = line.editor.worksheet.settings
  const commas = commasOf(line.editor.worksheet)
  const written = (label: string): string => commas?.sentenceWithComma(label) ?? label
  const found = matchingColumns(columns, typed.text)
  if (found.length === 0 || (found.length === 1 && found[0]!.name === typed.text)) return null
  const items = found.slice(0, MAX_SUGGESTIONS).map((column): Candidate => ({
    kind: 'variable',
    name: column.name,
    words: [column.name],
    label: written(labelOf(column, { digits, thousands })),
  }))
  const isThere = columns.some(({ name }) => name === typed.text)
  const completes = typed.text !== '' && !isThere && items[0]!.name.startsWith(typed.text)
  return { items, typed, position: field.position, completes, known: new Map() }
}

/** Puts what begins like the text before what contains it in its name or meaning. Capitals matter in short names. */
export function matchingColumns(columns: readonly ColumnSummary[], text: string): readonly ColumnSummary[] {
  const first = columns.filter(({ name }) => name.startsWith(text))
  const word = text.toLowerCase()
  const isWithin = ({ name, title = '' }: ColumnSummary): boolean =>
    name.toLowerCase().includes(word) || (word.length > 1 && title.toLowerCase().includes(word))
  return [...first, ...columns.filter(column => !first.includes(column) && isWithin(column))]
}

interface Look {
  readonly digits: number
  readonly thousands: boolean
}

/** `210 GPa, also (T) · Young's modulus`. */
export function labelOf({ name, title = '', unit, count, first, takes }: ColumnSummary, look: Look): string {
  const parsed = unit === '' ? null : parseUnit(unit)
  const inUnit = parsed?.ok ? unitToText(parsed.value) : ''
  const [value] = first
  const figure =
    count === 1 && value !== null && value !== undefined
      ? numberWithUnit(formatNumber(value, look).plain, inUnit)
      : takes
        ? ''
        : inUnit
  const parts = [figure, takes ? `${figure === '' ? '' : 'also '}(${takes})` : ''].filter(Boolean).join(', ')
  return [parts, title === name ? '' : title].filter(Boolean).join(' · ')
}
