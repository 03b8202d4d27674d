/** Words before and behind a definition in its line: `Breite b = 3 m`, `F = 5 kN from table 3`. */
import { isGreekCommand } from './greek.ts'
import { mayBeHidden } from './hidden-constants.ts'
import { OPERATOR, partsOf } from './prose.ts'
import type { KnownWords, Part } from './prose.ts'
import type { RemarkedLine } from './remark.ts'

/** A symbol as formulas have them, with its value: `b = 3 m` rather than `width = 3 m`. */
const DEFINITION = /^(\p{L}+)((?:_[\p{L}\d_,]+|\d+|')?\s*:?=\s*[^=\s].*)$/su
/** The target of a definition with its sign. */
const TARGET = /^\s*\p{L}[\p{L}\d_,']*(?:\([^()]*\))?\s*:?=(?!=)/u
const HEAD = /^((?:[\p{L}\p{M}'’-]{2,}[.,:]?\s+)+)(.+)$/su
/** `Check: A + B = F`: words with a colon before any formula with a relation. */
const HEADED = /^((?:[\p{L}\p{M}'’-]{2,}\s+)*[\p{L}\p{M}'’-]{2,}:\s+)([^=<>]*[=<>≤≥].*)$/su
const NUMBER = /^\s*[-+−]?\d[\d.,]*(?:[eE][-+]?\d+)?(?:\s*[*·×]\s*10\^[-−]?\d+)?/
/** Grades of materials and sizes: S235, C30/37, M12, GL24h. */
const GRADE = /^\p{Lu}{1,3} ?\d{2,4}(?:\/\d{2,3})?[\p{L}]{0,2}$/u
/** Words with which a block of plain notation begins. */
const BLOCK = /^(?:for|if|else|elseif|while|program|check|return|function|purge|then)\b/
/** `Sum F_z = 0` defines the sum. */
const SUM = /^[Ss]um\s*$/

/**
 * The definition in a line with words around it, which are a remark on it: unknown words before a symbol, or words or
 * a bracket of words behind a measure; null for any other line.
 */
export function withoutWordsAround(text: string, known: KnownWords): RemarkedLine | null {
  const line = text.trim()
  const head = headOf(line, known)
  const rest = line.slice(head.length)
  const tail = tailOf(rest, known)
  if (head === '' && tail === '') return null
  const formula = rest.slice(0, rest.length - tail.length).trim()
  const inside = /^\((.*)\)$/s.exec(tail)?.[1] ?? tail
  return { formula, remark: [head.trim().replace(/[,:]$/, ''), inside.trim()].filter(Boolean).join(', ') }
}

function headOf(line: string, known: KnownWords): string {
  const [, headed] = HEADED.exec(line) ?? []
  if (headed !== undefined && isProse(headed, known)) return headed
  const [, head = '', rest = ''] = HEAD.exec(line) ?? []
  if (head === '' || BLOCK.test(head) || SUM.test(head)) return ''
  const [, symbol = ''] = DEFINITION.exec(rest) ?? []
  // `let e = 30 mm` hides the constant.
  if (head.trim() === 'let' && mayBeHidden(symbol)) return ''
  const isSymbol = [...symbol].length === 1 || isGreekCommand(symbol)
  return isSymbol && isProse(head, known) ? head : ''
}

function isProse(head: string, known: KnownWords): boolean {
  const parts = partsOf(head, known)
  return parts.every(({ kind }) => kind !== 'other') && isWorded(parts)
}

/** Words of their own, or one that joins: `with g = …`. */
const isWorded = (parts: readonly Part[]): boolean =>
  parts.some(({ kind }) => kind === 'word') ||
  (parts.length > 0 && parts.every(({ kind }) => kind === 'joining'))

/** `60 miles per hour`: no remark, but more of the unit. */
const isPerUnit = (tail: string, known: KnownWords): boolean => {
  const [, unit] = /^per\s+(\p{L}+)/u.exec(tail) ?? []
  return unit !== undefined && known.isUnit(unit)
}

function tailOf(line: string, known: KnownWords): string {
  const value = TARGET.exec(line)?.[0].length
  const number = value === undefined ? undefined : NUMBER.exec(line.slice(value))?.[0]
  if (value === undefined || number === undefined) return ''
  let end = value + number.length
  for (;;) {
    const [chunk = ''] = /^\s*[^\s(]\S*/.exec(line.slice(end)) ?? []
    const words = chunk.match(/[\p{L}\p{M}]+/gu) ?? []
    const isUnits =
      chunk !== '' &&
      words.every(word => known.isUnit(word)) &&
      /^[\p{L}\p{M}\d\s%‰°µΩ/·*^()²³⁻¹-]+$/u.test(chunk)
    if (!isUnits) break
    end += chunk.length
  }
  const tail = line.slice(end).trim()
  const inside = /^\(([^()]*)\)$/s.exec(tail)?.[1]
  const hasOperator = OPERATOR.test(inside !== undefined && GRADE.test(inside) ? '' : tail)
  if (!/^\s/.test(line.slice(end)) || tail === '' || hasOperator || isPerUnit(tail, known)) return ''
  const parts = partsOf(inside ?? tail, known)
  if (inside === undefined && /[()]/.test(tail)) return ''
  // One word alone may be a factor that is defined elsewhere, or spelled wrongly.
  const begin = parts[0]?.kind ?? ''
  const words = parts.filter(({ kind }) => kind === 'word').length
  const isGrade = inside !== undefined && GRADE.test(inside) && !known.isDefined(inside)
  if (inside !== undefined) return isGrade || (begin !== 'other' && words > 0) ? tail : ''
  return begin === 'joining' || (begin === 'word' && words > 1) ? tail : ''
}
