/**
 * Calls that bind variables: inside the arguments listed, the names at `variables` are not names of
 * the worksheet. `sum(k^2, k, 1, n)` binds k in its first argument; `diff(f, x)` reads x as a symbol.
 */
import { BINDING_PLACES, type BindingPlace } from '@calcwright/reference/functions'
import type { CallNode, Expression, NameNode } from './tree.ts'
import { children, mentions, nodesIn } from './walk.ts'

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
// Events stand behind the end, or behind a step.
const STATES: Binder = { variables: [1], scope: [0, 4, 5, 6, 7, 8, 9] }
const STATES_OVER_RANGE: Binder = { variables: [1, 2], scope: STATES.scope }
const THIRD: Binder = { variables: [2], scope: [0, 1] }

const BINDERS: Readonly<Record<BindingPlace, Binder | null>> = {
  counter: COUNTER,
  second: SECOND,
  'second-third': SECOND_AND_THIRD,
  third: THIRD,
  equations: SECOND,
  states: SECOND,
  functions: null,
}

function binderOf(name: string): Binder | null {
  const place = BINDING_PLACES.get(name)
  return place === undefined ? null : BINDERS[place]
}

/** Whether a function is a solver of initial value problems. */
export const takesStarts = (name: string): boolean => BINDING_PLACES.get(name) === 'states'

/** Whether a call has equations whose unknowns are functions. */
export const seeksFunctions = (name: string): boolean => BINDING_PLACES.get(name) === 'functions'

/** The names that a call binds. */
export interface CallBinding {
  readonly names: readonly string[]
  /** Whether the names are bound in the argument at this index. */
  readonly covers: (index: number) => boolean
}

const NOTHING: CallBinding = { names: [], covers: () => false }

/** The names that a call binds, and the arguments in which they are bound. */
export function bindingOf(node: CallNode): CallBinding {
  if (seeksFunctions(node.name)) return { names: soughtNames(node), covers: () => true }
  const binder = binderOfCall(node)
  if (!binder || isMatrixOfZeros(node)) return NOTHING
  const names = bindsStates(node) ? stateNames(node) : namesAt(node, binder)
  if (names.length === 0) return NOTHING
  return { names, covers: index => binder.variables.includes(index) || binder.scope.includes(index) }
}

const namesAt = ({ args }: CallNode, { variables }: Binder): string[] =>
  variables.flatMap(index => boundNames(args[index])).map(({ name }) => name)

/** Highest derivative of an unknown that is an unknown itself. */
const MOST_PRIMES = 9

/** Whether a call has unknowns over a range, so that their derivatives may be unknowns, too. */
export const bindsStates = ({ name, args }: CallNode): boolean =>
  BINDING_PLACES.get(name) === 'states' && args[1]?.kind !== 'list'

/** The variable and the unknowns of such a call, with their derivatives: x, x', x''. */
export function stateNames(node: CallNode): string[] {
  const states = boundNames(node.args[2]).map(({ name }) => name)
  const derivatives = Array.from({ length: MOST_PRIMES }, (_, order) =>
    states.map(name => name + "'".repeat(order + 1)),
  )
  return [...namesAt(node, SECOND), ...states, ...derivatives.flat()]
}

function binderOfCall(node: CallNode): Binder | null | undefined {
  switch (BINDING_PLACES.get(node.name)) {
    case 'equations':
      return equationsBinder(node)
    // `odesolve(f, t = 0..1, y, y0)`; in `odesolve(f, [t, y], [t0, y0], t1)` the third ones are values.
    case 'states':
      return node.args[1]?.kind === 'list' ? STATES : STATES_OVER_RANGE
    default:
      return binderOf(node.name)
  }
}

/** The index of the argument that names the counter of a sum or product, where the call has one. */
export function counterPlace(name: string): number | undefined {
  const binder = binderOf(name)
  return binder?.counter ? binder.variables[0] : undefined
}

/** The indexes of the arguments that name the variables of a call. */
export function variablePlaces({ name }: CallNode): readonly number[] {
  return binderOf(name)?.variables ?? []
}

/** `linsolve([equations], [x, y])` binds x and y; `linsolve(A, b)` binds nothing. */
function equationsBinder({ args }: CallNode): Binder | undefined {
  const [equations] = args
  return equations?.kind === 'list' && equations.items.some(item => item.kind === 'compare')
    ? SECOND
    : undefined
}

/**
 * `zeros(2, 3)`, `zeros(n, m)`, `zeros(n)` are filled with zeros; `zeros(x^2 - 4, x)` seeks those of a formula
 * with the variable in it.
 */
export function isMatrixOfZeros({ name, args }: CallNode): boolean {
  const [first, second, ...others] = args
  if (name !== 'zeros' || !first || others.length > 0) return false
  if (!second || first.kind === 'number' || first.kind === 'name') return true
  const [variable, ...more] = boundNames(second)
  return second.kind !== 'list' && (!variable || (more.length === 0 && !mentions(first, variable.name)))
}

/** The names around a call, as far as they are known. */
export interface NamesAround {
  /** Whether a name has a value here, or will have one where the function around is called. */
  readonly hasValue: (name: string) => boolean
  /** The names without a value in the formula that a name stands for. */
  readonly unknownsOf: (name: string) => readonly string[]
}

/**
 * Whether the argument of a derivative at this index is its order: `n` in `diff(x^3, x, n)`. A name with a value that
 * the differentiated formula does not have could only give 0 as a further variable.
 */
export function isOrder({ args }: CallNode, index: number, around: NamesAround): boolean {
  const [formula] = args
  const arg = args[index]
  if (!formula || !arg || index < 2 || arg.kind === 'list' || arg.kind === 'compare') return false
  if (arg.kind !== 'name') return true
  if (!around.hasValue(arg.name)) return false
  const names = [...nodesIn(formula)].flatMap(node => (node.kind === 'name' ? [node.name] : []))
  return !names.some(name => name === arg.name || around.unknownsOf(name).includes(arg.name))
}

/** The unknown functions of a differential equation, and the variables that they are functions of. */
function soughtNames({ args }: CallNode): string[] {
  const [equation, ...unknowns] = args
  const sought = unknowns.flatMap(boundNames).map(({ name }) => name)
  const places = equation ? argumentsOf(new Set(sought), equation) : []
  // Once a variable is named, another name in v(L) = 0 is a place.
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
