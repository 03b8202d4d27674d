/**
 * The parser that both notations share: a Pratt parser, which reads operators by how tightly they bind.
 * What a token means is a row of a table: as the beginning of an expression (`prefix.ts`, and the
 * structures of the notation), as a mark behind an operand (`marks.ts`), between two operands (`infix.ts`).
 */
import type { ParseOptions } from '../options.ts'
import { MAX_NESTING, SyntaxFault } from '../problem.ts'
import type { Token } from '../token.ts'
import type { Expression, Span, SyntaxCode, UnitExpression } from '../tree.ts'
import type { Message } from '../../messages/message.ts'
import { ruleKey } from './rule-key.ts'
import { message } from '../../messages/syntax.ts'

/** How a token begins an expression. */
export interface PrefixRule {
  /** Reads the expression, the token included. `min`: how tightly its operators bind at least. */
  parse(parser: Parser, token: Token, min: number): Expression
  /** Whether the token begins a factor behind another one without a sign: `2x`, `2(x+1)`. */
  readonly factor?: boolean | ((parser: Parser) => boolean)
  /** Set for an operator, whose operand takes the marks behind it. */
  readonly operator?: true
}

/** How a token goes on behind an operand. */
export interface InfixRule {
  /** How tightly it binds. */
  readonly binding: number
  /** Reads on behind `left`, the token included; null when the expression ends before it after all. */
  parse(parser: Parser, left: Expression, token: Token): Expression | null
  /** A remainder, which a signed product does not take in. */
  readonly remainder?: boolean
}

/** A unit in square brackets and the index of the token behind it. */
export interface UnitBox {
  readonly unit: UnitExpression
  readonly next: number
}

/** The rules that both notations share. The parser gets them with its notation, because they import it. */
export interface Grammar {
  /** The rule for the next token, behind an operand. */
  infixRule(parser: Parser, token: Token): InfixRule | undefined
  /** An operand with the marks behind it: factorials, indexes, units. */
  readMarks(parser: Parser, operand: Expression): Expression
  /** The fault for a token that cannot begin an operand. */
  missingOperand(parser: Parser, token: Token): SyntaxFault
}

/** A notation: its table of rules, and how it writes units, exponents and faults. */
export interface Notation {
  readonly grammar: Grammar
  /** By {@link ruleKey}. */
  readonly prefix: ReadonlyMap<string, PrefixRule>
  /** Whether a fault may name positions: they mean nothing to a reader of LaTeX. */
  readonly namesPositions: boolean
  /** The exponent behind `^`. */
  exponent(parser: Parser): Expression
  /** Marks behind a whole power, where the exponent has an end of its own. */
  afterPower(parser: Parser, power: Expression): Expression
  /** The unit of a box with an exponent that stands on the box. */
  raisedUnit(parser: Parser, unit: UnitExpression, box: Token): UnitExpression
  /** The unit box at an offset from the next token; null when there is none that can be read. */
  unitBox(parser: Parser, offset: number): UnitBox | null
  /** The meaning of `[` behind an operand: a unit, `index`, or null to leave the bracket alone. */
  bracketMeaning(parser: Parser, node: Expression, open: Token): UnitBox | 'index' | null
  /** The fault for a token that cannot begin an operand, where the notation has one of its own. */
  missingOperand(token: Token): SyntaxFault | null
}

export class Parser {
  readonly source: string
  readonly tokens: Token[]
  readonly options: ParseOptions
  readonly notation: Notation
  /** The place of the next token. */
  index = 0
  /** Bars of absolute values open inside the innermost bracket. */
  bars = 0
  /** Brackets open; a line's `=` has its own meaning only outside of all. */
  brackets = 0
  /** Inside an exponent without brackets a unit is left for the whole power: `10^3 [m]`. */
  inExponent = false
  /** Integrals whose integrand is being read. */
  integrals = 0
  /** Whether the point of a limit is being read, where `^{+}` is a side. */
  inLimit = false
  /** Whether lists of different lengths in a list are no matrix that lacks elements. */
  unevenRows = false
  /** Whether i is a current that is sought, and no imaginary unit. */
  seeksCurrent = false
  /** The last expression that stood in brackets of its own. */
  grouped: Expression | null = null
  #depth = 0

  constructor(source: string, tokens: Token[], options: ParseOptions, notation: Notation) {
    this.source = source
    this.tokens = tokens
    this.options = options
    this.notation = notation
  }

  /**
   * An expression whose operators all bind at least as tightly as `min`.
   * @param beforeRemainder a remainder ends it as well
   */
  expression(min: number, beforeRemainder = false): Expression {
    this.#depth += 1
    if (this.#depth > MAX_NESTING) {
      throw this.expected(message('syntax.length.nesting', { most: MAX_NESTING }))
    }
    const token = this.peek()
    const rule = this.notation.prefix.get(ruleKey(token))
    if (!rule) throw this.notation.grammar.missingOperand(this, token)
    const first = rule.parse(this, token, min)
    const left = rule.operator ? first : this.notation.grammar.readMarks(this, first)
    const result = this.continueFrom(left, min, beforeRemainder)
    this.#depth -= 1
    return result
  }

  /** Goes on behind an operand that has been read. */
  continueFrom(first: Expression, min: number, beforeRemainder = false): Expression {
    let left = first
    for (;;) {
      const token = this.peek()
      const rule = this.notation.grammar.infixRule(this, token)
      if (!rule || rule.binding < min || (beforeRemainder && rule.remainder)) return left
      const next = rule.parse(this, left, token)
      if (!next) return left
      left = next
    }
  }

  /** Whether the token begins a factor, behind another one. */
  startsFactor(token: Token): boolean {
    const factor = this.notation.prefix.get(ruleKey(token))?.factor
    return typeof factor === 'function' ? factor(this) : factor === true
  }

  /** Runs `read` with the state that an opened bracket resets. */
  inside<T>(read: () => T): T {
    const { bars, inExponent, inLimit } = this
    this.bars = 0
    this.inExponent = false
    this.inLimit = false
    this.brackets += 1
    const result = read()
    this.bars = bars
    this.inExponent = inExponent
    this.inLimit = inLimit
    this.brackets -= 1
    return result
  }

  /** The next token, or the one `offset` further. */
  peek(offset = 0): Token {
    return this.tokens[this.index + offset] ?? this.tokens[this.tokens.length - 1]!
  }

  advance(): Token {
    const token = this.peek()
    if (token.kind !== 'end') this.index += 1
    return token
  }

  isSign(text: string, offset = 0): boolean {
    const token = this.peek(offset)
    return token.text === text && token.kind === 'sign'
  }

  /** Takes the sign if it comes next. */
  accept(text: string): boolean {
    if (!this.isSign(text)) return false
    this.index += 1
    return true
  }

  /** Takes the bracket that closes `open`. */
  close(text: string, open: Token): Token {
    if (this.isSign(text)) return this.advance()
    throw this.expected(message('syntax.bracket.closing', { bracket: text, opened: this.openedAt(open) }))
  }

  /** Where a bracket was opened, in words. */
  openedAt(open: Token): string {
    return this.notation.namesPositions ? `, for the ${open.text} at position ${open.start + 1}` : ''
  }

  /** End of the token before the next one. */
  lastEnd(): number {
    return this.tokens[this.index - 1]?.end ?? 0
  }

  /** From a place to the end of what has been read. */
  since({ start }: Span): Span {
    return { start, end: this.lastEnd() }
  }

  /** A fault at the next token; an unreadable token has its own. */
  expected(problem: Message<SyntaxCode>): SyntaxFault {
    const token = this.peek()
    return new SyntaxFault(token.fault ?? problem, token)
  }
}
