/** Derivatives, which LaTeX writes as fractions. */
import { callOf } from './calls.ts'
import { spanOf } from './cursor.ts'
import { LatexCalculusParser } from './latex-calculus-parser.ts'
import { constantOf } from './names.ts'
import { BINDING } from './operators.ts'
import { WORD_OPERATORS } from './token.ts'
import type { Token } from './token.ts'
import type { Expression, NameNode } from './tree.ts'

/** The order of a derivative, where it is a number. */
const ORDER = /^\d{1,3}$/

export abstract class LatexDerivativeParser extends LatexCalculusParser {
  /** `\frac{d}{dx}f`, `\frac{d^2}{dx^2}f`, `\frac{\partial^2}{\partial x \partial y}f`, `\frac{\mathrm{d}f}{\mathrm{d}x}`. */
  protected derivative(token: Token): Expression | null {
    const start = this.index
    this.advance()
    const over = this.differentialOver()
    const under = over && this.differentialUnder(over.certain)
    const orders = under?.reduce((sum, { order }) => sum + order, 0)
    if (!over || !under || orders !== over.order) {
      this.index = start
      return null
    }
    const operand = over.operand ?? this.expression(BINDING.product)
    return under.reduceRight<Expression>((inner, { variable, order }) => {
      const orderNode: Expression = { kind: 'number', text: String(order), span: variable.span }
      return callOf(
        'diff',
        spanOf(token),
        order === 1 ? [inner, variable] : [inner, variable, orderNode],
        this.from(token),
      )
    }, operand)
  }

  /** The d of a derivative; a plain letter d counts only where no other reading is likely. */
  protected isDifferential(token: Token): boolean {
    return (
      token.kind === 'differential' ||
      (token.kind === 'name' && token.text === 'd' && this.source[token.start] === 'd')
    )
  }

  /** `{d}`, `{d^2}`, `{\mathrm{d}f}`. */
  protected differentialOver(): { order: number; certain: boolean; operand: Expression | null } | null {
    const token = this.peek(1)
    if (!this.isSign('{') || !this.isDifferential(token)) return null
    this.index += 2
    const certain = token.kind === 'differential'
    const order = this.order()
    if (order === null) return null
    if (this.accept('}')) return { order, certain, operand: null }
    if (!certain) return null
    const operand = this.inside(() => this.expression(BINDING.product))
    return this.accept('}') ? { order, certain, operand } : null
  }

  /** `{dx}`, `{dx^2}`, `{\partial x\partial y}`. */
  protected differentialUnder(certain: boolean): { variable: NameNode; order: number }[] | null {
    if (!this.accept('{')) return null
    const variables: { variable: NameNode; order: number }[] = []
    while (!this.accept('}')) {
      const variable = this.differentialVariable(certain)
      const order = variable && this.order()
      if (!variable || !order) return null
      variables.push({ variable, order })
    }
    return variables.length > 0 ? variables : null
  }

  protected differentialVariable(certain: boolean): NameNode | null {
    const token = this.peek()
    const run =
      token.kind === 'name' && !certain && this.source[token.start] === 'd'
        ? /^d(\p{L}.*)$/su.exec(token.text)
        : null
    if (run && !WORD_OPERATORS.has(run[1]!)) {
      this.advance()
      return { kind: 'name', name: run[1]!, span: { start: token.start + 1, end: token.end } }
    }
    if (!this.isDifferential(token)) return null
    this.advance()
    const name = this.peek()
    if (name.kind !== 'name' || constantOf(name.text) || (token.kind === 'name' && name.space)) return null
    this.advance()
    return { kind: 'name', name: name.text, span: spanOf(name) }
  }

  /** `^{2}` behind a differential; 1 when there is none, null when it is not a number. */
  protected order(): number | null {
    if (!this.isSign('^')) return 1
    const number = this.peek(2)
    if (!this.isSign('{', 1) || number.kind !== 'number' || !ORDER.test(number.text) || !this.isSign('}', 3))
      return null
    this.index += 4
    return Number(number.text) || null
  }
}
