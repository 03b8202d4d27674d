/** What a notation tells the parser: its table of rules, and how it writes units, exponents and faults. */
import type { SyntaxFault } from '../problem.ts'
import type { Token } from '../token.ts'
import type { Expression, UnitExpression } from '../tree.ts'
import type { Parser } from './parser.ts'

/** How a token begins an expression. */
export interface PrefixRule {
  /** Reads the expression, the token included. `min`: how tightly its operators bind at least. */
  parse(parser: Parser, token: Token, min: number): Expression
  /** Whether the token begins a factor behind another one without a sign: `2x`, `2(x+1)`. */
  readonly factor?: boolean | ((parser: Parser) => boolean)
  /** It is an operator, whose operand takes the marks behind it. */
  readonly operator?: true
}

/** A unit in square brackets and the index of the token behind it. */
export interface UnitBox {
  readonly unit: UnitExpression
  readonly next: number
}

export interface Notation {
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
  /** What `[` means behind an operand: a unit, `index`, or null to leave the bracket alone. */
  bracketMeaning(parser: Parser, node: Expression, open: Token): UnitBox | 'index' | null
  /** The fault for a token that cannot begin an operand, where the notation has one of its own. */
  missingOperand(token: Token): SyntaxFault | null
}

/** Key of a token in a table of rules: its sign, its command behind a backslash, or its kind. */
export function ruleKey({ kind, text }: Token): string {
  if (kind === 'sign') return text
  if (kind !== 'command') return kind
  const end = text.indexOf(':')
  return `\\${end < 0 ? text : text.slice(0, end)}`
}
