import { EQUATIONS } from './figures/equations.ts'

/** Sum of n x^i y^j over shifted, reduced variables, times a factor. */
export interface Polynomial {
  factor: number
  xReference: number
  xShift: number
  yReference: number
  yShift: number
  i: Float64Array
  j: Float64Array
  n: Float64Array
}

export function readTerms(text: string): Pick<Polynomial, 'i' | 'j' | 'n'> {
  const terms = text.split(' ').map(term => term.split(',').map(Number))
  const column = (k: number) => Float64Array.from(terms, term => term[k]!)
  return { i: column(0), j: column(1), n: column(2) }
}

const polynomials = new Map<string, Polynomial>(
  EQUATIONS.trim()
    .split('\n')
    .map(line => {
      const [name, parameters, terms] = line.split('|') as [string, string, string]
      const [factor, xReference, xShift, yReference, yShift] = parameters.split(' ').map(Number) as [
        number, number, number, number, number,
      ] // prettier-ignore
      return [name, { factor, xReference, xShift, yReference, yShift, ...readTerms(terms) }]
    }),
)

export const polynomial = (name: string): Polynomial => polynomials.get(name)!

/** Sum over variables that are reduced and shifted already. */
export function sum({ i, j, n }: Pick<Polynomial, 'i' | 'j' | 'n'>, x: number, y: number): number {
  let total = 0
  for (let k = 0; k < n.length; k++) total += n[k]! * Math.pow(x, i[k]!) * Math.pow(y, j[k]!)
  return total
}

/** Value without the factor, for equations that do more with the sum. */
export const inner = (of: Polynomial, x: number, y: number): number =>
  sum(of, x / of.xReference + of.xShift, y / of.yReference + of.yShift)

/** Function of two variables in MPa, kJ, K from an equation of the table. */
export function equation(name: string): (x: number, y: number) => number {
  const of = polynomial(name)
  return (x, y) => of.factor * inner(of, x, y)
}

/** Sum and its derivatives: [f, fx, fxx, fy, fyy, fxy] over the reduced, shifted variables. */
export type Derivatives = Float64Array

/** Evaluates a polynomial of whole exponents with its derivatives, by tables of powers. */
export class DerivedPolynomial {
  #i: Int32Array
  #j: Int32Array
  #n: Float64Array
  #x: Float64Array
  #y: Float64Array
  #lowest: number
  #highest: number

  constructor({ i, j, n }: Pick<Polynomial, 'i' | 'j' | 'n'>) {
    this.#i = Int32Array.from(i)
    this.#j = Int32Array.from(j)
    this.#n = n
    this.#lowest = Math.min(0, ...j) - 2
    this.#highest = Math.max(1, ...j)
    this.#x = new Float64Array(Math.max(...i) + 3)
    this.#y = new Float64Array(this.#highest - this.#lowest + 1)
  }

  /** Adds to `out`, so that parts of one equation can follow each other. */
  add(out: Derivatives, x: number, y: number): Derivatives {
    // Plain variables: this runs hundreds of thousands of times a second.
    const px = this.#x
    const py = this.#y
    const is = this.#i
    const js = this.#j
    const ns = this.#n
    const zero = -this.#lowest
    // The table of x begins at the exponent -2, whose terms all have the factor zero.
    px[2] = 1
    for (let k = 3; k < px.length; k++) px[k] = px[k - 1]! * x
    py[zero] = 1
    for (let k = zero + 1; k < py.length; k++) py[k] = py[k - 1]! * y
    const inverse = 1 / y
    for (let k = zero - 1; k >= 0; k--) py[k] = py[k + 1]! * inverse
    let f = 0
    let fx = 0
    let fxx = 0
    let fy = 0
    let fyy = 0
    let fxy = 0
    for (let k = 0; k < ns.length; k++) {
      const i = is[k]!
      const j = js[k]!
      const at = zero + j
      const n = ns[k]!
      const x0 = px[i + 2]!
      const x1 = i * px[i + 1]!
      const y0 = n * py[at]!
      const y1 = n * j * py[at - 1]!
      f += x0 * y0
      fx += x1 * y0
      fxx += i * (i - 1) * px[i]! * y0
      fy += x0 * y1
      fyy += x0 * n * j * (j - 1) * py[at - 2]!
      fxy += x1 * y1
    }
    out[0]! += f
    out[1]! += fx
    out[2]! += fxx
    out[3]! += fy
    out[4]! += fyy
    out[5]! += fxy
    return out
  }
}
