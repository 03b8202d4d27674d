/**
 * The expression parser (Pratt: by binding power) that both notations share. A notation supplies
 * its tokens, its own prefix structures and its reading of a bracket after an operand.
 */
import { callOf, isLogarithm } from './calls.ts'
import { Cursor, spanOf } from './cursor.ts'
import { constantOf } from './names.ts'
import { BINDING, INVERSES, PREFIX_FUNCTIONS, binaryOperator, relationOf } from './operators.ts'
import type { ParseOptions } from './options.ts'
import { MAX_NESTING, SyntaxFault } from './problem.ts'
import type { Token } from './token.ts'
import type { BinaryOperator, Expression, NameNode, Relation, Span, UnitExpression } from './tree.ts'

export abstract class ExpressionParser extends Cursor {
  protected readonly options: ParseOptions
  /** Bars of absolute values open inside the innermost bracket. */
  protected bars = 0
  /** Brackets open; a line's `=` has its own meaning only outside of all. */
  protected brackets = 0
  /** Inside an exponent without brackets a unit is left for the whole power: `10^3 [m]`. */
  protected inExponent = false
  /** The last expression that stood in brackets of its own. */
  protected grouped: Expression | null = null
  private depth = 0

  constructor(source: string, tokens: readonly Token[], options: ParseOptions) {
    super(source, tokens)
    this.options = options
  }

  /** A structure of the notation that starts an operand; null when the token is not one. */
  protected abstract structure(token: Token): Expression | null

  /** Reads the contents of a unit box, given the offsets of its contents. */
  protected abstract readUnit(start: number, end: number): UnitExpression

  /** Whether the next token starts an operand (and so an implicit product, after another). */
  protected abstract startsOperand(token: Token): boolean

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
    if (token.kind === 'unit' || token.text === '[') return this.unitOfPower(left)
    if (min > BINDING.product || !this.startsOperand(token)) return null
    return this.implicitProduct(left, token)
  }

  private binary(left: Expression, operator: BinaryOperator, binding: number): Expression {
    const sign = this.advance()
    if (operator !== '^' && operator !== '.^') {
      return this.binaryNode(operator, left, this.expression(binding + 1), spanOf(sign))
    }
    return this.afterPower(this.binaryNode(operator, left, this.exponent(), spanOf(sign)))
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
    if (this.inExponent || left.kind !== 'binary' || !/\^$/.test(left.operator) || this.grouped === left)
      return null
    return this.postfix(left)
  }

  private implicitProduct(left: Expression, token: Token): Expression {
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
    }
    throw this.missingOperand(token)
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
    if (token.kind !== 'sign') return this.expected(`${operand} after ${signName(before)}`)
    return this.expected(`${operand} between ${signName(before)} and ${signName(token)}`)
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

  /** A constant, a call, a function without brackets, a lambda, or a plain name. */
  private named(token: Token): Expression {
    if (this.isSign('->', 1)) return this.lambda(token)
    this.advance()
    const next = this.peek()
    const constant = constantOf(token.text)
    if (
      next.kind === 'sign' &&
      next.text === '(' &&
      !constant &&
      (!next.space || this.isFunction(token.text))
    ) {
      return this.call(token)
    }
    if (constant) return { kind: 'constant', name: constant, span: spanOf(token) }
    if (this.isFunction(token.text) && this.startsArgument(next)) return this.applied(token)
    return { kind: 'name', name: token.text, span: spanOf(token) }
  }

  protected isFunction(name: string): boolean {
    return this.options.isFunction?.(name) ?? (PREFIX_FUNCTIONS.has(name) || isLogarithm(name))
  }

  private startsArgument(token: Token): boolean {
    if (token.kind === 'sign' && (token.text === '-' || token.text === '^')) return this.raisedFunction(token)
    return this.startsOperand(token)
  }

  /** `sin^2 x` is a function with a power when an argument follows it. */
  private raisedFunction(token: Token): boolean {
    return token.text === '^' && PREFIX_FUNCTIONS.has(this.peek(-1).text)
  }

  private call(token: Token): Expression {
    const open = this.advance()
    const args = this.items(')', open)
    return callOf(token.text, spanOf(token), args, { start: token.start, end: this.lastEnd() })
  }

  /** A function written without brackets, or with a power before its argument. */
  protected applied(token: Token, base?: Expression): Expression {
    const exponent = this.accept('^') ? this.functionExponent() : null
    const attached = this.isSign('(')
    const next = this.peek()
    if (!this.startsOperand(next) && !(next.kind === 'sign' && /^[-+[]$/.test(next.text))) {
      throw this.expected(`Expected the argument of ${token.text} here`)
    }
    const args = attached ? this.items(')', this.advance()) : [this.factors()]
    const span = { start: token.start, end: this.lastEnd() }
    if (base) args.push(base)
    if (!exponent) return callOf(token.text, spanOf(token), args, span)
    const inverse = isMinusOne(exponent) ? INVERSES.get(token.text) : undefined
    const call = callOf(inverse ?? token.text, spanOf(token), args, span)
    return inverse ? call : this.binaryNode('^', call, exponent, { start: token.end, end: token.end })
  }

  /** In `sin^n(x)` the brackets are the argument of sin, not of n. */
  private functionExponent(): Expression {
    const token = this.peek()
    if (token.kind !== 'name' || !this.isSign('(', 1)) return this.exponent()
    this.advance()
    return { kind: 'name', name: token.text, span: spanOf(token) }
  }

  /** The argument of a function without brackets: the factors that follow, up to a bracket or another function. */
  private factors(): Expression {
    let left = this.expression(BINDING.product + 1)
    for (;;) {
      const token = this.peek()
      const another = token.kind === 'name' && this.isFunction(token.text)
      if (another || this.isSign('(') || this.isSign('|') || !this.startsOperand(token)) return left
      left = this.implicitProduct(left, token)
    }
  }

  private lambda(token: Token): Expression {
    const parameters = this.parameters(token)
    this.advance()
    const body = this.expression(BINDING.lambda)
    return { kind: 'lambda', parameters, body, span: { start: token.start, end: this.lastEnd() } }
  }

  /** One name, or names in brackets, up to the arrow. */
  private parameters(token: Token): NameNode[] {
    if (token.kind === 'name') return [this.parameter()]
    this.advance()
    const names = [this.parameter()]
    while (this.accept(',')) names.push(this.parameter())
    this.close(')', token)
    return names
  }

  protected parameter(): NameNode {
    const token = this.peek()
    if (token.kind !== 'name') throw this.expected('Expected the name of a parameter here')
    if (constantOf(token.text)) throw this.expected(`${token.text} is a constant and cannot be a parameter`)
    this.advance()
    return { kind: 'name', name: token.text, span: spanOf(token) }
  }

  /** Whether names in brackets followed by an arrow come next. */
  private startsLambda(): boolean {
    let at = 1
    while (this.peek(at).kind === 'name' && this.isSign(',', at + 1)) at += 2
    return this.peek(at).kind === 'name' && this.isSign(')', at + 1) && this.isSign('->', at + 2)
  }

  private parenthesised(open: Token): Expression {
    if (this.startsLambda()) return this.lambda(open)
    this.advance()
    const inner = this.inside(() => this.expression(0))
    if (this.isSign(','))
      throw this.expected('Expected a closing ) here; a list is written with square brackets: [1, 2]')
    this.close(')', open)
    this.grouped = inner
    return inner
  }

  /** Runs `read` with the state that an opened bracket resets. */
  protected inside<T>(read: () => T): T {
    const { bars, inExponent } = this
    this.bars = 0
    this.inExponent = false
    this.brackets += 1
    const result = read()
    this.bars = bars
    this.inExponent = inExponent
    this.brackets -= 1
    return result
  }

  /** A bar where an operand is expected opens; the next bar after an operand closes it. */
  private absolute(open: Token): Expression {
    this.advance()
    const { inExponent } = this
    this.inExponent = false
    this.brackets += 1
    this.bars += 1
    const inner = this.expression(0)
    this.bars -= 1
    this.brackets -= 1
    this.inExponent = inExponent
    this.close('|', open)
    return callOf('abs', spanOf(open), [inner], { start: open.start, end: this.lastEnd() })
  }

  /** Expressions between commas, up to the closing bracket, which is taken. */
  protected items(closing: ')' | ']', open: Token): Expression[] {
    const items: Expression[] = []
    this.inside(() => {
      if (this.isSign(closing)) return
      do items.push(this.expression(0))
      while (this.accept(','))
    })
    this.close(closing, open)
    return items
  }

  /** `[1, 2, 3]`, `[1, 3..9]`, `[[1, 2], [3, 4]]` or `[1, 2; 3, 4]`. */
  private list(open: Token): Expression {
    this.advance()
    const rows: Expression[][] = [[]]
    let bare = true
    this.inside(() => {
      if (this.isSign(']')) return
      for (;;) {
        const row = rows[rows.length - 1]!
        const item = this.expression(0)
        if (item === this.grouped || item.kind !== 'list') bare = false
        this.addItem(row, item)
        if (this.accept(';')) rows.push([])
        else if (!this.accept(',')) break
      }
    })
    this.close(']', open)
    const span = { start: open.start, end: this.lastEnd() }
    if (rows.length > 1) return this.matrix(rows, rows.map(rowSpan), span)
    const items = rows[0]!
    if (bare && items.length > 0 && items.some(item => item.kind === 'list' && item.items.length > 0)) {
      const lists = items.filter(item => item.kind === 'list')
      const open = lists.some(list => list.items.some(item => item.kind === 'range'))
      if (!open)
        return this.matrix(
          lists.map(list => list.items),
          lists.map(list => list.span),
          span,
        )
    }
    return { kind: 'list', items, span }
  }

  /** In a list the item before a range gives its step: `1, 3..9`. */
  private addItem(row: Expression[], item: Expression): void {
    const from = row[row.length - 1]
    if (item.kind === 'range' && !item.next && item !== this.grouped && from && from.kind !== 'range') {
      const span = { start: from.span.start, end: item.span.end }
      row[row.length - 1] = { kind: 'range', from, next: item.from, to: item.to, span }
    } else row.push(item)
  }

  protected matrix(rows: readonly (readonly Expression[])[], spans: readonly Span[], span: Span): Expression {
    const width = Math.max(...rows.map(row => row.length))
    const short = rows.findIndex(row => row.length < width)
    if (short >= 0) {
      const have = rows[short]!.length
      const message = `Row ${short + 1} of the matrix has ${have} ${have === 1 ? 'element' : 'elements'} where others have ${width}.`
      throw new SyntaxFault(message, spans[short] ?? span)
    }
    return { kind: 'matrix', rows, span }
  }

  /** Marks after an operand: `!`, `%`, `°`, a unit, an index, a property. */
  protected postfix(operand: Expression): Expression {
    let node = operand
    for (;;) {
      const token = this.peek()
      const next = token.kind === 'sign' ? this.postfixSign(node, token) : this.postfixUnit(node, token)
      if (!next) return node
      node = next
    }
  }

  private postfixUnit(node: Expression, token: Token): Expression | null {
    if (token.kind !== 'unit' || this.inExponent) return null
    this.advance()
    return {
      kind: 'quantity',
      value: node,
      unit: token.unit!,
      span: { start: node.span.start, end: token.end },
    }
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
        this.advance()
        return {
          kind: 'quantity',
          value: node,
          unit: { kind: 'unit', name: 'deg', span: spanOf(token) },
          span,
        }
      case '[':
        return this.bracketed(node, token)
      case ':':
        return this.property(node)
    }
    return null
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
    this.advance()
    const open = this.peek()
    const args = this.isSign('(') && !open.space ? this.items(')', this.advance()) : undefined
    const span = { start: object.span.start, end: this.lastEnd() }
    return { kind: 'property', object, property: token.text, span, ...(args && { args }) }
  }
}

/** A unit in square brackets and the index of the token behind it. */
export interface UnitBox {
  readonly unit: UnitExpression
  readonly next: number
}

/** A sign in a sentence. */
function signName({ text }: Token): string {
  return text === ',' ? 'the comma' : text
}

function isMinusOne(exponent: Expression): boolean {
  return (
    exponent.kind === 'unary' &&
    exponent.operator === '-' &&
    exponent.operand.kind === 'number' &&
    exponent.operand.text === '1'
  )
}

function rowSpan(row: readonly Expression[]): Span {
  return { start: row[0]?.span.start ?? 0, end: row[row.length - 1]?.span.end ?? 0 }
}
