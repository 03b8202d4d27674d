/**
 * Calls that bind variables: inside the arguments listed, the names at `variables` are not names of
 * the worksheet. `sum(k^2, k, 1, n)` binds k in its first argument; `diff(f, x)` reads x as a symbol.
 */
import type { CallNode, Expression, NameNode } from './tree.ts'
import { children } from './walk.ts'

interface Binder {
  /** Indexes of the arguments that are variables; bound in these themselves, too. */
  readonly variables: readonly number[]
  /** Indexes of the arguments in which they are bound. */
  readonly scope: readonly number[]
  /** Whether a counter may be called i or e: those hide the constants within the scope. */
  readonly counter?: boolean
}

const COUNTER: Binder = { variables: [1], scope: [0], counter: true }
const SECOND: Binder = { variables: [1], scope: [0] }
const SECOND_AND_THIRD: Binder = { variables: [1, 2], scope: [0] }
const THIRD: Binder = { variables: [2], scope: [0, 1] }

/** Each binder with its functions. A variable is a name, a list of names, or `name = value`. */
const FUNCTIONS: readonly (readonly [Binder, string])[] = [
  [COUNTER, 'sum add product mul seq'],
  [
    SECOND,
    `integrate int integral Int risch gaussquad romberg nInt sum_riemann diff derive nDeriv avgRC limit
    series taylor pade residue gradient grad hessian jacobian laplacian divergence curl potential vpotential
    solve csolve cSolve fsolve nSolve newton zeros cZeros eliminate odesolve seqsolve
    fMax fMin maximize minimize fourier_an fourier_bn fourier_cn
    subst coeff coeffs degree roots companion symb2poly e2r partfrac
    sturm sturmab sturmseq syst2mat gbasis gauss q2a`,
  ],
  [SECOND_AND_THIRD, 'laplace ilaplace invlaplace ztrans invztrans'],
  [THIRD, 'resultant Resultant sylvester greduce in_ideal'],
]

const BINDERS: ReadonlyMap<string, Binder> = new Map(
  FUNCTIONS.flatMap(([binder, names]) => names.split(/\s+/).map(name => [name, binder] as const)),
)

const EQUATION_SOLVERS = new Set(['linsolve', 'lsolve'])
const FUNCTION_SOLVERS = new Set(['desolve', 'deSolve', 'dsolve', 'rsolve'])

/** The names that a call binds. */
export interface CallBinding {
  readonly names: readonly string[]
  /** Whether the names are bound in the argument at this index. */
  readonly covers: (index: number) => boolean
}

const NOTHING: CallBinding = { names: [], covers: () => false }

/** What a call binds, and where. */
export function bindingOf(node: CallNode): CallBinding {
  if (FUNCTION_SOLVERS.has(node.name)) return { names: soughtNames(node), covers: () => true }
  const binder = EQUATION_SOLVERS.has(node.name) ? equationsBinder(node) : BINDERS.get(node.name)
  if (!binder || isMatrixOfZeros(node)) return NOTHING
  const names = binder.variables.flatMap(index => boundNames(node.args[index])).map(({ name }) => name)
  if (names.length === 0) return NOTHING
  return { names, covers: index => binder.variables.includes(index) || binder.scope.includes(index) }
}

/** The index of the argument that names the counter of a sum or product, where the call has one. */
export function counterPlace(name: string): number | undefined {
  const binder = BINDERS.get(name)
  return binder?.counter ? binder.variables[0] : undefined
}

/** The indexes of the arguments that name the variables of a call. */
export function variablePlaces({ name }: CallNode): readonly number[] {
  return EQUATION_SOLVERS.has(name) ? SECOND.variables : (BINDERS.get(name)?.variables ?? [])
}

/** `linsolve([equations], [x, y])` binds x and y; `linsolve(A, b)` binds nothing. */
function equationsBinder({ args }: CallNode): Binder | undefined {
  const [equations] = args
  return equations?.kind === 'list' && equations.items.some(item => item.kind === 'compare')
    ? SECOND
    : undefined
}

/** `zeros(2, 3)` is a matrix; `zeros(x^2 - 4, x)` seeks the zeros of a formula. */
export function isMatrixOfZeros({ name, args }: CallNode): boolean {
  return name === 'zeros' && args[0]?.kind === 'number'
}

/** The unknown functions of a differential equation, and the variables that they are functions of. */
function soughtNames({ args }: CallNode): string[] {
  const [equation, ...unknowns] = args
  const sought = unknowns.flatMap(boundNames).map(({ name }) => name)
  const places = equation ? argumentsOf(new Set(sought), equation) : []
  // Where the variable is told, another name in v(L) = 0 is a place.
  const variables = places.some(name => sought.includes(name)) ? [] : places
  return [...new Set([...sought, ...variables])]
}

function argumentsOf(functions: ReadonlySet<string>, node: Expression): string[] {
  const inner = children(node).flatMap(child => argumentsOf(functions, child))
  if (node.kind !== 'call' || !functions.has(node.name)) return inner
  return [...inner, ...node.args.flatMap(arg => (arg.kind === 'name' ? [arg.name] : []))]
}

/** The variables that an argument names: `x`, `x = 1`, `[x, y]`, `y(x)`. */
function boundNames(variable: Expression | undefined): readonly NameNode[] {
  if (!variable) return []
  if (variable.kind === 'name') return [variable]
  if (variable.kind === 'list') return variable.items.flatMap(boundNames)
  if (variable.kind === 'compare' && variable.relations[0] === '==') return boundNames(variable.operands[0])
  if (variable.kind === 'call') {
    return [
      { kind: 'name', name: variable.name, span: variable.nameSpan },
      ...variable.args.flatMap(boundNames),
    ]
  }
  return []
}
