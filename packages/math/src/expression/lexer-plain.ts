/** Plain text to tokens. Never fails: what cannot be read becomes a `bad` token. */
import { isColumnPoint, pointProblem } from './dotted-name.ts'
import { VULGAR_FRACTIONS, withMixedNumbers } from './mixed-numbers.ts'
import { ACCENTS, asAccent, constantOf, isName, normaliseName, spellLetter, subscriptDigit } from './names.ts'
import { MONEY_SIGNS, PARALLEL, WORD_OPERATORS } from './token.ts'
import type { Token, TokenKind } from './token.ts'
import type { Message } from '../messages/message.ts'
import { message } from '../messages/syntax.ts'
import type { SyntaxCode } from './tree.ts'

/** A number; a dot that starts a range or an element-wise operator is not part of it. */
const NUMBER = /(?:\d+(?:\.(?![.*/^+-])\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y

const BASED = /0(?:[xX][\da-fA-F]+|[bB][01]+)(?![\p{L}\d_])/uy

const PAIRS: ReadonlyMap<string, string> = new Map([
  [':=', ':='], ['==', '=='], ['!=', '!='], ['<=', '<='], ['>=', '>='], ['->', '->'],
  ['..', '..'], ['.*', '.*'], ['./', './'], ['.^', '.^'], ['.+', '.+'], ['.-', '.-'], ['**', '^'],
]) // prettier-ignore

const SIGNS: ReadonlyMap<string, string> = new Map([
  ...[...'+-*/^%‰!()[],;|=<>:°√∛∠'].map((sign) => [sign, sign] as const),
  ['−', '-'], ['–', '-'], ['·', '*'], ['⋅', '*'], ['∙', '*'], ['•', '*'], ['×', '*'], ['÷', '/'], ['∕', '/'],
  ['≔', ':='], ['≠', '!='], ['≤', '<='], ['≥', '>='], ['→', '->'], ['↦', '->'],
  ['±', '±'], ['º', '°'], ['˚', '°'], ['⌋', ')'], ['⌉', ')'], ['∧', 'and'], ['∨', 'or'], ['¬', 'not'],
]) // prettier-ignore

/** `5.0 +- 0.1`: between spaces, or before a percentage, as `5+-3` is a sum. */
const PLUS_MINUS = /\+\/-|(?<=\s)\+-(?=\s)|\+-(?=\s*\d+(?:[.,]\d+)?\s*%\s*(?![\s\d(]))/y

/** Opening brackets of ⌊x⌋ and ⌈x⌉ as calls. */
const ROUNDINGS: ReadonlyMap<string, string> = new Map([
  ['⌊', 'floor'],
  ['⌈', 'ceil'],
])

/** Degrees of a thermometer in one character. */
const SCALES: ReadonlyMap<string, string> = new Map([
  ['℃', 'C'],
  ['℉', 'F'],
])

/** Marks of minutes and seconds, feet and inches. */
const MARKS = /^['"′″’”]$/

const SUPERSCRIPTS: ReadonlyMap<string, string> = new Map([
  ...[...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((sign, digit) => [sign, String(digit)] as const),
  ['⁻', '-'],
  ['⁺', '+'],
])

interface SpelledSign {
  readonly call: string
  readonly sign: string
}

/** Signs with bounds: the function with the same arguments, and the name that is spelled for them. */
const SPELLED_SIGNS: ReadonlyMap<string, SpelledSign> = new Map([
  ['∑', { call: 'sum', sign: 'sum' }],
  ['∏', { call: 'product', sign: 'prod' }],
  ['∫', { call: 'integrate', sign: 'int' }],
])

/** Letters, and the sign of a difference that stands for a capital delta. */
const LETTER = /[\p{L}\u2206]/u

/** Signs that end a value. */
const BEHIND_VALUES: ReadonlySet<string> = new Set([')', ']', '!', '%', '°', "'", '|'])

const BRACED = /\{\s*([\p{L}\d∞]+(?:(?:\s*,\s*|_)[\p{L}\d]+)*)\s*\}/uy

/** Tokens of a line, ending with one of kind `end`. */
export function lexPlain(source: string): Token[] {
  const lexer = new PlainLexer(source)
  return withMixedNumbers(lexer.run(), source)
}

class PlainLexer {
  readonly #source: string
  readonly #tokens: Token[] = []
  #at = 0
  #space = false
  /** Brackets and braces that are open. */
  readonly #open: string[] = []

  constructor(source: string) {
    this.#source = source
  }

  run(): Token[] {
    while (this.#at < this.#source.length) this.#step()
    this.#push('end', '', this.#at, this.#at)
    return this.#tokens
  }

  #push(kind: TokenKind, text: string, start: number, end: number): void {
    this.#tokens.push({ kind, text, start, end, space: this.#space })
    this.#space = false
    this.#at = end
  }

  /** A token that cannot be read. */
  #refuse(fault: Message<SyntaxCode>, start: number, end: number): void {
    const text = this.#source.slice(start, end)
    this.#tokens.push({
      kind: 'bad',
      text: MARKS.test(text) ? text : '',
      fault,
      start,
      end,
      space: this.#space,
    })
    this.#space = false
    this.#at = end
  }

  #step(): void {
    const [source, at] = [this.#source, this.#at]
    const code = source.charCodeAt(at)
    if (code === 32 || code === 9 || code === 0xa0 || code === 10 || code === 13) {
      this.#space = true
      this.#at += 1
    } else if (code === 48 && this.#readBasedNumber()) {
      return
    } else if (isDigit(code) || (code === 46 && isDigit(source.charCodeAt(at + 1)))) {
      NUMBER.lastIndex = at
      const text = NUMBER.exec(source)![0]
      this.#push('number', normaliseNumber(text), at, at + text.length)
    } else if (isAsciiLetter(code)) this.#readName()
    else this.#readOther()
  }

  /** `0x1F` and `0b101`, as programs write them. */
  #readBasedNumber(): boolean {
    BASED.lastIndex = this.#at
    const text = BASED.exec(this.#source)?.[0]
    if (!text) return false
    this.#push('number', String(BigInt(text)), this.#at, this.#at + text.length)
    return true
  }

  #readOther(): void {
    const [source, at] = [this.#source, this.#at]
    PLUS_MINUS.lastIndex = at
    const plusMinus = PLUS_MINUS.exec(source)?.[0]
    if (plusMinus) return this.#push('sign', '±', at, at + plusMinus.length)
    if (source.startsWith('...', at) || source[at] === '…') return this.#readDots()
    const pair = PAIRS.get(source.slice(at, at + 2))
    // `F = 5 [kN] // load`.
    if (source.startsWith('//', at)) return this.#refuse(message('syntax.remark'), at, at + 2)
    if (pair) {
      // `5!=` at the end of a line shows a factorial.
      if (pair === '!=' && source.slice(at + 2).trim() === '') this.#push('sign', '!', at, at + 1)
      else this.#push('sign', pair, at, at + 2)
      return
    }
    const character = String.fromCodePoint(source.codePointAt(at) ?? 0)
    const end = at + character.length
    const rounding = ROUNDINGS.get(character)
    if (rounding) {
      this.#push('name', rounding, at, at)
      return this.#push('sign', '(', at, end)
    }
    const scale = SCALES.get(character)
    if (scale) {
      this.#push('sign', '°', at, at)
      return this.#push('name', scale, at, end)
    }
    if (character === '"' && this.#isBeforeOperand()) return this.#readQuoted()
    if (character === '.' && isColumnPoint(source, at)) return this.#push('sign', '.', at, end)
    const isBullet = this.#tokens.length === 0 && /^[•–]\s/.test(source.slice(at, at + 2))
    const sign = isBullet ? undefined : SIGNS.get(character)
    const money = MONEY_SIGNS.get(character)
    const bracket = this.#bracketAt(character)
    if (source.startsWith('||', at) && PARALLEL.test(source))
      this.#refuse(message('syntax.parallel'), at, at + 2)
    else if (bracket) this.#push('sign', bracket, at, end)
    else if (sign) this.#push('sign', sign, at, end)
    else if (money) this.#push('money', money, at, end)
    else if (VULGAR_FRACTIONS.has(character)) this.#push('number', VULGAR_FRACTIONS.get(character)!, at, end)
    else if (SPELLED_SIGNS.has(character)) this.#readSpelledSign(SPELLED_SIGNS.get(character)!, character)
    else if (SUPERSCRIPTS.has(character)) this.#readSuperscript()
    else if (character === 'π') this.#push('name', 'pi', at, end)
    else if (character === '∞') this.#push('name', 'infinity', at, end)
    else if (LETTER.test(character)) this.#readName()
    else this.#refuse(this.#badCharacter(character, at), at, end)
  }

  /** `1...5` and `1…5` are the range `1..5`. */
  #readDots(): void {
    const length = this.#source[this.#at] === '…' ? 1 : 3
    this.#push('sign', '..', this.#at, this.#at + length)
  }

  /** The braces of an exponent, `10^{-6}` as in LaTeX, are round brackets; null for any other sign. */
  #bracketAt(character: string): string | null {
    const last = this.#tokens.at(-1)
    if (/[([]/.test(character)) this.#open.push(character)
    if (/[)\]]/.test(character)) this.#open.pop()
    if (character === '{' && last?.kind === 'sign' && last.text === '^') {
      this.#open.push(character)
      return '('
    }
    if (character !== '}' || this.#open.at(-1) !== '{') return null
    this.#open.pop()
    return ')'
  }

  /** A mark behind a number is meant as a unit. */
  #badCharacter(character: string, at: number): Message<SyntaxCode> {
    if (character === '.') return pointProblem(this.#source, at)
    const isMark = MARKS.test(character) && this.#tokens.at(-1)?.kind === 'number' && !this.#space
    if (!isMark) return badCharacter(character)
    const number = this.#tokens.at(-1)!.text
    return /['′’]/.test(character)
      ? message('syntax.mark.single', { number })
      : message('syntax.mark.double', { number })
  }

  /** Whether a text may begin here: not behind a value, where a quotation mark is that of a unit. */
  #isBeforeOperand(): boolean {
    const last = this.#tokens.at(-1)
    if (last?.kind === 'name') return WORD_OPERATORS.has(last.text)
    return last === undefined || (last.kind === 'sign' && !BEHIND_VALUES.has(last.text))
  }

  #readQuoted(): void {
    const [source, at] = [this.#source, this.#at]
    const end = source.indexOf('"', at + 1)
    if (end < 0) this.#refuse(message('syntax.quotation.open'), at, source.length)
    else this.#push('string', source.slice(at + 1, end), at, end + 1)
  }

  /** `∑(…)` is the function, and `∑_(k=1)^5 k` the sign as it is spelled. */
  #readSpelledSign({ call, sign }: SpelledSign, character: string): void {
    const [source, at] = [this.#source, this.#at]
    const end = at + 1
    if (source[end] === '_') return this.#readName(sign)
    if (source[end] === '(') return this.#push('name', call, at, end)
    this.#refuse(message('syntax.sign-of', { sign: character, call }), at, end)
  }

  /** @param sign what the character at the begin stands for, where it is no letter */
  #readName(sign = ''): void {
    const source = this.#source
    const start = this.#at
    let text = sign
    // Behind a tilde between two parts of the name.
    let isWithin = false
    let at = start + (sign === '' ? 0 : 1)
    while (at < source.length) {
      const code = source.charCodeAt(at)
      if (text.endsWith('~') && !isWithin && code !== 39 && code !== 95 && code !== 126) break
      isWithin = false
      const subscript = code === 123 && text.endsWith('_') ? this.#subscriptInBraces(at) : null
      if (subscript) {
        text += subscript.text
        at = subscript.end
        break
      }
      if (isAsciiLetter(code) || isDigit(code) || code === 95) {
        text += source[at]
        at += 1
      } else if (
        code === 39 &&
        !text.includes('_') &&
        PRIMES_BEFORE_SUBSCRIPT.test(source.slice(at, at + 4))
      ) {
        text += '~p~'
        at += 1
      } else if (code === 126 && isAccent(source.slice(at, at + 4))) {
        text += source.slice(at, at + 3)
        at += 3
      } else if (code === 126 && !text.includes('_') && /^[\p{L}\d]/u.test(source.slice(at + 1, at + 3))) {
        text += '~'
        at += 1
        isWithin = true
      } else if (code > 127 && source[at] !== 'π') {
        const character = String.fromCodePoint(source.codePointAt(at) ?? 0)
        const digit = subscriptDigit(character)
        if (character === '∞' && text.endsWith('_')) text += 'infinity'
        else if (digit !== null) text += text.includes('_') ? digit : `_${digit}`
        else if (LETTER.test(character) || (/\p{M}/u.test(character) && text)) {
          const isAlone = text === '' && !/[\p{L}\d]/u.test(source.slice(at + character.length)[0] ?? '')
          text += isAlone ? [...asAccent(character)].map(spellLetter).join('') : spellLetter(character)
        } else break
        at += character.length
      } else break
    }
    // `f'(x)`, a derivative.
    PRIMES.lastIndex = at
    const primes = PRIMES.exec(source)?.[0] ?? ''
    const name = text.normalize('NFC')
    if (primes && mayHavePrimes(name)) this.#push('name', name + primes, start, at + primes.length)
    else this.#pushName(name, start, at)
  }

  /** `{y,Ed}` of `M_{y,Ed}`, the text as `y_Ed`; null where no subscript stands at `start`. */
  #subscriptInBraces(start: number): { readonly text: string; readonly end: number } | null {
    BRACED.lastIndex = start
    const found = BRACED.exec(this.#source)
    return (
      found && {
        text: normaliseName(found[1]!.replace('∞', 'infinity')).replace(/[\s,_]+/g, '_'),
        end: BRACED.lastIndex,
      }
    )
  }

  #pushName(text: string, start: number, end: number): void {
    if (WORD_OPERATORS.has(text)) this.#push('sign', text, start, end)
    else if (/^log_\d+$/.test(text) && /^\.\d/.test(this.#source.slice(end, end + 2))) {
      this.#refuse(message('syntax.base'), start, end)
    } else if (text.endsWith('_') && !isSpelledSign(text, this.#source[end])) {
      this.#refuse(message('syntax.subscript-missing'), end - 1, end)
    } else if (STATE_INPUT.test(text)) {
      // `gas_T__in`, the temperature that a mixture is set to.
      const at = end - 'T__in'.length
      this.#push('name', text.slice(0, at - start - 1), start, at - 1)
      this.#push('sign', ':', at - 1, at)
      this.#push('name', text.slice(at - start, at - start + 1), at, end)
    } else if (text.includes('__')) {
      const at = start + this.#source.slice(start, end).indexOf('__')
      this.#refuse(message('syntax.subscript-plain'), at, end)
    } else if (WORD_OPERATORS.has(/^[^_~]*/.exec(text)![0])) {
      this.#refuse(message('syntax.name-operator', { name: text }), start, end)
    } else if (!isName(text) && !text.endsWith('_')) {
      this.#refuse(message('syntax.name-plain'), start, end)
    } else this.#push('name', text, start, end)
  }

  /** `x²` reads as `x^2`, `x⁻¹` as `x^-1`. */
  #readSuperscript(): void {
    const source = this.#source
    const start = this.#at
    let at = start
    let text = ''
    for (let digit = SUPERSCRIPTS.get(source[at]!); digit; digit = SUPERSCRIPTS.get(source[++at] ?? ''))
      text += digit
    const match = /^([+-]?)(\d+)$/.exec(text)
    if (!match) {
      this.#refuse(message('syntax.superscript'), start, at)
      return
    }
    this.#push('sign', '^', start, start)
    if (match[1]) this.#push('sign', match[1], start, start + 1)
    this.#push('number', match[2]!, at - match[2]!.length, at)
  }
}

/** `~v~` of `x~v~`; in `a~v~b` the tildes stand between parts of the name. */
const isAccent = (text: string): boolean =>
  ACCENTS.has(text[1] ?? '') && text[2] === '~' && !/^[\p{L}\d]/u.test(text.slice(3))

/** `sum_(k=1)^5 k`, `int_-1^1 x dx`. */
const isSpelledSign = (text: string, next = ''): boolean =>
  next === '(' ? /^(?:int|sum|prod(?:uct)?|lim(?:it)?)_$/.test(text) : next === '-' && text === 'int_'

/** Puts a digit on both sides of the point: `.5` is `0.5`, `5.` is `5.0`. */
export function normaliseNumber(text: string): string {
  if (!text.includes('.')) return text
  return text.replace(/^\./, '0.').replace(/\.(?!\d)/, '.0')
}

/** Neither operators written as words nor constants can be derived. */
function mayHavePrimes(name: string): boolean {
  const [body = ''] = /^[^_~]*/.exec(name) ?? []
  return isName(name) && !WORD_OPERATORS.has(body) && (!constantOf(name) || name === 'i')
}

/** The inputs of a mixture under names of their own. */
const STATE_INPUT = /^[^_]+_[TP]__in$/

const PRIMES = /'{1,9}/y

/** `R'_2`: no derivative has a subscript behind its primes. */
const PRIMES_BEFORE_SUBSCRIPT = /^'{1,3}_/

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isAsciiLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
}

function badCharacter(character: string): Message<SyntaxCode> {
  if (character === '≈') return message('syntax.nearly')
  if (character === '∥') return message('syntax.parallel')
  if (character === '∂') return message('syntax.partial')
  if (character === '#') return message('syntax.text-line')
  if (/['′’]/.test(character)) return message('syntax.prime')
  if (character === '{' || character === '}') return message('syntax.braces')
  if (/["″”]/.test(character)) return message('syntax.quotation')
  return message('syntax.character', { character })
}
