/** The place of the LaTeX lexer in its source, the tokens so far, and arguments. */
import { skipSpace } from './latex-text.ts'
import { normaliseName } from './names.ts'
import { MAX_NESTING } from './problem.ts'
import type { Token, TokenKind } from './token.ts'
import type { SyntaxCode, UnitExpression } from './tree.ts'
import type { Message } from '../messages/message.ts'
import { message } from '../messages/syntax.ts'

/** The space between names that were typed close together, by which the line says so. */
export const JOINED = '\\;'

export abstract class LatexScanner {
  protected readonly source: string
  protected readonly isUnit: ((name: string) => boolean) | undefined
  protected readonly tokens: Token[] = []
  protected at = 0
  protected space = false
  /** Whether the space was drawn between letters that were typed close together. */
  protected joined = false
  /** Integral signs whose differential has not come yet. */
  protected integrals = 0
  /** Whether `\left` or `\right` stands before the next bracket. */
  protected side: 'left' | 'right' | null = null
  #depth = 0

  constructor(source: string, isUnit: ((name: string) => boolean) | undefined) {
    this.source = source
    this.isUnit = isUnit
  }

  /** Reads whatever comes next. */
  protected abstract step(): void

  protected abstract command(): void

  protected abstract letterOrSign(): void

  protected push(kind: TokenKind, text: string, start: number, end: number, unit?: UnitExpression): void {
    const { space, joined } = this
    this.tokens.push({ kind, text, start, end, space, ...(joined && { joined }), ...(unit && { unit }) })
    this.space = false
    this.joined = false
    this.side = null
    this.at = end
  }

  /** A token that cannot be read. */
  protected refuse(fault: Message<SyntaxCode>, start: number, end: number): void {
    this.tokens.push({ kind: 'bad', text: '', fault, start, end, space: this.space })
    this.space = false
    this.side = null
    this.at = end
  }

  protected match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    return pattern.exec(this.source)?.[0] ?? null
  }

  protected separator(length: number): void {
    this.space = true
    this.joined = this.source.startsWith(JOINED, this.at)
    this.at += length
  }

  /** Tokens of one argument, between braces. */
  protected argument(): void {
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

  protected group(): void {
    const open = this.at
    this.push('sign', '{', open, open + 1)
    this.nested(() => {
      while (this.at < this.source.length && this.source[this.at] !== '}') this.step()
    })
    if (this.at >= this.source.length) this.refuse(message('syntax.closing-brace'), this.at, this.at)
    else this.push('sign', '}', this.at, this.at + 1)
  }

  protected nested(read: () => void): void {
    this.#depth += 1
    if (this.#depth > MAX_NESTING) {
      this.refuse(message('syntax.length.nesting', { most: MAX_NESTING }), this.at, this.source.length)
    } else read()
    this.#depth -= 1
  }
}
