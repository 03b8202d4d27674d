/** Tells lines of prose from formulas. */
import { findFunction, PREFIX_FUNCTIONS } from '@calcwright/reference/functions'
import { isGreekCommand } from './greek.ts'
import { constantOf } from './names.ts'

/** Tells the words of a line that mean something in formulas. */
export interface KnownWords {
  isUnit(word: string): boolean
  isDefined(word: string): boolean
}

/**
 * - `certain`: the line means nothing as a formula.
 * - `likely`: it might be a formula of names that nobody has defined.
 */
export type Prose = 'certain' | 'likely'

/**
 * Words that join others into sentences. Some are units, functions or operators as well, and join only where an
 * undefined word of three letters or more stands beside them.
 */
const JOINING: ReadonlySet<string> = new Set(
  [
    'the and or of on in at to for from with by is are be was as an this that see per under over between into its not no',
    'has have must than all each than when where which can will according due only also then if',
    'der die das den dem des ein eine einer eines einem auf im am an oder und mit von vom zum zur für aus bei nach',
    'unter über ist sind wird werden sich siehe nicht gegen zwischen je als wie nur durch gemäß',
    'le la les du de des un une et ou au aux en pour sur sous dans par avec est sont selon voir sans entre',
    'el los las del un una con por para según es son lo al il gli di della nel nella per su dal tra',
    'het een van op met voor aan te zijn og på til av fra för från och att som на для от по из при или не до над под',
  ].flatMap(words => words.split(' ')),
)

/** `either`: it joins words, and is a unit or a function as well. */
type Kind = 'word' | 'joining' | 'either' | 'function' | 'long-unit' | 'other'

export interface Part {
  readonly kind: Kind
  readonly text: string
  /** Only space, or punctuation with a space, stands before it. */
  readonly follows: boolean
}

const PARTS =
  /([\p{L}\p{M}]+(?:(?:['’]|(?<=\p{L}{2})-(?=\p{L}{2}))[\p{L}\p{M}]+)*(?:[\d_][\p{L}\p{M}\d_,{}]*)?)|(\d+(?:[.,]\d+)*)|(\S)/gu

/** Between words that follow one another, as far as it is no space. */
const PUNCTUATION = /^[,;:.?!"“”„»«'’()—–…&§]$/

/** Signs that only formulas have. */
export const OPERATOR = /[=<>+*/·×÷^|[\]{}\\√±∠≤≥≠→≔−]|(?<![\p{L}])-(?!\s*$)|-(?![\p{L}])/u

/** `1.`, `2.3)`, `a)`, `(b)`, `•`, `-`. */
const MARK = /^(?:\d+(?:\.\d+)*[.)]|\d+(?:\.\d+){2,}|\p{L}[.)]|\([\p{L}\d]{1,3}\)|[-•–—‣])\s+(?=\S)/u

/**
 * Whether a line is prose: words that are unknown stand side by side, or a mark of a list or a colon stands by one,
 * and no operator does. A single name, products of defined names, measures and calls are formulas.
 */
export function proseIn(line: string, known: KnownWords): Prose | null {
  const mark = MARK.exec(line)?.[0] ?? ''
  const text = withoutCodes(line.slice(mark.length).trim())
  const parts = partsOf(text, known)
  const pairs = pairsIn(parts)
  const words = parts.filter(({ kind }) => kind === 'word').length
  // `and/or`, `5 kN/m` within a sentence are no operators of the line.
  const signs = pairs > 1 ? text.replaceAll(/\p{L}+\/\p{L}+/gu, ' ') : text
  if (!/=/.test(text) && (TOPIC.test(text) || isStandard(text))) return 'certain'
  if (OPERATOR.test(signs)) return proseWithSigns(signs, parts, pairs, words)
  const isMarked = mark !== '' && /^(?:word|joining|function|long-unit)$/.test(parts[0]?.kind ?? '')
  // `1. Section`: no unit has a capital and small letters behind it.
  const isHeading = isMarked && parts.length === 1 && /^\p{Lu}\p{Ll}{2,}$/u.test(text)
  if (pairs > 0 || (isMarked && words > 0) || isHeading || endsAsProse(text, parts)) {
    const called = parts.some(({ text }) => PREFIX_FUNCTIONS.has(text))
    return called && words < 2 ? 'likely' : 'certain'
  }
  const counted = countedIn(parts)
  // No formula has a comma or a dash between such parts: `HEB 200, S355`, `Step 1 - reactions`.
  const isParted = text.includes(DASH) || hasComma(text)
  if (counted) return isParted ? 'certain' : counted
  if (text.includes(DASH) && !isNumbered(line)) return null
  // A heading of one word, `Reactions`, may as well be a name.
  if (/^\p{Lu}\p{Ll}{4,}$/u.test(line) && words === 1) return 'likely'
  const isPlausible = words > 1 || (words === 1 && (isNumbered(line) || hasFunction(parts)))
  if (isPlausible || (hasComma(text) && words > 0)) return hasComma(text) ? 'certain' : 'likely'
  return null
}

/** `1.2 Loads`. */
const isNumbered = (line: string): boolean => /^\d+\.\d+ /.test(line)

/** `Truss: nodes 1-5`: a word before a colon names what follows. */
const TOPIC = /^[\p{L}\p{M}]{3,}:\s/u

/** `EN 1993-1-1`, `DIN EN 1993`, once without the parts of its number. */
const isStandard = (text: string): boolean => /^\p{Lu}{2,} \d{3,}\u2060(?:[,;:]|$)/u.test(text)

/** Stands for a dash that is typed between parts of a title, or for the sign of a difference. */
const DASH = '\u2015'

/**
 * Numbers of standards, parts and grades as one word each, `1993-1-1`, `P-101`, `C30/37`, and dashes between words
 * told from signs of a difference: as far as the text is prose, they are no operators.
 */
const withoutCodes = (text: string): string =>
  text
    .replaceAll(/(?<=[\p{L}.] ?)(?<![\p{L}_\d])(\d+)(?:-\d+)+(?![\d.])/gu, '$1\u2060')
    .replaceAll(/(?<![\p{L}\d_])\p{Lu}{1,3}-?\d+(?:[-/]\p{Lu}{0,3}\d+)*(?![\p{L}\d(])/gu, code =>
      code.replaceAll(/[-/]/g, ''),
    ) // prettier-ignore
    .replaceAll(' - ', ` ${DASH} `)

/** A comma outside of all brackets, behind which a space stands. */
function hasComma(text: string): boolean {
  const inner = text.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '')
  return inner === text ? /,\s/.test(text) : hasComma(inner)
}

/** A line of words with operators: sentences have some, and titles join with them, `Shear and torsion / beam`. */
function proseWithSigns(signs: string, parts: readonly Part[], pairs: number, words: number): Prose | null {
  const isJoined = !OPERATOR.test(signs.replaceAll(/\s\/\s|(?<=\p{L})\/(?=\p{L})/gu, ' '))
  if (isJoined && pairs > 0 && words > 1)
    return parts.some(({ kind }) => kind === 'joining') ? 'certain' : 'likely'
  return pairs > 2 && words > 1 ? 'likely' : null
}

/** `Project 4711`, `Page 3 of 5`: a word before a number; `3 bolts M12` and `Load 5 kN` may be formulas. */
function countedIn(parts: readonly Part[]): Prose | null {
  const [first, second, third] = parts
  const isCapital = first !== undefined && /^\p{Lu}/u.test(first.text)
  const begins = isCapital && (first.kind === 'word' || (first.kind === 'long-unit' && isChapter(second)))
  if (begins && (isNumber(second) || isCode(second)))
    return third === undefined || /^(?:word|joining|either)$/.test(third.kind) ? 'certain' : 'likely'
  return isNumber(first) && second?.kind === 'word' && third !== undefined ? 'likely' : null
}

const isNumber = (part: Part | undefined): boolean => part !== undefined && /^\d/.test(part.text)

/** `6.3.1`. */
const isChapter = (part: Part | undefined): boolean =>
  part !== undefined && /^\d+(?:\.\d+){2}/.test(part.text)

/** `P101` of `Pump P-101`: the number of a part. */
const isCode = (part: Part | undefined): boolean =>
  part !== undefined && part.follows && /^\p{Lu}{1,3}\d+(?:\p{Lu}+\d+)*$/u.test(part.text)

const REFERRING = /^(?:see|siehe|voir|vgl\.?|cf\.)\s+\S/i

/** `Given:`, `Is it safe?`: one word is enough before such a sign. */
function endsAsProse(text: string, parts: readonly Part[]): boolean {
  const [first] = parts
  const begins = first !== undefined && /^(?:word|joining)$/.test(first.kind) && first.text.length > 2
  if (begins && (/^[\p{L}\p{M}]+:(?:\s|$)/u.test(text) || REFERRING.test(text))) return true
  return /[\p{L}\p{M}]{3,}\s*[:?…]$/u.test(text) && parts.some(({ kind }) => kind === 'word')
}

const hasFunction = (parts: readonly Part[]): boolean =>
  parts.some(({ kind, text }) => kind === 'function' && !PREFIX_FUNCTIONS.has(text))

export function partsOf(line: string, known: KnownWords): Part[] {
  const parts: Part[] = []
  let end = 0
  let isCut = false
  let behindNumber = false
  for (const found of line.matchAll(PARTS)) {
    const [text, word, number] = found
    const spaced = found.index > end || found.index === 0
    end = found.index + text.length
    if (word === undefined && number === undefined) {
      // A bracket right behind a word calls it.
      isCut ||= !PUNCTUATION.test(text) || (text === '(' && !spaced)
      behindNumber = false
      continue
    }
    const isCalled = line[end] === '('
    const kind = word === undefined || isCalled ? 'other' : kindOf(word, known, behindNumber)
    parts.push({ kind, text, follows: spaced && !isCut })
    behindNumber = number !== undefined
    isCut = false
  }
  return parts
}

function kindOf(word: string, known: KnownWords, behindNumber: boolean): Kind {
  if (known.isDefined(word) || constantOf(word) || isGreekCommand(word)) return 'other'
  if (JOINING.has(word.toLowerCase())) return known.isUnit(word) || findFunction(word) ? 'either' : 'joining'
  const isLong = word.replaceAll(/[^\p{L}]/gu, '').length > 2
  if (/[\d_]/.test(word) || !isLong) return 'other'
  if (findFunction(word)) return 'function'
  if (known.isUnit(word)) return behindNumber ? 'other' : 'long-unit'
  // A product or a difference of names that are defined is none of words.
  const pieces = word.split(/['’-]/)
  return pieces.length > 1 && pieces.some(piece => known.isDefined(piece)) ? 'other' : 'word'
}

/** Neighbours that make no product in a formula. */
const PAIRS: ReadonlySet<string> = new Set([
  'word word', 'word joining', 'joining word', 'word either', 'either word', 'word function', 'word long-unit',
  'long-unit word', 'joining joining', 'joining function', 'function joining', 'long-unit joining', 'joining long-unit',
]) // prettier-ignore

const pairsIn = (parts: readonly Part[]): number =>
  parts.filter((part, index) => {
    const before = parts[index - 1]
    return before !== undefined && part.follows && PAIRS.has(`${before.kind} ${part.kind}`)
  }).length
