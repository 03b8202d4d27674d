/** LaTeX, as the math field writes it, to trees. */
import { callOf } from './calls.ts'
import { spanOf } from './cursor.ts'
import { FENCES } from './latex-commands.ts'
import { EMPTY_PLACE, lexLatex } from './lexer-latex.ts'
import { constantOf } from './names.ts'
import { BINDING } from './operators.ts'
import type { ParseOptions } from './options.ts'
import type { UnitBox } from './parser.ts'
import { SyntaxFault, attempt, checkLength } from './problem.ts'
import { StatementParser } from './statement-parser.ts'
import { WORD_OPERATORS } from './token.ts'
import type { Token } from './token.ts'
import type { Expression, NameNode, Parsed, Span, Statement, UnitExpression } from './tree.ts'
import { hasOnlyUnits, parseUnitBox } from './unit-parser.ts'
import { lexLatexUnit } from './unit-latex.ts'

/**
 * Reads one line of LaTeX. Spans are offsets into it. Never throws: a line that cannot be read gives
 * a problem with its place.
 */
export function parseLatex(latex: string, options: ParseOptions = {}): Parsed<Statement> {
  return attempt(() => {
    checkLength(latex)
    const text = /^\s*\\text\s*\{((?:[^\\{}]|\\.)*)\}\s*$/s.exec(latex)
    if (text && options.context !== 'expression') {
      return {
        kind: 'text',
        text: text[1]!.replace(/\\(.)/gs, '$1').trim(),
        span: { start: 0, end: latex.length },
      }
    }
    return new LatexParser(latex, lexLatex(latex, options.isUnit), options).statement()
  })
}

/** Commands that start an operand. */
const OPERAND_COMMANDS = /^(?:frac|binom|sum|prod|int|lim|sqrt|root|begin:.*|lfloor|lceil|lVert)$/

const OPERAND_SIGNS = new Set(['(', '{', '|(', '√'])

const MATRICES = /^begin:(?:[bpBvV]?matrix|smallmatrix|array)$/

const CASES = /^begin:[dr]?cases$/

/** The most numerals an order of a derivative may have. */
const ORDER = /^\d{1,3}$/

class LatexParser extends StatementParser {
  /** Integrals whose integrand is being read. */
  private integrals = 0
  /** Whether the point of a limit is being read, where `^{+}` is a side. */
  private inLimit = false

  protected override openedAt(): string {
    return ''
  }

  protected startsOperand(token: Token): boolean {
    switch (token.kind) {
      case 'number':
      case 'name':
      case 'money':
        return true
      case 'differential':
        return this.integrals === 0
      case 'command':
        return OPERAND_COMMANDS.test(token.text)
      case 'sign':
        return OPERAND_SIGNS.has(token.text) || (token.text === '|' && this.bars === 0)
    }
    return false
  }

  protected override missingOperand(token: Token): SyntaxFault {
    const empty = token.kind === 'sign' && /^(?:[}&]|\\\\)$/.test(token.text)
    return empty ? new SyntaxFault(EMPTY_PLACE, spanOf(token)) : super.missingOperand(token)
  }

  protected structure(token: Token): Expression | null {
    switch (token.kind) {
      case 'command':
        return this.command(token)
      case 'unit':
        // A unit box with nothing before it counts once.
        return { kind: 'number', text: '1', span: { start: token.start, end: token.start } }
      case 'differential':
        return this.upright(token)
      case 'name':
        return token.text === 'log' && this.isSign('_', 1) ? this.logarithm(token) : null
      case 'sign':
        return this.signStructure(token)
    }
    return null
  }

  /** Outside of integrals and derivatives the field's own `\differentialD t` is a name such as dt. */
  private upright(token: Token): Expression {
    this.advance()
    const next = this.peek()
    if (next.kind !== 'name' || next.space || this.integrals > 0) {
      return { kind: 'name', name: 'd', span: spanOf(token) }
    }
    this.advance()
    return { kind: 'name', name: `d${next.text}`, span: { start: token.start, end: next.end } }
  }

  private signStructure(token: Token): Expression | null {
    if (token.text === '{') return this.group()
    if (token.text === '|(') return this.fenced(token, ')|', 'abs')
    const next = this.peek(1)
    if (token.text === '[' && next.kind === 'command' && /^begin:(?:matrix|array)$/.test(next.text)) {
      this.advance()
      const matrix = this.environment(next)
      this.close(']', token)
      return matrix
    }
    return null
  }

  private command(token: Token): Expression {
    switch (token.text) {
      case 'frac':
        return this.derivative(token) ?? this.fraction(token)
      case 'binom':
        return this.withGroups(token, 'binomial', 2)
      case 'sqrt':
        return this.withGroups(token, 'sqrt', 1)
      case 'root':
        return this.root(token)
      case 'sum':
        return this.counted(token, 'sum')
      case 'prod':
        return this.counted(token, 'product')
      case 'int':
        return this.integral(token)
      case 'lim':
        return this.limit(token)
    }
    const fence = FENCES.get(token.text)
    if (fence) return this.fenced(token, fence.close, fence.name)
    if (token.text.startsWith('begin:')) return this.environment(token)
    throw this.missingOperand(token)
  }

  /** The expression between braces, which act as a bracket. */
  private group(): Expression {
    const open = this.peek()
    if (!this.accept('{')) throw this.expected('Expected an argument in braces here')
    const { integrals } = this
    this.integrals = 0
    const inner = this.inside(() => this.expression(0))
    this.integrals = integrals
    this.closeBrace(open)
    return inner
  }

  private closeBrace(open: Token): void {
    if (this.accept('}')) return
    const next = this.peek()
    throw next.kind === 'bad'
      ? this.expected('')
      : new SyntaxFault(
          'Expected an operator or the end of this part here.',
          spanOf(next.kind === 'end' ? open : next),
        )
  }

  private isEmptyGroup(): boolean {
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

  private from(token: Token): Span {
    return { start: token.start, end: this.lastEnd() }
  }

  private fraction(token: Token): Expression {
    this.advance()
    const left = this.group()
    const right = this.group()
    return { kind: 'binary', operator: '/', left, right, operatorSpan: spanOf(token), span: this.from(token) }
  }

  private withGroups(token: Token, name: string, count: number): Expression {
    this.advance()
    const args = Array.from({ length: count }, () => this.group())
    return callOf(name, spanOf(token), args, this.from(token))
  }

  private root(token: Token): Expression {
    this.advance()
    const degree = this.isEmptyGroup() ? null : this.group()
    if (!degree) this.index += 2
    const radicand = this.group()
    return degree
      ? callOf('nthroot', spanOf(token), [radicand, degree], this.from(token))
      : callOf('sqrt', spanOf(token), [radicand], this.from(token))
  }

  private fenced(token: Token, close: string, name: string): Expression {
    this.advance()
    const inner = this.inside(() => this.expression(0))
    if (!this.accept(close)) throw this.expected('Expected the closing sign of these brackets here')
    return callOf(name, spanOf(token), [inner], this.from(token))
  }

  private logarithm(token: Token): Expression {
    this.index += 2
    if (!this.isEmptyGroup()) return this.applied(token, this.group())
    this.index += 2
    return this.applied(token)
  }

  /** `_{k=1}` and `^{10}`, in either order. */
  private limits<T>(readLower: () => T): { lower: T | null; upper: Expression | null } {
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

  private counted(token: Token, name: string): Expression {
    this.advance()
    const { lower, upper } = this.limits(() => this.counter())
    if (!lower || !upper)
      throw this.expected('Expected the counter below the sign, as in k=1, and its last value above')
    const term = this.expression(BINDING.product)
    return callOf(name, spanOf(token), [term, lower.variable, lower.from, upper], this.from(token))
  }

  private counter(): { variable: Expression; from: Expression } {
    const open = this.advance()
    const token = this.peek()
    const constant = token.kind === 'name' ? constantOf(token.text) : undefined
    if (token.kind !== 'name') throw this.expected('Expected the name of the counter here, as in k=1')
    this.advance()
    if (!this.accept('=') && !this.accept('=='))
      throw this.expected('Expected = and the first value of the counter')
    const from = this.inside(() => this.expression(BINDING.range))
    this.closeBrace(open)
    const span = spanOf(token)
    const variable: Expression = constant
      ? { kind: 'constant', name: constant, span }
      : { kind: 'name', name: token.text, span }
    return { variable, from }
  }

  private integral(token: Token): Expression {
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

  private variable(of: string): NameNode {
    const token = this.peek()
    if (token.kind !== 'name' || constantOf(token.text))
      throw this.expected(`Expected the name of the variable of ${of} here`)
    this.advance()
    return { kind: 'name', name: token.text, span: spanOf(token) }
  }

  private limit(token: Token): Expression {
    this.advance()
    const { lower } = this.limits(() => this.approach())
    if (!lower) throw this.expected('Expected what the variable tends to, as in x→0')
    const operand = this.expression(BINDING.product)
    return callOf('limit', spanOf(token), [operand, ...lower], this.from(token))
  }

  /** `x \to a`, with a side as `a^{+}` or `a^{-}`. */
  private approach(): Expression[] {
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

  /** `\frac{d}{dx}f`, `\frac{d^2}{dx^2}f`, `\frac{\partial^2}{\partial x \partial y}f`, `\frac{\mathrm{d}f}{\mathrm{d}x}`. */
  private derivative(token: Token): Expression | null {
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
  private isDifferential(token: Token): boolean {
    return (
      token.kind === 'differential' ||
      (token.kind === 'name' && token.text === 'd' && this.source[token.start] === 'd')
    )
  }

  /** `{d}`, `{d^2}`, `{\mathrm{d}f}`. */
  private differentialOver(): { order: number; certain: boolean; operand: Expression | null } | null {
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
  private differentialUnder(certain: boolean): { variable: NameNode; order: number }[] | null {
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

  private differentialVariable(certain: boolean): NameNode | null {
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
  private order(): number | null {
    if (!this.isSign('^')) return 1
    const number = this.peek(2)
    if (!this.isSign('{', 1) || number.kind !== 'number' || !ORDER.test(number.text) || !this.isSign('}', 3))
      return null
    this.index += 4
    return Number(number.text) || null
  }

  private environment(begin: Token): Expression {
    if (MATRICES.test(begin.text)) return this.matrixEnvironment(begin)
    if (CASES.test(begin.text)) return this.cases(begin)
    throw this.expected(`The environment ${begin.text.slice('begin:'.length)} has no meaning in a formula`)
  }

  /** Rows of an environment, each read by `readRow`; a last empty row is left out. */
  private rows<T>(begin: Token, readRow: () => T): T[] {
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

  private matrixEnvironment(begin: Token): Expression {
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
  private cell(): Expression {
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

  private endsCell(offset: number): boolean {
    const token = this.peek(offset)
    return (
      this.isSign('&', offset) ||
      this.isSign('\\\\', offset) ||
      (token.kind === 'command' && token.text.startsWith('end:'))
    )
  }

  /** Branches as `value & condition`; the last may be `otherwise`, or have no condition. */
  private cases(begin: Token): Expression {
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

  private branchCondition(): Expression | null {
    const token = this.peek()
    if (token.kind === 'command' && token.text.startsWith('text:')) {
      this.advance()
      if (/otherwise|else/.test(token.text)) return null
    }
    return this.endsCell(0) ? null : this.expression(0)
  }

  protected readUnit(start: number, end: number): UnitExpression {
    return parseUnitBox(lexLatexUnit(this.source, start, end), this.options.isUnit)
  }

  /** Units stand in boxes of their own; square brackets hold one only after a number, or where its names are known. */
  protected bracketMeaning(node: Expression): UnitBox | 'index' | null {
    const isNumber = node.kind === 'number' || node.kind === 'constant'
    const { isUnit } = this.options
    const box = isNumber || isUnit ? this.unitBox() : null
    if (!box) {
      if (isNumber) throw this.expected('Expected a unit such as m or kN/m^2 in these brackets')
      return 'index'
    }
    if (isNumber) return box
    const named = node.kind === 'name' || node.kind === 'property' || node.kind === 'index'
    return !named && hasOnlyUnits(box.unit, isUnit) ? box : 'index'
  }

  protected unitBox(offset = 0): UnitBox | null {
    const open = this.peek(offset)
    if (open.kind === 'unit') return { unit: open.unit!, next: this.index + offset + 1 }
    if (open.kind !== 'sign' || open.text !== '[') return null
    for (let at = this.index + offset + 1; at < this.tokens.length; at += 1) {
      const token = this.tokens[at]!
      if (token.kind !== 'sign' || (token.text !== '[' && token.text !== ']')) continue
      if (token.text === '[') return null
      const parsed = attempt(() => this.readUnit(open.end, token.start))
      return parsed.ok ? { unit: parsed.value, next: at + 1 } : null
    }
    return null
  }

  protected accepts(unit: UnitExpression, isUnit?: (name: string) => boolean): boolean {
    return hasOnlyUnits(unit, isUnit)
  }
}
