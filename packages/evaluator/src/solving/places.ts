/**
 * Responsibilities: the calls of solvers in a formula that can be solved before it goes to the engine:
 * no name in them is bound around them, and they are computed whatever the rest of the formula gives. A
 * function that searches for roots is such a call as a whole, as an integral over one is.
 */
import { SOLVED_ANYHOW } from '@calcwright/lowering/solve'
import { isSearch } from '@calcwright/math/dimensions'
import { bindingOf, callsIn, freeNames, mapChildren } from '@calcwright/math/expression'
import type { CallNode, Expression, NameNode } from '@calcwright/math/expression'
import { operationName, hasTrait } from '@calcwright/reference/functions'
import { LAZY_CONDITION } from '../engine/symbols.ts'
import type { KnownFunction, NameScope } from '../values/known.ts'
import { CERTAIN } from './uncertainty-names.ts'
import { DEFINITE, SOLVERS } from './table.ts'

/** Meanings of the names where a formula stands. */
type Meanings = Pick<NameScope, 'known'>

/** Gives the expression in place of a call. */
type Replace = (call: CallNode) => Expression

/** @returns the calls from left to right, none inside another */
export function solverCalls(formula: Expression, scope: NameScope): CallNode[] {
  return collected(replace => walk(formula, [], scope, replace))
}

/** @param answers to the calls of `solverCalls`, in their order; null leaves a call as it is */
export function withAnswers(
  formula: Expression,
  answers: readonly (Expression | null)[],
  scope: NameScope,
): Expression {
  return walk(formula, [], scope, inTurn(answers))
}

/** @returns the calls in the arguments of a call, which are solved before it */
export function innerCalls(call: CallNode, scope: NameScope): CallNode[] {
  return collected(replace => walkArguments(call, [], scope, replace))
}

/** @param answers to the calls of `innerCalls`, in their order; null leaves a call as it is */
export function withInnerAnswers(
  call: CallNode,
  answers: readonly (Expression | null)[],
  scope: NameScope,
): CallNode {
  return walkArguments(call, [], scope, inTurn(answers))
}

function collected(walkAll: (replace: Replace) => unknown): CallNode[] {
  const found: CallNode[] = []
  walkAll(call => {
    found.push(call)
    return call
  })
  return found
}

function inTurn(answers: readonly (Expression | null)[]): Replace {
  let index = 0
  return call => answers[index++] ?? call
}

/** Only some arguments of these are computed. */
const CONDITIONAL = new Set([LAZY_CONDITION, 'piecewise', operationName('when'), operationName('piecewise')])

function walk(node: Expression, bound: readonly string[], scope: NameScope, replace: Replace): Expression {
  switch (node.kind) {
    case 'program':
      return node
    case 'lambda': {
      const names = node.parameters.map(({ name }) => name)
      return { ...node, body: walk(node.body, [...bound, ...names], scope, replace) }
    }
    case 'call': {
      if (CONDITIONAL.has(node.name) && !hasNative(node, scope)) return node
      if (isSolved(node, scope)) return isClosed(node, bound) ? replace(node) : node
      return walkArguments(node, bound, scope, replace)
    }
    default:
      return mapChildren(node, child => walk(child, bound, scope, replace))
  }
}

function walkArguments(
  call: CallNode,
  bound: readonly string[],
  scope: NameScope,
  replace: Replace,
): CallNode {
  const { names, covers } = bindingOf(call)
  const args = call.args.map((arg, index) =>
    walk(arg, covers(index) ? [...bound, ...names] : bound, scope, replace),
  )
  return { ...call, args }
}

/** Integrals are the engine's, unless the integrand is known by points only, or the program computes it itself. */
function isSolved(call: CallNode, scope: NameScope): boolean {
  const { name, args } = call
  if (CONDITIONAL.has(name)) return true
  if (name === DEFINITE) return args[0] !== undefined && readsCurves(args[0], scope)
  if (name === 'subst') return args[0] !== undefined && takesSlopes(args[0], scope)
  return isSolver(call) || isSearchedWithin(call, scope)
}

const isSolver = ({ name }: CallNode): boolean =>
  SOLVERS.has(name) || CERTAIN.has(name) || name === SOLVED_ANYHOW

/** Whether a call is of a function that searches for roots, or searches for them at each value of what it binds. */
function isSearchedWithin(call: CallNode, scope: NameScope): boolean {
  if (call.native) return true
  const known = knownFunction(call.name, scope)
  if (known) return searches(known.definition.body, known.scope)
  if (call.args.some(arg => arg.kind === 'name' && hasNative(asCalled(arg), scope))) return true
  const binds = bindingOf(call).names.length > 0 || call.args.some(({ kind }) => kind === 'lambda')
  return binds && call.args.some(arg => searches(arg, scope))
}

/** A function given by its name, `map(f, list)`, as a call of it. */
const asCalled = ({ name, span }: NameNode): CallNode => ({
  kind: 'call',
  name,
  nameSpan: span,
  args: [],
  span,
})

function knownFunction(name: string, scope: Meanings): KnownFunction | undefined {
  const known = scope.known(name.split('@')[0]!)
  return known?.kind === 'function' ? known : undefined
}

/** Derivatives, as a formula has them and as the inference leaves those that the engine does not know. */
const DERIVATIVES = new Set(['diff', operationName('slope_of')])

/** Calls that give values of a curve, as a formula has them and as the inference leaves them. */
const CURVE_VALUES = new Set(['odevalue', operationName('ode_value')])

const readsCurves = (formula: Expression, scope: Meanings): boolean =>
  calls(formula, scope, call => CURVE_VALUES.has(call.name) || isRootSearch(call))

const searches = (formula: Expression, scope: NameScope): boolean =>
  calls(formula, scope, isRootSearch) || takesSlopes(formula, scope)

/** @returns whether a formula, or a function that it calls, has a property that the program computes itself */
export const hasNative = (formula: Expression, scope: NameScope): boolean =>
  calls(formula, scope, ({ native }) => native !== undefined)

/** @returns whether a call has a property that is computed from its arguments, without a search or a program around it */
export const isProperty = (call: CallNode, scope: NameScope): boolean =>
  hasNative(call, scope) &&
  !calls(call, scope, one => one.native === undefined && (isSolver(one) || isRootSearch(one))) &&
  !takesSlopes(call, scope) &&
  !runsProgram(call, scope)

/** Whether a call is of a program. */
const runsProgram = ({ name }: CallNode, scope: Meanings): boolean =>
  knownFunction(name, scope)?.traits.has('program') === true

/** @returns whether a formula, or a function that it calls, has a call that the engine cannot compute */
export const isSolvedBeforehand = (formula: Expression, scope: Meanings): boolean =>
  calls(formula, scope, ({ name }) => hasTrait(name, 'solvedBeforehand'))

/** Whether a formula, or a function that it calls, has a derivative of a curve. */
const takesSlopes = (formula: Expression, scope: NameScope): boolean =>
  calls(
    formula,
    scope,
    ({ name, args }, within) =>
      DERIVATIVES.has(name) && args[0] !== undefined && readsCurves(args[0], within),
  )

const isRootSearch = ({ name, native }: CallNode): boolean =>
  native !== undefined || isSearch(name) || hasTrait(name, 'rootFinder')

/** Whether a formula, or a function that it calls, has such a call. */
function calls(
  formula: Expression,
  scope: Meanings,
  isMeant: (call: CallNode, scope: Meanings) => boolean,
  seen = new Set<KnownFunction>(),
): boolean {
  return callsIn(formula).some(call => {
    const known = knownFunction(call.name, scope)
    if (!known) return isMeant(call, scope)
    if (seen.has(known)) return false
    seen.add(known)
    return calls(known.definition.body, known.scope, isMeant, seen)
  })
}

function isClosed(call: CallNode, bound: readonly string[]): boolean {
  const free = freeNames(call)
  return !bound.some(name => free.has(name))
}
