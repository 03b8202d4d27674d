/**
 * The picture of a formula while it is being typed: plain text in, LaTeX out, whatever is still
 * missing. It follows the grammar of the parser (`../expression/parser/`) with the same table of
 * operators, so that the picture of a text reads as the text does; what would be a fault there is
 * drawn here as it was typed.
 */
import { BINDING, INFIX_BINDINGS, PHASOR_SIGN, binaryOperator, relationOf } from '../expression/operators.ts'
import { EMPTY, fraction, piece, power, radical, row } from './drawing.ts'
import type { Drawn } from './drawing.ts'
import { Marks } from './marks.ts'
import { measureAt } from './measures.ts'
import { infixToLatex, signToLatex, strayToLatex } from './signs.ts'

/** `1/2 m v^2` and `pi/4 d^2`. */
const NUMBER_OVER = /^\\frac\{(?:-?[\d.]+|\\pi)\}/
const HALF = /^\\frac\{1\}\{[24]\}$/

export class Layout extends Marks {
  /** Whether a token was read as a unit: a word of its own, or one in a box; once all has been drawn. */
  isUnitWord(index: number): boolean {
    return this.units.words.has(index)
  }

  /** Tokens with their names that are a unit and a variable at once, once all has been drawn. */
  get doubtful(): ReadonlyMap<number, string> {
    return this.units.doubtful
  }

  isInBox(index: number): boolean {
    return this.units.boxed.has(index)
  }

  /** Everything up to a closing bracket, which is left, or to the end. */
  row(closing = ''): Drawn {
    const pieces: Drawn[] = []
    while (!this.isEnd() && !this.isSign(closing)) {
      const next = this.expression(0) ?? this.#stray()
      pieces.push(next)
    }
    if (this.endsWithSpace() && this.isOperandBefore()) pieces.push(piece('\\:', []))
    return pieces.length > 0 ? row(...pieces) : piece('', this.atCaret() ? [] : null)
  }

  /** A sign that has no place in the grammar. */
  #stray(): Drawn {
    const slot = this.#onNothing()
    if (slot) return slot
    const token = this.peek()
    this.index += 1
    const latex = token.kind === 'sign' ? signToLatex(token.text) : strayToLatex(token.text)
    return piece(token.part?.latex ?? latex, this.path())
  }

  /** A fraction or a power of which nothing has been typed but its sign: `/2`, also behind another one, `a + /2`. */
  #onNothing(): Drawn | null {
    const { kind, text } = this.peek()
    if (kind !== 'sign' || !/^(?:\/|\.?\^)$/.test(text)) return null
    return this.#binary(piece(EMPTY), binaryOperator(text)!.binding)
  }

  protected expression(min: number, beforeRemainder = false): Drawn | null {
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
    if (left.kind.startsWith('power') && !this.inExponent) {
      const quantity = this.units.behind(this.index, left)
      if (quantity) return this.marked(this.took(quantity), false).node
    }
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
    if (min > BINDING.product || !this.startsOperand(token)) return null
    return this.implicitProduct(left, token.parted ?? this.#isBesideFraction(left))
  }

  /** `v^2/2g`: the letters are written together with the number below the slash, and print has them there. */
  #isBesideFraction({ latex }: Drawn): true | undefined {
    const [slash, below] = [this.peek(-2), this.peek(-1)]
    const { kind, text, space } = this.peek()
    const isAttached =
      (kind === 'name' || text === '√') && !space && below.kind === 'number' && slash.text === '/'
    // `1/2πRC` is one over 2πRC on paper, `4/3πr³` is not one over 3πr³.
    const isRead = NUMBER_OVER.test(latex) && !(text === 'pi' && HALF.test(latex))
    return isAttached && latex.startsWith('\\frac{') && !isRead ? true : undefined
  }

  #binary(left: Drawn, binding: number): Drawn {
    const { text } = this.peek()
    if (text === '/') {
      if (this.isDerivative(left.latex)) return this.#derivative()
      this.index += 1
      return fraction(left, this.#word(this.expression(binding + 1)))
    }
    if (text !== '^' && text !== '.^') return this.#inline(left, binding + 1)
    this.index += 1
    const outer = this.inExponent
    this.inExponent = true
    const exponent = this.#word(this.expression(BINDING.power))
    this.inExponent = outer
    return power(left, exponent, text)
  }

  /** The further factors of a word that began with `first`: below a slash, in an exponent and under a root it is one. */
  #word(first: Drawn | null): Drawn | null {
    let all = first
    while (all && this.peek().parted) all = this.implicitProduct(all)
    return all
  }

  /** Two operands with a sign or a name between them. */
  #inline(left: Drawn, min: number): Drawn {
    const token = this.peek()
    this.index += 1
    const sign = piece(infixToLatex(token), this.path())
    const unit = this.units.resultUnit(this.index)
    const right = unit ? this.took(unit) : (this.expression(min) ?? this.#onNothing())
    return right ? row(left, sign, right) : row(left, sign)
  }

  #prefix(min: number): Drawn | null {
    const token = this.peek()
    if (token.kind === 'sign') {
      if (token.text === '-' || token.text === '+') return this.#signed(Math.max(min, BINDING.product), true)
      if (token.text === 'not') return this.#signed(BINDING.not, false)
      if (token.text === '√') {
        this.index += 1
        return radical(this.#word(this.expression(BINDING.postfix)))
      }
      if (token.text === '∛') {
        this.index += 1
        return radical(this.#word(this.expression(BINDING.postfix)), '3')
      }
    }
    const operand = this.operand()
    const measure = operand && token.kind === 'number' ? measureAt(this.tokens, this.index, operand) : null
    if (measure) return this.took(measure)
    return operand && this.postfix(operand, token.kind === 'number')
  }

  #signed(min: number, beforeRemainder: boolean): Drawn {
    const { text } = this.peek()
    this.index += 1
    const sign = piece(signToLatex(text), this.path())
    const operand = this.expression(min, beforeRemainder) ?? this.#onNothing()
    return operand ? row(sign, operand) : sign
  }

  #derivative(): Drawn {
    const { text } = this.peek(1)
    this.index += 2
    return row(piece(`\\frac{d}{${text}}`), this.brackets())
  }
}
