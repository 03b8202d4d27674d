/** A place in the tokens of what is typed, and what the tokens around it begin. */
import { INFIX_BINDINGS } from '../expression/operators.ts'
import { isPrefix, openName } from './leaves.ts'
import type { TypedToken } from './source.ts'
import type { UnitRules } from './unit-runs.ts'

const OPENING = new Set(['(', '√'])

export class TypedCursor {
  protected readonly tokens: readonly TypedToken[]
  protected readonly options: UnitRules
  protected index = 0
  /** Bars of absolute values that are open here: the next one closes the last of them. */
  protected openBars = 0

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

  protected isInfixFunction(): boolean {
    const token = this.peek()
    if (token.kind !== 'name' || !INFIX_BINDINGS.has(token.text)) return false
    const next = this.peek(1)
    if (next.kind === 'sign' && next.text === '(') return next.space
    return this.startsOperand(next) || (next.kind === 'sign' && /^[-+[]$/.test(next.text))
  }

  protected startsOperand(token: TypedToken): boolean {
    switch (token.kind) {
      case 'number':
      case 'name':
      case 'money':
        return true
      case 'part':
        return token.part!.role !== 'script' && token.part!.role !== 'sign'
      case 'bad':
        return openName(token.text) !== null
      case 'sign':
        return OPENING.has(token.text) || (token.text === '|' && this.openBars === 0)
    }
    return false
  }

  protected startsArgument(next: TypedToken, name: string): boolean {
    if (next.kind === 'sign' && next.text === '^') return isPrefix(name)
    return this.startsOperand(next)
  }

  /** `2%` of `5.0 ± 2% mm`, behind which a unit may stand. */
  protected isSpread(): boolean {
    const [number, sign] = [this.tokens[this.index - 1], this.tokens[this.index - 2]]
    return number?.kind === 'number' && sign?.text === '±'
  }

  /** Per cent, not a remainder: nothing is divided, or only behind the sign there is a space, `5% n`. */
  protected isPercent(): boolean {
    const next = this.peek(1)
    if (!this.peek().space && next.space) return true
    if (next.kind === 'sign')
      return next.text !== '(' && next.text !== '√' && (next.text !== '|' || this.openBars > 0)
    return !this.startsOperand(next)
  }

  /** `d/dx(…)`: the sign of a derivative before what is derived. */
  protected isDerivative(before: string): boolean {
    const variable = this.peek(1)
    if (before !== 'd' || variable.kind !== 'name' || !/^d\p{L}/u.test(variable.text)) return false
    return this.isSign('(', 2) && ![this.peek(), variable, this.peek(2)].some(token => token.space)
  }
}
