/** Trees to plain notation, with no more brackets than reading them back needs. */
import { BINDING, PHASOR_SIGN, bindingOf } from '../operators.ts'
import type {
  BinaryNode,
  CallNode,
  DefinitionTarget,
  Expression,
  RangeNode,
  Relation,
  Statement,
  UnaryNode,
  UnitExpression,
} from '../tree.ts'
import { argumentsToPlain, propertyToPlain } from './columns.ts'
import { programToPlain } from './program-plain.ts'
import {
  SIGNED,
  comparedBinding,
  leftBinding,
  leadingEquation,
  looksLikeMatrix,
  phasorParts,
  rightBinding,
  spineOf,
  takesArgument,
} from './scope.ts'
import type { Printed } from './scope.ts'

export interface PlainOptions {
  /** Text of a number literal; as it stands by default. */
  readonly number?: (text: string) => string
  /** `bare` writes `12 kN` without the brackets of the unit: for people, it is not read back. */
  readonly units?: 'boxed' | 'bare'
  /** `bracketed` writes `5 - (-3)` and `2*(-3)`. */
  readonly signs?: 'plain' | 'bracketed'
  /** `bare` leaves the quotation marks around texts away: for people, it is not read back. */
  readonly texts?: 'quoted' | 'bare'
  /** The letter of the imaginary unit; `j` is for people, as it is read back only where a worksheet says so. */
  readonly imaginary?: 'i' | 'j'
}

/**
 * Plain notation of an expression or a line. `parsePlain` reads a line back to the same tree, and
 * an expression with the context `expression`.
 */
export function toPlain(node: Expression | Statement, options: PlainOptions = {}): string {
  const printer = new PlainPrinter(options)
  switch (node.kind) {
    case 'text':
      return node.text ? `# ${node.text}` : '#'
    case 'empty':
      return ''
    case 'definition':
      if (node.value.kind === 'program')
        return `program ${printer.target(node.target)} ${printer.top(node.value)}`
      if (node.stated) return `${printer.target(node.target)} = ${printer.top(node.stated)}${shown(node)}`
      return `${printer.target(node.target)} := ${printer.defined(node.value)}${shown(node)}`
    case 'expression':
      return `${printer.line(node.value)}${shown(node)}`
  }
  return printer.top(node)
}

function shown(statement: Statement & { kind: 'definition' | 'expression' }): string {
  if (!statement.show) return ''
  const polar = statement.polar ? PHASOR_SIGN : ''
  return statement.unit ? ` = [${unitToPlain(statement.unit)}]${polar}` : polar ? ` = ${polar}` : ' ='
}

class PlainPrinter {
  readonly #options: PlainOptions
  /** The equation at the begin of a line, where a single `=` would define. */
  #leading: Expression | null = null

  constructor(options: PlainOptions) {
    this.#options = options
  }

  /** An expression by itself. */
  top(node: Expression): string {
    if (node.kind === 'range' && node.next) return this.#stepped(node)
    return this.#print(node).text
  }

  /** The value of a definition, where an equation with a list would end as if it asked for a unit. */
  defined(node: Expression): string {
    const text = this.top(node)
    return /= \[[^[\],+]*\]$/.test(text) ? `(${text})` : text
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
        return `${target.hides ? 'let ' : ''}${target.name.name}`
      case 'function':
        return `${target.name.name}(${target.parameters.map(name => name.name).join(', ')})`
      case 'element':
        return `${target.name.name}[${this.#all(target.indexes)}]`
      case 'property':
        return `${target.object.name}:${target.property}`
    }
  }

  #wrapped(node: Expression, min: number): string {
    const { text, binding } = this.#print(node)
    return binding < min ? `(${text})` : text
  }

  #all(nodes: readonly Expression[]): string {
    return nodes.map(node => this.#print(node).text).join(', ')
  }

  #print(node: Expression): Printed {
    switch (node.kind) {
      case 'number':
        return atom(this.#options.number?.(node.text) ?? node.text)
      case 'quoted':
        return atom(this.#options.texts === 'bare' ? node.text : `"${node.text}"`)
      case 'name':
        return atom(node.name)
      case 'constant':
        return atom(node.name === 'i' ? (this.#options.imaginary ?? 'i') : node.name)
      case 'unary':
        return this.#unary(node)
      case 'binary':
        return { text: this.#row(node), binding: bindingOf(node.operator) }
      case 'compare':
        return { text: this.#compare(node, node === this.#leading ? '==' : '='), binding: BINDING.compare }
      case 'call':
        return this.#phasor(node) ?? atom(this.#call(node))
      case 'index':
        return atom(`${this.#wrapped(node.target, BINDING.postfix)}[${this.#all(node.indexes)}]`)
      case 'range':
        if (node.next) return atom(`[${this.#stepped(node)}]`)
        return { text: `${this.#bound(node.from)}..${this.#bound(node.to)}`, binding: BINDING.range }
      case 'list':
        return atom(this.#list(node.items))
      case 'matrix':
        return atom(`[${node.rows.map(row => this.#list(row)).join(', ')}]`)
      case 'quantity':
        return this.#quantity(node)
      case 'property':
        return atom(
          propertyToPlain(node, this.#wrapped(node.object, BINDING.postfix), part => this.#print(part).text),
        )
      case 'lambda':
        return { text: this.#lambda(node), binding: BINDING.lambda }
      case 'program':
        return atom(programToPlain(node, this))
    }
  }

  #quantity(node: Expression & { kind: 'quantity' }): Printed {
    const [value, unit] = [this.#wrapped(node.value, BINDING.power), unitToPlain(node.unit)]
    if (this.#options.units !== 'bare') return { text: `${value} [${unit}]`, binding: BINDING.postfix }
    // `2 kN/m` is no factor as it stands, and the square of `5 m` is not `5 m^2`.
    return { text: `${value} ${unit}`, binding: /[*/]/.test(unit) ? SIGNED : BINDING.power }
  }

  #unary(node: UnaryNode): Printed {
    const { operator, operand } = node
    if (operator === '!' || operator === '%') {
      return { text: `${this.#wrapped(operand, BINDING.postfix)}${operator}`, binding: BINDING.postfix }
    }
    if (operator === 'not') {
      const printed = this.#print(operand)
      // A bracket behind it is all of its argument.
      const isWhole = printed.binding >= BINDING.not && !printed.text.startsWith('(')
      return { text: `not ${isWhole ? printed.text : `(${printed.text})`}`, binding: BINDING.not }
    }
    const remainder = operand.kind === 'binary' && spineHasRemainder(operand)
    const text = remainder ? `(${this.#print(operand).text})` : this.#wrapped(operand, BINDING.product)
    return { text: operator + text, binding: SIGNED }
  }

  #row(root: BinaryNode): string {
    const spine = spineOf(root, () => false)
    const innermost = spine[spine.length - 1]!
    let text = this.#wrapped(innermost.left, leftBinding(innermost))
    for (let at = spine.length - 1; at >= 0; at -= 1) text = this.#joined(spine[at]!, text)
    return text
  }

  #joined(node: BinaryNode, left: string): string {
    const { operator } = node
    if (operator === '^' || operator === '.^') return `${left}${operator}${this.#exponent(node.right)}`
    const right = this.#wrapped(node.right, rightBinding(node, this.#options.signs))
    if (operator === '*' && node.implicit) return implicitProduct(node, left, right)
    if (operator === '*' || operator === '/') return `${left}${operator}${right}`
    return `${left} ${operator} ${right}`
  }

  /** A unit, an index and a mark would change owner behind a bare exponent, so those get brackets. */
  #exponent(node: Expression): string {
    if (node.kind === 'unary' && node.operator === '-' && isBare(node.operand))
      return `-${this.#print(node.operand).text}`
    return isBare(node) ? this.#print(node).text : `(${this.#print(node).text})`
  }

  #compare(node: Expression & { kind: 'compare' }, equality: string): string {
    const operands = node.operands.map(operand => this.#wrapped(operand, comparedBinding(operand)))
    return operands.reduce(
      (left, right, index) => `${left} ${sign(node.relations[index - 1]!, equality)} ${right}`,
    )
  }

  #call(node: CallNode): string {
    const { name, args } = node
    const [value, base] = args
    if (name === 'log' && value && base && args.length === 2 && isBase(base)) {
      return `log_${this.#print(base).text}(${this.#print(value).text})`
    }
    return `${name}(${argumentsToPlain(node, part => this.#print(part).text)})`
  }

  /** `230 [V]∠-120°`. */
  #phasor(node: CallNode): Printed | null {
    const parts = phasorParts(node)
    if (!parts) return null
    const { magnitude, sign, angle, degrees } = parts
    const size = degrees
      ? `${this.#wrapped(degrees, BINDING.postfix)}°`
      : this.#wrapped(angle, BINDING.phasor + 1)
    const text = `${this.#wrapped(magnitude, BINDING.phasor)}${PHASOR_SIGN}${sign}${size}`
    return { text, binding: BINDING.phasor }
  }

  #bound(node: Expression): string {
    return this.#wrapped(node, BINDING.sum)
  }

  #stepped(node: RangeNode): string {
    const from = node.from.kind === 'range' ? `(${this.#print(node.from).text})` : this.#print(node.from).text
    return `${from}, ${this.#bound(node.next!)}..${this.#bound(node.to)}`
  }

  #list(items: readonly Expression[]): string {
    const guard = looksLikeMatrix(items)
    const texts = items.map((item, index) => {
      if (item.kind === 'range' && item.next) return this.#stepped(item)
      const { text } = this.#print(item)
      return (item.kind === 'range' && index > 0) || (guard && index === 0) ? `(${text})` : text
    })
    return `[${texts.join(', ')}]`
  }

  #lambda(node: Expression & { kind: 'lambda' }): string {
    const names = node.parameters.map(parameter => parameter.name)
    const head = names.length === 1 ? names[0] : `(${names.join(', ')})`
    return `${head} -> ${this.#wrapped(node.body, BINDING.lambda)}`
  }
}

function atom(text: string): Printed {
  return { text, binding: BINDING.atom }
}

function sign(relation: Relation, equality: string): string {
  return relation === '==' ? equality : relation
}

/** A sign before a row with a remainder in it would belong to the first operand alone. */
function spineHasRemainder(node: BinaryNode): boolean {
  return spineOf(node, () => false).some(part => part.operator === 'mod')
}

function isBare(node: Expression): boolean {
  if (node.kind === 'call') return true
  return node.kind === 'number' || node.kind === 'name' || node.kind === 'constant'
}

/** Bases that can be written as a subscript. */
function isBase(node: Expression): boolean {
  return (
    (node.kind === 'number' && /^\d+$/.test(node.text)) || (node.kind === 'name' && /^\w+$/.test(node.name))
  )
}

/** Two factors side by side, or with a sign where they would read as something else. */
function implicitProduct(node: BinaryNode, left: string, right: string): string {
  if (/^[\d.[]/.test(right) || left.endsWith('%') || takesArgument(node.left)) return `${left}*${right}`
  const isPrefix = left === '0' && BASED_NUMBER.test(right)
  const isBesideNumber = node.left.kind === 'number' || node.joined
  const tight = /[\d)]$/.test(left) && isBesideNumber && /^(?![eE])[\p{L}(]/u.test(right)
  return tight && !isPrefix ? left + right : `${left} ${right}`
}

/** Names that would make `0xA` of a zero and a name. */
const BASED_NUMBER = /^(?:x[\da-f]|b[01])/i

/** Plain notation of a unit, without brackets: `kN/m^2`. */
export function unitToPlain(unit: UnitExpression): string {
  switch (unit.kind) {
    case 'unit':
      return unit.name
    case 'unit-number':
      return unit.text
    case 'unit-product':
      return `${unitToPlain(unit.left)}*${unitFactor(unit.right)}`
    case 'unit-quotient':
      return `${unitToPlain(unit.left)}/${unitFactor(unit.right)}`
    case 'unit-power': {
      const base = unit.base.kind === 'unit-power' ? `(${unitToPlain(unit.base)})` : unitFactor(unit.base)
      return `${base}^${unit.exponent.includes('/') ? `(${unit.exponent})` : unit.exponent}`
    }
  }
}

function unitFactor(unit: UnitExpression): string {
  const text = unitToPlain(unit)
  return unit.kind === 'unit-product' || unit.kind === 'unit-quotient' ? `(${text})` : text
}
