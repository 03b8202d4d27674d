/** Formulas to and from text: what copy writes, and what paste reads of a piece. */
import { latexAsTyped, parseLatex, parsePlain, toLatex, toPlain } from '@calcwright/math/expression'

/** Puts the units of a line into boxes. */
export type WithUnits = (line: string) => string

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
export function linesOf(text: string): string[] {
  const lines: string[] = text.match(/\S(?:.*\S)?/g) ?? []
  const rows = lines.map(line => line.split('\t').map(cell => cell.trim()))
  const columns = rows[0]?.length ?? 0
  const numbers = columns > 1 && rows.every(row => row.length === columns) ? numbersIn(rows.flat()) : null
  if (!numbers) return lines
  const written = rows.map((_, at) => numbers.slice(at * columns, (at + 1) * columns).join(', '))
  return [`[${written.join('; ')}]`]
}

/** LaTeX of a piece of plain text to insert into a formula. */
export function readFragment(
  text: string,
  isUnit: (name: string) => boolean,
  withUnits: WithUnits = line => line,
): string {
  const line = columnIn(text) ?? linesOf(text).map(withUnits).join(' ')
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
