/**
 * The picture of a formula while it is being typed: plain text in, LaTeX out, whatever is still
 * missing. It follows the grammar of the parser (`../expression/parser/`) with the same table of
 * operators, so that the picture of a text reads as the text does; what would be a fault there is
 * drawn here as it was typed.
 */
import { constantOf } from '../expression/names.ts'
import { BINDING, INFIX_BINDINGS, PHASOR_SIGN, binaryOperator, relationOf } from '../expression/operators.ts'
import { bars, fraction, piece, power, radical, row, signAround } from './drawing.ts'
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
import { measureAt, shortUncertaintyAt } from './measures.ts'
import { infixToLatex, leafToLatex, signToLatex, strayToLatex } from './signs.ts'
import type { TypedToken } from './source.ts'
import { TypedCursor } from './cursor.ts'
import { TypedUnits } from './units.ts'
import type { UnitRules } from './units.ts'

export class Layout extends TypedCursor {
  readonly #units: TypedUnits
  #inExponent = false

  constructor(tokens: readonly TypedToken[], options: UnitRules) {
    super(tokens, options)
    this.#units = new TypedUnits(tokens, options)
  }

  /** Whether a token was read as a unit: a word of its own, or one in a box; once all has been drawn. */
  isUnitWord(index: number): boolean {
    return this.#units.words.has(index)
  }

  isInBox(index: number): boolean {
    return this.#units.boxed.has(index)
  }

  /** Everything up to a closing bracket, which is left, or to the end. */
  row(closing = ''): Drawn {
    const pieces: Drawn[] = []
    while (!this.isEnd() && !this.isSign(closing)) {
      const next = this.#expression(0) ?? this.#stray()
      pieces.push(next)
    }
    if (this.endsWithSpace() && this.isOperandBefore()) pieces.push(piece('\\:', []))
    return pieces.length > 0 ? row(...pieces) : piece('', this.atCaret() ? [] : null)
  }

  /** A sign that has no place in the grammar. */
  #stray(): Drawn {
    const token = this.peek()
    if (token.kind === 'sign' && /^(?:\/|\.?\^)$/.test(token.text)) {
      const nothing = piece('\\placeholder{}')
      return this.#binary(nothing, binaryOperator(token.text)!.binding)
    }
    this.index += 1
    const latex = token.kind === 'sign' ? signToLatex(token.text) : strayToLatex(token.text)
    return piece(token.part?.latex ?? latex, this.path())
  }

  #expression(min: number, beforeRemainder = false): Drawn | null {
    let left = this.#prefix(min)
    while (left) {
      const next = this.#infix(left, min, beforeRemainder)
      if (!next) return left
      left = next
    }
    return null
  }

  #infix(left: Drawn, min: number, beforeRemainder: boolean): Drawn | null {
    const token = this.peek()
    if (token.kind === 'sign') {
      const infix = binaryOperator(token.text)
      if (infix) {
        const leaves = infix.binding < min || (beforeRemainder && infix.operator === 'mod')
        return leaves ? null : this.#binary(left, infix.binding)
      }
      if (relationOf(token.text)) return min <= BINDING.compare ? this.#inline(left, BINDING.range) : null
      if (token.text === PHASOR_SIGN)
        return min <= BINDING.phasor ? this.#inline(left, BINDING.phasor + 1) : null
      if (token.text === '..') return min <= BINDING.range ? this.#inline(left, BINDING.range + 1) : null
      if (token.text === '->') return min <= BINDING.lambda ? this.#inline(left, BINDING.lambda) : null
    }
    if (this.isInfixFunction()) {
      const binding = INFIX_BINDINGS.get(token.text)!
      return binding < min ? null : this.#inline(left, binding + 1)
    }
    if (left.kind.startsWith('power') && !this.#inExponent) {
      const quantity = this.#units.behind(this.index, left)
      if (quantity) return this.#marked(this.#took(quantity), false).node
    }
    if (min > BINDING.product || !this.startsOperand(token)) return null
    return this.#implicitProduct(left)
  }

  #binary(left: Drawn, binding: number): Drawn {
    const { text } = this.peek()
    if (text === '/') {
      if (this.isDerivative(left.latex)) return this.#derivative()
      this.index += 1
      return fraction(left, this.#expression(binding + 1))
    }
    if (text !== '^' && text !== '.^') return this.#inline(left, binding + 1)
    this.index += 1
    const outer = this.#inExponent
    this.#inExponent = true
    const exponent = this.#expression(BINDING.power)
    this.#inExponent = outer
    return power(left, exponent, text)
  }

  /** Two operands with a sign or a name between them. */
  #inline(left: Drawn, min: number): Drawn {
    const token = this.peek()
    this.index += 1
    const sign = piece(infixToLatex(token), this.path())
    const unit = this.#units.resultUnit(this.index)
    const right = unit ? this.#took(unit) : this.#expression(min)
    return right ? row(left, sign, right) : row(left, sign)
  }

  #implicitProduct(left: Drawn): Drawn {
    const { space } = this.peek()
    const right = this.#expression(BINDING.product + 1)!
    return space ? row(left, piece('\\:'), right) : row(left, right)
  }

  #prefix(min: number): Drawn | null {
    const token = this.peek()
    if (token.kind === 'sign') {
      if (token.text === '-' || token.text === '+') return this.#signed(Math.max(min, BINDING.product), true)
      if (token.text === 'not') return this.#signed(BINDING.not, false)
      if (token.text === '√') {
        this.index += 1
        return radical(this.#expression(BINDING.postfix))
      }
    }
    const operand = this.#operand()
    const measure = operand && token.kind === 'number' ? measureAt(this.tokens, this.index, operand) : null
    if (measure) return this.#took(measure)
    return operand && this.#postfix(operand, token.kind === 'number')
  }

  #signed(min: number, beforeRemainder: boolean): Drawn {
    const { text } = this.peek()
    this.index += 1
    const sign = piece(signToLatex(text), this.path())
    const operand = this.#expression(min, beforeRemainder)
    return operand ? row(sign, operand) : sign
  }

  #operand(): Drawn | null {
    const token = this.peek()
    switch (token.kind) {
      case 'number':
        this.index += 1
        return numberToDraw(token, this.options.text.slice(token.start, token.end), this.path())
      case 'name':
        return this.#named()
      case 'string':
      case 'money':
        this.index += 1
        return piece(leafToLatex(token, this.options.text), this.path())
      case 'part':
        return this.#drawnPart()
      case 'bad':
        return this.#openName()
      case 'sign':
        if (token.text === '(') return this.#brackets()
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
    if (this.isSign('(') && !constant && (!next.space || prefix)) return this.#callOf(token.text)
    if (constant && !this.atCaret()) return piece(constantToLatex(constant), null, 'number')
    if (prefix && this.startsArgument(next, token.text)) return this.#applied(token.text)
    return nameToDraw(token.text, this.path())
  }

  /** `sin x`, `sin^2 x`, `sin^2(x)`. */
  #applied(name: string): Drawn {
    let head = piece(calledNameToLatex(name), this.path())
    if (this.accept('^')) {
      const outer = this.#inExponent
      this.#inExponent = true
      const named = this.peek().kind === 'name' && this.isSign('(', 1)
      const exponent = named ? this.#plainName() : this.#expression(BINDING.power)
      this.#inExponent = outer
      head = power(head, exponent)
    }
    if (this.isSign('(')) return this.#arguments(head)
    const space = piece(this.peek().space || this.peek().kind !== 'sign' ? '\\:' : '')
    const first = this.#expression(BINDING.product + 1)
    if (!first) return head
    let all = row(head, space, first)
    for (;;) {
      const token = this.peek()
      const another = token.kind === 'name' && (isPrefix(token.text) || this.isInfixFunction())
      if (another || this.isSign('(') || this.isSign('|') || !this.startsOperand(token)) return all
      all = this.#implicitProduct(all)
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
      return signAround(name === 'sqrt' ? radical : bars, this.#brackets())
    const primes = /'+$/.exec(name)?.[0] ?? ''
    return this.#call(calledNameToLatex(name.slice(0, name.length - primes.length)) + primesToLatex(primes))
  }

  #call(head: string): Drawn {
    return this.#arguments(piece(head))
  }

  #arguments(head: Drawn): Drawn {
    return { ...row(head, this.#brackets()), kind: 'call' }
  }

  /** A pair of round brackets with what is between; while it is open only the first is drawn. */
  #brackets(): Drawn {
    this.index += 1
    const inside = this.#enclosed(')')
    if (this.accept(')')) {
      const latex = `\\left(${inside.latex}\\right)`
      return { ...piece(latex, null, 'brackets'), ...(inside.latex !== '' && { inside: inside.latex }) }
    }
    return row(piece('('), inside)
  }

  #enclosed(closing: string): Drawn {
    const outer = { bars: this.openBars, inExponent: this.#inExponent }
    this.openBars = 0
    this.#inExponent = false
    const inside = this.row(closing)
    this.openBars = outer.bars
    this.#inExponent = outer.inExponent
    // In a bracket that is open the caret stays whatever stands before it.
    return this.isEnd() && !this.options.finished ? { ...inside, path: inside.path ?? [] } : inside
  }

  #list(): Drawn {
    const box = this.#units.factorBox(this.index)
    if (box) return this.#took(box)
    this.index += 1
    const inside = this.#enclosed(']')
    return this.accept(']') ? piece(`\\left[${inside.latex}\\right]`, null, 'list') : row(piece('['), inside)
  }

  #absolute(): Drawn {
    this.index += 1
    const inExponent = this.#inExponent
    this.#inExponent = false
    this.openBars += 1
    const inside = this.#expression(0)
    this.openBars -= 1
    this.#inExponent = inExponent
    if (inside && this.accept('|')) return piece(`\\left|${inside.latex}\\right|`)
    return inside ? row(piece('|'), inside) : piece('|', this.path())
  }

  #postfix(operand: Drawn, isNumber: boolean): Drawn {
    const { node, isMeasure } = this.#marked(operand, isNumber)
    if (!isMeasure) return node
    let whole = node
    for (let next: Drawn | null = node; next; next = this.#mixed(whole)) whole = next
    return whole
  }

  /** An operand with its marks, and whether it is a number with a unit and nothing else. */
  #marked(operand: Drawn, isNumber: boolean): { readonly node: Drawn; readonly isMeasure: boolean } {
    let node = operand
    for (let marks = 0; ; marks += 1) {
      const next = this.#mark(node)
      if (!next) return { node, isMeasure: isNumber && marks === 1 && node.kind === 'quantity' }
      node = next
    }
  }

  /** `5 ft 3 in`: one measure in two units, which is divided, multiplied and raised as a whole. */
  #mixed(left: Drawn): Drawn | null {
    const { kind, space } = this.peek()
    const start = this.index
    const number = kind === 'number' ? this.#operand() : null
    const right = number && this.#marked(number, true)
    if (right?.isMeasure) return { ...row(left, piece(space ? '\\:' : ''), right.node), kind: 'quantity' }
    this.index = start
    return null
  }

  /** One mark behind an operand: a unit, an index, `!`, `%`, `°`, a property. */
  #mark(node: Drawn): Drawn | null {
    const token = this.peek()
    if (token.kind === 'part' && token.part!.role === 'script') {
      this.index += 1
      return piece(node.latex + token.part!.latex, null, 'power')
    }
    const quantity = this.#inExponent ? null : this.#units.behind(this.index, node)
    if (quantity) return this.#took(quantity)
    if (token.kind !== 'sign') return null
    switch (token.text) {
      case '(': {
        const short = shortUncertaintyAt(this.tokens, this.index, node, this.options.text)
        return short && this.#took(short)
      }
      case '!':
        return this.#signBehind(node, '!')
      case '%':
        if (this.isSpread()) return { ...this.#signBehind(node, '\\%'), kind: 'number' }
        return this.isPercent() ? this.#signBehind(node, '\\%') : null
      case '°':
        return this.#signBehind(node, '\\degree ')
      case ':':
        return this.#property(node, ':')
      case '.':
        return node.kind === 'name' ? this.#property(node, '.') : null
      case '[':
        return this.#indexed(node)
    }
    return null
  }

  #signBehind(node: Drawn, latex: string): Drawn {
    this.index += 1
    return { ...row(node, piece(latex, this.path())), kind: 'other' }
  }

  #property(node: Drawn, sign: ':' | '.'): Drawn {
    const colon = this.#signBehind(node, sign)
    const token = this.peek()
    const value = sign === ':' && (token.kind !== 'name' || token.space) ? this.#expression(0) : null
    if (value) return { ...row(colon, piece('\\:'), value), kind: 'other' }
    if (token.kind !== 'name') return colon
    this.index += 1
    const named = row(colon, nameToDraw(token.text, this.path()))
    return {
      ...(this.isSign('(') && !this.peek().space ? row(named, this.#brackets()) : named),
      kind: 'name',
    }
  }

  #indexed(node: Drawn): Drawn | null {
    const attached = !this.peek().space
    const named = node.kind === 'name'
    if (!attached && (!named || this.#inExponent)) return null
    if (!named && this.#inExponent) return null
    this.index += 1
    const inside = this.#enclosed(']')
    if (this.accept(']')) return piece(`${node.latex}\\left[${inside.latex}\\right]`, null, 'name')
    return row(node, piece('['), inside)
  }

  #took(read: { readonly drawn: Drawn; readonly next: number }): Drawn {
    this.index = read.next
    return read.drawn
  }

  #derivative(): Drawn {
    const { text } = this.peek(1)
    this.index += 2
    return row(piece(`\\frac{d}{${text}}`), this.#brackets())
  }
}
