/** Matrices and branches. */
import { callOf } from './calls.ts'
import { spanOf } from './cursor.ts'
import { LatexDerivativeParser } from './latex-derivative-parser.ts'
import { EMPTY_PLACE } from './latex-scanner.ts'
import { SyntaxFault } from './problem.ts'
import type { Token } from './token.ts'
import type { Expression, Span } from './tree.ts'

const MATRICES = /^begin:(?:[bpBvV]?matrix|smallmatrix|array)$/

const CASES = /^begin:[dr]?cases$/

export abstract class LatexEnvironmentParser extends LatexDerivativeParser {
  protected environment(begin: Token): Expression {
    if (MATRICES.test(begin.text)) return this.matrixEnvironment(begin)
    if (CASES.test(begin.text)) return this.cases(begin)
    throw this.expected(`The environment ${begin.text.slice('begin:'.length)} has no meaning in a formula`)
  }

  /** Rows of an environment, each read by `readRow`; a last empty row is left out. */
  protected rows<T>(begin: Token, readRow: () => T): T[] {
    this.advance()
    const rows: T[] = []
    this.inside(() => {
      const { integrals } = this
      this.integrals = 0
      do {
        if (rows.length > 0 && this.peek().kind === 'command' && this.peek().text.startsWith('end:')) break
        rows.push(readRow())
      } while (this.accept('\\\\'))
      this.integrals = integrals
    })
    const end = this.peek()
    if (end.kind !== 'command' || end.text !== begin.text.replace('begin:', 'end:')) {
      throw this.expected('Expected the next element or the end of the matrix here')
    }
    this.advance()
    return rows
  }

  protected matrixEnvironment(begin: Token): Expression {
    const spans: Span[] = []
    const rows = this.rows(begin, () => {
      const start = this.peek().start
      const row = [this.cell()]
      while (this.accept('&')) row.push(this.cell())
      spans.push({ start, end: Math.max(start, this.lastEnd()) })
      return row
    })
    const matrix = this.matrix(rows, spans, this.from(begin))
    return begin.text === 'begin:vmatrix' ? callOf('det', spanOf(begin), [matrix], this.from(begin)) : matrix
  }

  /** An element of a matrix; an empty one is zero. */
  protected cell(): Expression {
    const token = this.peek()
    const placeholder = token.kind === 'bad' && token.text === EMPTY_PLACE
    if (placeholder && this.endsCell(1)) this.index += 1
    else if (!this.endsCell(0)) return this.expression(0)
    return {
      kind: 'number',
      text: '0',
      span: placeholder ? spanOf(token) : { start: token.start, end: token.start },
    }
  }

  protected endsCell(offset: number): boolean {
    const token = this.peek(offset)
    return (
      this.isSign('&', offset) ||
      this.isSign('\\\\', offset) ||
      (token.kind === 'command' && token.text.startsWith('end:'))
    )
  }

  /** Branches as `value & condition`; the last may be `otherwise`, or have no condition. */
  protected cases(begin: Token): Expression {
    const branches = this.rows(begin, () => {
      const value = this.expression(0)
      this.accept(',')
      const condition = this.accept('&') ? this.branchCondition() : null
      return { value, condition }
    })
    const args: Expression[] = []
    branches.forEach(({ value, condition }, index) => {
      if (!condition && index < branches.length - 1)
        throw new SyntaxFault('Only the last branch may go without a condition.', value.span)
      args.push(...(condition ? [condition, value] : [value]))
    })
    return callOf('piecewise', spanOf(begin), args, this.from(begin))
  }

  protected branchCondition(): Expression | null {
    const token = this.peek()
    if (token.kind === 'command' && token.text.startsWith('text:')) {
      this.advance()
      if (/otherwise|else/.test(token.text)) return null
    }
    return this.endsCell(0) ? null : this.expression(0)
  }
}
