/** Names in LaTeX: letters, Greek commands, styles, accents, stars, subscripts, and differentials. */
import { isGreekCommand } from './greek.ts'
import { ACCENT_COMMANDS, STYLES } from './latex-commands.ts'
import { LatexScanner } from './latex-scanner.ts'
import { argumentEnd, readSubscript, readUpright, skipSpace } from './latex-text.ts'
import { constantOf, isName, normaliseName } from './names.ts'
import { WORD_OPERATORS } from './token.ts'
import { message } from '../messages/syntax.ts'

const STAR = /\^\s*(?:\{\s*(?:\\star|\\ast|\*)\s*\}|\\star(?![a-zA-Z])|\*)/y

/** The primes of a variable; before a subscript they could be nothing else. */
const PRIMES_OF_NAME = /(?:'+(?=\s*_)|\^\s*\{(?:\s*(?:\\prime|\\doubleprime))+(?:\s*\\,\s*\}|\s*\}(?=\s*_)))/y

/** The primes of a derivative, before the brackets of its argument. */
const PRIMES = /(?:'+|\^\s*(?:\\prime|\\doubleprime|\{(?:\s*(?:\\prime|\\doubleprime|'))+\s*\}))/y

export abstract class LatexNameLexer extends LatexScanner {
  protected differential(start: number, end: number): void {
    this.integrals = Math.max(0, this.integrals - 1)
    this.push('differential', 'd', start, end)
  }

  /** Letters in a row are one name; in an integral `xdx` ends with the differential. */
  protected letters(run: string): void {
    const { at } = this
    const end = at + run.length
    if (this.integrals > 0) {
      const match = /^(.*)d(\p{L})$/su.exec(run)
      if (match) return this.splitDifferential(match[1]!, match[2]!)
      const next = this.source.slice(end)
      if (run.endsWith('d') && /^\s*\\/.test(next) && startsName(next.trimStart())) {
        if (run.length > 1) this.#word(run.slice(0, -1), at, end - 1)
        return this.differential(end - 1, end)
      }
    }
    const name = normaliseName(run)
    if (WORD_OPERATORS.has(name)) this.push('sign', name, at, end)
    else this.named(name, at, end)
  }

  protected splitDifferential(before: string, variable: string): void {
    const { at } = this
    const middle = at + before.length
    if (before) this.#word(before, at, middle)
    this.differential(middle, middle + 1)
    this.named(normaliseName(variable), middle + 1, middle + 1 + variable.length)
  }

  /** Letters before a differential: a name without a subscript, or an operator such as mod. */
  #word(letters: string, start: number, end: number): void {
    const name = normaliseName(letters)
    if (WORD_OPERATORS.has(name)) this.push('sign', name, start, end)
    else this.pushName(name, start, end)
  }

  /** `\Delta x` is one name, as is `\Delta\rho`; other Greek letters stand by themselves. */
  protected greek(name: string, end: number): void {
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
  protected named(body: string, start: number, end: number): void {
    this.at = end
    let text = body + this.#marks()
    const from = skipSpace(this.source, this.at)
    // The base below \log is an expression of its own.
    if (this.source[from] === '_' && !this.source.startsWith('\\log', start)) {
      const stop = argumentEnd(this.source, skipSpace(this.source, from + 1))
      const subscript = readSubscript(this.source.slice(from + 1, stop))
      if (subscript === null) return this.badSubscript(from, stop)
      this.at = stop
      text += `${this.#marks()}_${subscript}`
    }
    const primes = this.match(PRIMES)
    if (!primes || !isName(text) || (constantOf(text) && text !== 'i'))
      return this.pushName(text, start, this.at)
    this.at += primes.length
    this.push('name', text + "'".repeat(countOf(primes)), start, this.at)
  }

  /** A star or primes that belong to a name, before or behind its subscript. */
  #marks(): string {
    const star = this.match(STAR)
    const primes = star ? null : this.match(PRIMES_OF_NAME)
    this.at += (star ?? primes ?? '').length
    return star ? '~s~' : '~p~'.repeat(primes ? countOf(primes) : 0)
  }

  protected pushName(text: string, start: number, end: number): void {
    if (isName(text)) this.push('name', text, start, end)
    else this.refuse(message('syntax.name-latex'), start, end)
  }

  protected badSubscript(start: number, end: number): void {
    const empty = /^_\s*(?:\{\s*(?:\\placeholder\s*\{\s*\})?\s*\})?$/.test(this.source.slice(start, end))
    this.refuse(message(empty ? 'syntax.empty-place' : 'syntax.subscript-latex'), start, end)
  }

  protected accent(letter: string, end: number): void {
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
    else if (token?.fault) this.refuse(token.fault, token.start, Math.max(stop, token.end))
    else this.refuse(message('syntax.accent'), at, stop)
  }

  /** Upright or otherwise styled text: a name, the d of a differential, or a formula. */
  protected styled(name: string, end: number): void {
    const { at, source } = this
    const open = skipSpace(source, name === 'operatorname' && source[end] === '*' ? end + 1 : end)
    const stop = argumentEnd(source, open)
    const braced = source[open] === '{' && source[stop - 1] === '}'
    const text = readUpright(braced ? source.slice(open + 1, stop - 1) : source.slice(open, stop))
    if (text === 'd' && name === 'mathrm') return this.differential(at, stop)
    if (text !== null && WORD_OPERATORS.has(text)) return this.push('sign', text, at, stop)
    if (text !== null) return text.includes('_') ? this.pushName(text, at, stop) : this.named(text, at, stop)
    this.at = open
    if (open >= source.length) this.refuse(message('syntax.empty-place'), at, open)
    else this.argument()
  }
}

const countOf = (primes: string): number =>
  primes.match(/'|prime/g)!.length + (primes.match(/double/g)?.length ?? 0)

/** Whether LaTeX starts with a name: letters, or a command that makes one. */
function startsName(latex: string): boolean {
  if (/^\p{L}/u.test(latex)) return true
  const command = /^\\([a-zA-Z]+)/.exec(latex)?.[1]
  return (
    command !== undefined && (isGreekCommand(command) || STYLES.has(command) || ACCENT_COMMANDS.has(command))
  )
}
