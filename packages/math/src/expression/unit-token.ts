/** Tokens of what stands in a unit box, and their reading from plain text. */
import type { Message } from '../messages/message.ts'
import { message } from '../messages/syntax.ts'
import { MONEY_SIGNS } from './token.ts'
import type { SyntaxCode } from './tree.ts'

export interface UnitToken {
  readonly kind: 'name' | 'number' | 'sign' | 'bad' | 'end'
  /** Signs: `*` `·` `/` `^` `-` `+` `(` `)` `√`. */
  readonly text: string
  /** Why a `bad` token cannot be read. */
  readonly fault?: Message<SyntaxCode>
  readonly start: number
  readonly end: number
}

const TOKEN =
  /(?<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.\d+)|(?<name>(?:Δ°|[°%‰])?\p{L}[\p{L}\d]*(?:_[\p{L}\d]+)*|[°%‰$€£¥₩℃℉′″]|['"])|(?<raised>[⁺⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)|(?<power>\*\*|\^)|(?<times>[*×])|(?<dot>[·⋅∙•.])|(?<over>[/÷∕])|(?<sign>[()+\-−√])/uy

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * Tokens of `source` between two offsets, ending with one of kind `end`.
 * Spans are offsets into `source`.
 */
export function lexPlainUnit(source: string, start = 0, end = source.length): UnitToken[] {
  const tokens: UnitToken[] = []
  let at = start
  while (at < end) {
    if (/\s/.test(source[at]!)) {
      at += 1
      continue
    }
    TOKEN.lastIndex = at
    const match = TOKEN.exec(source)
    const groups = match?.groups
    if (!match || !groups || at + match[0].length > end) {
      tokens.push({
        kind: 'bad',
        text: '',
        fault: message('syntax.unit.character', { character: source[at]! }),
        start: at,
        end: at + 1,
      })
      at += 1
      continue
    }
    const span = { start: at, end: at + match[0].length }
    if (groups.number) tokens.push({ kind: 'number', text: groups.number, ...span })
    else if (groups.name) tokens.push({ kind: 'name', text: unitName(groups.name), ...span })
    else if (groups.raised) tokens.push(...raised(groups.raised, span))
    else tokens.push({ kind: 'sign', text: unitSign(match[0], groups), ...span })
    at = span.end
  }
  tokens.push({ kind: 'end', text: '', start: end, end })
  return tokens
}

/** Name under which the unit table knows what is written: `°C` → `degC`, `kΩ` → `kOhm`, `$` → `USD`. */
export function unitName(text: string): string {
  return (
    MONEY_SIGNS.get(text) ??
    text
      .normalize('NFC')
      .replace('℃', '°C')
      .replace('℉', '°F')
      .replace(/^['′]$/, 'arcmin')
      .replace(/^["″]$/, 'arcs')
      .replace(/^Δ°/u, 'delta')
      .replace('°', 'deg')
      .replaceAll('μ', 'µ')
      .replace(/Ω$/, 'Ohm')
  )
}

function unitSign(text: string, groups: Record<string, string | undefined>): string {
  if (groups.power) return '^'
  if (groups.times) return '*'
  if (groups.dot) return '·'
  if (groups.over) return '/'
  return text === '−' ? '-' : text
}

function raised(text: string, span: { start: number; end: number }): UnitToken[] {
  const tokens: UnitToken[] = [{ kind: 'sign', text: '^', start: span.start, end: span.start }]
  if (text.startsWith('⁻')) tokens.push({ kind: 'sign', text: '-', start: span.start, end: span.start + 1 })
  const digits = [...text.replace(/^[⁺⁻]/, '')].map(digit => RAISED.indexOf(digit)).join('')
  if (/^\d+$/.test(digits))
    tokens.push({ kind: 'number', text: digits, start: span.end - digits.length, end: span.end })
  return tokens
}
