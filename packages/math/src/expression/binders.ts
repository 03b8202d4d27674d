/**
 * Calls that bind a variable: inside the arguments listed, the name at `variable` is not a name of
 * the worksheet. `sum(k^2, k, 1, n)` binds k in its first argument; `diff(f, x)` reads x as a symbol.
 */

export interface Binder {
  /** Index of the argument that is the variable. */
  readonly variable: number
  /** Indexes of the arguments in which it is bound. */
  readonly scope: readonly number[]
  /** Whether a counter may be called i or e: those hide the constants within the scope. */
  readonly counter?: boolean
}

const COUNTER: Binder = { variable: 1, scope: [0], counter: true }
const VARIABLE: Binder = { variable: 1, scope: [0] }

/** Functions whose second argument is their variable (or a list of variables, or `variable = value`). */
const OF_SECOND_ARGUMENT = `
  integrate int integral Int risch gaussquad romberg nInt sum_riemann diff derive nDeriv avgRC limit
  series taylor pade residue gradient grad hessian laplacian divergence curl potential vpotential
  solve csolve cSolve fsolve nSolve newton zeros cZeros eliminate desolve dsolve odesolve
  fMax fMin maximize minimize laplace ilaplace invlaplace ztrans invztrans fourier_an fourier_bn fourier_cn
  subst coeff coeffs degree roots companion symb2poly e2r partfrac`

const BINDERS: ReadonlyMap<string, Binder> = new Map([
  ...['sum', 'add', 'product', 'mul', 'seq'].map(name => [name, COUNTER] as const),
  ...OF_SECOND_ARGUMENT.trim()
    .split(/\s+/)
    .map(name => [name, VARIABLE] as const),
  ['resultant', { variable: 2, scope: [0, 1] }],
])

/** How a function binds, or undefined when it binds nothing. */
export function binderOf(name: string): Binder | undefined {
  return BINDERS.get(name)
}
