/** LaTeX, as the math field writes it, to trees. */
import { spanOf } from './cursor.ts'
import { FENCES } from './latex-commands.ts'
import { LatexEnvironmentParser } from './latex-environment-parser.ts'
import { lexLatex } from './lexer-latex.ts'
import type { ParseOptions } from './options.ts'
import type { UnitBox } from './postfix-parser.ts'
import { attempt, checkLength } from './problem.ts'
import type { Token } from './token.ts'
import type { Expression, Parsed, Statement, UnitExpression } from './tree.ts'
import { hasOnlyUnits, parseUnitBox } from './unit-parser.ts'
import { lexLatexUnit } from './unit-latex.ts'
import { raisedUnit, rationalText } from './unit-power.ts'

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

class LatexParser extends LatexEnvironmentParser {
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
  protected upright(token: Token): Expression {
    this.advance()
    const next = this.peek()
    if (next.kind !== 'name' || next.space || this.integrals > 0) {
      return { kind: 'name', name: 'd', span: spanOf(token) }
    }
    this.advance()
    return { kind: 'name', name: `d${next.text}`, span: { start: token.start, end: next.end } }
  }

  protected signStructure(token: Token): Expression | null {
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

  protected command(token: Token): Expression {
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

  /** What is drawn as `20 mm²` means it: the exponent belongs to the unit, not to the quantity. */
  protected override raised(unit: UnitExpression, box: Token): UnitExpression {
    const sign = this.peek()
    if (!this.isSign('^') || this.stopsBefore(sign)) return unit
    const start = this.index
    this.advance()
    const exponent = rationalText(this.group())
    if (exponent !== null && !this.isSign('^')) {
      const fraction = this.source.slice(box.start, box.end).includes('\\frac')
      return raisedUnit(unit, exponent, this.lastEnd(), fraction)
    }
    this.index = start
    return unit
  }

  protected accepts(unit: UnitExpression, isUnit?: (name: string) => boolean): boolean {
    return hasOnlyUnits(unit, isUnit)
  }
}
