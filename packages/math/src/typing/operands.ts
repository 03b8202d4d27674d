/** Operands of what is typed: numbers, names and calls, brackets, lists and absolute values. */
import { constantOf } from '../expression/names.ts'
import { JOINED } from '../expression/latex-scanner.ts'
import { BINDING } from '../expression/operators.ts'
import { bars, below, piece, power, radical, row, signAround } from './drawing.ts'
import type { Drawn } from './drawing.ts'
import {
  calledNameToLatex,
  constantToLatex,
  isPrefix,
  nameToDraw,
  numberToDraw,
  openName,
  primesToLatex,
} from './leaves.ts'
import { leafToLatex } from './signs.ts'
import type { TypedToken } from './source.ts'
import { TypedCursor } from './cursor.ts'
import { TypedUnits } from './units.ts'
import type { Choices, UnitRules } from './unit-runs.ts'

/** Signs as they are spelled with bounds, `sum_(k=1)^5 k`. */
const SIGNS_WITH_BOUNDS: ReadonlyMap<string, string> = new Map([
  ['sum_', '\\sum'],
  ['prod_', '\\prod'],
  ['product_', '\\prod'],
  ['int_', '\\int'],
  ['lim_', '\\lim'],
  ['limit_', '\\lim'],
])

export abstract class Operands extends TypedCursor {
  protected readonly units: TypedUnits
  protected inExponent = false

  /** @param chosen readings of tokens that are not those of the rule */
  constructor(tokens: readonly TypedToken[], options: UnitRules, chosen: Choices = new Map()) {
    super(tokens, options)
    this.units = new TypedUnits(tokens, options, chosen)
  }

  /** Everything up to a closing bracket, which is left, or to the end. */
  abstract row(closing?: string): Drawn

  /** An operand with the operators behind it that bind as tightly as `min`; null where none begins. */
  protected abstract expression(min: number): Drawn | null

  #number(token: TypedToken): Drawn {
    const before = this.tokens[this.index - 1]
    const typed = this.options.text.slice(token.start, token.end)
    this.index += 1
    // A clause or a date, `6.2.5`, is no number, and keeps its digits.
    const goesOn = before?.kind === 'number' && before.end === token.start && typed.startsWith('.')
    return goesOn ? piece(typed, this.path(), 'number') : numberToDraw(token, typed, this.path())
  }

  protected operand(): Drawn | null {
    const token = this.peek()
    switch (token.kind) {
      case 'number':
        return this.#number(token)
      case 'name': {
        const unit = this.units.alone(this.index)
        return unit ? this.took(unit) : this.#named()
      }
      case 'string':
      case 'money':
        this.index += 1
        return piece(leafToLatex(token, this.options.text), this.path())
      case 'part':
        return this.#drawnPart()
      case 'bad':
        return this.#openName()
      case 'sign':
        if (token.text === '(') return this.brackets()
        if (token.text === '[') return this.#list()
        if (token.text === '|') return this.#absolute()
    }
    return null
  }

  /** A part that was there before: what belongs to it by its kind is drawn as if it had been typed. */
  #drawnPart(): Drawn | null {
    const { part } = this.peek()
    if (!part || part.role === 'script' || part.role === 'sign') return null
    this.index += 1
    if (part.role === 'name' && this.isSign('(') && !this.peek().space) return this.#call(part.latex)
    if (part.role === 'name') return piece(part.latex, null, 'name')
    if (part.role === 'unit') return piece(`\\class{unit}{${part.latex}}`, null, 'quantity')
    const drawn = piece(part.latex, null, part.inside === undefined ? 'other' : 'brackets')
    return part.inside === undefined ? drawn : { ...drawn, inside: part.inside }
  }

  /** A name whose subscript is still to be typed. */
  #openName(): Drawn | null {
    const { text } = this.peek()
    if (openName(text) === null) return null
    this.index += 1
    const latex = openName(text, this.atCaret())!
    return piece(latex, this.atCaret() ? ['subscript'] : null, 'name')
  }

  #named(): Drawn {
    const token = this.peek()
    this.index += 1
    const next = this.peek()
    const constant = constantOf(token.text)
    const prefix = isPrefix(token.text)
    const sign = this.#signWithBounds(token)
    if (sign) return sign
    if (this.isSign('(') && !constant && (!next.space || prefix)) return this.#callOf(token.text)
    if (constant && !this.atCaret()) return piece(constantToLatex(constant), null, 'number')
    if (prefix && this.startsArgument(next, token.text)) return this.#applied(token.text)
    return nameToDraw(token.text, this.path())
  }

  /** `sum_(k=1)^5 1/k`: the whole product behind belongs to the sign, and a sum to an integral. */
  #signWithBounds({ text, start }: TypedToken): Drawn | null {
    const sign = SIGNS_WITH_BOUNDS.get(text)
    const lower = this.options.text[start] === '∫' ? /^int_(.+)$/.exec(text)?.[1] : undefined
    let head: Drawn
    if (lower !== undefined) head = below('\\int', nameToDraw(lower, null))
    else if (sign && this.isSign('(')) head = signAround(bounds => below(sign, bounds), this.brackets())
    else return null
    const outer = this.inExponent
    if (this.accept('^')) {
      this.inExponent = true
      head = power(head, this.expression(BINDING.power))
      this.inExponent = outer
    }
    const term = this.expression(head.latex.startsWith('\\int') ? BINDING.sum : BINDING.product)
    return term ? { ...row(head, piece('\\:'), term), kind: 'other' } : head
  }

  /** `sin x`, `sin^2 x`, `sin^2(x)`. */
  #applied(name: string): Drawn {
    let head = piece(calledNameToLatex(name), this.path())
    if (this.accept('^')) {
      const outer = this.inExponent
      this.inExponent = true
      const named = this.peek().kind === 'name' && this.isSign('(', 1)
      const exponent = named ? this.#plainName() : this.expression(BINDING.power)
      this.inExponent = outer
      head = power(head, exponent)
    }
    if (this.isSign('(')) return this.#arguments(head)
    const space = piece(this.peek().space || this.peek().kind !== 'sign' ? '\\:' : '')
    const first = this.expression(BINDING.product + 1)
    if (!first) return head
    let all = row(head, space, first)
    for (;;) {
      const token = this.peek()
      const another = token.kind === 'name' && (isPrefix(token.text) || this.isInfixFunction())
      if (another || this.isSign('(') || this.isSign('|') || !this.startsOperand(token)) return all
      all = this.implicitProduct(all)
    }
  }

  #plainName(): Drawn {
    const { text } = this.peek()
    this.index += 1
    return nameToDraw(text, this.path())
  }

  /** A call by its name; roots and bars have signs of their own. */
  #callOf(name: string): Drawn {
    if ((name === 'sqrt' || name === 'abs') && !this.hasComma())
      return signAround(name === 'sqrt' ? radical : bars, this.brackets())
    const primes = /'+$/.exec(name)?.[0] ?? ''
    return this.#call(calledNameToLatex(name.slice(0, name.length - primes.length)) + primesToLatex(primes))
  }

  #call(head: string): Drawn {
    return this.#arguments(piece(head))
  }

  #arguments(head: Drawn): Drawn {
    return { ...row(head, this.brackets()), kind: 'call' }
  }

  /** A pair of round brackets with what is between; while it is open only the first is drawn. */
  protected brackets(): Drawn {
    this.index += 1
    const inside = this.enclosed(')')
    if (this.accept(')')) {
      const latex = `\\left(${inside.latex}\\right)`
      return { ...piece(latex, null, 'brackets'), ...(inside.latex !== '' && { inside: inside.latex }) }
    }
    return row(piece('('), inside)
  }

  protected enclosed(closing: string): Drawn {
    const outer = { bars: this.openBars, inExponent: this.inExponent }
    this.openBars = 0
    this.inExponent = false
    const inside = this.row(closing)
    this.openBars = outer.bars
    this.inExponent = outer.inExponent
    // In a bracket that is open the caret stays whatever stands before it.
    return this.isEnd() && !this.options.finished ? { ...inside, path: inside.path ?? [] } : inside
  }

  #list(): Drawn {
    const box = this.units.factorBox(this.index)
    if (box) return this.took(box)
    this.index += 1
    const inside = this.enclosed(']')
    return this.accept(']') ? piece(`\\left[${inside.latex}\\right]`, null, 'list') : row(piece('['), inside)
  }

  #absolute(): Drawn {
    this.index += 1
    const inExponent = this.inExponent
    this.inExponent = false
    this.openBars += 1
    const inside = this.expression(0)
    this.openBars -= 1
    this.inExponent = inExponent
    if (inside && this.accept('|')) return piece(`\\left|${inside.latex}\\right|`)
    return inside ? row(piece('|'), inside) : piece('|', this.path())
  }

  /** @param parted the two were written together, and may belong together */
  protected implicitProduct(left: Drawn, parted = this.peek().parted): Drawn {
    const { space } = this.peek()
    const right = this.expression(BINDING.product + 1)!
    if (parted) return row(left, piece(JOINED), right)
    // Side by side the sign would be that of a remainder.
    if (left.latex.endsWith('\\%')) return row(left, piece('\\cdot '), right)
    return space ? row(left, piece('\\:'), right) : row(left, right)
  }

  protected took(read: { readonly drawn: Drawn; readonly next: number }): Drawn {
    this.index = read.next
    return read.drawn
  }
}
