/** Unit tokens of either notation to a unit expression. */
import { MAX_NESTING, SyntaxFault } from './problem.ts'
import type { Message } from '../messages/message.ts'
import type { Span, SyntaxCode, UnitExpression } from './tree.ts'
import type { UnitToken } from './unit-token.ts'
import { message } from '../messages/syntax.ts'

/** Units by name, used only to tell `ft-lb` and `nautical mile` (one name) from a product of two. */
export type IsUnit = (name: string) => boolean

/**
 * Reads `kg*m/s^2`, `W/(m^2 K)`, `m^(1/2)`, `MPa*sqrt(m)`, `1/s`. Products with `*` and quotients group
 * from the left. A space, a point or a dash between two names is a product too; behind a slash it
 * belongs below the line, as engineers write it: `W/m^2 K` is `W/(m^2*K)`.
 * @throws SyntaxFault
 */
export function parseUnitTokens(tokens: readonly UnitToken[], isUnit?: IsUnit): UnitExpression {
  const parser = new UnitParser(tokens, isUnit)
  return parser.whole()
}

/**
 * Reads the contents of a unit box, in which at least one unit is named.
 * @throws SyntaxFault
 */
export function parseUnitBox(tokens: readonly UnitToken[], isUnit?: IsUnit): UnitExpression {
  const unit = parseUnitTokens(tokens, isUnit)
  if (hasOnlyUnits(unit)) return unit
  throw new SyntaxFault(message('syntax.unit.name'), unit.span)
}

/** Whether a unit has a name in it, and every name satisfies `isUnit`. */
export function hasOnlyUnits(unit: UnitExpression, isUnit?: IsUnit): boolean {
  const names = unitNames(unit)
  return names.length > 0 && (!isUnit || names.every(isUnit))
}

/** Names in a unit from left to right. */
export function unitNames(unit: UnitExpression): string[] {
  switch (unit.kind) {
    case 'unit':
      return [unit.name]
    case 'unit-number':
      return []
    case 'unit-power':
      return unitNames(unit.base)
    default:
      return [...unitNames(unit.left), ...unitNames(unit.right)]
  }
}

/** Roots and the exponents that they stand for. */
const ROOTS: ReadonlyMap<string, string> = new Map([
  ['√', '1/2'],
  ['sqrt', '1/2'],
  ['cbrt', '1/3'],
])

/** Most factors in one unit. */
const MAX_FACTORS = 100

class UnitParser {
  readonly #tokens: readonly UnitToken[]
  readonly #isUnit: IsUnit | undefined
  #index = 0
  #depth = 0
  #factors = 0

  constructor(tokens: readonly UnitToken[], isUnit: IsUnit | undefined) {
    this.#tokens = tokens
    this.#isUnit = isUnit
  }

  whole(): UnitExpression {
    const unit = this.#product()
    if (this.#peek().kind !== 'end') throw this.#expected(message('syntax.unit.end'))
    return unit
  }

  #peek(offset = 0): UnitToken {
    return this.#tokens[Math.min(this.#index + offset, this.#tokens.length - 1)]!
  }

  #sign(text: string, offset = 0): boolean {
    const token = this.#peek(offset)
    return token.kind === 'sign' && token.text === text
  }

  /** A fault at the next token; an unreadable token has its own. */
  #expected(problem: Message<SyntaxCode>): SyntaxFault {
    const token = this.#peek()
    return new SyntaxFault(token.fault ?? problem, token)
  }

  #product(): UnitExpression {
    let left = this.#power()
    let afterSlash = false
    for (;;) {
      if (this.#accept('/')) {
        left = join('unit-quotient', left, this.#below(left))
        afterSlash = true
      } else if (this.#accept('*')) {
        const product = join('unit-product', left, this.#power())
        left = afterSlash ? { ...product, afterSlash } : product
      } else if (this.#acceptJoint()) left = join('unit-product', left, this.#power())
      else return left
    }
  }

  /** Reads the unit below a slash: `m^2 K`, `100 km`. The number in `1/12 ft` stands there alone. */
  #below(above: UnitExpression): UnitExpression {
    let unit = this.#power()
    if (unit.kind === 'unit-number' && above.kind === 'unit-number') return unit
    while (this.#peek().kind !== 'number' && this.#acceptJoint())
      unit = join('unit-product', unit, this.#power())
    return unit
  }

  #accept(sign: string): boolean {
    if (!this.#sign(sign)) return false
    this.#index += 1
    return true
  }

  /** Whether a product without `*` goes on here; skips its point or dash. */
  #acceptJoint(): boolean {
    if (this.#accept('·')) return true
    // Behind a number alone it is the sign of a difference, `1 - d`.
    const isBehindNumber = this.#index === 1 && this.#tokens[0]!.kind === 'number'
    if (this.#sign('-') && this.#peek(1).kind === 'name' && !isBehindNumber) return this.#accept('-')
    const { kind } = this.#peek()
    return kind === 'name' || kind === 'number' || this.#sign('(') || this.#sign('√')
  }

  #power(): UnitExpression {
    const base = this.#atom()
    if (!this.#sign('^')) return base
    this.#index += 1
    const exponent = this.#exponent()
    if (this.#sign('^')) throw this.#expected(message('syntax.unit.exponents'))
    return { kind: 'unit-power', base, exponent, span: { start: base.span.start, end: this.#lastEnd() } }
  }

  #lastEnd(): number {
    return this.#tokens[this.#index - 1]?.end ?? 0
  }

  /** A rational: `2`, `-1`, `0.5`, `(1/2)`. */
  #exponent(): string {
    let sign = ''
    if (this.#sign('-') || this.#sign('+')) {
      if (this.#peek().text === '-') sign = '-'
      this.#index += 1
    }
    if (this.#peek().kind === 'number') return sign + this.#tokens[this.#index++]!.text
    if (!this.#sign('(')) throw this.#expected(message('syntax.unit.exponent'))
    this.#enter()
    let text = this.#exponent()
    if (this.#sign('/') && !text.includes('/')) {
      this.#index += 1
      const denominator = this.#exponent()
      if (!/^\d+(\.\d+)?$/.test(denominator)) throw this.#expected(message('syntax.unit.denominator'))
      text = `${text}/${denominator}`
    }
    this.#leave()
    if (!sign) return text
    return text.startsWith('-') ? text.slice(1) : `-${text}`
  }

  #enter(): void {
    this.#index += 1
    this.#depth += 1
    if (this.#depth > MAX_NESTING / 2) throw this.#expected(message('syntax.unit.nesting'))
  }

  #leave(): void {
    if (!this.#sign(')')) throw this.#expected(message('syntax.unit.bracket'))
    this.#index += 1
    this.#depth -= 1
  }

  #atom(): UnitExpression {
    const token = this.#peek()
    this.#factors += 1
    if (this.#factors > MAX_FACTORS)
      throw this.#expected(message('syntax.unit.factors', { most: MAX_FACTORS }))
    const root = this.#sign('√') || this.#sign('(', 1) ? ROOTS.get(token.text) : undefined
    if (root !== undefined) return this.#root(token, root)
    if (token.kind === 'name') return this.#name(token)
    if (token.kind === 'number') {
      this.#index += 1
      return { kind: 'unit-number', text: token.text, span: { start: token.start, end: token.end } }
    }
    if (!this.#sign('(')) throw this.#expected(message('syntax.unit'))
    this.#enter()
    const unit = this.#product()
    this.#leave()
    return unit
  }

  /** `sqrt(m)`, `√m`: the same as a power. */
  #root({ start }: UnitToken, exponent: string): UnitExpression {
    this.#index += 1
    const base = this.#atom()
    return { kind: 'unit-power', base, exponent, span: { start, end: this.#lastEnd() } }
  }

  #name(token: UnitToken): UnitExpression {
    const count = this.#joint()
    const parts = Array.from({ length: count.names }, (_, index) => this.#peek(index * count.step))
    this.#index += (count.names - 1) * count.step + 1
    const name = parts.map(part => part.text).join(count.step === 1 ? ' ' : '-')
    return { kind: 'unit', name, span: { start: token.start, end: parts[parts.length - 1]!.end } }
  }

  /** How many names in a row, a token or (with dashes) two apart, are one unit: `nautical mile`, `ft-lb`. */
  #joint(): { names: number; step: 1 | 2 } {
    const isUnit = this.#isUnit
    if (!isUnit) return { names: 1, step: 1 }
    const [first, second, third] = [this.#peek(), this.#peek(1), this.#peek(2)]
    if (this.#sign('-', 1) && third.kind === 'name' && isUnit(`${first.text}-${third.text}`))
      return { names: 2, step: 2 }
    // Short names are symbols, and `m m` is no millimetre.
    if (!isWord(first) || !isWord(second)) return { names: 1, step: 1 }
    const pair = `${first.text} ${second.text}`
    if (isWord(third) && isUnit(`${pair} ${third.text}`)) return { names: 3, step: 1 }
    return { names: isUnit(pair) ? 2 : 1, step: 1 }
  }
}

function isWord(token: UnitToken): boolean {
  return token.kind === 'name' && token.text.length > 2
}

function join<Kind extends 'unit-product' | 'unit-quotient'>(
  kind: Kind,
  left: UnitExpression,
  right: UnitExpression,
): { kind: Kind; left: UnitExpression; right: UnitExpression; span: Span } {
  return { kind, left, right, span: { start: left.span.start, end: right.span.end } }
}
