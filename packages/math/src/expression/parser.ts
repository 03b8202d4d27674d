/**
 * The expression parser (Pratt: by binding power) that both notations share. A notation supplies
 * its tokens, its own prefix structures and its reading of a bracket after an operand.
 */
import { callOf } from './calls.ts'
import { spanOf } from './cursor.ts'
import { FunctionParser } from './function-parser.ts'
import { BINDING, INFIX_FUNCTIONS, binaryOperator, relationOf } from './operators.ts'
import { MAX_NESTING, SyntaxFault } from './problem.ts'
import type { Token } from './token.ts'
import type { BinaryOperator, Expression, Relation, Span, UnitExpression } from './tree.ts'

export abstract class ExpressionParser extends FunctionParser {
  private depth = 0

  /** A structure of the notation that starts an operand; null when the token is not one. */
  protected abstract structure(token: Token): Expression | null

  /** Whether `=` at the next token ends the expression because it belongs to the line. */
  protected abstract endsBeforeEqual(): boolean

  /** An expression whose operators all bind at least as tightly as `min`. */
  protected expression(min: number, beforeRemainder = false): Expression {
    this.depth += 1
    if (this.depth > MAX_NESTING) {
      throw this.expected(
        `The formula is nested more than ${MAX_NESTING} levels deep here; split it into several lines`,
      )
    }
    const result = this.continueFrom(this.prefix(min), min, beforeRemainder)
    this.depth -= 1
    return result
  }

  /** Goes on behind an operand that has been read. */
  protected continueFrom(first: Expression, min: number, beforeRemainder = false): Expression {
    let left = first
    for (;;) {
      const token = this.peek()
      const next = this.infix(left, token, min, beforeRemainder)
      if (!next) return left
      left = next
    }
  }

  private infix(left: Expression, token: Token, min: number, beforeRemainder: boolean): Expression | null {
    if (token.kind === 'sign') {
      const infix = binaryOperator(token.text)
      if (infix) {
        if (infix.binding < min || (beforeRemainder && infix.operator === 'mod') || this.stopsBefore(token))
          return null
        return this.binary(left, infix.operator, infix.binding)
      }
      if (relationOf(token.text)) return min <= BINDING.compare ? this.compare(left) : null
      if (token.text === '..') return min <= BINDING.range ? this.range(left) : null
    }
    if (this.isInfixFunction(token)) return this.infixCall(left, token, min)
    if (token.kind === 'unit' || token.text === '[') return this.unitOfPower(left)
    if (min > BINDING.product || !this.startsOperand(token)) return null
    return this.implicitProduct(left, token)
  }

  private binary(left: Expression, operator: BinaryOperator, binding: number): Expression {
    const sign = this.advance()
    if (operator === '/' && isLetterD(left) && this.startsDerivative(sign)) return this.derivativeSign(left)
    if (operator !== '^' && operator !== '.^') {
      return this.binaryNode(operator, left, this.expression(binding + 1), spanOf(sign))
    }
    return this.afterPower(this.binaryNode(operator, left, this.exponent(), spanOf(sign)))
  }

  /** Whether `d/` is followed by `dx(`, all in one. */
  private startsDerivative(slash: Token): boolean {
    const [variable, bracket] = [this.peek(), this.peek(1)]
    if (variable.kind !== 'name' || !/^d\p{L}/u.test(variable.text) || !this.isSign('(', 1)) return false
    return ![slash, variable, bracket].some(token => token.space)
  }

  /** `d/dx(x^2)` is `diff(x^2, x)`. */
  private derivativeSign(left: Expression): Expression {
    const { text, start, end } = this.advance()
    const variable: Expression = { kind: 'name', name: text.slice(1), span: { start: start + 1, end } }
    const operands = this.items(')', this.advance())
    const nameSpan = { start: left.span.start, end }
    return callOf('diff', nameSpan, [...operands, variable], { start: left.span.start, end: this.lastEnd() })
  }

  /** `17 div 5` is `div(17, 5)`. */
  private infixCall(left: Expression, token: Token, min: number): Expression | null {
    const binding = INFIX_FUNCTIONS.get(token.text)!
    if (binding < min) return null
    this.advance()
    const right = this.expression(binding + 1)
    const span = { start: left.span.start, end: this.lastEnd() }
    return callOf(token.text, spanOf(token), [left, right], span)
  }

  /** Marks behind a whole power, in a notation where the exponent has an end of its own. */
  protected afterPower(power: Expression): Expression {
    return power
  }

  /** Whether an operator at the next token is something else here. */
  protected stopsBefore(_token: Token): boolean {
    return false
  }

  protected binaryNode(
    operator: BinaryOperator,
    left: Expression,
    right: Expression,
    operatorSpan: Span,
  ): Expression {
    const span = { start: left.span.start, end: Math.max(this.lastEnd(), right.span.end) }
    return { kind: 'binary', operator, left, right, operatorSpan, span }
  }

  /** Powers group from the right; a sign may stand before the exponent. */
  protected exponent(): Expression {
    const outer = this.inExponent
    this.inExponent = true
    const exponent = this.expression(BINDING.power)
    this.inExponent = outer
    return exponent
  }

  /** A unit behind a power belongs to the whole of it. */
  private unitOfPower(left: Expression): Expression | null {
    if (this.inExponent || left.kind !== 'binary' || !left.operator.endsWith('^') || this.grouped === left)
      return null
    return this.postfix(left)
  }

  protected implicitProduct(left: Expression, token: Token): Expression {
    if (token.kind === 'number') {
      const before = this.peek(-1)
      if (before.kind === 'number' || left.kind === 'quantity') {
        throw this.expected(
          'Expected an operator before this number; numbers are written without spaces or separators',
        )
      }
    }
    const right = this.expression(BINDING.product + 1)
    const operatorSpan = { start: token.start, end: token.start }
    const span = { start: left.span.start, end: this.lastEnd() }
    return { kind: 'binary', operator: '*', left, right, operatorSpan, span, implicit: true }
  }

  private compare(first: Expression): Expression | null {
    const operands = [first]
    const relations: Relation[] = []
    const relationSpans: Span[] = []
    for (;;) {
      const token = this.peek()
      const relation = token.kind === 'sign' ? relationOf(token.text) : undefined
      if (!relation || (token.text === '=' && this.endsBeforeEqual())) break
      this.advance()
      relations.push(relation)
      relationSpans.push(spanOf(token))
      operands.push(this.expression(BINDING.range))
    }
    if (relations.length === 0) return null
    return {
      kind: 'compare',
      operands,
      relations,
      relationSpans,
      span: { start: first.span.start, end: this.lastEnd() },
    }
  }

  private range(from: Expression): Expression {
    this.advance()
    const to = this.expression(BINDING.range + 1)
    if (this.isSign('..')) throw this.expected('Expected the end of the range; a step is written as 1,3..9')
    return { kind: 'range', from, to, span: { start: from.span.start, end: this.lastEnd() } }
  }

  /** An operand with the signs before it and the marks after it. */
  private prefix(min: number): Expression {
    const token = this.peek()
    if (token.kind === 'sign') {
      if (token.text === '-' || token.text === '+') return this.signed(token, min)
      if (token.text === 'not') {
        this.advance()
        const operand = this.expression(BINDING.not)
        return { kind: 'unary', operator: 'not', operand, span: { start: token.start, end: this.lastEnd() } }
      }
      if (token.text === '√') return this.radical(token)
    }
    return this.postfix(this.operand(token))
  }

  /** A sign takes the whole product after it (`-a*b` is `-(a*b)`), but not a remainder. */
  private signed(token: Token, min: number): Expression {
    this.advance()
    const operator = token.text === '-' ? '-' : '+'
    const operand = this.expression(Math.max(min, BINDING.product), true)
    return { kind: 'unary', operator, operand, span: { start: token.start, end: this.lastEnd() } }
  }

  private radical(token: Token): Expression {
    this.advance()
    const operand = this.expression(BINDING.postfix)
    return callOf('sqrt', spanOf(token), [operand], { start: token.start, end: this.lastEnd() })
  }

  private operand(token: Token): Expression {
    const special = this.structure(token)
    if (special) return special
    switch (token.kind) {
      case 'number':
        this.advance()
        return { kind: 'number', text: token.text, span: spanOf(token) }
      case 'name':
        return this.named(token)
      case 'money':
        return this.money(token)
      case 'sign':
        if (token.text === '(') return this.parenthesised(token)
        if (token.text === '[') return this.list(token)
        if (token.text === '|') return this.absolute(token)
        if (this.isSign('(', 1)) return this.operatorCall(token)
    }
    throw this.missingOperand(token)
  }

  /** `mod(7, 3)` and `and(a, b, c)` are their operators between the arguments. */
  private operatorCall(token: Token): Expression {
    const infix = /^[a-z]+$/.test(token.text) ? binaryOperator(token.text) : undefined
    if (!infix) throw this.missingOperand(token)
    this.advance()
    const [first, ...others] = this.items(')', this.advance())
    if (!first || others.length === 0) {
      const span = { start: token.start, end: this.lastEnd() }
      throw new SyntaxFault(`Expected two arguments, as in ${token.text}(a, b).`, span)
    }
    return others.reduce((left, right) => {
      const node = this.binaryNode(infix.operator, left, right, spanOf(token))
      return { ...node, span: { start: token.start, end: this.lastEnd() } }
    }, first)
  }

  /** The fault for a token that cannot start an operand. */
  protected missingOperand(token: Token): SyntaxFault {
    const before = this.index > 0 ? this.peek(-1) : null
    const operand = 'Expected a number, a name or an opening bracket'
    if (!before)
      return this.expected(
        token.kind === 'sign' ? `Expected a formula before ${signName(token)}` : 'Expected a formula here',
      )
    if (before.kind !== 'sign') return this.expected(`${operand} here`)
    const open = token.kind === 'end' && before.text === '=' ? this.unclosed() : undefined
    if (open) {
      const message = `Expected a closing ${CLOSING.get(open.text)} before this =${this.openedAt(open)}.`
      return new SyntaxFault(message, spanOf(before))
    }
    if (token.kind !== 'sign') return this.expected(`${operand} after ${signName(before)}`)
    return this.expected(`${operand} between ${signName(before)} and ${signName(token)}`)
  }

  /** The innermost bracket that is still open at the end of the line. */
  private unclosed(): Token | undefined {
    if (this.brackets === 0) return undefined
    const signs = this.tokens.filter(token => token.kind === 'sign')
    let closed = 0
    for (const token of signs.reverse()) {
      if (token.text === ')' || token.text === ']') closed += 1
      else if (token.text === '(' || token.text === '[') closed -= 1
      if (closed < 0 || (closed === 0 && token.text === '|' && this.bars > 0)) return token
    }
    return undefined
  }

  private money(token: Token): Expression {
    this.advance()
    const amount = this.peek()
    if (amount.kind !== 'number') throw this.expected(`Expected the amount of money in ${token.text} here`)
    this.advance()
    const value: Expression = { kind: 'number', text: amount.text, span: spanOf(amount) }
    const unit: UnitExpression = { kind: 'unit', name: token.text, span: spanOf(token) }
    return { kind: 'quantity', value, unit, span: { start: token.start, end: amount.end } }
  }
}

const isLetterD = (node: Expression): boolean => node.kind === 'name' && node.name === 'd'

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['|', '|'],
])

/** A sign in a sentence. */
function signName({ text }: Token): string {
  return text === ',' ? 'the comma' : text
}
