/** The plain notation: text as it is typed in a file, in the shell or in a message. */
import { spanOf } from './cursor.ts'
import { lexPlain } from './lexer-plain.ts'
import type { UnitBox } from './postfix-parser.ts'
import type { ParseOptions } from './options.ts'
import { SyntaxFault, attempt, checkLength } from './problem.ts'
import { StatementParser } from './statement-parser.ts'
import type { Token } from './token.ts'
import type { Expression, Parsed, Statement, UnitExpression } from './tree.ts'
import { hasOnlyUnits, parseUnitBox, parseUnitTokens } from './unit-parser.ts'
import { lexPlainUnit } from './unit-token.ts'

/**
 * Reads one line of plain notation. Never throws: a line that cannot be read gives a problem with
 * its place in the source.
 */
export function parsePlain(source: string, options: ParseOptions = {}): Parsed<Statement> {
  return attempt(() => {
    checkLength(source)
    const text = options.context === 'expression' ? null : /^\s*#/.exec(source)
    if (text) {
      return {
        kind: 'text',
        text: source.slice(text[0].length).trim(),
        span: { start: 0, end: source.length },
      }
    }
    return new PlainParser(source, lexPlain(source), options).statement()
  })
}

/** Reads a unit such as `kN/m^2`, without brackets around it. */
export function parseUnit(
  source: string,
  options: Pick<ParseOptions, 'isUnit'> = {},
): Parsed<UnitExpression> {
  return attempt(() => {
    checkLength(source)
    return parseUnitTokens(lexPlainUnit(source), options.isUnit)
  })
}

const OPERAND_SIGNS = new Set(['(', '√'])

class PlainParser extends StatementParser {
  /** `5*[kg]`: a box of units as a factor is one of that unit, not a list. */
  protected structure(token: Token): Expression | null {
    const { isUnit } = this.options
    const factor = this.index > 0 && (this.isSign('*', -1) || this.isSign('/', -1))
    if (!isUnit || !factor || token.text !== '[') return null
    const box = this.unitBox()
    if (!box || !hasOnlyUnits(box.unit, isUnit)) return null
    this.index = box.next
    const value: Expression = { kind: 'number', text: '1', span: { start: token.start, end: token.start } }
    return { kind: 'quantity', value, unit: box.unit, span: { start: token.start, end: this.lastEnd() } }
  }

  protected startsOperand(token: Token): boolean {
    switch (token.kind) {
      case 'number':
      case 'name':
      case 'money':
        return true
      case 'sign':
        return OPERAND_SIGNS.has(token.text) || (token.text === '|' && this.bars === 0)
    }
    return false
  }

  protected readUnit(start: number, end: number): UnitExpression {
    return parseUnitBox(lexPlainUnit(this.source, start, end), this.options.isUnit)
  }

  protected bracketMeaning(node: Expression, open: Token): UnitBox | 'index' | null {
    const named = node.kind === 'name' || node.kind === 'property' || node.kind === 'index'
    if (named && !open.space && node !== this.grouped) return 'index'
    if (this.inExponent) return null
    const isNumber = node.kind === 'number' || node.kind === 'constant'
    const box = this.unitBox()
    if (box && (isNumber || hasOnlyUnits(box.unit, this.options.isUnit))) return box
    if (!isNumber && (!open.space || named)) return 'index'
    throw this.notAUnit(open)
  }

  /** A bracket where only a unit makes sense, and it cannot be read as one. */
  private notAUnit(open: Token): SyntaxFault {
    const close = this.closing(0)
    if (close < 0) return this.expected('Expected a unit and a closing ] after this bracket')
    const list = 'Expected a unit here; write * before a list to multiply by it.'
    if (this.source.slice(open.end, this.tokens[close]!.start).includes(','))
      return new SyntaxFault(list, spanOf(open))
    try {
      this.readUnit(open.end, this.tokens[close]!.start)
    } catch (error) {
      if (error instanceof SyntaxFault) return error
      throw error
    }
    return new SyntaxFault(list, spanOf(open))
  }

  protected unitBox(offset = 0): UnitBox | null {
    const open = this.peek(offset)
    if (open.kind !== 'sign' || open.text !== '[') return null
    const close = this.closing(offset)
    if (close < 0) return null
    const parsed = attempt(() => this.readUnit(open.end, this.tokens[close]!.start))
    return parsed.ok ? { unit: parsed.value, next: close + 1 } : null
  }

  /** Index of the bracket that closes a unit box; -1 when there is none. */
  private closing(offset: number): number {
    for (let at = this.index + offset + 1; at < this.tokens.length; at += 1) {
      const token = this.tokens[at]!
      if (token.kind === 'sign' && token.text === '[') return -1
      if (token.kind === 'sign' && token.text === ']') return at
    }
    return -1
  }

  protected accepts(unit: UnitExpression, isUnit?: (name: string) => boolean): boolean {
    return hasOnlyUnits(unit, isUnit)
  }
}
