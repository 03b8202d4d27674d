/** Reads a formula of Calcpad. */
import { isTooDeep } from '../read-text.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'
import type { Node, Range, Statement } from './tree.ts'
import { unitOf } from './units.ts'

/** Operators of two operands by how strongly they bind, and their signs here. */
const LEVELS: readonly Readonly<Record<string, string>>[] = [
  { '∨': 'or', '⊕': 'xor' },
  { '∧': 'and' },
  { '≡': '=', '==': '=', '≠': '!=', '!=': '!=', '<': '<', '>': '>', '≤': '<=', '<=': '<=', '≥': '>=', '>=': '>=' },
  { '+': '+', '-': '-', '−': '-' },
  { '*': '*', '·': '*', '×': '*', '/': '/', '÷': '/', '\\': 'div', '⦼': 'mod' },
] // prettier-ignore

/** The name that the imaginary unit behind a number has, also in a file with a variable `i`. */
export const IMAGINARY = 'ⅈ'

/**
 * @param isDefined whether a name is a variable where the formula stands: it hides a unit of the same name
 * @returns the formula, and the unit in which its result is asked for
 * @throws Error that says what cannot be read
 */
export function parseFormula(
  source: string,
  isDefined: (name: string) => boolean,
): { readonly node: Node; readonly asked: Node | null } {
  if (isTooDeep(source)) throw new Error('The formula is nested too deeply.')
  const parser = new Parser(tokensOf(source), isDefined)
  const node = parser.expression()
  const asked = parser.takes('|') ? parser.unit() : null
  parser.skipFormat()
  parser.end()
  return { node, asked }
}

class Parser {
  readonly #tokens: readonly Token[]
  readonly #isDefined: (name: string) => boolean
  /** Variables of the commands around the place. */
  readonly #bound: string[] = []
  #at = 0

  constructor(tokens: readonly Token[], isDefined: (name: string) => boolean) {
    this.#tokens = tokens
    this.#isDefined = isDefined
  }

  expression(level = 0): Node {
    const signs = LEVELS[level]
    if (!signs) return this.#signed()
    let left = this.expression(level + 1)
    for (;;) {
      const sign = this.#sign
      if (sign === undefined || !Object.hasOwn(signs, sign)) return left
      this.#at++
      left = combined(signs[sign]!, left, this.expression(level + 1))
    }
  }

  /** A unit alone, as it stands behind `|`. */
  unit(): Node {
    const parser = new Parser(this.#tokens.slice(this.#at), () => false)
    const node = parser.expression(4)
    this.#at += parser.#at
    return node
  }

  /** `F2`, `0.00` and the like behind a colon say how a number is shown. */
  skipFormat(): void {
    if (this.takes(':')) this.#at = this.#tokens.length
  }

  takes(sign: string): boolean {
    if (this.#sign !== sign) return false
    this.#at++
    return true
  }

  end(): void {
    const token = this.#tokens[this.#at]
    if (token) throw new Error(`${token.text} was not expected here.`)
  }

  get #token(): Token | undefined {
    return this.#tokens[this.#at]
  }

  get #sign(): string | undefined {
    return this.#token?.kind === 'sign' ? this.#token.text : undefined
  }

  #expect(sign: string): void {
    if (!this.takes(sign))
      throw new Error(`${sign} is missing${this.#token ? ` before ${this.#token.text}` : ''}.`)
  }

  #signed(): Node {
    if (this.takes('-') || this.takes('−')) return { kind: 'minus', of: this.#signed() }
    if (this.takes('+')) return this.#signed()
    if (this.takes('√')) return { kind: 'call', name: 'sqrt', args: [this.#signed()] }
    return this.#power()
  }

  #power(): Node {
    const base = this.#postfix()
    return this.takes('^') ? combined('^', base, this.#signed()) : base
  }

  #postfix(): Node {
    let node = this.#primary()
    for (;;) {
      if (this.#sign === '!' && this.#tokens[this.#at + 1]?.text !== '=') {
        this.#at++
        node = { kind: 'factorial', of: node }
      } else if (this.takes('.')) {
        node = { kind: 'item', of: node, places: this.#places() }
      } else return node
    }
  }

  /** `v.1`, `v.k`, `M.(i; j)`. */
  #places(): readonly Node[] {
    if (this.takes('(')) return this.#listed(')')
    const token = this.#token
    this.#at++
    if (token?.kind === 'number') return [{ kind: 'number', text: token.text }]
    if (token?.kind === 'name') return [{ kind: 'name', name: token.text }]
    throw new Error('The place of an item is missing.')
  }

  #primary(): Node {
    const token = this.#token
    if (!token) throw new Error('The formula ends too early.')
    if (token.kind === 'number') return this.#number(token.text)
    if (this.takes('(')) {
      const node = this.expression()
      this.#expect(')')
      return node
    }
    if (this.takes('[')) return this.#rows()
    if (token.kind !== 'name') throw new Error(`${token.text} was not expected here.`)
    this.#at++
    if (token.text.startsWith('$')) return this.#command(token.text.slice(1))
    if (this.takes('(')) return { kind: 'call', name: token.text, args: this.#listed(')') }
    return this.#named(token.text)
  }

  #named(name: string): Node {
    if (this.#isDefined(name) || this.#bound.includes(name)) return { kind: 'name', name }
    const unit = unitOf(name)
    return unit === undefined ? { kind: 'name', name } : { kind: 'unit', unit }
  }

  /** A number takes the unit behind it along, with its power, whatever is named like it. */
  #number(text: string): Node {
    this.#at++
    const next = this.#token
    if (next?.kind !== 'name' || next.text.startsWith('$')) return { kind: 'number', text }
    if (next.text === 'i') {
      this.#at++
      return combined('*', { kind: 'number', text }, { kind: 'name', name: IMAGINARY })
    }
    const unit = this.#tokens[this.#at + 1]?.text === '(' ? undefined : unitOf(next.text)
    if (unit === undefined) {
      // A unit that the file defines itself is a variable here.
      if (!this.#isDefined(next.text) || this.#tokens[this.#at + 1]?.text === '(')
        return { kind: 'number', text }
      this.#at++
      return combined('*', { kind: 'number', text }, { kind: 'name', name: next.text })
    }
    this.#at++
    const power = this.#sign === '^' ? this.#tokens[this.#at + 1] : undefined
    if (power?.kind !== 'number') return { kind: 'quantity', text, unit }
    this.#at += 2
    return { kind: 'quantity', text, unit: `${unit}^${power.text}` }
  }

  #listed(closing: string): Node[] {
    const items: Node[] = []
    if (this.takes(closing)) return items
    do items.push(this.expression())
    while (this.takes(';'))
    this.#expect(closing)
    return items
  }

  #rows(): Node {
    const rows: Node[][] = [[]]
    while (!this.takes(']')) {
      if (this.takes('|')) rows.push([])
      else if (!this.takes(';')) rows.at(-1)!.push(this.expression())
      if (!this.#token) throw new Error('] is missing.')
    }
    return { kind: 'rows', rows }
  }

  /** The variable stands behind the expression, and may be called like a unit: it is looked for first. */
  #command(name: string): Node {
    this.#expect('{')
    if (OF_STATEMENTS.has(name.toLowerCase())) return this.#block(name)
    const variables = this.#variablesAhead()
    this.#bound.push(...variables)
    const parts: Node[][] = []
    do {
      const part = [this.expression()]
      while (this.takes('|')) part.push(this.expression())
      parts.push(part)
    } while (this.takes('&') || this.takes(';'))
    const equals = this.takes('=') ? this.expression() : undefined
    this.#bound.splice(this.#bound.length - variables.length)
    const ranges: Range[] = []
    if (this.takes('@')) {
      do ranges.push(this.#range())
      while (this.takes('&'))
    }
    this.#expect('}')
    return { kind: 'command', name, parts, ranges, ...(equals && { equals }) }
  }

  /** `$Block{a = 1; b = 2*a; b}`, also with a variable that counts. */
  #block(name: string): Node {
    const variables = [...this.#variablesAhead(), ...this.#assignedAhead()]
    this.#bound.push(...variables)
    const statements: Statement[] = []
    while (this.#sign !== '@' && this.#sign !== '}') {
      const first = this.expression()
      statements.push(this.takes('=') ? { target: first, value: this.expression() } : { value: first })
      if (!this.takes(';')) break
    }
    const ranges = this.takes('@') ? [this.#range()] : []
    this.#bound.splice(this.#bound.length - variables.length)
    this.#expect('}')
    return { kind: 'command', name, parts: [], ranges, statements }
  }

  #range(): Range {
    const variable = this.#token?.text ?? ''
    this.#at++
    this.#expect('=')
    const from = this.expression()
    this.#expect(':')
    return { variable, from, to: this.expression() }
  }

  #variablesAhead(): string[] {
    let depth = 0
    for (let at = this.#at; at < this.#tokens.length; at++) {
      const { text } = this.#tokens[at]!
      if (text === '{') depth++
      else if (text === '}' && --depth < 0) return []
      else if (text === '@' && depth === 0) return this.#variablesFrom(at)
    }
    return []
  }

  /** Names that the steps of a block assign to: they hide units. */
  #assignedAhead(): string[] {
    const names: string[] = []
    let depth = 0
    for (let at = this.#at; at < this.#tokens.length; at++) {
      const { kind, text } = this.#tokens[at]!
      if ('{(['.includes(text)) depth++
      if (')]}'.includes(text) && --depth < 0) break
      if (kind === 'name' && depth === 0 && this.#isAssigned(at)) names.push(text)
    }
    return names
  }

  /** Whether a name, perhaps with the place of an item, stands before a sign of equality. */
  #isAssigned(at: number): boolean {
    let next = at + 1
    if (this.#tokens[next]?.text === '.') {
      const closing = this.#tokens.findIndex(({ text }, place) => place > next && text === ')')
      next = this.#tokens[next + 1]?.text === '(' ? closing + 1 : next + 2
    }
    return this.#tokens[next]?.text === '='
  }

  #variablesFrom(start: number): string[] {
    const names: string[] = []
    for (let at = start; at < this.#tokens.length && this.#tokens[at]!.text !== '}'; at++) {
      const { text } = this.#tokens[at]!
      if ((text === '@' || text === '&') && this.#tokens[at + 2]?.text === '=')
        names.push(this.#tokens[at + 1]!.text)
    }
    return names
  }
}

/** Commands that hold steps one after the other. */
const OF_STATEMENTS = new Set(['block', 'inline', 'while', 'repeat'])

/** Numbers and units that stand together become one quantity. */
function combined(sign: string, left: Node, right: Node): Node {
  if (sign === '^' && left.kind === 'unit' && right.kind === 'number' && isOneUnit(left.unit))
    return { kind: 'unit', unit: `${left.unit}^${right.text}` }
  if ((sign === '*' || sign === '/') && right.kind === 'unit') {
    const unit = sign === '/' && !isOneUnit(right.unit) ? `(${right.unit})` : right.unit
    if (left.kind === 'unit') return { kind: 'unit', unit: `${left.unit}${sign}${unit}` }
    if (left.kind === 'quantity') return { ...left, unit: `${left.unit}${sign}${unit}` }
    if (left.kind === 'number')
      return { kind: 'quantity', text: left.text, unit: sign === '*' ? right.unit : `1/${unit}` }
  }
  return { kind: 'binary', sign, left, right }
}

const isOneUnit = (unit: string): boolean => !/[*/]/.test(unit)
