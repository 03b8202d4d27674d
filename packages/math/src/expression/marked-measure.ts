/**
 * Measures with marks in place of units: `45°23'46"` in degrees, minutes and seconds, `5'2 1/2"` in feet
 * and inches. Both notations and typing read them by their tokens.
 */

import { decimalOf, mixedParts } from './mixed-numbers.ts'

/** Parts of an inch. */
const BINARY = /^(?:2|4|8|16|32|64|128)$/

/** A token of a lexer. */
interface Mark {
  readonly kind: string
  readonly text: string
  readonly space: boolean
}

/** One number of the measure. */
export interface MeasurePart {
  /** Undefined for the number that stands before the first mark. */
  readonly text: string | undefined
  readonly unit: string
  /** Indexes of the tokens of the number. */
  readonly from: number
  readonly to: number
}

export interface MarkedMeasure {
  readonly parts: readonly MeasurePart[]
  /** Index of the token behind. */
  readonly next: number
}

const SINGLE = /^['′’]$/
const DOUBLE = /^["″”]$/

/**
 * The measure whose first mark is the token at `index`, right behind a number; null for anything else. One mark
 * alone is none, as `5'` may be feet or minutes, but behind a fraction: `1 1/2"`.
 */
export function markedMeasure(tokens: readonly Mark[], index: number): MarkedMeasure | null {
  const first = tokens[index]
  if (!first || first.space) return null
  if (first.kind === 'sign' && first.text === '°') return degrees(tokens, index)
  return (isMark(first, SINGLE) && feet(tokens, index)) || ofFraction(tokens, index)
}

/** Fractions are of feet and inches; a mark before a word opens a unit in quotation marks. */
function ofFraction(tokens: readonly Mark[], index: number): MarkedMeasure | null {
  const number = tokens[index - 1]
  if (number?.kind !== 'number' || !mixedParts(number.text)) return null
  const double = doubleAt(tokens, index)
  const next = double ?? singleAt(tokens, index)
  if (next === null || (tokens[next]?.kind === 'name' && !tokens[next].space)) return null
  return {
    parts: [{ text: undefined, unit: double === null ? 'ft' : 'in', from: index - 1, to: index }],
    next,
  }
}

function degrees(tokens: readonly Mark[], index: number): MarkedMeasure | null {
  const parts: MeasurePart[] = [{ text: undefined, unit: 'deg', from: index - 1, to: index }]
  let next = index + 1
  for (const unit of ['arcmin', 'arcs']) {
    const number = tokens[next]
    const mark = unit === 'arcs' ? doubleAt(tokens, next + 1) : singleAt(tokens, next + 1)
    if (number?.kind !== 'number' || mark === null) continue
    parts.push({ text: number.text, unit, from: next, to: next + 1 })
    next = mark
  }
  return parts.length > 1 ? { parts, next } : null
}

function feet(tokens: readonly Mark[], index: number): MarkedMeasure | null {
  const dash = tokens[index + 1]
  const from = dash?.kind === 'sign' && dash.text === '-' && !dash.space ? index + 2 : index + 1
  const inches = inchesAt(tokens, from)
  const next = inches && doubleAt(tokens, inches.to)
  if (!inches || next === null) return null
  const whole: MeasurePart = { text: undefined, unit: 'ft', from: index - 1, to: index }
  return { parts: [whole, { ...inches, unit: 'in', from }], next }
}

/** `2`, `2 1/2` or `1/2` as a decimal number. */
function inchesAt(tokens: readonly Mark[], from: number): { text: string; to: number } | null {
  const [first, second] = [tokens[from], tokens[from + 1]]
  if (first?.kind !== 'number') return null
  const mixed = mixedParts(first.text)
  if (mixed) {
    return BINARY.test(mixed.under) ? { text: decimalOf(first.text), to: from + 1 } : null
  }
  const alone = fractionAt(tokens, from)
  if (alone) return { text: String(alone.value), to: alone.to }
  const behind = second?.kind === 'number' && second.space ? fractionAt(tokens, from + 1) : null
  if (!behind) return { text: first.text, to: from + 1 }
  return /^\d+$/.test(first.text) ? { text: String(Number(first.text) + behind.value), to: behind.to } : null
}

/** Parts of an inch are halves, quarters and so on, which are short decimals. */
function fractionAt(tokens: readonly Mark[], at: number): { value: number; to: number } | null {
  const [over, slash, under] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (over?.kind !== 'number' || slash?.kind !== 'sign' || slash.text !== '/' || under?.kind !== 'number')
    return null
  const isBinary = BINARY.test(under.text)
  return isBinary && /^\d+$/.test(over.text)
    ? { value: Number(over.text) / Number(under.text), to: at + 3 }
    : null
}

function singleAt(tokens: readonly Mark[], at: number): number | null {
  return isMark(tokens[at], SINGLE) && !isMark(tokens[at + 1], SINGLE) ? at + 1 : null
}

function doubleAt(tokens: readonly Mark[], at: number): number | null {
  if (isMark(tokens[at], DOUBLE)) return at + 1
  return isMark(tokens[at], SINGLE) && isMark(tokens[at + 1], SINGLE) ? at + 2 : null
}

const isMark = (token: Mark | undefined, mark: RegExp): boolean =>
  token?.kind === 'bad' && !token.space && mark.test(token.text)
