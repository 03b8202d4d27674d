/** Formulas to and from text: what copy writes and paste reads. */
import {
  isWordy,
  latexAsTyped,
  parseLatex,
  parsePlain,
  proseIn,
  toLatex,
  toPlain,
  unitToPlain,
} from '@calcwright/math/expression'
import type { KnownWords, Statement } from '@calcwright/math/expression'
import { withoutLatex } from './pasted-latex.ts'

export type PastedLine =
  | {
      readonly kind: 'formula'
      readonly latex: string
      /** Display unit asked for, '' for none. */
      readonly unit: string
      /** A definition that shows its value. */
      readonly show: boolean
    }
  /** Paragraphs, each in a line. */
  | { readonly kind: 'prose'; readonly text: string }

/** Puts the units of a line into boxes. */
type WithUnits = (line: string) => string

/**
 * A formula for each line of text that is not empty; what cannot be read is kept as typed. Lines of prose that
 * follow one another are one text.
 */
export function readLines(
  text: string,
  known: KnownWords,
  withUnits: WithUnits = line => line,
): PastedLine[] {
  const read: PastedLine[] = []
  const defined = new Set<string>()
  const isDefined = (word: string): boolean => defined.has(word) || known.isDefined(word)
  for (const line of linesOf(withoutLatex(text))) {
    const [last, next] = [read.at(-1), readLine(line, { ...known, isDefined }, defined, withUnits)]
    const goesOn = last?.kind === 'prose' && next.kind === 'prose'
    if (goesOn) read[read.length - 1] = { kind: 'prose', text: `${last.text}\n${next.text}` }
    else read.push(next)
  }
  return read
}

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i

/** Numbers below one another, as a spreadsheet copies a column, are a list; null for something else. */
export function columnIn(text: string): string | null {
  const cells = text.split('\n').map(cell => cell.trim())
  while (cells.at(-1) === '') cells.pop()
  const numbers = cells.length > 1 ? numbersIn(cells) : null
  return numbers && `[${numbers.join(', ')}]`
}

/**
 * Cells of a spreadsheet as numbers, which are written with decimal commas in many countries; null where one is
 * something else, or commas might as well part thousands.
 */
function numbersIn(cells: readonly string[]): readonly string[] | null {
  if (cells.every(cell => NUMBER.test(cell))) return cells
  const commas = cells.filter(cell => cell.includes(','))
  const isPoint = commas.some(cell => !/^[-+]?\d{1,3},\d{3}$/.test(cell))
  const decimals = cells.map(cell => cell.replace(',', '.'))
  const isSure =
    isPoint && cells.every(cell => !cell.includes('.')) && decimals.every(cell => NUMBER.test(cell))
  return isSure ? decimals : null
}

/** Numbers between tabs, as a spreadsheet copies them, are one line: a list or a matrix. */
function linesOf(text: string): string[] {
  const lines: string[] = text.match(/\S(?:.*\S)?/g) ?? []
  const rows = lines.map(line => line.split('\t').map(cell => cell.trim()))
  const columns = rows[0]?.length ?? 0
  const numbers = columns > 1 && rows.every(row => row.length === columns) ? numbersIn(rows.flat()) : null
  if (!numbers) return lines
  const written = rows.map((_, at) => numbers.slice(at * columns, (at + 1) * columns).join(', '))
  return [`[${written.join('; ')}]`]
}

function readLine(typed: string, known: KnownWords, defined: Set<string>, withUnits: WithUnits): PastedLine {
  const isProse = isWordy(typed, known) || proseIn(typed, known) === 'certain'
  if (!typed.startsWith('#') && isProse) return { kind: 'prose', text: typed }
  const line = withUnits(typed)
  const parsed = parsePlain(line, { isUnit: known.isUnit })
  if (!parsed.ok) return { kind: 'formula', latex: latexAsTyped(line), unit: '', show: false }
  const statement = parsed.value
  if (statement.kind === 'text') return { kind: 'prose', text: statement.text }
  if (statement.kind === 'empty') return { kind: 'formula', latex: '', unit: '', show: false }
  const unit = statement.unit ? unitToPlain(statement.unit) : ''
  const definition = statement.kind === 'definition'
  if (definition && statement.target.kind !== 'property') defined.add(statement.target.name.name)
  const bare: Statement = { ...statement, show: !definition && statement.show, unit: undefined }
  return { kind: 'formula', latex: toLatex(bare), unit, show: definition && (statement.show || unit !== '') }
}

/** LaTeX of a piece of plain text to insert into a formula. */
export function readFragment(
  text: string,
  isUnit: (name: string) => boolean,
  withUnits: WithUnits = line => line,
): string {
  const line = columnIn(text) ?? linesOf(withoutLatex(text)).map(withUnits).join(' ')
  const parsed = parsePlain(line, { isUnit, context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') return latexAsTyped(line)
  return toLatex(parsed.value)
}

/** Plain notation of a formula; its LaTeX when it cannot be read. */
export function plainOf(latex: string): string {
  if (latex === '') return ''
  const known = plain.get(latex)
  if (known !== undefined) return known
  const parsed = parseLatex(latex)
  const text = parsed.ok ? toPlain(parsed.value) : latex
  if (plain.size >= 5000) plain.clear()
  plain.set(latex, text)
  return text
}

const plain = new Map<string, string>()
