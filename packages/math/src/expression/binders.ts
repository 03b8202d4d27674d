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

const BINDERS: ReadonlyMap<string, Binder> = new Map([
  ['sum', COUNTER],
  ['product', COUNTER],
  ['seq', COUNTER],
  ['integrate', VARIABLE],
  ['int', VARIABLE],
  ['diff', VARIABLE],
  ['limit', VARIABLE],
  ['series', VARIABLE],
  ['taylor', VARIABLE],
  ['solve', VARIABLE],
  ['fsolve', VARIABLE],
  ['csolve', VARIABLE],
  ['cSolve', VARIABLE],
  ['linsolve', VARIABLE],
  ['desolve', { variable: 1, scope: [0] }],
  ['laplace', VARIABLE],
  ['ilaplace', VARIABLE],
  ['fMax', VARIABLE],
  ['fMin', VARIABLE],
])

/** How a function binds, or undefined when it binds nothing. */
export function binderOf(name: string): Binder | undefined {
  return BINDERS.get(name)
}
