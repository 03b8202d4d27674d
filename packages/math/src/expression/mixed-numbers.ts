/**
 * Numbers as print has them. Fractions, `1 1/2`, `½`, `1½`, and `1/2"` with the mark of a unit behind it, become one token
 * of a number, whose text is `1+1/2` or `1/2`. Groups of three digits with spaces between, `210 000`, are one number.
 */
import type { NumberNode, BinaryNode, Span } from './tree.ts'

/** Characters of one fraction. */
export const VULGAR_FRACTIONS: ReadonlyMap<string, string> = new Map(
  '½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅐1/7 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅑1/9 ⅒1/10'
    .split(' ')
    .map(entry => [entry[0]!, entry.slice(1)]),
)

/** A token of a lexer. */
interface Lexed extends Span {
  readonly kind: string
  readonly text: string
  readonly space: boolean
}

const WHOLE = /^\d+$/
const FRACTION = /^(?:(\d+)\+)?(\d+)\/(\d+)$/
const MARK = /^['"′″’”]$/

/** Whether a line may hold such a number: most do not, and need no second look. */
const MAY_HOLD = /\d\s*[½-⅞¼¾⅐-⅒]|\d\s*\/\s*\d|\d\s\d{3}/

/** @returns the tokens with one for each such number */
export function withMixedNumbers<T extends Lexed>(tokens: T[], source: string): T[] {
  if (!MAY_HOLD.test(source)) return tokens
  const merged: T[] = []
  let lists = 0
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    if (token.text === '[') lists += 1
    if (token.text === ']') lists -= 1
    // In a list, as other programs write it, a space may separate.
    const grouped = lists > 0 ? null : groupedAt(tokens, at, merged.at(-1), source)
    const number = grouped ?? numberAt(tokens, at, merged.at(-1))
    if (number) merged.push({ ...token, text: number.text, end: tokens[number.next - 1]!.end })
    else merged.push(token)
    at = number?.next ?? at + 1
  }
  return merged
}

interface Found {
  readonly text: string
  readonly next: number
}

function numberAt(tokens: readonly Lexed[], at: number, before: Lexed | undefined): Found | null {
  const [first, second] = [tokens[at]!, tokens[at + 1]]
  // A number behind a number is a fault, and a quotient or a power would take the whole number alone.
  const isBound =
    before?.kind === 'number' || (before?.kind === 'sign' && /^(?:\/|\.\/|\.?\^)$/.test(before.text))
  if (first.kind !== 'number' || !WHOLE.test(first.text) || isBound) return null
  if (second?.kind === 'number' && FRACTION.test(second.text))
    return { text: `${first.text}+${second.text}`, next: at + 2 }
  const whole = second?.kind === 'number' && second.space ? fractionAt(tokens, at + 1) : null
  if (whole) return { text: `${first.text}+${whole.text}`, next: whole.next }
  const alone = fractionAt(tokens, at)
  const mark = alone && tokens[alone.next]
  return mark?.kind === 'bad' && MARK.test(mark.text) && !mark.space ? alone : null
}

/** `210 000` and `1 234.5`; `U^2 200` is none. */
function groupedAt(
  tokens: readonly Lexed[],
  at: number,
  before: Lexed | undefined,
  source: string,
): Found | null {
  const isBound = before?.kind === 'number' || /^(?:\.?\^|-)$/.test(before?.text ?? '')
  if (isBound && !(before!.text === '-' && tokens[at - 2]?.text !== '^')) return null
  const written = (index: number): string => {
    const token = tokens[index]
    return token?.kind === 'number' ? source.slice(token.start, token.end) : ''
  }
  if (!/^[1-9]\d{0,2}$/.test(written(at))) return null
  let next = at + 1
  let text = written(at)
  while (tokens[next]?.space && !text.includes('.') && /^\d{3}(?:\.\d+)?$/.test(written(next))) {
    text += written(next)
    next += 1
  }
  return next > at + 1 ? { text, next } : null
}

/** `1/2`, less than one; what follows may not take its denominator alone. */
function fractionAt(tokens: readonly Lexed[], at: number): Found | null {
  const [over, slash, under, behind] = tokens.slice(at, at + 4)
  if (slash?.kind !== 'sign' || slash.text !== '/' || !over || under?.kind !== 'number') return null
  if (!WHOLE.test(over.text) || !WHOLE.test(under.text) || Number(over.text) >= Number(under.text))
    return null
  const isTaken = behind?.kind === 'sign' && /^(?:\.?\^|!|\/|\.\/|\()$/.test(behind.text) && !behind.space
  return isTaken ? null : { text: `${over.text}/${under.text}`, next: at + 3 }
}

/** The parts of the text of such a token; null for any other number. */
export function mixedParts(text: string): { whole: string | undefined; over: string; under: string } | null {
  const [, whole, over, under] = FRACTION.exec(text) ?? []
  return over && under ? { whole, over, under } : null
}

/** The value of such a text as a decimal number, for parts of one measure: `5 ft 1 1/2 in` has 1.5 in. */
export function decimalOf(text: string): string {
  const parts = mixedParts(text)
  return parts ? String(Number(parts.whole ?? 0) + Number(parts.over) / Number(parts.under)) : text
}

/** The number that a token is: `1 + 1/2` for a mixed one. */
export function numeral(text: string, { start, end }: Span): NumberNode | BinaryNode {
  const span = { start, end }
  const parts = mixedParts(text)
  const number = (digits: string): NumberNode => ({ kind: 'number', text: digits, span })
  if (!parts) return number(text)
  const common = { kind: 'binary', span, operatorSpan: span } as const
  const fraction: BinaryNode = {
    ...common,
    operator: '/',
    left: number(parts.over),
    right: number(parts.under),
  }
  return parts.whole === undefined
    ? fraction
    : { ...common, operator: '+', left: number(parts.whole), right: fraction }
}
