/** A line of Calcpad as texts and formulas in turn. */
import { Parser } from 'htmlparser2'

export interface Piece {
  readonly kind: 'text' | 'formula'
  readonly text: string
  /** A text in double quotation marks is a heading. */
  readonly heading?: true
}

export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < line.length) {
    const sign = line[at]!
    if (sign === "'" || sign === '"') {
      const end = line.indexOf(sign, at + 1)
      const text = line.slice(at + 1, end < 0 ? undefined : end)
      pieces.push({ kind: 'text', text, ...(sign === '"' && { heading: true }) })
      at = end < 0 ? line.length : end + 1
      continue
    }
    const next = /['"]/.exec(line.slice(at))
    const end = next ? at + next.index : line.length
    const text = line.slice(at, end).trim()
    if (text !== '') pieces.push({ kind: 'formula', text })
    at = end
  }
  return pieces
}

export interface ReadText {
  /** Lines without marks; empty where the piece was markup alone. */
  readonly lines: readonly string[]
  /** 1 to 6 of a heading, 0 of other texts. */
  readonly level: number
  readonly hasPicture: boolean
}

const BLOCKS = new Set([
  'p',
  'div',
  'br',
  'hr',
  'tr',
  'table',
  'ul',
  'ol',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
])
const SILENT = new Set(['script', 'style', 'svg'])

const RAISED = new Map(zip('0123456789+-−()nio', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿⁱ°'))
const LOWERED = new Map(zip('0123456789+-−()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎'))

function zip(from: string, to: string): [string, string][] {
  return [...from].map((sign, at) => [sign, [...to][at]!])
}

/** Plain notation has no raised words: `m<sup>2</sup>` has a sign of its own, `f<sub>ck</sub>` is written as a name. */
function shifted(text: string, name: 'sup' | 'sub'): string {
  const signs = name === 'sup' ? RAISED : LOWERED
  const written = [...text].map(sign => signs.get(sign))
  if (written.every(sign => sign !== undefined)) return written.join('')
  return (name === 'sup' ? '^' : '_') + text
}

/** The words of a text that may hold HTML; scripts and styles have none. */
export function readText(html: string): ReadText {
  const lines = ['']
  let level = 0
  let silent = 0
  let hasPicture = false
  let shift: 'sup' | 'sub' | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (SILENT.has(name)) silent++
      if (BLOCKS.has(name)) lines.push('')
      shift = name === 'sup' || name === 'sub' ? name : shift
      if (/^h[1-6]$/.test(name) && level === 0) level = Number(name[1])
      if (name === 'td' || name === 'th') lines[lines.length - 1] += ' '
      if (name === 'img') {
        hasPicture = true
        lines[lines.length - 1] += ` (picture: ${attributes['alt'] || fileOf(attributes['src'])}) `
      }
    },
    ontext(text) {
      if (silent === 0) lines[lines.length - 1] += shift ? shifted(text, shift) : text
    },
    onclosetag(name) {
      if (SILENT.has(name) && silent > 0) silent--
      if (name === shift) shift = undefined
      if (BLOCKS.has(name)) lines.push('')
    },
  })
  parser.write(html.replaceAll(/<!--|-->|<-->/g, ' '))
  parser.end()
  const words = lines.map(line => line.replaceAll(/\s+/g, ' ').trim()).filter(line => line !== '')
  return { lines: words, level, hasPicture }
}

const fileOf = (address = ''): string =>
  address.startsWith('data:') ? 'in the file' : address.split('/').at(-1) || 'without a name'
