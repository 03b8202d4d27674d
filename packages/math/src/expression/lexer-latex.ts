/**
 * LaTeX, as the math field writes it, to tokens. Arguments stand between `{` and `}` signs, whether
 * they were braced or not. Never fails: what cannot be read becomes a `bad` token.
 */
import { isGreekCommand } from './greek.ts'
import {
  ACCENT_COMMANDS,
  COMMAND_NAMES,
  COMMAND_SIGNS,
  DECORATIONS,
  FENCES,
  IGNORED,
  MONEY_COMMANDS,
  SPACES,
  STRUCTURES,
  STYLES,
} from './latex-commands.ts'
import { argumentEnd, groupEnd, readSubscript, readUpright, skipSpace } from './latex-text.ts'
import { isName, normaliseName } from './names.ts'
import { MAX_NESTING, attempt } from './problem.ts'
import { MONEY_SIGNS, WORD_OPERATORS } from './token.ts'
import type { Token, TokenKind } from './token.ts'
import type { UnitExpression } from './tree.ts'
import { parseUnitBox } from './unit-parser.ts'
import { lexLatexUnit } from './unit-latex.ts'

/** What an empty place of a template says when the parser gets there. */
export const EMPTY_PLACE = 'Fill in the empty place.'

const NUMBER = /(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y
const COMMAND = /[a-zA-Z]+/y
const LETTERS = /\p{L}[\p{L}\p{M}\d]*/uy
const DEGREE = /\^\s*(?:\{\s*\\(?:circ|degree)\s*\}|\\(?:circ|degree)(?![a-zA-Z]))/y
const STAR = /\^\s*(?:\{\s*(?:\\star|\\ast|\*)\s*\}|\\star(?![a-zA-Z])|\*)/y

const PAIRS: ReadonlyMap<string, string> = new Map(
  [':=', '==', '<=', '>=', '->', '..', '.*', './', '.^', '.+', '.-'].map(pair => [pair, pair]),
)

const SIGNS: ReadonlyMap<string, string> = new Map([
  ...[...'+-*/^!()[],;|=<>:_&'].map((sign) => [sign, sign] as const),
  ['−', '-'], ['·', '*'], ['⋅', '*'], ['×', '*'], ['÷', '/'], ['≠', '!='], ['≤', '<='], ['≥', '>='],
  ['→', '->'], ['°', '°'], ['≔', ':='],
]) // prettier-ignore

/** Tokens of LaTeX source, ending with one of kind `end`. */
export function lexLatex(source: string, isUnit?: (name: string) => boolean): Token[] {
  const lexer = new LatexLexer(source, isUnit)
  return lexer.run()
}

class LatexLexer {
  private readonly source: string
  private readonly isUnit: ((name: string) => boolean) | undefined
  private readonly tokens: Token[] = []
  private at = 0
  private space = false
  private depth = 0
  /** Integral signs whose differential has not come yet. */
  private integrals = 0
  /** Whether `\left` or `\right` stands before the next bracket. */
  private side: 'left' | 'right' | null = null

  constructor(source: string, isUnit: ((name: string) => boolean) | undefined) {
    this.source = source
    this.isUnit = isUnit
  }

  run(): Token[] {
    while (this.at < this.source.length) this.step()
    this.push('end', '', this.at, this.at)
    return this.tokens
  }

  private push(kind: TokenKind, text: string, start: number, end: number, unit?: UnitExpression): void {
    this.tokens.push({ kind, text, start, end, space: this.space, ...(unit && { unit }) })
    this.space = false
    this.side = null
    this.at = end
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    return pattern.exec(this.source)?.[0] ?? null
  }

  private step(): void {
    const { source, at } = this
    const character = source[at]!
    if (/\s/.test(character)) this.at += 1
    else if (character === '~') this.separator(1)
    else if (character === '\\') this.command()
    else if (character === '{') this.group()
    else if (character === '}') this.push('bad', 'There is no opening { for this }.', at, at + 1)
    else if (character === '%') this.push('bad', 'Write a per cent sign as \\%.', at, at + 1)
    else {
      const number = this.match(NUMBER)
      if (number) this.push('number', number.replace(/^\./, '0.'), at, at + number.length)
      else this.letterOrSign()
    }
  }

  private separator(length: number): void {
    this.space = true
    this.at += length
  }

  private letterOrSign(): void {
    const { source, at } = this
    const letters = this.match(LETTERS)
    if (letters) return this.letters(letters)
    const pair = PAIRS.get(source.slice(at, at + 2))
    if (pair) {
      this.push('sign', pair, at, at + 2)
      if (pair === '.^') this.argument()
      return
    }
    if (character(source, at) === '.' && this.elementwise()) return
    const sign = SIGNS.get(character(source, at))
    const money = MONEY_SIGNS.get(character(source, at))
    const end = at + character(source, at).length
    if (money && money !== 'USD') this.push('money', money, at, end)
    else if (sign === '^') this.raised()
    else if (sign === '|') this.push('sign', this.bar(), at, end)
    else if (sign) {
      this.push('sign', sign, at, end)
      if (sign === '_') this.argument()
    } else this.push('bad', badCharacter(character(source, at)), at, end)
  }

  /** `.\cdot` is the element-wise product. */
  private elementwise(): boolean {
    const product = /\.\s*\\(?:cdot|times|ast)(?![a-zA-Z])/y
    const match = this.match(product)
    if (!match) return false
    this.push('sign', '.*', this.at, this.at + match.length)
    return true
  }

  private bar(): string {
    if (this.side === null) return '|'
    return this.side === 'left' ? '|(' : ')|'
  }

  private raised(): void {
    const { at } = this
    const degree = this.match(DEGREE)
    if (degree) return this.push('sign', '°', at, at + degree.length)
    this.push('sign', '^', at, at + 1)
    this.argument()
  }

  /** Tokens of one argument, between braces. */
  private argument(): void {
    this.at = skipSpace(this.source, this.at)
    if (this.source[this.at] === '{') return this.group()
    const { at } = this
    this.push('sign', '{', at, at)
    const next = this.source[at]
    if (next === '\\') this.nested(() => this.command())
    else if (next !== undefined && /[\p{L}\d]/u.test(next)) {
      const digit = /\d/.test(next)
      this.push(digit ? 'number' : 'name', digit ? next : normaliseName(next), at, at + 1)
    } else if (next !== undefined && !/[&}_^]/.test(next)) this.letterOrSign()
    this.push('sign', '}', this.at, this.at)
  }

  private group(): void {
    const open = this.at
    this.push('sign', '{', open, open + 1)
    this.nested(() => {
      while (this.at < this.source.length && this.source[this.at] !== '}') this.step()
    })
    if (this.at >= this.source.length) this.push('bad', 'Expected a closing } here.', this.at, this.at)
    else this.push('sign', '}', this.at, this.at + 1)
  }

  private nested(read: () => void): void {
    this.depth += 1
    if (this.depth > MAX_NESTING) {
      const message = `The formula is nested more than ${MAX_NESTING} levels deep here; split it into several lines.`
      this.push('bad', message, this.at, this.source.length)
    } else read()
    this.depth -= 1
  }

  private command(): void {
    const { at } = this
    COMMAND.lastIndex = at + 1
    const name = COMMAND.exec(this.source)?.[0]
    if (!name) return this.escaped()
    const end = at + 1 + name.length
    if (SPACES.has(name)) return this.separator(end - at)
    if (IGNORED.has(name)) return this.sizing(name, end)
    const sign = COMMAND_SIGNS.get(name)
    if (sign) return this.push('sign', sign === '|' ? this.bar() : sign, at, end)
    if (isGreekCommand(name)) return this.greek(name, end)
    const plain = COMMAND_NAMES.get(name)
    if (plain) return this.named(plain, at, end)
    this.structure(name, end)
  }

  private escaped(): void {
    const { source, at } = this
    const next = source[at + 1] ?? ''
    const end = Math.min(at + 2, source.length)
    if (/[,:;!\s]/.test(next)) this.separator(2)
    else if (next === '%') this.push('sign', '%', at, end)
    else if (next === '\\') this.push('sign', '\\\\', at, end)
    else if (MONEY_SIGNS.has(next)) this.push('money', MONEY_SIGNS.get(next)!, at, end)
    else if (next === '|') this.push('bad', 'Write a norm as norm(x).', at, end)
    else this.push('bad', `\\${next} has no meaning in a formula.`, at, end)
  }

  /** `\left` and its like say on which side a bar stands; `\left.` is no bracket at all. */
  private sizing(name: string, end: number): void {
    this.at = skipSpace(this.source, end)
    if (!/left|right|[lr]$/.test(name)) return
    this.side = /left|l$/.test(name) ? 'left' : 'right'
    if (this.source[this.at] === '.' && !/\d/.test(this.source[this.at + 1] ?? '')) {
      this.at += 1
      this.side = null
    }
  }

  private structure(name: string, end: number): void {
    const { at, source } = this
    const structure = STRUCTURES.get(name)
    if (structure) {
      if (structure.name === 'int') this.integrals += 1
      this.push('command', structure.name, at, end)
      for (let count = 0; count < structure.args; count += 1) this.argument()
    } else if (name === 'sqrt') this.root(end)
    else if (STYLES.has(name)) this.styled(name, end)
    else if (ACCENT_COMMANDS.has(name)) this.accent(ACCENT_COMMANDS.get(name)!, end)
    else if (name === 'class' || name === 'unit') this.unitBox(name, end)
    else if (DECORATIONS.has(name)) this.at = argumentEnd(source, skipSpace(source, end))
    else if (name === 'text') this.text(end)
    else if (name === 'begin' || name === 'end') this.environment(name, end)
    else if (name === 'placeholder') this.placeholder(end)
    else if (name === 'differentialD' || name === 'partial') this.differential(at, end)
    else if (FENCES.has(name)) this.push('command', name, at, end)
    else if (name === 'rfloor' || name === 'rceil' || name === 'rVert') this.push('sign', name, at, end)
    else if (name === 'Vert')
      this.push(this.side === 'left' ? 'command' : 'sign', this.side === 'left' ? 'lVert' : 'rVert', at, end)
    else if (MONEY_COMMANDS.has(name)) this.push('money', MONEY_COMMANDS.get(name)!, at, end)
    else this.push('bad', `\\${name} has no meaning in a formula.`, at, end)
  }

  private differential(start: number, end: number): void {
    this.integrals = Math.max(0, this.integrals - 1)
    this.push('differential', 'd', start, end)
  }

  private root(end: number): void {
    const { at, source } = this
    const open = skipSpace(source, end)
    if (source[open] !== '[') {
      this.push('command', 'sqrt', at, end)
      return this.argument()
    }
    this.push('command', 'root', at, end)
    this.push('sign', '{', open, open + 1)
    this.nested(() => {
      for (let open = 0; this.at < source.length && (open > 0 || source[this.at] !== ']');) {
        const count = this.tokens.length
        this.step()
        const sign = this.tokens.length > count ? this.tokens[count]!.text : ''
        if (sign === '[') open += 1
        else if (sign === ']') open -= 1
      }
    })
    if (this.at < source.length) this.push('sign', '}', this.at, this.at + 1)
    else this.push('bad', 'Expected a closing ] after the degree of the root.', this.at, this.at)
    this.argument()
  }

  /** Letters in a row are one name; in an integral `xdx` ends with the differential. */
  private letters(run: string): void {
    const { at } = this
    const end = at + run.length
    if (this.integrals > 0) {
      const match = /^(.*)d(\p{L})$/su.exec(run)
      if (match) return this.splitDifferential(match[1]!, match[2]!)
      const next = this.source.slice(end)
      if (run.endsWith('d') && /^\s*\\/.test(next) && startsName(next.trimStart())) {
        if (run.length > 1) this.pushName(normaliseName(run.slice(0, -1)), at, end - 1)
        return this.differential(end - 1, end)
      }
    }
    const name = normaliseName(run)
    if (WORD_OPERATORS.has(name)) this.push('sign', name, at, end)
    else this.named(name, at, end)
  }

  private splitDifferential(before: string, variable: string): void {
    const { at } = this
    const middle = at + before.length
    if (before) this.pushName(normaliseName(before), at, middle)
    this.differential(middle, middle + 1)
    this.named(normaliseName(variable), middle + 1, middle + 1 + variable.length)
  }

  /** `\Delta x` is one name, as is `\Delta\rho`; other Greek letters stand by themselves. */
  private greek(name: string, end: number): void {
    const { at, source } = this
    const next = skipSpace(source, end)
    if (name !== 'Delta' || !startsName(source.slice(next, next + 40))) return this.named(name, at, end)
    const { space } = this
    const count = this.tokens.length
    this.at = next
    this.nested(() => this.step())
    const inner = this.tokens[count]
    if (this.tokens.length === count + 1 && inner?.kind === 'name') {
      this.tokens[count] = { ...inner, text: `Delta${inner.text}`, start: at, space }
    } else this.tokens.splice(count, 0, { kind: 'name', text: 'Delta', start: at, end, space })
  }

  /** A name with the star and the subscript behind it. */
  private named(body: string, start: number, end: number): void {
    let text = body
    this.at = end
    const star = this.match(STAR)
    if (star) {
      text += '~s~'
      this.at += star.length
    }
    const from = skipSpace(this.source, this.at)
    // The base below \log is an expression of its own.
    if (this.source[from] === '_' && !this.source.startsWith('\\log', start)) {
      const stop = argumentEnd(this.source, skipSpace(this.source, from + 1))
      const subscript = readSubscript(this.source.slice(from + 1, stop))
      if (subscript === null) return this.badSubscript(from, stop)
      text += `_${subscript}`
      this.at = stop
    }
    this.pushName(text, start, this.at)
  }

  private pushName(text: string, start: number, end: number): void {
    if (isName(text)) this.push('name', text, start, end)
    else
      this.push('bad', 'A name is a letter, then letters and digits, and a subscript of those.', start, end)
  }

  private badSubscript(start: number, end: number): void {
    const empty = /^_\s*(?:\{\s*(?:\\placeholder\s*\{\s*\})?\s*\})?$/.test(this.source.slice(start, end))
    const message = 'A subscript is made of letters and digits; for an element of a list write x[i+1].'
    this.push('bad', empty ? EMPTY_PLACE : message, start, end)
  }

  private accent(letter: string, end: number): void {
    const { at, space } = this
    const count = this.tokens.length
    this.at = end
    this.argument()
    const inner = this.tokens
      .slice(count)
      .filter(token => token.kind !== 'sign' || !/^[{}]$/.test(token.text))
    const [token] = inner
    const stop = this.at
    this.tokens.length = count
    this.space = space
    const text = token ? `${token.text}~${letter}~` : ''
    if (inner.length === 1 && token?.kind === 'name' && isName(text)) this.named(text, at, stop)
    else if (token?.kind === 'bad') this.push('bad', token.text, token.start, Math.max(stop, token.end))
    else this.push('bad', 'An accent stands over a single name without subscript.', at, stop)
  }

  /** Upright or otherwise styled text: a name, the d of a differential, or a formula. */
  private styled(name: string, end: number): void {
    const { at, source } = this
    const open = skipSpace(source, name === 'operatorname' && source[end] === '*' ? end + 1 : end)
    const stop = argumentEnd(source, open)
    const braced = source[open] === '{' && source[stop - 1] === '}'
    const text = readUpright(braced ? source.slice(open + 1, stop - 1) : source.slice(open, stop))
    if (text === 'd' && name === 'mathrm') return this.differential(at, stop)
    if (text !== null && WORD_OPERATORS.has(text)) return this.push('sign', text, at, stop)
    if (text !== null) return text.includes('_') ? this.pushName(text, at, stop) : this.named(text, at, stop)
    this.at = open
    if (open >= source.length) this.push('bad', EMPTY_PLACE, at, open)
    else this.argument()
  }

  private text(end: number): void {
    const { at, source } = this
    const open = skipSpace(source, end)
    const stop = groupEnd(source, open)
    const word = source.slice(open + 1, stop - 1).trim()
    const name = normaliseName(word)
    if (word === '') this.separator(stop - at)
    else if (WORD_OPERATORS.has(word)) this.push('sign', word, at, stop)
    else if (/^(?:otherwise|else|if|for|when)$/.test(word)) this.push('command', `text:${word}`, at, stop)
    else if (isName(name)) this.push('name', name, at, stop)
    else this.push('bad', 'Text cannot stand inside a formula.', at, stop)
  }

  /** `\class{unit}{…}`; other classes only decorate what follows. */
  private unitBox(name: string, end: number): void {
    const { at, source } = this
    const first = skipSpace(source, end)
    const kind = name === 'unit' ? 'unit' : source.slice(first + 1, groupEnd(source, first) - 1).trim()
    const open = name === 'unit' ? first : skipSpace(source, groupEnd(source, first))
    if (kind !== 'unit') {
      this.at = Math.max(open, end)
      return
    }
    const stop = groupEnd(source, open)
    const closed = source[open] === '{' && source[stop - 1] === '}'
    if (!closed) return this.push('bad', 'Expected a unit in braces here.', at, stop)
    if (source.slice(open + 1, stop - 1).trim() === '')
      return this.push('bad', 'Fill in the empty unit.', at, stop)
    const unit = attempt(() => parseUnitBox(lexLatexUnit(source, open + 1, stop - 1), this.isUnit))
    if (unit.ok) return this.push('unit', '', at, stop, unit.value)
    const { span, message } = unit.problem
    this.push('bad', message, span.start, Math.max(span.end, stop))
  }

  private environment(word: 'begin' | 'end', end: number): void {
    const { at, source } = this
    const open = skipSpace(source, end)
    const stop = groupEnd(source, open)
    const name = source.slice(open + 1, stop - 1).replace('*', '')
    this.push('command', `${word}:${name}`, at, stop)
    if (word === 'begin' && name === 'array') this.at = argumentEnd(source, skipSpace(source, stop))
  }

  private placeholder(end: number): void {
    const { at, source } = this
    let open = skipSpace(source, end)
    if (source[open] === '[') open = skipSpace(source, Math.max(source.indexOf(']', open), open) + 1)
    const stop = groupEnd(source, open)
    if (source.slice(open + 1, stop - 1).trim() === '' || source[open] !== '{')
      this.push('bad', EMPTY_PLACE, at, stop)
    else this.at = open
  }
}

function character(source: string, at: number): string {
  return String.fromCodePoint(source.codePointAt(at) ?? 0)
}

/** Whether LaTeX starts with a name: letters, or a command that makes one. */
function startsName(latex: string): boolean {
  if (/^\p{L}/u.test(latex)) return true
  const command = /^\\([a-zA-Z]+)/.exec(latex)?.[1]
  return (
    command !== undefined && (isGreekCommand(command) || STYLES.has(command) || ACCENT_COMMANDS.has(command))
  )
}

function badCharacter(text: string): string {
  if (text === "'") return 'Write transpose(A) for a transpose and diff(f(x), x) for a derivative.'
  if (text === '.') return 'Expected a digit after the decimal point.'
  return `The character ${text} has no meaning in a formula.`
}
