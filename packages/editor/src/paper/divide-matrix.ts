/** A matrix that is wider than the line or higher than the page, as several that are not. */
import { markupOf } from '../math/markup.ts'

/** Pixels. */
export interface AvailableSize {
  readonly width: number
  readonly height: number
}

interface Size {
  readonly room: AvailableSize
  readonly width: number
  readonly height: number
  /** The least scale at which its signs are read. */
  readonly least: number
}

const MATRIX = /\\begin\{([pbBvV]?matrix\*?|array)\}(?:\{[lcr|]*\})?([\s\S]*?)\\end\{\1\}/

/** Text size of the parts, unless their signs are too small for it. */
const USUAL_SCALE = 0.85

/** Puts the parts in the place of the formula. @returns false where it is no formula with one matrix */
export function divideMatrix(formula: HTMLElement, latex: string, size: Size): boolean {
  const { room, width, height } = size
  const scale = Math.max(USUAL_SCALE, size.least)
  const match = MATRIX.exec(latex)
  if (!match || match[2]!.includes('\\begin')) return false
  const rows = splitLatex(match[2]!, '\\\\')
    .map(row => splitLatex(row, '&'))
    .filter(row => row.length > 1 || row[0]!.trim() !== '')
  const columns = Math.max(0, ...rows.map(row => row.length))
  if (rows.length === 0 || columns === 0) return false
  const around = { before: latex.slice(0, match.index), after: latex.slice(match.index + match[0].length) }
  const name = match[1] === 'array' ? 'matrix' : match[1]!
  const groups = {
    columns: groupsOf(columns, Math.ceil((width * scale * 1.1) / room.width)),
    rows: groupsOf(rows.length, Math.ceil((height * scale * 1.1) / room.height)),
  }
  if (groups.columns.length * groups.rows.length < 2) return false
  const parts: HTMLElement[] = []
  for (const [firstRow, lastRow] of groups.rows)
    for (const [firstColumn, lastColumn] of groups.columns) {
      const cells = rows
        .slice(firstRow, lastRow)
        .map(row => row.slice(firstColumn, lastColumn).join('&'))
        .join('\\\\')
      const isFirst = parts.length === 0
      const isLast = lastRow === rows.length && lastColumn === columns
      const text = `${isFirst ? around.before : ''}\\begin{${name}}${cells}\\end{${name}}${isLast ? around.after : ''}`
      const labels = [
        groups.columns.length > 1 ? rangeText('column', firstColumn, lastColumn) : '',
        groups.rows.length > 1 ? rangeText('row', firstRow, lastRow) : '',
      ]
      parts.push(part(text, labels.filter(label => label !== '').join(', ')))
    }
  formula.replaceChildren(...parts)
  formula.style.display = 'block'
  formula.style.fontSize = `${scale * 100}%`
  return true
}

function part(latex: string, label: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'print-part'
  element.dataset['latex'] = latex
  const words = document.createElement('span')
  words.className = 'print-part-label'
  words.textContent = label
  element.innerHTML = markupOf(latex)
  element.prepend(words)
  return element
}

/** @param last the index behind the last one */
function rangeText(what: string, first: number, last: number): string {
  return last - first === 1 ? `${what} ${first + 1}` : `${what}s ${first + 1} to ${last}`
}

/** Divides so many into groups of about the same size, as first and behind the last. */
export function groupsOf(count: number, groups: number): [number, number][] {
  const size = Math.max(1, Math.ceil(count / Math.max(1, groups)))
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => [
    index * size,
    Math.min(count, (index + 1) * size),
  ])
}

/** Splits outside of braces. */
export function splitLatex(latex: string, at: string): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < latex.length; index += 1) {
    if (depth === 0 && latex.startsWith(at, index) && !isEscaped(latex, index, at)) {
      found.push(latex.slice(start, index))
      start = index + at.length
      index = start - 1
    } else if (latex[index] === '\\') index += 1
    else if (latex[index] === '{') depth += 1
    else if (latex[index] === '}') depth -= 1
  }
  return [...found, latex.slice(start)]
}

const isEscaped = (latex: string, index: number, at: string): boolean =>
  at === '&' && latex[index - 1] === '\\'
