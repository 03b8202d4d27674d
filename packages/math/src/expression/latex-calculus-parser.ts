/** Sums, products, integrals and limits. */
import { callOf } from './calls.ts'
import { spanOf } from './cursor.ts'
import { LatexGroupParser } from './latex-group-parser.ts'
import { constantOf } from './names.ts'
import { BINDING } from './operators.ts'
import { SyntaxFault } from './problem.ts'
import type { Token } from './token.ts'
import type { Expression, NameNode, Span } from './tree.ts'

export abstract class LatexCalculusParser extends LatexGroupParser {
  /** `_{k=1}` and `^{10}`, in either order. */
  protected limits<T>(readLower: () => T): { lower: T | null; upper: Expression | null } {
    let lower: T | null = null
    let upper: Expression | null = null
    for (;;) {
      const below = this.isSign('_')
      if (!below && !this.isSign('^')) return { lower, upper }
      this.advance()
      if (this.isEmptyGroup()) this.index += 2
      else if (below) lower = readLower()
      else upper = this.group()
    }
  }

  protected counted(token: Token, name: string): Expression {
    this.advance()
    const { lower, upper } = this.limits(() => this.counter())
    if (lower && !lower.from && upper)
      throw new SyntaxFault('Expected = and the first value of the counter.', lower.end)
    // `\sum_{k}` alone is the sum without bounds, whose difference is the term.
    if (!lower || !lower.from !== !upper)
      throw this.expected('Expected the counter below the sign, as in k=1, and its last value above')
    const term = this.expression(BINDING.product)
    const bounds = lower.from && upper ? [lower.from, upper] : []
    return callOf(name, spanOf(token), [term, lower.variable, ...bounds], this.from(token))
  }

  /** `{k=1}`, or `{k}` with no first value. `end` is the closing brace. */
  protected counter(): { variable: Expression; from: Expression | null; end: Span } {
    const open = this.advance()
    const token = this.peek()
    const constant = token.kind === 'name' ? constantOf(token.text) : undefined
    if (token.kind !== 'name') throw this.expected('Expected the name of the counter here, as in k=1')
    this.advance()
    const span = spanOf(token)
    const variable: Expression = constant
      ? { kind: 'constant', name: constant, span }
      : { kind: 'name', name: token.text, span }
    const end = spanOf(this.peek())
    if (this.accept('}')) return { variable, from: null, end }
    if (!this.accept('=') && !this.accept('=='))
      throw this.expected('Expected = and the first value of the counter')
    const from = this.inside(() => this.expression(BINDING.range))
    this.closeBrace(open)
    return { variable, from, end }
  }

  protected integral(token: Token): Expression {
    this.advance()
    const { lower, upper } = this.limits(() => this.group())
    if (!lower !== !upper) throw this.expected('Expected both bounds of the integral, or none')
    this.integrals += 1
    // `\int dx` integrates 1.
    const bare = this.peek().kind === 'differential'
    const one: Expression = {
      kind: 'number',
      text: '1',
      span: { start: this.peek().start, end: this.peek().start },
    }
    const integrand = bare ? one : this.expression(BINDING.sum)
    this.integrals -= 1
    if (this.peek().kind !== 'differential')
      throw this.expected('Expected the variable of the integral at its end, as in dx')
    this.advance()
    const args = [integrand, this.variable('the integral'), ...(lower && upper ? [lower, upper] : [])]
    return callOf('integrate', spanOf(token), args, this.from(token))
  }

  protected variable(of: string): NameNode {
    const token = this.peek()
    if (token.kind !== 'name' || constantOf(token.text))
      throw this.expected(`Expected the name of the variable of ${of} here`)
    this.advance()
    return { kind: 'name', name: token.text, span: spanOf(token) }
  }

  protected limit(token: Token): Expression {
    this.advance()
    const { lower } = this.limits(() => this.approach())
    if (!lower) throw this.expected('Expected what the variable tends to, as in x→0')
    const operand = this.expression(BINDING.product)
    return callOf('limit', spanOf(token), [operand, ...lower], this.from(token))
  }

  /** `x \to a`, with a side as `a^{+}` or `a^{-}`. */
  protected approach(): Expression[] {
    const open = this.advance()
    const variable = this.variable('the limit')
    if (!this.accept('->')) throw this.expected('Expected an arrow and the point that the variable tends to')
    const point = this.inside(() => {
      this.inLimit = true
      return this.expression(BINDING.range)
    })
    const args: Expression[] = [variable, point]
    if (this.accept('^')) {
      this.advance()
      const sign = this.advance()
      const one: Expression = { kind: 'number', text: '1', span: spanOf(sign) }
      args.push(sign.text === '+' ? one : { kind: 'unary', operator: '-', operand: one, span: spanOf(sign) })
      this.advance()
    }
    this.closeBrace(open)
    return args
  }
}
