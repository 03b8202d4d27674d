/** The picture of a unit while it is being typed: names, powers, products and quotients. */
import { unitNameToLatex } from '../expression/printers/latex-names.ts'
import { unitName } from '../expression/unit-token.ts'
import { fraction, piece, power, radical, row } from './drawing.ts'
import type { Drawn } from './drawing.ts'
import { escapeSigns } from './signs.ts'
import type { TypedToken } from './source.ts'

/**
 * The contents of a unit box.
 * @param atCaret whether the caret stands behind the last token
 */
export function drawUnit(tokens: readonly TypedToken[], text: string, atCaret: boolean): Drawn {
  return new UnitLayout(tokens, text, atCaret).whole()
}

class UnitLayout {
  readonly #tokens: readonly TypedToken[]
  readonly #text: string
  readonly #atCaret: boolean
  #index = 0

  constructor(tokens: readonly TypedToken[], text: string, atCaret: boolean) {
    this.#tokens = tokens.filter(({ kind }) => kind !== 'end')
    this.#text = text
    this.#atCaret = atCaret
  }

  whole(): Drawn {
    const pieces: Drawn[] = []
    while (this.#peek()) pieces.push(this.#product() ?? this.#stray())
    if (pieces.length === 0) return piece('\\placeholder{}', this.#atCaret ? [] : null)
    return row(...pieces)
  }

  #peek(): TypedToken | undefined {
    return this.#tokens[this.#index]
  }

  #isSign(text: string): boolean {
    const token = this.#peek()
    return token?.kind === 'sign' && token.text === text
  }

  #path(): [] | null {
    return this.#atCaret && !this.#peek() ? [] : null
  }

  #stray(): Drawn {
    const { start, end } = this.#peek()!
    this.#index += 1
    return piece(escapeSigns(this.#text.slice(start, end)), this.#path())
  }

  #product(): Drawn | null {
    let left = this.#power()
    while (left && this.#peek()) {
      if (this.#isSign('/')) {
        this.#index += 1
        left = fraction(left, this.#below())
      } else if (this.#isSign('*')) {
        this.#index += 1
        const dot = piece('\\cdot ', this.#path())
        const right = this.#power()
        left = right ? row(left, dot, right) : row(left, dot)
      } else {
        const right = this.#power()
        if (!right) return left
        left = row(left, piece('\\cdot '), right)
      }
    }
    return left
  }

  /** The factors below a slash, also those that follow without a sign. */
  #below(): Drawn | null {
    let left = this.#power()
    while (left && this.#startsFactor()) {
      const right = this.#power()
      if (!right) break
      left = row(left, piece('\\cdot '), right)
    }
    return left
  }

  #startsFactor(): boolean {
    const token = this.#peek()
    return token?.kind === 'name' || token?.kind === 'part' || this.#isSign('(') || this.#isSign('°')
  }

  #power(): Drawn | null {
    const base = this.#atom()
    const part = this.#peek()?.part
    if (base && part?.role === 'script') {
      this.#index += 1
      return row(base, piece(part.latex, this.#path()))
    }
    if (!base || !this.#isSign('^')) return base
    this.#index += 1
    return power(base, this.#exponent())
  }

  #exponent(): Drawn | null {
    const sign = this.#isSign('-') ? this.#stray() : null
    const amount = this.#isSign('(') ? this.#brackets(() => this.#quotient()) : this.#number()
    if (sign && amount) return row(sign, amount)
    return sign ?? amount
  }

  #quotient(): Drawn | null {
    const over = this.#exponent()
    if (!over || !this.#isSign('/')) return over
    this.#index += 1
    return fraction(over, this.#number())
  }

  #number(): Drawn | null {
    return this.#peek()?.kind === 'number' ? this.#stray() : null
  }

  #atom(): Drawn | null {
    const token = this.#peek()
    if (!token) return null
    if (token.kind === 'number') return this.#stray()
    if (token.kind === 'sign' && token.text === '(') return this.#brackets(() => this.#product())
    if (token.kind === 'sign' && token.text === '√') {
      this.#index += 1
      return radical(this.#atom())
    }
    if (token.kind === 'part') {
      this.#index += 1
      return piece(token.part!.latex, this.#path())
    }
    return this.#name()
  }

  #name(): Drawn | null {
    const token = this.#peek()!
    const degree = token.kind === 'sign' && token.text === '°'
    const percent = token.kind === 'sign' && /^[%‰]$/.test(token.text)
    if (token.kind !== 'name' && token.kind !== 'money' && !degree && !percent) return null
    this.#index += 1
    const next = this.#peek()
    const scale = degree && next?.kind === 'name' && !next.space ? next : token
    if (scale !== token) this.#index += 1
    const name = this.#text.slice(token.start, scale.end)
    if (name === 'sqrt' && this.#isSign('(')) return radical(this.#brackets(() => this.#product()))
    const path = this.#path()
    // Letters may still become another unit.
    const latex = path && /^\p{L}+$/u.test(name) ? `\\mathrm{${name}}` : unitNameToLatex(unitName(name))
    return piece(latex, path)
  }

  #brackets(read: () => Drawn | null): Drawn {
    this.#index += 1
    const inside = read()
    if (this.#isSign(')')) {
      this.#index += 1
      const latex = inside?.latex ?? ''
      return { ...piece(`\\left(${latex}\\right)`, null, 'brackets'), inside: latex }
    }
    return inside ? row(piece('('), inside) : piece('(', this.#path())
  }
}
