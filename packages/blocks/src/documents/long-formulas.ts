/**
 * Formulas that are wider or higher than the page, as several lines: files of other programs neither scroll nor
 * shrink. Sums break at their operators, lists at their commas, matrices are divided by columns and rows.
 */
import type { FormulaPiece } from './model.ts'
import { latexWidth } from '../latex-width.ts'

export interface FormulaLine {
  readonly latex: string
  /** How far in the line stands: 0 for its start, 1 behind an equals sign, 2 where a part goes on. */
  readonly depth: number
}

/** Signs of a formula that fit on a line between the margins. */
const WIDTH = 74

/** Signs of the words that say which part of a matrix this is. */
const PLACE = 14

/** Rows of a matrix that fit on a page. */
const ROWS = 30

/**
 * @param share of the page's width that there is
 * @returns the lines, or null where the formula fits as it is
 */
export function longFormulaLines({ latex, values }: FormulaPiece, share = 1): FormulaLine[] | null {
  const width = WIDTH * share
  const isWide = values.length > 0 && drawnWidth(latex) + Math.max(...values.map(drawnWidth)) > width
  const parts = [latex, ...values.map(value => `{}=${value}`)].map((part, index) =>
    partsOf(part, width - (index > 0 ? 3 : 0)),
  )
  if (!isWide && parts.every(lines => lines.length === 1)) return null
  return parts.flatMap((lines, index) =>
    lines.map((line, at) => ({ latex: line, depth: at > 0 ? 2 : index > 0 ? 1 : 0 })),
  )
}

/** Signs of a text beside those of a formula. */
const LETTER = 0.9

/** Signs around a number at the margin. */
const NUMBER = 4

/** Whether the remark and the clause of a formula stand behind its last line, and not below it. */
export function hasRoomForWords(piece: FormulaPiece, share: number): boolean {
  const { latex, values, remark = '', clause = '', verdict = [], number } = piece
  const words = [remark, clause].filter(text => text !== '')
  if (words.length === 0) return true
  const lines = longFormulaLines(piece, share)
  const line = lines
    ? drawnWidth(lines.at(-1)!.latex) + 4
    : drawnWidth([latex, ...values.slice(-1)].join('='))
  const judged = verdict.map(part =>
    part.kind === 'math' ? drawnWidth(part.latex) : LETTER * part.text.length,
  )
  const beside = [...judged, ...words.map(text => 4 + LETTER * text.length)]
  const margin = number === undefined ? 0 : NUMBER + number.length
  return line + beside.reduce((sum, each) => sum + each, margin) <= WIDTH * share
}

const MATRIX = /\\begin\{([pbBvV]?matrix\*?|array)\}(?:\{[lcr|]*\})?([\s\S]*?)\\end\{\1\}/

function partsOf(latex: string, width: number): string[] {
  const match = MATRIX.exec(latex)
  if (match) return latex.split('\\begin').length > 2 ? [latex] : matrixParts(latex, match, width)
  return latexWidth(latex) > width ? brokenLines(latex, width) : [latex]
}

function matrixParts(latex: string, match: RegExpExecArray, width: number): string[] {
  const [all, name = 'matrix', inner = ''] = match
  const before = latex.slice(0, match.index)
  const after = latex.slice(match.index + all.length)
  const rows = rowsOf(inner)
  const widths = columnWidths(rows)
  const whole = widths.reduce((sum, each) => sum + each, latexWidth(before) + latexWidth(after))
  const columns = groups(widths, whole <= width ? whole : width - latexWidth(before) - PLACE)
  const heights = groups(
    rows.map(() => 1),
    ROWS,
  )
  if (columns.length * heights.length === 1) return [latex]
  const parts = heights.flatMap(([top, bottom]) =>
    columns.map(([left, right]) => {
      const cells = rows.slice(top, bottom).map(row => row.slice(left, right).join(' & '))
      const places = [
        columns.length > 1 ? rangeWords('column', left, right) : '',
        heights.length > 1 ? rangeWords('row', top, bottom) : '',
      ].filter(words => words !== '')
      const kind = name === 'array' ? 'matrix' : name
      return `\\begin{${kind}}${cells.join(' \\\\ ')}\\end{${kind}}\\quad\\text{(${places.join(', ')})}`
    }),
  )
  return parts.map((part, at) => (at === 0 ? before : '') + part + (at === parts.length - 1 ? after : ''))
}

const rowsOf = (inner: string): string[][] =>
  inner
    .split('\\\\')
    .map(row => row.split('&').map(cell => cell.trim()))
    .filter(row => row.length > 1 || row[0] !== '')

/** Between two columns of a matrix, in signs. */
const GAP = 1.4

/** Signs of each column; a minus before a number has no space around it. */
function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const cells = rows.map(row => row.map(cell => latexWidth(cell.replace(/^-/, '0'))))
  const count = Math.max(1, ...cells.map(row => row.length))
  return Array.from({ length: count }, (_, at) => GAP + Math.max(...cells.map(row => row[at] ?? 0)))
}

/** The width of a formula, of a matrix in it that of its columns. */
function drawnWidth(latex: string): number {
  const match = MATRIX.exec(latex)
  if (!match) return latexWidth(latex)
  const around = latex.slice(0, match.index) + latex.slice(match.index + match[0].length)
  const columns = columnWidths(rowsOf(match[2] ?? '')).reduce((sum, width) => sum + width, 0)
  return latexWidth(around) + columns
}

/** First and behind the last of as many as fit, one after the other. */
function groups(sizes: readonly number[], limit: number): [number, number][] {
  const found: [number, number][] = []
  let taken = Number.POSITIVE_INFINITY
  for (const [at, size] of sizes.entries()) {
    if (taken + size > limit) {
      found.push([at, at])
      taken = 0
    }
    found.at(-1)![1] = at + 1
    taken += size
  }
  return found
}

const rangeWords = (what: string, from: number, to: number): string =>
  to - from === 1 ? `${what} ${to}` : `${what}s ${from + 1} to ${to}`

/** A command, or a sign. */
const TOKEN = /\\[a-zA-Z]+|\\.|\s+|[^\\\s]/gs

const FRACTION = /\\[dt]?frac(?=\{)/g

const ROOT = /\\sqrt(?:\[(\d+)\])?(?=\{)/g

/** The formula with a root that is wider than a line as a power of brackets, which break. */
function withPowers(latex: string, width: number): string {
  for (const { index, 0: command, 1: degree = '2' } of latex.matchAll(ROOT)) {
    const inside = groupAt(latex, index + command.length)
    if (depthAt(latex, index) > 0 || latexWidth(inside) <= width) continue
    const behind = latex.slice(index + command.length + inside.length)
    return withPowers(
      `${latex.slice(0, index)}\\left(${inside.slice(1, -1)}\\right)^{1/${degree}}${behind}`,
      width,
    )
  }
  return latex
}

/** The formula with a fraction that is wider than a line as a quotient of brackets, which break. */
function withQuotients(latex: string, width: number): string {
  for (const { index, 0: command } of latex.matchAll(FRACTION)) {
    const above = groupAt(latex, index + command.length)
    const below = groupAt(latex, index + command.length + above.length)
    if (latexWidth(latex.slice(index, index + command.length) + above + below) <= width) continue
    if (depthAt(latex, index) > 0 || below === '') continue
    const [top, bottom] = [above, below].map(group => `\\left(${group.slice(1, -1)}\\right)`)
    const behind = latex.slice(index + command.length + above.length + below.length)
    return withQuotients(`${latex.slice(0, index)}${top}/${bottom}${behind}`, width)
  }
  return latex
}

/** Fractions and roots that are wider than a line, in each other too, as what breaks. */
function withParts(latex: string, width: number): string {
  const flat = withPowers(withQuotients(latex, width), width)
  return flat === latex ? latex : withParts(flat, width)
}

/** The group in braces that begins at a place; '' for none. */
function groupAt(latex: string, from: number): string {
  if (latex[from] !== '{') return ''
  for (let at = from; at < latex.length; at += 1)
    if (depthAt(latex.slice(from), at - from + 1) === 0) return latex.slice(from, at + 1)
  return ''
}

/** How many braces are open before a place. */
const depthAt = (latex: string, end: number): number =>
  (latex.slice(0, end).match(/\\.|[{}]/gs) ?? []).reduce(
    (depth, sign) => depth + (sign === '{' ? 1 : sign === '}' ? -1 : 0),
    0,
  )

/** Letters or digits of a name or a number that stay on one line. */
const WORD = 40

/** A place in a long name or number, of which nothing is drawn. */
const WORD_BREAK = '\\allowbreak'

/** Long names and numbers with places to break at. */
function withWordBreaks(latex: string): string {
  const parts = (text: string): string[] => text.match(new RegExp(`.{1,${WORD}}`, 'g')) ?? []
  return latex
    .replaceAll(/\\mathrm\{([a-zA-Z0-9]+)\}/g, (all, name: string) =>
      name.length <= WORD
        ? all
        : parts(name)
            .map(part => `\\mathrm{${part}}`)
            .join(WORD_BREAK),
    )
    .replaceAll(/\d+/g, digits => (digits.length <= WORD ? digits : parts(digits).join(`${WORD_BREAK} `)))
}

/** Operators and comparisons that a line may begin with. */
const OPERATOR = /^(?:[+\-=<>/]|\\(?:cdot|times|pm|le|ge|ne|lt|gt|land|lor))$/

/** Pairs of brackets around a place to break at. */
const DEEPEST = 4

/** Breaks before operators and behind commas, in long names and numbers, outside of braces and within as few brackets as may be. */
function brokenLines(wide: string, width: number): string[] {
  const latex = withWordBreaks(withParts(wide, width))
  const tokens = latex.match(TOKEN) ?? []
  const depths = depthsOf(tokens)
  const isOpen = tokens.some((token, at) => token === '\\left' && tokens[at + 1] === '.')
  // The rows of cases stand below one another as they are.
  const hasRows = tokens.some(token => token === '\\begin')
  const breaks = (deepest: number): number[] =>
    tokens.flatMap((token, at) => {
      if (depths[at]! > deepest) return []
      if (at > 2 && OPERATOR.test(token)) return [at]
      return (token === ',' && depths[at]! > 0) || token === WORD_BREAK ? [at + 1] : []
    })
  const fit = (lines: readonly string[]): boolean => lines.every(line => latexWidth(line) <= width)
  const outer = linesAt(tokens, breaks(0), width)
  if (isOpen || hasRows || fit(outer)) return outer
  let inner = outer
  for (let deepest = 1; deepest <= DEEPEST && !fit(inner); deepest += 1)
    inner = linesAt(tokens, breaks(deepest), width)
  // Brackets that grow with their content close in their own line, and LibreOffice asks it of all but words.
  return inner.map(line =>
    line
      .replaceAll(/\\(?:left|right)\s*([()[\]|])/g, '\\text{$1}')
      .replaceAll(/\\(?:left|right)(?![a-zA-Z])/g, ''),
  )
}

/** Brackets around each token; whatever stands in braces or in rows is out of reach. */
function depthsOf(tokens: readonly string[]): number[] {
  let braces = 0
  let brackets = 0
  return tokens.map((token, at) => {
    if (token === '}' || token === '\\end') braces -= 1
    const isSized = tokens[at - 1] === '\\left' || tokens[at - 1] === '\\right'
    if (token === '\\right' || (!isSized && /^[)\]]$/.test(token))) brackets -= 1
    const depth = braces > 0 ? Number.POSITIVE_INFINITY : brackets
    if (token === '{' || token === '\\begin') braces += 1
    if (token === '\\left' || (!isSized && /^[([]$/.test(token))) brackets += 1
    return depth
  })
}

function linesAt(tokens: readonly string[], breaks: readonly number[], width: number): string[] {
  const pieces = [0, ...breaks].map((from, at) =>
    tokens
      .slice(from, breaks[at])
      .filter(token => token !== WORD_BREAK)
      .join(''),
  )
  const lines: string[] = []
  for (const piece of pieces) {
    const line = lines.at(-1)
    if (line !== undefined && latexWidth(line + piece) <= width) lines[lines.length - 1] = line + piece
    else lines.push(piece)
  }
  return lines.filter(line => line.trim() !== '')
}
