/** LaTeX as EngineeringPaper writes it, to trees. */
import type { Given, Term } from './term.ts'

const GREEK: Readonly<Record<string, string>> = Object.fromEntries(
  'alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ rho ρ sigma σ tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω'
    .split(' ')
    .flatMap((word, at, all) => (at % 2 === 0 ? [[word, all[at + 1]!]] : [])),
)

/** Their names of functions, and the names here. */
export const FUNCTIONS: ReadonlyMap<string, string> = new Map(
  'sin cos tan cot sec csc sinh cosh tanh coth arcsin:asin arccos:acos arctan:atan ln log sqrt abs min max floor ceil round sign mod gcd lcm exp sum det inv transpose norm dot cross numrows:rowdim numcols:coldim factorial average:mean median stdev stdevp:stddev count:size Re:re Im:im real:re imag:im conj angle:arg IF:if'
    .split(' ')
    .map(pair => [pair.split(':')[0]!, pair.split(':').at(-1)!]),
)

const COMPARISONS: Readonly<Record<string, string>> = {
  '<': '<', '>': '>', '\\le': '<=', '\\leq': '<=', '\\ge': '>=', '\\geq': '>=', '\\lt': '<', '\\gt': '>',
} // prettier-ignore
const SKIPPED = /^(?:\s|\u00a0|\\[:,;! ]|\\(?:left|right)(?![a-zA-Z])\.?|\\displaystyle(?![a-zA-Z])|\$\$)/
const MAX_DEPTH = 150
const HUNDRED: Term = { kind: 'number', text: '100' }

/** A formula that cannot be read: its message is a sentence for people. */
export class Unread extends Error {}

/** Reads an expression, or a comparison; all of the text must belong to it. @throws Unread */
export function readTerm(latex: string): Term {
  const reader = new Reader(latex)
  const term = reader.condition()
  reader.end()
  return term
}

/** The unit in a box such as `\left\lbrack mm\right\rbrack`, in plain notation; undefined if it is none. */
export function readUnit(latex: string): string | undefined {
  const bare = latex.replaceAll(/\\left|\\right/g, '').trim()
  const inner = /^(?:\[|\\lbrack)(.*?)(?:\]|\\rbrack)$/s.exec(bare)?.[1]
  return inner === undefined ? undefined : plainUnit(inner)
}

function plainUnit(latex: string): string {
  const unit = latex
    .replaceAll(/\\(?:mathrm|text|operatorname)\s*/g, '')
    .replaceAll(/\\frac\s*(\d)(\d)/g, '($1/$2)')
    .replaceAll(/\\[:,;! ]|\s/g, '')
  let text = unit
  const fraction = /\\frac\{((?:[^{}]|\{[^{}]*\})*)\}\{((?:[^{}]|\{[^{}]*\})*)\}/
  while (fraction.test(text)) {
    text = text.replace(fraction, (_, top: string, below: string) => {
      return `${/[*/]|\\cdot/.test(top) ? `(${top})` : top}/(${below})`
    })
  }
  text = text
    .replaceAll(/\\cdot|\\times/g, '*')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
  text = text.replaceAll(/\((-?[\w.]+)\)/g, '$1')
  if (text.includes('\\')) throw new Unread(`The unit ${latex.trim()} is not understood.`)
  return text
}

class Reader {
  readonly #text: string
  #at = 0
  #depth = 0

  constructor(text: string) {
    this.#text = text
  }

  condition(): Term {
    let left = this.sum()
    let chain: Term | undefined
    for (let sign = this.#comparison(); sign; sign = this.#comparison()) {
      const right = this.sum()
      const link: Term = { kind: 'infix', operator: sign, left, right }
      chain = chain ? { kind: 'infix', operator: 'and', left: chain, right: link } : link
      left = right
    }
    return chain ?? left
  }

  sum(): Term {
    if (++this.#depth > MAX_DEPTH) throw new Unread('The formula is nested too deeply.')
    let left = this.#product()
    for (;;) {
      const operator = this.#take('+') ? '+' : this.#take('-') ? '-' : null
      if (operator === null) break
      left = { kind: 'infix', operator, left, right: this.#product() }
    }
    this.#depth--
    return left
  }

  end(): void {
    if (this.#rest() !== '')
      throw new Unread(`The formula is not understood from ${this.#rest().slice(0, 20)} on.`)
  }

  #product(): Term {
    if (this.#take('-')) return { kind: 'minus', value: this.#product() }
    let left = this.#power()
    for (;;) {
      if (this.#take('/')) {
        left = { kind: 'infix', operator: '/', left, right: this.#power() }
        continue
      }
      const signed = this.#take('\\cdot') || this.#take('\\times') || this.#take('*')
      if (
        !signed &&
        !/^(?:[\p{L}\d(.|[{]|\\(?!le|ge|lt|gt|sim|approx|rbrack|end|\\|Vert|rvert|%))/u.test(this.#rest())
      )
        return left
      if (!signed && this.#rest().startsWith('|')) return left
      left = {
        kind: 'infix',
        operator: '*',
        left,
        right: this.#take('-') ? minusOf(this.#power()) : this.#power(),
      }
    }
  }

  #power(): Term {
    let base = this.#primary()
    for (;;) {
      if (this.#take('!')) base = { kind: 'factorial', value: base }
      else if (this.#take('\\%')) base = { kind: 'infix', operator: '/', left: base, right: HUNDRED }
      else if (/^\^\{?\\mathrm\{?T\}?\}?/.test(this.#rest())) {
        this.#at += /^\^\{?\\mathrm\{?T\}?\}?/.exec(this.#text.slice(this.#at))![0].length
        base = { kind: 'call', name: 'transpose', args: [base] }
      } else if (this.#take('^')) base = { kind: 'infix', operator: '^', left: base, right: this.#group() }
      else if (this.#take('_')) base = { kind: 'element', of: base, places: this.#places() }
      else return base
    }
  }

  #primary(): Term {
    const rest = this.#rest()
    const number = /^(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/.exec(rest)?.[0]
    if (number !== undefined) {
      this.#at += number.length
      return this.#withUnit(number)
    }
    if (this.#take('(')) return this.#inUnit(this.#closed(this.condition(), ')'))
    if (this.#take('{')) return this.#closed(this.condition(), '}')
    if (this.#take('\\Vert') || this.#take('||')) {
      const inner = this.sum()
      if (!this.#take('\\Vert')) this.#need('||')
      return { kind: 'call', name: 'norm', args: [inner] }
    }
    if (this.#take('|') || this.#take('\\vert') || this.#take('\\lvert')) {
      const inner = this.sum()
      if (!this.#take('\\vert') && !this.#take('\\rvert')) this.#need('|')
      return { kind: 'call', name: 'abs', args: [inner] }
    }
    if (this.#take('\\begin{bmatrix}')) return this.#matrix()
    if (this.#take('\\frac')) return this.#fraction()
    if (this.#take('\\sqrt')) return this.#root()
    if (this.#take('\\sum')) return this.#series('sum')
    if (this.#take('\\prod')) return this.#series('product')
    if (this.#take('\\int')) return this.#integral()
    if (this.#take('\\log')) return this.#logarithm()
    return this.#named()
  }

  #withUnit(number: string): Term {
    const box = /^(?:\[|\\lbrack)(.*?)(?:\\right\s*)?(?:\]|\\rbrack)/s.exec(this.#rest())
    if (!box) return { kind: 'number', text: number }
    this.#at += box[0].length
    return { kind: 'number', text: number, unit: plainUnit(box[1]!) }
  }

  /** A formula with a unit behind it is so many of it. */
  #inUnit(left: Term): Term {
    if (!/^(?:\[|\\lbrack)/.test(this.#rest())) return left
    return { kind: 'infix', operator: '*', left, right: this.#withUnit('1') }
  }

  /** `\sqrt{x}`, `\sqrt[3]{x}` */
  #root(): Term {
    if (!this.#take('[')) return { kind: 'call', name: 'sqrt', args: [this.#group()] }
    const order = this.#closed(this.sum(), ']')
    return { kind: 'call', name: 'nthroot', args: [this.#group(), order] }
  }

  /** `\sum_{k=1}^{n}\left(…\right)` */
  #series(name: 'sum' | 'product'): Term {
    this.#need('_')
    this.#need('{')
    const variable = this.#name()
    if (variable === null) throw new Unread('The variable of a sum is not understood.')
    this.#need('=')
    const from = this.#closed(this.sum(), '}')
    this.#need('^')
    const to = this.#group()
    const body = this.#product()
    return { kind: 'call', name, args: [body, { kind: 'name', name: variable }, from, to], bound: variable }
  }

  #fraction(): Term {
    const top = this.#rest()
    const derivative =
      /^\{(?:\\mathrm\{d\}|d|\\partial)(?:\^\{?(\d)\}?)?\}\{(?:\\mathrm\{d\}|d|\\partial)/.exec(top)
    if (!derivative) {
      const left = this.#group()
      return { kind: 'infix', operator: '/', left, right: this.#group() }
    }
    this.#at += derivative[0].length
    const variable = this.#bracketed()
    if (this.#take('^')) this.#group()
    this.#need('}')
    this.#need('(')
    const body = this.#closed(this.sum(), ')')
    const order = derivative[1] === undefined ? [] : [{ kind: 'number', text: derivative[1] } as const]
    return { kind: 'call', name: 'diff', args: [body, variable, ...order] }
  }

  #integral(): Term {
    const ends: Term[] = []
    while (ends.length < 2 && (this.#take('_') || this.#take('^'))) {
      if (/^\{\s*\}/.test(this.#rest())) this.#at += /^\{\s*\}/.exec(this.#rest())![0].length
      else ends.push(this.#group())
    }
    this.#need('(')
    const body = this.#closed(this.sum(), ')')
    if (!this.#take('\\mathrm{d}') && !this.#take('\\differentialD')) this.#need('d')
    const variable = this.#bracketed()
    if (variable.kind !== 'name') throw new Unread('The variable of the integral is not understood.')
    const bound = ends.length > 0 ? { bound: variable.name } : {}
    return { kind: 'call', name: 'integrate', args: [body, variable, ...ends], ...bound }
  }

  #logarithm(): Term {
    const base = this.#take('_') ? [this.#group()] : []
    this.#need('(')
    return { kind: 'call', name: 'log', args: [this.#closed(this.sum(), ')'), ...base] }
  }

  #matrix(): Term {
    const rows: Term[][] = [[]]
    for (;;) {
      rows.at(-1)!.push(this.sum())
      if (this.#take('&')) continue
      if (this.#take('\\\\')) rows.push([])
      else break
    }
    this.#need('\\end{bmatrix}')
    return { kind: 'matrix', rows }
  }

  #named(): Term {
    const name = this.#name()
    if (name === null) {
      const place = this.#rest().slice(0, 20)
      throw new Unread(
        place === '' ? 'The formula ends too early.' : `The formula is not understood at ${place}`,
      )
    }
    if (!this.#take('(')) return this.#inUnit({ kind: 'name', name })
    return this.#called(name)
  }

  #called(name: string): Term {
    const args: Term[] = []
    const given: Given[] = []
    do {
      const value = this.condition()
      if (this.#take('=')) {
        if (value.kind !== 'name') throw new Unread('An argument has no name.')
        given.push({ name: value.name, value: this.sum() })
      } else if (rangeOf(value)) given.push(rangeOf(value)!)
      else args.push(value)
    } while (this.#take(','))
    this.#need(')')
    if (given.length === 0) return { kind: 'call', name, args }
    if (args.length > 0 && !FUNCTIONS.has(name)) throw new Unread('Some of the arguments have no names.')
    return { kind: 'given', name, args: given }
  }

  /** A name with its index, or null. */
  #name(): string | null {
    const rest = this.#rest()
    const roman = /^\\(?:mathrm|operatorname|mathit)\{([a-zA-Z][\w]*)\}/.exec(rest)
    const word = roman ?? /^([a-zA-Z][a-zA-Z0-9]*)/.exec(rest) ?? /^\\([a-zA-Z]+)/.exec(rest)
    if (!word) return null
    const command = rest.startsWith('\\') && !roman
    if (command && GREEK[word[1]!] === undefined && word[1] !== 'pi' && !FUNCTIONS.has(word[1]!)) return null
    this.#at += word[0].length
    const base = command ? (GREEK[word[1]!] ?? word[1]!) : word[1]!
    const index = /^\s*_(?:\{\s*((?:[\w′' ]|\\[a-zA-Z]+)+)\}|(\w))/.exec(this.#text.slice(this.#at))
    if (!index) return base
    this.#at += index[0].length
    return `${base}_${(index[1] ?? index[2]!).replaceAll(/\\([a-zA-Z]+)/g, (_, letter: string) => GREEK[letter] ?? letter).replaceAll(' ', '')}`
  }

  #places(): Term[] {
    this.#need('{')
    const places = [this.sum()]
    while (this.#take(',')) places.push(this.sum())
    this.#need('}')
    return places
  }

  #group(): Term {
    if (this.#take('{')) return this.#closed(this.condition(), '}')
    const rest = this.#rest()
    if (/^\d/.test(rest)) {
      this.#at++
      return { kind: 'number', text: rest[0]! }
    }
    if (/^[a-zA-Z]/.test(rest)) {
      this.#at++
      return { kind: 'name', name: rest[0]! }
    }
    return this.#primary()
  }

  #bracketed(): Term {
    if (this.#take('(')) return this.#closed(this.sum(), ')')
    return this.#group()
  }

  #closed(term: Term, end: string): Term {
    this.#need(end)
    return term
  }

  #comparison(): string | null {
    const sign = Object.keys(COMPARISONS)
      .toSorted((one, other) => other.length - one.length)
      .find(key => this.#take(key))
    return sign === undefined ? null : COMPARISONS[sign]!
  }

  #rest(): string {
    for (
      let skipped = SKIPPED.exec(this.#text.slice(this.#at));
      skipped;
      skipped = SKIPPED.exec(this.#text.slice(this.#at))
    ) {
      this.#at += skipped[0].length
    }
    return this.#text.slice(this.#at)
  }

  #take(sign: string): boolean {
    const rest = this.#rest()
    if (!rest.startsWith(sign)) return false
    if (/^\\[a-zA-Z]+$/.test(sign) && /^[a-zA-Z]/.test(rest.slice(sign.length))) return false
    this.#at += sign.length
    return true
  }

  #need(sign: string): void {
    if (!this.#take(sign))
      throw new Unread(`${sign} is missing before ${this.#rest().slice(0, 20) || 'the end'}.`)
  }
}

const minusOf = (value: Term): Term => ({ kind: 'minus', value })

/** `-a < x < a` as an argument that runs through a range. */
function rangeOf(term: Term): Given | null {
  if (term.kind !== 'infix' || term.operator !== 'and') return null
  const { left, right } = term
  if (left.kind !== 'infix' || right.kind !== 'infix' || left.right.kind !== 'name') return null
  return left.operator.startsWith('<') ? { name: left.right.name, value: left.left, to: right.right } : null
}
