/** Trees to LaTeX, as the math field and the static renderer show it. */
import { BINDING, bindingOf } from '../operators.ts'
import type {
  BinaryNode,
  DefinitionTarget,
  Expression,
  RangeNode,
  Relation,
  Statement,
  UnaryNode,
} from '../tree.ts'
import {
  escapeText,
  functionToLatex,
  nameToLatex,
  quotedToLatex,
  unitBehindNumber,
  unitToLatex,
} from './latex-names.ts'
import { propertyToLatex } from './columns.ts'
import { callToLatex } from './latex-calls.ts'
import {
  SIGNED,
  comparedBinding,
  leftBinding,
  leadingEquation,
  looksLikeMatrix,
  rightBinding,
  spineOf,
  takesArgument,
} from './scope.ts'
import type { Printed } from './scope.ts'

export interface LatexOptions {
  /** LaTeX of a number literal; all its digits by default. */
  readonly number?: (text: string) => string
  /** `compact` writes products as `6x` and `a b`, where no sign is needed; meant for results. */
  readonly products?: 'dots' | 'compact'
  /** `bracketed` writes `5-(-3)`. */
  readonly signs?: 'plain' | 'bracketed'
  /** `bare` leaves the quotation marks around texts away: for people, it is not read back. */
  readonly texts?: 'quoted' | 'bare'
  /** The letter of the imaginary unit; both are read back. */
  readonly imaginary?: 'i' | 'j'
}

/**
 * LaTeX of an expression or a line. `parseLatex` reads a line back to the same tree, and an
 * expression with the context `expression`.
 */
export function toLatex(node: Expression | Statement, options: LatexOptions = {}): string {
  const printer = new LatexPrinter(options)
  switch (node.kind) {
    case 'text':
      return `\\text{${escapeText(node.text)}}`
    case 'empty':
      return ''
    case 'definition':
      if (node.stated) return `${printer.target(node.target)}=${printer.top(node.stated)}${shown(node)}`
      return `${printer.target(node.target)}\\coloneq ${printer.defined(node.value)}${shown(node)}`
    case 'expression':
      return `${printer.line(node.value)}${shown(node)}`
  }
  return printer.top(node)
}

function shown(statement: Statement & { kind: 'definition' | 'expression' }): string {
  if (!statement.show) return ''
  const polar = statement.polar ? '\\angle ' : ''
  return `=${statement.unit ? unitToLatex(statement.unit) : ''}${polar}`
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  ['mod', '\\bmod '],
  ['and', '\\land '],
  ['or', '\\lor '],
  ['xor', '\\oplus '],
  ['.*', '.\\cdot '],
  ['±', '\\pm '],
])

const CONSTANTS: ReadonlyMap<string, string> = new Map([
  ['pi', '\\pi'],
  ['infinity', '\\infty'],
  ['undef', '\\mathrm{undef}'],
  ['true', '\\mathrm{true}'],
  ['false', '\\mathrm{false}'],
])

/** A fraction or a quantity needs brackets as a base, but not as a factor. */
const FRACTION = BINDING.power

/** `1.5\times10^{9}` needs brackets as a base, but neither as a factor nor before a unit. */
const POWER_OF_TEN = (BINDING.power + BINDING.postfix) / 2

export class LatexPrinter {
  readonly #options: LatexOptions
  /** The equation at the begin of a line, where a single `=` would define. */
  #leading: Expression | null = null

  constructor(options: LatexOptions) {
    this.#options = options
  }

  /** An expression by itself. */
  top(node: Expression): string {
    if (node.kind === 'range' && node.next) return this.#stepped(node)
    return this.text(node)
  }

  /** The value of a definition, where an equation with a list would end as if it asked for a unit. */
  defined(node: Expression): string {
    const text = this.top(node)
    return /=\\left\[[^[\],+]*\\right\]$/.test(text) ? `\\left(${text}\\right)` : text
  }

  /** An expression that is a whole line, where a single `=` would define. */
  line(node: Expression): string {
    if (node.kind === 'compare') return this.#compare(node, '==')
    this.#leading = leadingEquation(node)
    return this.top(node)
  }

  target(target: DefinitionTarget): string {
    switch (target.kind) {
      case 'variable':
        return `${target.hides ? '\\mathrm{let}\\:' : ''}${nameToLatex(target.name.name)}`
      case 'function': {
        const parameters = target.parameters.map(name => nameToLatex(name.name)).join(',')
        return `${functionToLatex(target.name.name)}\\left(${parameters}\\right)`
      }
      case 'element':
        return `${nameToLatex(target.name.name)}\\left[${this.all(target.indexes)}\\right]`
      case 'property':
        return `${nameToLatex(target.object.name)}:${nameToLatex(target.property)}`
    }
  }

  /** LaTeX where nothing outside can tear it apart. */
  text(node: Expression): string {
    return this.#print(node).text
  }

  /** LaTeX in brackets when its outermost operator binds more loosely than `min`. */
  wrapped(node: Expression, min: number): string {
    const { text, binding } = this.#print(node)
    return binding < min ? `\\left(${text}\\right)` : text
  }

  all(nodes: readonly Expression[]): string {
    return nodes.map(node => this.text(node)).join(',')
  }

  #print(node: Expression): Printed {
    switch (node.kind) {
      case 'number':
        return this.#number(node.text)
      case 'quoted':
        return atom(
          this.#options.texts === 'bare' ? `\\text{${escapeText(node.text)}}` : quotedToLatex(node.text),
        )
      case 'name':
        return atom(nameToLatex(node.name))
      case 'constant':
        if (node.name === 'i' && this.#options.imaginary === 'j') return atom('\\imaginaryJ ')
        return atom(CONSTANTS.get(node.name) ?? node.name)
      case 'unary':
        return this.#unary(node)
      case 'binary':
        if (node.operator === '/') return { text: this.#fraction(node), binding: FRACTION }
        return { text: this.#row(node), binding: bindingOf(node.operator) }
      case 'compare':
        return { text: this.#compare(node, node === this.#leading ? '==' : '='), binding: BINDING.compare }
      case 'call':
        return callToLatex(node, this)
      case 'index':
        return atom(`${this.wrapped(node.target, BINDING.postfix)}\\left[${this.all(node.indexes)}\\right]`)
      case 'range':
        if (node.next) return atom(`\\left[${this.#stepped(node)}\\right]`)
        return { text: `${this.#bound(node.from)}..${this.#bound(node.to)}`, binding: BINDING.range }
      case 'list':
        return atom(this.#list(node.items))
      case 'matrix':
        return atom(this.#matrix(node.rows))
      case 'quantity':
        return { text: `${this.#amount(node.value)}${unitBehindNumber(node.unit)}`, binding: FRACTION }
      case 'property':
        return atom(
          propertyToLatex(node, this.wrapped(node.object, BINDING.postfix), part => this.text(part)),
        )
      case 'lambda':
        return { text: this.#lambda(node), binding: BINDING.lambda }
      case 'program':
        // Its statements are blocks with formulas of their own.
        return atom('\\left\\{\\ldots\\right\\}')
    }
  }

  #number(literal: string): Printed {
    const text = this.#options.number?.(literal) ?? literal.replace(/e\+?(-?\d+)$/i, '\\times10^{$1}')
    return { text, binding: text.includes('\\times') ? POWER_OF_TEN : BINDING.atom }
  }

  /** The value before a unit. */
  #amount(value: Expression): string {
    return value.kind === 'number' ? this.text(value) : this.wrapped(value, BINDING.power)
  }

  #unary(node: UnaryNode): Printed {
    const { operator, operand } = node
    if (operator === '!' || operator === '%') {
      const sign = operator === '%' ? '\\%' : '!'
      return { text: `${this.wrapped(operand, BINDING.postfix)}${sign}`, binding: BINDING.postfix }
    }
    if (operator === 'not') {
      const printed = this.#print(operand)
      // A bracket behind it is all of its argument.
      const isWhole = printed.binding >= BINDING.not && !printed.text.startsWith('\\left(')
      const text = isWhole ? printed.text : `\\left(${printed.text}\\right)`
      return { text: `\\lnot ${text}`, binding: BINDING.not }
    }
    const remainder =
      operand.kind === 'binary' && spineOf(operand, isFraction).some(part => part.operator === 'mod')
    const text = remainder
      ? `\\left(${this.text(operand)}\\right)`
      : this.wrapped(operand, operand.kind === 'call' ? SIGNED : BINDING.product)
    return { text: operator + text, binding: SIGNED }
  }

  #fraction(node: BinaryNode): string {
    return `\\frac{${this.text(node.left)}}{${this.text(node.right)}}`
  }

  #row(root: BinaryNode): string {
    const spine = spineOf(root, isFraction)
    const innermost = spine[spine.length - 1]!
    let text = this.wrapped(innermost.left, leftBinding(innermost))
    for (let at = spine.length - 1; at >= 0; at -= 1) text = this.#joined(spine[at]!, text)
    return text
  }

  #joined(node: BinaryNode, left: string): string {
    const { operator } = node
    if (operator === '^' || operator === '.^') return `${left}${operator}{${this.text(node.right)}}`
    const right = this.wrapped(node.right, this.#rightBinding(node))
    if (operator !== '*') return `${left}${SIGNS.get(operator) ?? operator}${right}`
    const compact = this.#options.products === 'compact' && !looksLikeCall(node, right)
    return node.implicit || compact ? implicitProduct(node, left, right) : `${left}\\cdot ${right}`
  }

  /** A sum sign, a limit or a derivative takes the product after it, so a term needs no brackets. */
  #rightBinding(node: BinaryNode): number {
    return bindingOf(node.operator) === BINDING.sum && node.right.kind === 'call'
      ? SIGNED
      : rightBinding(node, this.#options.signs)
  }

  #compare(node: Expression & { kind: 'compare' }, equality: string): string {
    const operands = node.operands.map(operand => this.wrapped(operand, comparedBinding(operand)))
    return operands.reduce(
      (left, right, index) => left + relationSign(node.relations[index - 1]!, equality) + right,
    )
  }

  #bound(node: Expression): string {
    return this.wrapped(node, BINDING.sum)
  }

  #stepped(node: RangeNode): string {
    const from = node.from.kind === 'range' ? `\\left(${this.text(node.from)}\\right)` : this.text(node.from)
    return `${from},${this.#bound(node.next!)}..${this.#bound(node.to)}`
  }

  #list(items: readonly Expression[]): string {
    const guard = looksLikeMatrix(items)
    const texts = items.map((item, index) => {
      if (item.kind === 'range' && item.next) return this.#stepped(item)
      const text = this.text(item)
      return (item.kind === 'range' && index > 0) || (guard && index === 0) ? `\\left(${text}\\right)` : text
    })
    return `\\left[${texts.join(',')}\\right]`
  }

  #matrix(rows: readonly (readonly Expression[])[]): string {
    const lines = rows.map(row => row.map(cell => this.text(cell)).join(' & '))
    return `\\begin{bmatrix}${lines.join('\\\\ ')}\\end{bmatrix}`
  }

  #lambda(node: Expression & { kind: 'lambda' }): string {
    const names = node.parameters.map(parameter => nameToLatex(parameter.name))
    const head = names.length === 1 ? names[0] : `\\left(${names.join(',')}\\right)`
    return `${head}\\mapsto ${this.wrapped(node.body, BINDING.lambda)}`
  }
}

function atom(text: string): Printed {
  return { text, binding: BINDING.atom }
}

function isFraction(node: BinaryNode): boolean {
  return node.operator === '/'
}

function relationSign(relation: Relation, equality: string): string {
  switch (relation) {
    case '==':
      return equality
    case '!=':
      return '\\ne '
    case '<=':
      return '\\le '
    case '>=':
      return '\\ge '
    default:
      return relation
  }
}

/** Whether a name before a bracket would be taken for a function. */
function looksLikeCall(node: BinaryNode, right: string): boolean {
  return node.left.kind !== 'number' && right.startsWith('\\left(')
}

/** Two factors side by side, or with a sign where they would read as something else. */
function implicitProduct(node: BinaryNode, left: string, right: string): string {
  const needsDot = /^(?:\d|\.|\\left\[|\\begin)/.test(right) || left.endsWith('%') || takesArgument(node.left)
  if (needsDot) return `${left}\\cdot ${right}`
  if (node.left.kind === 'number' && /^(?![eE])[\\\p{L}]/u.test(right)) return left + right
  const bracketed = left.endsWith('\\right)') && right.startsWith('\\left(')
  return bracketed ? left + right : `${left}\\,${right}`
}
