/** Marks after an operand: factorial, per cent, degrees, units, elements, properties. */
import { BracketParser } from './bracket-parser.ts'
import { ONE_ARGUMENT } from './calls.ts'
import { spanOf } from './cursor.ts'
import { SyntaxFault } from './problem.ts'
import type { Token } from './token.ts'
import type { Expression, UnitExpression } from './tree.ts'

/** A unit in square brackets and the index of the token behind it. */
export interface UnitBox {
  readonly unit: UnitExpression
  readonly next: number
}

export abstract class PostfixParser extends BracketParser {
  /** Whether the next token starts an operand (and so an implicit product, after another). */
  protected abstract startsOperand(token: Token): boolean

  /** Marks after an operand: `!`, `%`, `°`, a unit, an index, a property. */
  protected postfix(operand: Expression): Expression {
    let node = this.marked(operand)
    for (let next: Expression | null = node; next; next = this.mixed(node)) node = next
    return node
  }

  private marked(operand: Expression): Expression {
    let node = operand
    for (;;) {
      const token = this.peek()
      const next = token.kind === 'sign' ? this.postfixSign(node, token) : this.postfixUnit(node, token)
      if (!next) return node
      node = next
    }
  }

  /** `5 [ft] 3 [in]` and `2 [h] 30 [min] 15 [s]`: one measure in two units or more, and one factor. */
  private mixed(left: Expression): Expression | null {
    const token = this.peek()
    const isMeasure = left.kind === 'binary' ? left.mixed : isNumberWithUnit(left)
    if (!isMeasure || token.kind !== 'number') return null
    const start = this.index
    this.advance()
    const right = this.marked({ kind: 'number', text: token.text, span: spanOf(token) })
    if (!isNumberWithUnit(right)) {
      this.index = start
      return null
    }
    const operatorSpan = { start: token.start, end: token.start }
    const span = { start: left.span.start, end: right.span.end }
    return { kind: 'binary', operator: '+', left, right, operatorSpan, span, mixed: true }
  }

  private postfixUnit(node: Expression, token: Token): Expression | null {
    if (token.kind === 'money') return this.inMoney(node, token)
    if (token.kind !== 'unit' || this.inExponent) return null
    this.advance()
    const unit = this.raised(token.unit!, token)
    return { kind: 'quantity', value: node, unit, span: { start: node.span.start, end: this.lastEnd() } }
  }

  /** `5 €`; the sign in `3 $5` belongs to the number that follows it. */
  private inMoney(value: Expression, sign: Token): Expression | null {
    const next = this.peek(1)
    if (value.kind !== 'number' || (next.kind === 'number' && !next.space)) return null
    this.advance()
    const unit: UnitExpression = { kind: 'unit', name: sign.text, span: spanOf(sign) }
    return { kind: 'quantity', value, unit, span: { start: value.span.start, end: sign.end } }
  }

  /** The unit of a box with an exponent that stands on the box, where the notation allows one. */
  protected raised(unit: UnitExpression, _box: Token): UnitExpression {
    return unit
  }

  private postfixSign(node: Expression, token: Token): Expression | null {
    const span = { start: node.span.start, end: token.end }
    switch (token.text) {
      case '!':
        this.advance()
        return { kind: 'unary', operator: '!', operand: node, span }
      case '%':
        if (!this.isPercent()) return null
        this.advance()
        return { kind: 'unary', operator: '%', operand: node, span }
      case '°':
        return this.degrees(node)
      case '[':
        return this.bracketed(node, token)
      case ':':
        return this.property(node)
    }
    return null
  }

  /** `5°`, and the temperatures `5 °C` and `5 °F`. */
  private degrees(value: Expression): Expression {
    const sign = this.advance()
    const scale = this.peek()
    const isScale = scale.kind === 'name' && !scale.space && (scale.text === 'C' || scale.text === 'F')
    if (isScale) this.advance()
    const unitSpan = { start: sign.start, end: this.lastEnd() }
    const unit: UnitExpression = { kind: 'unit', name: isScale ? `deg${scale.text}` : 'deg', span: unitSpan }
    return { kind: 'quantity', value, unit, span: { start: value.span.start, end: this.lastEnd() } }
  }

  /** `%` is per cent unless an operand follows it. */
  private isPercent(): boolean {
    const next = this.peek(1)
    if (next.kind === 'sign')
      return next.text !== '(' && next.text !== '√' && (next.text !== '|' || this.bars > 0)
    return !this.startsOperand(next)
  }

  /** What `[` means after an operand: an element, or a unit. */
  private bracketed(node: Expression, open: Token): Expression | null {
    const meaning = this.bracketMeaning(node, open)
    if (meaning === null) return null
    if (meaning !== 'index') return this.quantity(node, meaning)
    this.advance()
    const indexes = this.items(']', open)
    if (indexes.length === 0)
      throw new SyntaxFault('Expected an index between the brackets.', {
        start: open.start,
        end: this.lastEnd(),
      })
    return { kind: 'index', target: node, indexes, span: { start: node.span.start, end: this.lastEnd() } }
  }

  /** A unit read from the box at the next token, `index`, or null to leave the bracket alone. */
  protected abstract bracketMeaning(node: Expression, open: Token): UnitBox | 'index' | null

  private quantity(value: Expression, box: UnitBox): Expression {
    this.index = box.next
    return { kind: 'quantity', value, unit: box.unit, span: { start: value.span.start, end: this.lastEnd() } }
  }

  private property(object: Expression): Expression {
    this.advance()
    const token = this.peek()
    if (token.kind !== 'name') throw this.expected('Expected the name of a property after :')
    if (token.text.endsWith("'")) throw new SyntaxFault(ONE_ARGUMENT, spanOf(token))
    this.advance()
    const open = this.peek()
    const args = this.isSign('(') && !open.space ? this.items(')', this.advance()) : undefined
    const span = { start: object.span.start, end: this.lastEnd() }
    return { kind: 'property', object, property: token.text, span, ...(args && { args }) }
  }
}

function isNumberWithUnit(node: Expression): boolean {
  return node.kind === 'quantity' && node.value.kind === 'number'
}
