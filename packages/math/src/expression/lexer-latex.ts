/**
 * LaTeX, as the math field writes it, to tokens. Arguments stand between `{` and `}` signs, whether
 * they were braced or not. Never fails: what cannot be read becomes a `bad` token.
 */
import { isColumnPoint, pointProblem } from './dotted-name.ts'
import { isGreekCommand } from './greek.ts'
import { LatexBoxLexer } from './latex-box-lexer.ts'
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
import { argumentEnd, skipSpace } from './latex-text.ts'
import { VULGAR_FRACTIONS, withMixedNumbers } from './mixed-numbers.ts'
import { MONEY_SIGNS, PARALLEL } from './token.ts'
import type { Token } from './token.ts'
import type { Message } from '../messages/message.ts'
import { message } from '../messages/syntax.ts'
import type { SyntaxCode } from './tree.ts'

const NUMBER = /(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y
/** Behind digits: `1.5\\times10^{-3}` is a number as `1.5e-3` is; a product is written `\\cdot`. */
const POWER_OF_TEN = /\s*\\times\s*10\s*\^\s*(?:\{\s*([+-]?\d+)\s*\}|(\d))/y
const COMMAND = /[a-zA-Z]+/y
const LETTERS = /\p{L}[\p{L}\p{M}\d]*/uy
const DEGREE = /\^\s*(?:\{\s*\\(?:circ|degree)\s*\}|\\(?:circ|degree)(?![a-zA-Z]))/y

const PAIRS: ReadonlyMap<string, string> = new Map(
  [':=', '==', '<=', '>=', '->', '..', '.*', './', '.^', '.+', '.-'].map(pair => [pair, pair]),
)

const SIGNS: ReadonlyMap<string, string> = new Map([
  ...[...'+-*/^!()[],;|=<>:_&'].map((sign) => [sign, sign] as const),
  ['−', '-'], ['·', '*'], ['⋅', '*'], ['×', '*'], ['÷', '/'], ['≠', '!='], ['≤', '<='], ['≥', '>='],
  ['→', '->'], ['°', '°'], ['‰', '‰'], ['±', '±'], ['≔', ':='],
  ['∠', '∠'],
]) // prettier-ignore

/** Tokens of LaTeX source, ending with one of kind `end`. */
export function lexLatex(source: string, isUnit?: (name: string) => boolean): Token[] {
  const lexer = new LatexLexer(source, isUnit)
  return withMixedNumbers(lexer.run(), source)
}

class LatexLexer extends LatexBoxLexer {
  run(): Token[] {
    while (this.at < this.source.length) this.step()
    this.push('end', '', this.at, this.at)
    return this.tokens
  }

  protected step(): void {
    const { source, at } = this
    const character = source[at]!
    if (/\s/.test(character)) this.at += 1
    else if (character === '~') this.separator(1)
    else if (character === '\\') this.command()
    else if (character === '{') this.group()
    else if (character === '}') this.refuse(message('syntax.opening-brace'), at, at + 1)
    else if (character === '%') this.refuse(message('syntax.per-cent'), at, at + 1)
    else {
      const number = this.match(NUMBER)
      if (number) this.#number(number)
      else this.letterOrSign()
    }
  }

  #number(digits: string): void {
    const end = this.at + digits.length
    POWER_OF_TEN.lastIndex = end
    const power = /e/i.test(digits) ? null : POWER_OF_TEN.exec(this.source)
    const exponent = power ? `e${power[1] ?? power[2]}` : ''
    const text = digits.replace(/^\./, '0.') + exponent
    this.push('number', text, this.at, power ? POWER_OF_TEN.lastIndex : end)
  }

  protected letterOrSign(): void {
    const { source, at } = this
    const letters = this.match(LETTERS)
    if (letters) return this.letters(letters)
    if (source.startsWith('//', at)) return this.refuse(message('syntax.remark'), at, at + 2)
    const pair = PAIRS.get(source.slice(at, at + 2))
    if (pair) {
      this.push('sign', pair, at, at + 2)
      if (pair === '.^') this.argument()
      return
    }
    if (character(source, at) === '.' && this.elementwise()) return
    if (character(source, at) === '.' && isColumnPoint(source, at)) return this.push('sign', '.', at, at + 1)
    const sign = SIGNS.get(character(source, at))
    const money = MONEY_SIGNS.get(character(source, at))
    const end = at + character(source, at).length
    const fraction = VULGAR_FRACTIONS.get(character(source, at))
    if (fraction) this.push('number', fraction, at, end)
    else if (this.side === null && source.startsWith('||', at) && PARALLEL.test(source))
      this.refuse(message('syntax.parallel'), at, at + 2)
    else if (money && money !== 'USD') this.push('money', money, at, end)
    else if (sign === '^') this.raised()
    else if (sign === '|') this.push('sign', this.bar(), at, end)
    else if (sign) {
      this.push('sign', sign, at, end)
      if (sign === '_') this.argument()
    } else
      this.refuse(
        character(source, at) === '.' ? pointProblem(source, at) : badCharacter(character(source, at)),
        at,
        end,
      )
  }

  /** `.\cdot` is the element-wise product. */
  protected elementwise(): boolean {
    const product = /\.\s*\\(?:cdot|times|ast)(?![a-zA-Z])/y
    const match = this.match(product)
    if (!match) return false
    this.push('sign', '.*', this.at, this.at + match.length)
    return true
  }

  protected bar(): string {
    if (this.side === null) return '|'
    return this.side === 'left' ? '|(' : ')|'
  }

  protected raised(): void {
    const { at } = this
    const degree = this.match(DEGREE)
    if (degree) return this.push('sign', '°', at, at + degree.length)
    this.push('sign', '^', at, at + 1)
    this.argument()
  }

  protected command(): void {
    const { at } = this
    COMMAND.lastIndex = at + 1
    const name = COMMAND.exec(this.source)?.[0]
    if (!name) return this.escaped()
    const end = at + 1 + name.length
    if (SPACES.has(name)) return this.separator(end - at)
    if (IGNORED.has(name)) return this.sizing(name, end)
    const sign = COMMAND_SIGNS.get(name)
    if (sign === '!=' && this.source.slice(end).trim() === '') return this.shownFactorial(at, end)
    if (sign) return this.push('sign', sign === '|' ? this.bar() : sign, at, end)
    if (isGreekCommand(name)) return this.greek(name, end)
    const plain = COMMAND_NAMES.get(name)
    if (plain) return this.named(plain, at, end)
    this.structure(name, end)
  }

  /** The field turns a typed `5!=` into `5\ne`; at the end of a line it shows a factorial. */
  protected shownFactorial(start: number, end: number): void {
    this.push('sign', '!', start, start + 1)
    this.push('sign', '=', start + 1, end)
  }

  protected escaped(): void {
    const { source, at } = this
    const next = source[at + 1] ?? ''
    const end = Math.min(at + 2, source.length)
    if (/[,:;!\s]/.test(next)) this.separator(2)
    else if (next === '%') this.push('sign', '%', at, end)
    else if (next === '\\') this.push('sign', '\\\\', at, end)
    else if (MONEY_SIGNS.has(next)) this.push('money', MONEY_SIGNS.get(next)!, at, end)
    else if (next === '#') this.refuse(message('syntax.text-line'), at, end)
    else if (next === '{' || next === '}') this.push('sign', next === '{' ? '(' : ')', at, end)
    else if (next === '|') this.refuse(message('syntax.norm'), at, end)
    else this.refuse(message('syntax.command', { name: next }), at, end)
  }

  /** `\left` and its like say on which side a bar stands; `\left.` is no bracket at all. */
  protected sizing(name: string, end: number): void {
    this.at = skipSpace(this.source, end)
    if (!/left|right|[lr]$/.test(name)) return
    this.side = /left|l$/.test(name) ? 'left' : 'right'
    if (this.source[this.at] === '.' && !/\d/.test(this.source[this.at + 1] ?? '')) {
      this.at += 1
      this.side = null
    }
  }

  protected structure(name: string, end: number): void {
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
    else if (name === 'prime' || name === 'doubleprime') this.refuse(message('syntax.prime'), at, end)
    else if (name === 'parallel') this.refuse(message('syntax.parallel'), at, end)
    else if (MONEY_COMMANDS.has(name)) this.push('money', MONEY_COMMANDS.get(name)!, at, end)
    else this.refuse(message('syntax.command', { name }), at, end)
  }
}

function character(source: string, at: number): string {
  return String.fromCodePoint(source.codePointAt(at) ?? 0)
}

function badCharacter(text: string): Message<SyntaxCode> {
  if (text === '∥') return message('syntax.parallel')
  return text === "'" ? message('syntax.prime') : message('syntax.character', { character: text })
}
