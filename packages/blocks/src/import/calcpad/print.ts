/** Formulas of Calcpad in plain notation. */
import { ANGLES, BY_PLACE, NAMES, OF_LISTS, placesFrom, REWRITTEN } from './functions.ts'
import type { Shape } from './shapes.ts'
import type { Node } from './tree.ts'

export interface Printing {
  /** The name here of a variable. */
  readonly variable: (theirs: string) => string
  /**
   * A function of the file: its name here, and the variables that it gets as arguments besides its own.
   * @returns undefined where the file defines none of this name
   */
  readonly ownFunction: (
    theirs: string,
  ) => { readonly name: string; readonly late: readonly string[] } | undefined
  /** Whether a formula is a number, a list or a matrix, as far as the file tells. */
  readonly shapeOf: (node: Node) => Shape
  readonly isInDegrees: boolean
  /** Notes what is different from the file: a sentence. */
  readonly remark: (sentence: string) => void
}

const STRENGTH: Readonly<Record<string, number>> = {
  or: 1, xor: 1, and: 2, '=': 3, '!=': 3, '<': 3, '>': 3, '<=': 3, '>=': 3, '+': 4, '-': 4, '*': 5, '.*': 5, '/': 5,
  '^': 7, '.^': 7,
} // prettier-ignore

const UNARY = 6
const ATOM = 9

/** @throws Error that says what has no form here */
export function printFormula(node: Node, printing: Printing): string {
  return new Printer(printing).at(node, 0)
}

/** The unit in brackets, of what stands behind `|`. */
export function printUnit(node: Node): string {
  const text = unitText(node)
  return text === '1' ? '' : `[${text}]`
}

function unitText(node: Node): string {
  if (node.kind === 'unit') return node.unit
  if (node.kind === 'number') return node.text
  if (node.kind === 'name') throw new Error(`The unit ${node.name} is not known.`)
  if (node.kind === 'quantity')
    return node.text === '1' ? node.unit : fail('A unit with a factor cannot be asked for.')
  if (node.kind !== 'binary') return fail('The unit that is asked for cannot be read.')
  const right = unitText(node.right)
  return `${unitText(node.left)}${node.sign}${/[*/]/.test(right) ? `(${right})` : right}`
}

function fail(sentence: string): never {
  throw new Error(sentence)
}

class Printer {
  readonly #printing: Printing

  constructor(printing: Printing) {
    this.#printing = printing
  }

  /** @param strength what stands around it binds so strongly */
  at(node: Node, strength: number): string {
    const [text, own] = this.#text(node)
    return own < strength ? `(${text})` : text
  }

  #text(node: Node): [string, number] {
    switch (node.kind) {
      case 'number':
        return [node.text, ATOM]
      case 'quantity':
        return [`${node.text} [${node.unit}]`, 5.5]
      case 'unit':
        return [`1 [${node.unit}]`, 5.5]
      case 'name':
        return [node.name === 'π' ? 'pi' : this.#printing.variable(node.name), ATOM]
      case 'minus':
        return [`-${this.at(node.of, UNARY)}`, UNARY - 1.5]
      case 'factorial':
        return [`${this.at(node.of, ATOM)}!`, 8]
      case 'item':
        return [`${this.at(node.of, ATOM)}[${this.#list(node.places)}]`, ATOM]
      case 'rows':
        return [this.#rows(node.rows), ATOM]
      case 'call':
        return this.#call(node.name, node.args)
      case 'command':
        return [this.#command(node.name, node), ATOM]
      case 'binary':
        return this.#binary(node.sign, node.left, node.right)
    }
  }

  #list(items: readonly Node[]): string {
    return items.map(item => this.at(item, 0)).join(', ')
  }

  /** Lists in a row are joined to it. */
  #rows(rows: readonly (readonly Node[])[]): string {
    const [first = []] = rows
    const isList = (node: Node): boolean => this.#printing.shapeOf(node) !== 'number'
    if (rows.length === 1)
      return first.some(isList) ? `flatten([${this.#list(first)}])` : `[${this.#list(first)}]`
    const length = rows.flat().find(isList)
    if (length && rows.every(row => row.length === 1)) {
      const size = `zeros(size(${this.at(length, 0)}))`
      return `[${rows.map(([item]) => (isList(item!) ? this.at(item!, 0) : `${this.at(item!, 5)} .+ ${size}`)).join(', ')}]`
    }
    const width = Math.max(...rows.map(row => row.length))
    const texts = rows.map(row => {
      const items = row.map(item => this.at(item, 0))
      return `[${[...items, ...Array<string>(width - items.length).fill('0')].join(', ')}]`
    })
    return `[${texts.join(', ')}]`
  }

  #binary(sign: string, left: Node, right: Node): [string, number] {
    if (sign === 'div') return [`trunc(${this.at(left, 5)}/${this.at(right, 5.5)})`, ATOM]
    if (sign === 'mod') {
      const [x, y] = [this.at(left, 5), this.at(right, 5.5)]
      return [`(${x} - ${y}*trunc((${x})/${y}))`, ATOM]
    }
    return this.#joined(this.#ofItems(sign, left, right), left, right)
  }

  /** Products of lists and powers of both lists and matrices are those of their items. */
  #ofItems(sign: string, left: Node, right: Node): string {
    if (sign !== '*' && sign !== '^') return sign
    const [one, other] = [this.#printing.shapeOf(left), this.#printing.shapeOf(right)]
    if (sign === '*') return one === 'list' && other === 'list' ? '.*' : '*'
    return one !== 'number' || other !== 'number' ? '.^' : '^'
  }

  #joined(sign: string, left: Node, right: Node): [string, number] {
    const strength = STRENGTH[sign]!
    const [before, after] = sign.endsWith('^') ? [8, 7] : [strength, strength + 0.5]
    // An equation that is not a condition alone would stay an equation.
    const space = '*/^'.includes(sign) ? '' : ' '
    const isUnit = right.kind === 'unit' && (sign === '*' || sign === '/')
    const rest = isUnit ? `[${right.unit}]` : this.at(right, after)
    return [
      `${this.#operand(left, before, sign)}${space}${sign}${space}${isUnit ? rest : this.#wrapped(right, rest, sign)}`,
      strength,
    ]
  }

  #operand(node: Node, strength: number, sign: string): string {
    return this.#wrapped(node, this.at(node, strength), sign)
  }

  /** A test for equality is a number in arithmetic. */
  #wrapped(node: Node, text: string, around: string): string {
    const isTest = node.kind === 'binary' && node.sign === '='
    return isTest && !['and', 'or', 'xor'].includes(around) ? `piecewise(${this.at(node, 0)}, 1, 0)` : text
  }

  #call(name: string, args: readonly Node[]): [string, number] {
    const own = this.#printing.ownFunction(name)
    if (own !== undefined) {
      const late = own.late.map(this.#printing.variable)
      return [`${own.name}(${[...args.map(arg => this.at(arg, 0)), ...late].join(', ')})`, ATOM]
    }
    // Built-in functions have no case, and forms for large matrices and lists are the same here.
    const plain = name.toLowerCase().replace(/_hp$/, '')
    const texts = args.map(arg => this.at(arg, 0))
    // A plain number of degrees.
    if (ANGLES.has(plain) && this.#printing.isInDegrees)
      return [`${inverseTrigonometric(plain, texts)}/[deg]`, 5]
    if (plain === 'spline')
      this.#printing.remark(
        'spline is a Hermite spline in Calcpad: values between its points are others here.',
      )
    if (plain === 'eigenvecs')
      this.#printing.remark('Eigenvectors may have another length, sign and order here than in Calcpad.')
    if (Object.hasOwn(BY_PLACE, plain)) return [this.#byPlace(plain, args), ATOM]
    const rewrite = Object.hasOwn(REWRITTEN, plain) ? REWRITTEN[plain] : undefined
    if (rewrite)
      return [rewrite(texts), plain === 'fact' ? 8 : ['and', 'or', 'xor', 'not'].includes(plain) ? 1 : ATOM]
    const here = Object.hasOwn(NAMES, plain) ? NAMES[plain]! : plain
    if (plain === 'mean' && texts.length > 1) {
      return [`(${texts.map(text => `(${text})`).join('*')})^(1/${texts.length})`, 7]
    }
    if (!OF_LISTS.has(here)) return [`${here}(${texts.join(', ')})`, ATOM]
    // Lists and matrices among the arguments count with all of their items.
    const isFlat = args.every(arg => this.#printing.shapeOf(arg) === 'number')
    if (texts.length > 1)
      return [`${here}(${isFlat ? `[${texts.join(', ')}]` : `flatten([${texts.join(', ')}])`})`, ATOM]
    return [
      this.#printing.shapeOf(args[0]!) === 'matrix'
        ? `${here}(flatten(${texts[0]}))`
        : `${here}(${texts[0]})`,
      ATOM,
    ]
  }

  /** Items are given as one list, as a matrix behind two places, or one by one. */
  #byPlace(name: string, [place, ...items]: readonly Node[]): string {
    const write = BY_PLACE[name]!
    const [first, last] = [items[0], items.at(-1)]
    if (!place || !first || !last) return fail(`${name} has too few arguments.`)
    const x = this.at(place, 0)
    if (items.length === 1) {
      const list = this.at(first, ATOM)
      return write(x, list, placesFrom(list))
    }
    if (this.#printing.shapeOf(last) === 'matrix') {
      if (name === 'take' && items.length === 2) return `${this.at(last, ATOM)}[${x}, ${this.at(first, 0)}]`
      return fail(`${name} between the items of a matrix has no counterpart here.`)
    }
    const list = `[${this.#list(items)}]`
    if (items.every(item => this.#printing.shapeOf(item) === 'number'))
      return write(x, list, `[${items.map((_, at) => at + 1).join(', ')}]`)
    return write(x, `flatten(${list})`, placesFrom(`flatten(${list})`))
  }

  #command(name: string, command: Extract<Node, { kind: 'command' }>): string {
    const [range] = command.ranges
    const body = command.parts[0]?.[0]
    if (command.statements) return fail(`$${name} has a form here only as the whole of a formula.`)
    if (!body || !range || command.ranges.length > 1 || command.parts.length > 1)
      return fail(`$${name} has no form in a formula here.`)
    const call = COMMANDS[name.toLowerCase()]
    if (!call) return fail(`$${name} has no form in a formula here.`)
    const [from, to] = [this.at(range.from, 5), this.at(range.to, 5)]
    return call(
      this.at(body, 0),
      this.#printing.variable(range.variable),
      from,
      to,
      command.equals ? this.at(command.equals, 4) : '0',
    )
  }
}

function inverseTrigonometric(name: string, args: readonly string[]): string {
  const [first = '', second = ''] = args
  if (name === 'atan2') return `atan2(${second}, ${first})`
  if (name === 'phase') return `arg(${first})`
  return `${name}(${first})`
}

type CommandText = (body: string, variable: string, from: string, to: string, equals: string) => string

const over =
  (name: string): CommandText =>
  (body, variable, from, to) =>
    `${name}(${body}, ${variable}, ${from}, ${to})`
const within =
  (name: string): CommandText =>
  (body, variable, from, to) =>
    `${name}(${body}, ${variable} = ${from}..${to})`

const COMMANDS: Readonly<Record<string, CommandText>> = {
  sum: over('sum'),
  product: over('product'),
  area: over('integrate'),
  integral: over('integrate'),
  sup: within('maximize'),
  inf: within('minimize'),
  root: (body, variable, from, to, equals) => `fsolve(${body} = ${equals}, ${variable} = ${from}..${to})`,
  find: (body, variable, from, to) => `fsolve(${body} = 0, ${variable} = ${from}..${to})`,
  slope: (body, variable, from) => `subst(diff(${body}, ${variable}), ${variable} = ${from})`,
}
