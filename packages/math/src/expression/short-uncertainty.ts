/**
 * Uncertain numbers in the short form of CODATA: `9.81(3)` is 9.81 ± 0.03, the digits in brackets are those of the
 * last places. Both notations and typing read them by their tokens.
 */

/** A token of a lexer. */
interface NumberToken {
  readonly kind: string
  readonly text: string
  readonly space: boolean
  readonly start: number
  readonly end: number
}

export interface ShortUncertainty {
  readonly value: string
  /** The standard uncertainty, in the same power of ten as the value. */
  readonly spread: string
  /** The token of the digits in brackets. */
  readonly digits: NumberToken
  /** Index of the token behind. */
  readonly next: number
}

/**
 * The uncertain number whose bracket opens at `index`, right behind a decimal number; null for a product. Digits that
 * would be more than the value itself are no uncertainty: `0.5(10)` and `1.5(300)` are products.
 */
export function shortUncertainty(tokens: readonly NumberToken[], index: number): ShortUncertainty | null {
  const [number, open, digits, close] = tokens.slice(Math.max(index - 1, 0), index + 3)
  if (number?.kind !== 'number' || digits?.kind !== 'number' || !open || !close) return null
  if (!isSign(open, '(') || !isSign(close, ')') || digits.space || !/^\d{1,9}$/.test(digits.text)) return null
  const [, whole = '', places = '', power = ''] = /^(\d+)\.(\d+)(e[+-]?\d+)?$/i.exec(number.text) ?? []
  // A point without digits and a drawn power of ten are spelled differently in the token.
  if (places === '' || number.end - number.start !== number.text.length) return null
  const padded = digits.text.padStart(places.length + 1, '0')
  const spread = `${padded.slice(0, -places.length)}.${padded.slice(-places.length)}`
  const size = Number(`${whole}.${places}`)
  if (Number(spread) === 0 || (size !== 0 && Number(spread) > size)) return null
  const exponent = power === '' ? exponentBehind(tokens, index + 3) : null
  const scale = exponent?.text ?? power
  return {
    value: `${whole}.${places}${scale}`,
    spread: `${spread}${scale}`,
    digits,
    next: exponent?.next ?? index + 3,
  }
}

const isSign = (token: NumberToken | undefined, text: string): boolean =>
  token?.kind === 'sign' && token.text === text && !token.space

/** `e-11` right behind the bracket, as in `6.67430(15)e-11`. */
function exponentBehind(
  tokens: readonly NumberToken[],
  at: number,
): { readonly text: string; readonly next: number } | null {
  const [letter, sign, digits] = tokens.slice(at, at + 3)
  if (letter?.kind !== 'name' || letter.space) return null
  if (/^[eE]\d+$/.test(letter.text)) return { text: letter.text, next: at + 1 }
  const isSigned = isSign(sign, '-') || isSign(sign, '+')
  if (!/^[eE]$/.test(letter.text) || !isSigned || digits?.kind !== 'number' || digits.space) return null
  return /^\d+$/.test(digits.text) ? { text: `e${sign!.text}${digits.text}`, next: at + 3 } : null
}

export interface UnevenUncertainty {
  readonly above: string
  readonly below: string
  /** Index of the last token. */
  readonly last: number
}

/**
 * The two deviations in `10 (+3/-2)` and `10 +3/-2`, whose sign is the token at `index`; null for anything else.
 * @param hasUnit they stand behind a number with a unit, to which a plain number could not be added
 */
export function unevenUncertainty(
  tokens: readonly NumberToken[],
  index: number,
  hasUnit: boolean,
): UnevenUncertainty | null {
  const isBare = tokens[index]?.text !== '('
  const at = isBare ? index : index + 1
  const isDrawn = tokens[at + 1]?.text === 'frac'
  if (isDrawn && isBare && !hasUnit) return null
  const found = isDrawn ? inFraction(tokens, at) : inLine(tokens, at, isBare)
  if (!found) return null
  const { first, second, signs, next } = found
  if (!isBare && tokens[next]?.text !== ')') return null
  const last = isBare ? next - 1 : next
  if (signs === '+-') return { above: first.text, below: second.text, last }
  return signs === '-+' ? { above: second.text, below: first.text, last } : null
}

interface TwoDeviations {
  readonly first: NumberToken
  readonly second: NumberToken
  readonly signs: string
  /** Index of the token behind. */
  readonly next: number
}

/** `+3/-2`; without brackets only where the spaces say that it is no sum. */
function inLine(tokens: readonly NumberToken[], at: number, isBare: boolean): TwoDeviations | null {
  const [sign, first, slash, other, second] = tokens.slice(at, at + 5)
  if (first?.kind !== 'number' || second?.kind !== 'number' || slash?.text !== '/') return null
  if (first.space || second.space || (isBare && (!sign!.space || slash.space || other!.space))) return null
  return { first, second, signs: sign!.text + other!.text, next: at + 5 }
}

/** The same as it is drawn, with a fraction. */
function inFraction(tokens: readonly NumberToken[], at: number): TwoDeviations | null {
  const [sign, , , first, , , other, second, end] = tokens.slice(at, at + 9)
  if (first?.kind !== 'number' || second?.kind !== 'number' || end?.text !== '}') return null
  return { first, second, signs: sign!.text + other!.text, next: at + 9 }
}
