/** A place in a list of tokens, and the faults raised there. */
import { SyntaxFault } from './problem.ts'
import type { Token } from './token.ts'
import type { Span } from './tree.ts'

export class Cursor {
  protected readonly source: string
  protected readonly tokens: readonly Token[]
  protected index = 0

  constructor(source: string, tokens: readonly Token[]) {
    this.source = source
    this.tokens = tokens
  }

  /** The next token, or the one `offset` further. */
  protected peek(offset = 0): Token {
    return this.tokens[this.index + offset] ?? this.tokens[this.tokens.length - 1]!
  }

  protected advance(): Token {
    const token = this.peek()
    if (token.kind !== 'end') this.index += 1
    return token
  }

  protected isSign(text: string, offset = 0): boolean {
    const token = this.peek(offset)
    return token.text === text && token.kind === 'sign'
  }

  /** Takes the sign if it comes next. */
  protected accept(text: string): boolean {
    if (!this.isSign(text)) return false
    this.index += 1
    return true
  }

  /** End of the token before the next one. */
  protected lastEnd(): number {
    return this.tokens[this.index - 1]?.end ?? 0
  }

  /** Takes the bracket that closes `open`. */
  protected close(text: string, open: Token): Token {
    if (this.isSign(text)) return this.advance()
    throw this.expected(`Expected a closing ${text} here${this.openedAt(open)}`)
  }

  /** Where a bracket was opened, in words; empty where positions mean nothing to a reader. */
  protected openedAt(open: Token): string {
    return `, for the ${open.text} at position ${open.start + 1}`
  }

  /** A fault at the next token; an unreadable token tells its own. */
  protected expected(sentence: string): SyntaxFault {
    const token = this.peek()
    if (token.kind === 'bad') return new SyntaxFault(token.text, spanOf(token))
    return new SyntaxFault(`${sentence}.`, spanOf(token))
  }
}

export function spanOf(place: Span): Span {
  return { start: place.start, end: place.end }
}
