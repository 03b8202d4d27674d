/** A place in the tokens of what is typed. */
import type { TypedToken } from './source.ts'
import type { UnitRules } from './units.ts'

export class TypedCursor {
  protected readonly tokens: readonly TypedToken[]
  protected readonly options: UnitRules
  protected index = 0

  constructor(tokens: readonly TypedToken[], options: UnitRules) {
    this.tokens = tokens
    this.options = options
  }

  protected peek(offset = 0): TypedToken {
    return this.tokens[this.index + offset] ?? this.tokens.at(-1)!
  }

  protected isEnd(): boolean {
    return this.peek().kind === 'end'
  }

  protected isSign(text: string, offset = 0): boolean {
    const token = this.peek(offset)
    return token.kind === 'sign' && token.text === text
  }

  protected accept(text: string): boolean {
    if (!this.isSign(text)) return false
    this.index += 1
    return true
  }

  protected endsWithSpace(): boolean {
    return !this.options.finished && this.isEnd() && this.peek().space
  }

  /** The last token is the one before the caret, with nothing between. */
  protected atCaret(): boolean {
    return !this.options.finished && this.isEnd() && !this.peek().space
  }

  /** The path of a piece that ends with the token before. */
  protected path(): [] | null {
    return this.atCaret() ? [] : null
  }

  protected isOperandBefore(): boolean {
    const before = this.tokens[this.index - 1]
    if (!before) return false
    return before.kind === 'sign' ? /^[)\]!%°|]$/.test(before.text) : before.kind !== 'bad'
  }

  /** Whether the brackets at the next token hold more than one argument. */
  protected hasComma(): boolean {
    let depth = 0
    for (let at = this.index; at < this.tokens.length; at += 1) {
      const { kind, text } = this.tokens[at]!
      if (kind !== 'sign') continue
      if (text === '(' || text === '[') depth += 1
      else if ((text === ')' || text === ']') && --depth === 0) return false
      else if (text === ',' && depth === 1) return true
    }
    return false
  }
}
