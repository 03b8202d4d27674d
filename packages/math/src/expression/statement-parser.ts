/** What a whole line means: a definition, an expression, and whether its value is shown. */
import { spanOf } from './cursor.ts'
import { constantOf } from './names.ts'
import { BINDING } from './operators.ts'
import { ExpressionParser } from './parser.ts'
import type { UnitBox } from './postfix-parser.ts'
import { withArguments } from './primes.ts'
import { MAX_HEIGHT, SyntaxFault } from './problem.ts'
import type { Token } from './token.ts'
import type { DefinitionTarget, Expression, Statement, UnitExpression } from './tree.ts'
import { heightOf } from './walk.ts'

const CONSTANT_VALUES: ReadonlyMap<string, string> = new Map([
  ['pi', 'pi is 3.14159…'],
  ['e', 'e is 2.71828…'],
  ['i', 'i is the imaginary unit'],
])

export abstract class StatementParser extends ExpressionParser {
  /** Reads the tokens as one line. */
  statement(): Statement {
    if (this.peek().kind === 'end') return { kind: 'empty', span: { start: 0, end: this.source.length } }
    const statement = this.line()
    if (this.source.length > MAX_HEIGHT) checkHeight(statement)
    return statement
  }

  private line(): Statement {
    const first = this.peek()
    const left = this.expression(BINDING.range)
    if (this.isLine() && this.isDefinition(left)) {
      const target = this.target(left)
      this.advance()
      const value = withArguments(this.value(this.expression(0)))
      return { kind: 'definition', target, value, ...this.showing(first) }
    }
    const value = withArguments(this.value(this.continueFrom(left, 0)))
    return { kind: 'expression', value, ...this.showing(first) }
  }

  private isLine(): boolean {
    return this.options.context !== 'expression'
  }

  private isDefinition(left: Expression): boolean {
    if (this.isSign(':=')) return true
    if (!this.isSign('=') || left === this.grouped) return false
    return isDefinable(left) && !this.isShow(this.options.isUnit)
  }

  /** Outside of brackets `1, 3..9` is a range with a step. */
  private value(first: Expression): Expression {
    if (!this.isSign(',')) return first
    const comma = this.advance()
    const item = this.peek().kind === 'end' ? null : this.expression(0)
    if (item?.kind === 'range' && !item.next) {
      return {
        kind: 'range',
        from: first,
        next: item.from,
        to: item.to,
        span: { start: first.span.start, end: this.lastEnd() },
      }
    }
    throw new SyntaxFault(
      'Expected the end of the formula before this comma. Lists are written as [1, 2], numbers without thousands separators.',
      spanOf(comma),
    )
  }

  /** The end of a line: nothing, `=`, or `= [unit]`. */
  private showing(first: Token): {
    show: boolean
    unit?: UnitExpression
    span: { start: number; end: number }
  } {
    const show = this.isLine() && this.accept('=')
    if (show && this.isEmptyBox(0)) this.index += 2
    const box = show && this.peek().kind !== 'end' ? this.unitBox() : null
    if (box) this.index = box.next
    if (this.peek().kind !== 'end') throw this.notTheEnd(this.peek())
    return { show, span: { start: first.start, end: this.lastEnd() }, ...(box && { unit: box.unit }) }
  }

  /** `[ ]` at the end of the line: a unit that is not typed yet. */
  private isEmptyBox(offset: number): boolean {
    return this.isSign('[', offset) && this.isSign(']', offset + 1) && this.peek(offset + 2).kind === 'end'
  }

  /** The unit box at an offset from the next token; null when there is none that can be read. */
  protected abstract unitBox(offset?: number): UnitBox | null

  /** Whether the `=` at the next token asks to show the value. */
  private isShow(isUnit?: (name: string) => boolean): boolean {
    if (this.peek(1).kind === 'end' || this.isEmptyBox(1)) return true
    const box = this.unitBox(1)
    if (!box || this.tokens[box.next]?.kind !== 'end') return false
    return this.accepts(box.unit, isUnit)
  }

  /** Whether a box after `=` is a unit rather than a list. */
  protected abstract accepts(unit: UnitExpression, isUnit?: (name: string) => boolean): boolean

  protected endsBeforeEqual(): boolean {
    return this.brackets === 0 && this.isLine() && this.isShow()
  }

  private target(left: Expression): DefinitionTarget {
    if (left.kind === 'constant') throw this.protectedConstant(left)
    if (left === this.grouped) throw this.notDefinable(left)
    switch (left.kind) {
      case 'name':
        if (isPrimed(left)) break
        return { kind: 'variable', name: left }
      case 'call':
        return this.functionTarget(left)
      case 'index':
        if (left.target.kind !== 'name' || isPrimed(left.target)) break
        return { kind: 'element', name: left.target, indexes: left.indexes }
      case 'property':
        if (left.object.kind !== 'name' || left.args || isPrimed(left.object)) break
        return { kind: 'property', object: left.object, property: left.property }
    }
    throw this.notDefinable(left)
  }

  private functionTarget(call: Expression & { kind: 'call' }): DefinitionTarget {
    const parameters = call.args.map(arg => {
      if (arg.kind === 'name' && !isPrimed(arg)) return arg
      const message =
        arg.kind === 'constant'
          ? `${arg.name} is a constant and cannot be a parameter; choose another name.`
          : 'Expected the name of a parameter here; a function is defined as f(x) := …'
      throw new SyntaxFault(message, arg.span)
    })
    const repeated = parameters.find(
      (name, index) => parameters.findIndex(other => other.name === name.name) < index,
    )
    if (repeated) throw new SyntaxFault(`The parameter ${repeated.name} is named twice.`, repeated.span)
    return { kind: 'function', name: { kind: 'name', name: call.name, span: call.nameSpan }, parameters }
  }

  private protectedConstant(left: Expression & { kind: 'constant' }): SyntaxFault {
    const value = CONSTANT_VALUES.get(left.name) ?? `${left.name} is a constant`
    return new SyntaxFault(`${value} and cannot be defined; choose another name.`, left.span)
  }

  private notDefinable(left: Expression): SyntaxFault {
    return new SyntaxFault(
      'Only a name, a function f(x), an element A[1] or a property can be defined.',
      left.span,
    )
  }

  /** The fault for a token after a complete formula. */
  protected notTheEnd(token: Token): SyntaxFault {
    if (token.kind !== 'sign') return this.expected('Expected an operator or the end of the formula here')
    switch (token.text) {
      case ')':
      case ']':
        return this.expected(`There is no opening ${token.text === ')' ? '(' : '['} for this ${token.text}`)
      case ':=':
        return this.expected(
          this.isLine()
            ? 'Only a name, a function f(x), an element A[1] or a property can be defined'
            : 'A definition cannot stand here',
        )
      case '[':
        return this.expected('Expected a unit such as m or kN/m^2 in these brackets')
      case '->':
        return this.expected('Expected the names of parameters before ->, as in x -> x^2 or (x, y) -> x + y')
      case ';':
        return this.expected('A line holds one formula: write what follows the ; on the next line')
    }
    return this.expected('Expected the end of the formula here')
  }
}

const isPrimed = ({ name }: { readonly name: string }): boolean => name.endsWith("'")

/** Left sides that `=` defines. */
function isDefinable(left: Expression): boolean {
  if (left.kind === 'call') {
    return !constantOf(left.name) && left.args.length > 0 && left.args.every(arg => arg.kind === 'name')
  }
  if (left.kind === 'index') return left.target.kind === 'name'
  if (left.kind === 'property') return left.object.kind === 'name' && !left.args
  return left.kind === 'name' || (left.kind === 'constant' && CONSTANT_VALUES.has(left.name))
}

function checkHeight(statement: Statement): void {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return
  const indexes =
    statement.kind === 'definition' && statement.target.kind === 'element' ? statement.target.indexes : []
  if ([statement.value, ...indexes].every(part => heightOf(part) <= MAX_HEIGHT)) return
  const message = `The formula has more than ${MAX_HEIGHT} operations inside each other; split it into several lines.`
  throw new SyntaxFault(message, statement.value.span)
}
