/** Groups in braces, and the simple structures made of them: fractions, roots, powers, fences. */
import { callOf } from './calls.ts'
import { spanOf } from './cursor.ts'
import { EMPTY_PLACE } from './latex-scanner.ts'
import { SyntaxFault } from './problem.ts'
import { StatementParser } from './statement-parser.ts'
import type { Token } from './token.ts'
import type { Expression, Span } from './tree.ts'

export abstract class LatexGroupParser extends StatementParser {
  /** Integrals whose integrand is being read. */
  protected integrals = 0
  /** Whether the point of a limit is being read, where `^{+}` is a side. */
  protected inLimit = false

  protected override openedAt(): string {
    return ''
  }

  protected override missingOperand(token: Token): SyntaxFault {
    const empty = token.kind === 'sign' && /^(?:[}&]|\\\\)$/.test(token.text)
    return empty ? new SyntaxFault(EMPTY_PLACE, spanOf(token)) : super.missingOperand(token)
  }

  /** The expression between braces, which act as a bracket. */
  protected group(): Expression {
    const open = this.peek()
    if (!this.accept('{')) throw this.expected('Expected an argument in braces here')
    const { integrals } = this
    this.integrals = 0
    const inner = this.inside(() => this.expression(0))
    this.integrals = integrals
    this.closeBrace(open)
    return inner
  }

  protected closeBrace(open: Token): void {
    if (this.accept('}')) return
    const next = this.peek()
    throw next.kind === 'bad'
      ? this.expected('')
      : new SyntaxFault(
          'Expected an operator or the end of this part here.',
          spanOf(next.kind === 'end' ? open : next),
        )
  }

  protected isEmptyGroup(): boolean {
    return this.isSign('{') && this.isSign('}', 1)
  }

  protected override inside<T>(read: () => T): T {
    const { inLimit } = this
    this.inLimit = false
    const result = super.inside(read)
    this.inLimit = inLimit
    return result
  }

  protected override exponent(): Expression {
    return this.group()
  }

  protected override afterPower(power: Expression): Expression {
    const node = this.postfix(power)
    const token = this.peek()
    if (node === power && (this.isSign('^') || this.isSign('.^')) && !this.stopsBefore(token)) {
      throw this.expected('Expected brackets around one of the two powers here')
    }
    return node
  }

  protected override stopsBefore(token: Token): boolean {
    return (
      this.inLimit &&
      token.text === '^' &&
      this.isSign('}', 3) &&
      (this.isSign('+', 2) || this.isSign('-', 2))
    )
  }

  protected from(token: Token): Span {
    return { start: token.start, end: this.lastEnd() }
  }

  protected fraction(token: Token): Expression {
    this.advance()
    const left = this.group()
    const right = this.group()
    return { kind: 'binary', operator: '/', left, right, operatorSpan: spanOf(token), span: this.from(token) }
  }

  protected withGroups(token: Token, name: string, count: number): Expression {
    this.advance()
    const args = Array.from({ length: count }, () => this.group())
    return callOf(name, spanOf(token), args, this.from(token))
  }

  protected root(token: Token): Expression {
    this.advance()
    const degree = this.isEmptyGroup() ? null : this.group()
    if (!degree) this.index += 2
    const radicand = this.group()
    return degree
      ? callOf('nthroot', spanOf(token), [radicand, degree], this.from(token))
      : callOf('sqrt', spanOf(token), [radicand], this.from(token))
  }

  protected fenced(token: Token, close: string, name: string): Expression {
    this.advance()
    const inner = this.inside(() => this.expression(0))
    if (!this.accept(close)) throw this.expected('Expected the closing sign of these brackets here')
    return callOf(name, spanOf(token), [inner], this.from(token))
  }

  protected logarithm(token: Token): Expression {
    this.index += 2
    if (!this.isEmptyGroup()) return this.applied(token, this.group())
    this.index += 2
    return this.applied(token)
  }
}
