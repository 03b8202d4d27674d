/** Names: constants, calls, functions without brackets, lambdas. */
import { callOf, isLogarithm, ONE_ARGUMENT } from './calls.ts'
import { spanOf } from './cursor.ts'
import { constantOf } from './names.ts'
import { BINDING, INFIX_FUNCTIONS, INVERSES, PREFIX_FUNCTIONS } from './operators.ts'
import { PostfixParser } from './postfix-parser.ts'
import { SyntaxFault } from './problem.ts'
import type { Token } from './token.ts'
import type { BinaryOperator, Expression, NameNode, Span } from './tree.ts'

export abstract class FunctionParser extends PostfixParser {
  protected abstract exponent(): Expression

  protected abstract implicitProduct(left: Expression, token: Token): Expression

  protected abstract binaryNode(
    operator: BinaryOperator,
    left: Expression,
    right: Expression,
    operatorSpan: Span,
  ): Expression

  /** A constant, a call, a function without brackets, a lambda, or a plain name. */
  protected named(token: Token): Expression {
    if (this.isSign('->', 1)) return this.lambda(token)
    this.advance()
    const next = this.peek()
    const constant = constantOf(token.text)
    if (
      next.kind === 'sign' &&
      next.text === '(' &&
      !constant &&
      (!next.space || this.isFunction(token.text) || this.isDefined())
    ) {
      return this.call(token)
    }
    if (constant) return { kind: 'constant', name: constant, span: spanOf(token) }
    if (this.isFunction(token.text) && this.startsArgument(next)) return this.applied(token)
    return { kind: 'name', name: token.text, span: spanOf(token) }
  }

  /** Whether the brackets at the next token are the parameters of a definition: `f (x) := …`. */
  private isDefined(): boolean {
    if (this.index !== 1) return false
    let at = 1
    while (this.peek(at).kind === 'name' && this.isSign(',', at + 1)) at += 2
    return this.isSign(')', at + 1) && this.isSign(':=', at + 2)
  }

  protected isFunction(name: string): boolean {
    return this.options.isFunction?.(name) ?? (PREFIX_FUNCTIONS.has(name) || isLogarithm(name))
  }

  /** Whether a name behind an operand stands between the two arguments of its function. */
  protected isInfixFunction(token: Token): boolean {
    if (token.kind !== 'name' || !INFIX_FUNCTIONS.has(token.text)) return false
    const next = this.peek(1)
    if (next.kind === 'sign' && next.text === '(') return next.space
    return this.startsOperand(next) || (next.kind === 'sign' && /^[-+[]$/.test(next.text))
  }

  private startsArgument(token: Token): boolean {
    if (token.kind === 'sign' && (token.text === '-' || token.text === '^')) return this.raisedFunction(token)
    return this.startsOperand(token)
  }

  /** `sin^2 x` is a function with a power when an argument follows it. */
  private raisedFunction(token: Token): boolean {
    const { text } = this.peek(-1)
    return token.text === '^' && (PREFIX_FUNCTIONS.has(text) || isLogarithm(text))
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
      const another = token.kind === 'name' && (this.isFunction(token.text) || this.isInfixFunction(token))
      if (another || this.isSign('(') || this.isSign('|') || !this.startsOperand(token)) return left
      left = this.implicitProduct(left, token)
    }
  }

  protected lambda(token: Token): Expression {
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
    if (token.text.endsWith("'")) throw new SyntaxFault(ONE_ARGUMENT, spanOf(token))
    this.advance()
    return { kind: 'name', name: token.text, span: spanOf(token) }
  }

  /** Whether names in brackets followed by an arrow come next. */
  protected startsLambda(): boolean {
    let at = 1
    while (this.peek(at).kind === 'name' && this.isSign(',', at + 1)) at += 2
    return this.peek(at).kind === 'name' && this.isSign(')', at + 1) && this.isSign('->', at + 2)
  }

  protected parenthesised(open: Token): Expression {
    if (this.startsLambda()) return this.lambda(open)
    this.advance()
    const inner = this.inside(() => this.expression(0))
    if (this.isSign(','))
      throw this.expected('Expected a closing ) here; a list is written with square brackets: [1, 2]')
    this.close(')', open)
    this.grouped = inner
    return inner
  }
}

function isMinusOne(exponent: Expression): boolean {
  return (
    exponent.kind === 'unary' &&
    exponent.operator === '-' &&
    exponent.operand.kind === 'number' &&
    exponent.operand.text === '1'
  )
}
