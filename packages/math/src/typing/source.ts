/** The typed text and its tokens. */
import { lexPlain } from '../expression/lexer-plain.ts'
import type { TokenKind } from '../expression/token.ts'

/**
 * A part of a formula that was there before the typing began and stays as it is drawn. In the text
 * it stands as one character, see {@link placeOf}.
 */
export interface DrawnPart {
  /**
   * `operand`: whatever can be multiplied. `script`: an exponent of what stands before it. `sign`: one
   * before its operand, such as that of a sum or a limit.
   */
  readonly role: 'operand' | 'name' | 'unit' | 'script' | 'sign'
  readonly latex: string
  /** The content, for brackets that a fraction makes needless. */
  readonly inside?: string
  /** Plain form of a name or a unit. */
  readonly name?: string
}

export interface TypedSource {
  readonly text: string
  readonly parts: readonly DrawnPart[]
}

const FIRST_PLACE = 0xe000
const PLACES = /[\ue000-\uf8ff]/gu

/** The character that stands for the part part of that index. */
export function placeOf(index: number): string {
  return String.fromCharCode(FIRST_PLACE + index)
}

export interface TypedToken {
  readonly kind: TokenKind | 'part'
  /** Spelled as the parser knows it; for what cannot be read, the characters themselves. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** White space stands before it. */
  readonly space: boolean
  readonly part?: DrawnPart
  /** A name that was written close to the one before it. */
  readonly parted?: true
}

/** Tokens of what was typed, ending with one of kind `end`. */
export function lexTyped({ text, parts }: TypedSource): TypedToken[] {
  const tokens: TypedToken[] = []
  let from = 0
  let space = false
  const read = (to: number): void => {
    const part = text.slice(from, to)
    let last = from
    for (const token of lexPlain(part)) {
      const [start, end] = [token.start + from, token.end + from]
      const before = space || token.space
      space = token.kind === 'end' && before
      if (token.kind === 'end') break
      // The lexer marks only the last character of a name whose subscript is still to come.
      const raw = token.kind === 'bad' ? text.slice(last, end).trimStart() : token.text
      const begin = token.kind === 'bad' ? end - raw.length : start
      tokens.push({ kind: token.kind, text: raw, start: begin, end, space: before })
      last = end
    }
  }
  for (const { index } of text.matchAll(PLACES)) {
    read(index)
    const part = parts[text.charCodeAt(index) - FIRST_PLACE]
    if (part) tokens.push({ kind: 'part', text: '', start: index, end: index + 1, space, part })
    space = false
    from = index + 1
  }
  read(text.length)
  tokens.push({ kind: 'end', text: '', start: text.length, end: text.length, space })
  return tokens
}

/** Units of several letters that hardly anybody gives a variable as its name. */
const PLAIN_UNIT =
  /^(?:[kMGTdchmuµnp](?:m|g|N|Pa|W|J|V|A|Hz|s|C|F|H|T|S|Ohm|mol|Wh|VA|L|l|bar)|Pa|Hz|bar|min|deg|rad|rpm|Ohm|mol|lbf?|ft|[kM]?Nm|degC)$/u

/**
 * `5*kN` as `5 kN`: programs for which units are factors are used to the sign, and a product with a name that nothing
 * defines is not meant.
 * @param isUnit whether a word is a unit and nothing else
 */
export function withoutTimesBeforeUnits(
  tokens: readonly TypedToken[],
  isUnit: (word: string) => boolean,
): readonly TypedToken[] {
  const isTimes = (index: number): boolean => {
    const [value, sign, unit, next] = tokens.slice(index - 1, index + 3)
    return (
      index > 0 &&
      value?.kind === 'number' &&
      tokens[index - 2]?.text !== '^' &&
      sign?.text === '*' &&
      unit?.kind === 'name' &&
      next?.text !== '(' &&
      PLAIN_UNIT.test(unit.text) &&
      isUnit(unit.text)
    )
  }
  return tokens.flatMap((token, index) => {
    if (isTimes(index)) return []
    return isTimes(index - 1) ? [{ ...token, space: true }] : [token]
  })
}

/** Denominators of fractions of inches and the like. */
const PARTS = /^(?:2|3|4|8|16|32|64)$/

/**
 * `3/4 in` with one number in place of the fraction, where a unit ends the term behind it: nobody means one over four
 * inches.
 * @param isUnit whether a word is a unit and nothing else
 */
export function withFractionsOfUnits(
  tokens: readonly TypedToken[],
  isUnit: (word: string) => boolean,
): readonly TypedToken[] {
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1]
    if (isFractionOfUnit(tokens, index, isUnit)) {
      const below = tokens[index + 2]!
      return [{ ...token, text: `${token.text}/${below.text}`, end: below.end }]
    }
    const isBelow = before?.text === '/' && isFractionOfUnit(tokens, index - 2, isUnit)
    return isBelow || (token.text === '/' && isFractionOfUnit(tokens, index - 1, isUnit)) ? [] : [token]
  })
}

function isFractionOfUnit(
  tokens: readonly TypedToken[],
  index: number,
  isUnit: (word: string) => boolean,
): boolean {
  const [over, slash, below, word, end] = tokens.slice(Math.max(index, 0), index + 5)
  const before = tokens[index - 1]
  if (over?.kind !== 'number' || below?.kind !== 'number' || slash?.text !== '/' || word?.kind !== 'name')
    return false
  const isProper = PARTS.test(below.text) && /^\d+$/.test(over.text) && Number(over.text) < Number(below.text)
  const isFirst = !before || /^(?:[-+=<>(,;:[]|:=|==|<=|>=|!=)$/.test(before.text)
  const isLast = end?.kind === 'end' || /^(?:[-+=<>),;\]]|:=|==|<=|>=|!=)$/.test(end?.text ?? '')
  return isProper && isFirst && word.space && isLast && isUnit(word.text)
}

/**
 * `2 m x 3 m` and `20 % of 50` with the sign of times in place of the word: between measures, and behind per cent, where no
 * such name is defined.
 */
export function withTimesSigns(
  tokens: readonly TypedToken[],
  { isDefined, isUnit }: { isDefined(name: string): boolean; isUnit(word: string): boolean },
): readonly TypedToken[] {
  return tokens.map((token, index) => {
    if (isPerCentOf(tokens, index, isDefined)) return { ...token, kind: 'sign' as const, text: '*' }
    if (isDefined('x')) return token
    const [number, unit, next] = [tokens[index - 2], tokens[index - 1], tokens[index + 1]]
    const isMeasure = unit?.kind === 'name' && number?.kind === 'number' && isUnit(unit.text)
    const isBetween = token.space && next?.kind === 'number' && next.space && isMeasure
    return token.kind === 'name' && token.text === 'x' && isBetween
      ? { ...token, kind: 'sign' as const, text: '*' }
      : token
  })
}

/** `60 miles per hour` with a slash in place of the word before a unit, where no such name is defined. */
export function withSlashes(
  tokens: readonly TypedToken[],
  { isDefined, isUnit }: { isDefined(name: string): boolean; isUnit(word: string): boolean },
): readonly TypedToken[] {
  return tokens.map((token, index) => {
    const [before, next] = [tokens[index - 1], tokens[index + 1]]
    const isBehindMeasure = before?.kind === 'number' || (before?.kind === 'name' && isUnit(before.text))
    const isBetween = isBehindMeasure && next?.kind === 'name' && isUnit(next.text)
    return token.text === 'per' && isBetween && !isDefined('per')
      ? { ...token, kind: 'sign' as const, text: '/', space: false }
      : token
  })
}

/** `20 % of 50`, `15 % of P` of a P that is defined; `20 % of the load` is a text. */
function isPerCentOf(
  tokens: readonly TypedToken[],
  index: number,
  isDefined: (name: string) => boolean,
): boolean {
  const [before, token, next] = tokens.slice(Math.max(index - 1, 0), index + 2)
  if (before?.text !== '%' || token?.text !== 'of' || !next || isDefined('of')) return false
  return next.kind === 'number' || next.text === '(' || isDefined(next.part?.name ?? next.text)
}

/** `3x10^4` with the letter for the sign of times, as with the sign: unless there is a name like that. */
export function withTimesTen(
  tokens: readonly TypedToken[],
  isDefined: (name: string) => boolean,
): readonly TypedToken[] {
  return tokens.flatMap((token, index) => {
    const isPower = tokens[index - 1]?.kind === 'number' && tokens[index + 1]?.text === '^'
    if (!isPower || token.kind !== 'name' || token.text !== 'x10' || isDefined('x10')) return [token]
    const between = token.start + 1
    return [
      { ...token, kind: 'sign' as const, text: '*', end: between },
      { ...token, kind: 'number' as const, text: '10', start: between, space: false },
    ]
  })
}
