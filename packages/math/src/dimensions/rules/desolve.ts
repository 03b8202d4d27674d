/** Differential equations in symbols. */
import type { CallNode, Expression, NameNode } from '../../expression/tree.ts'
import { bindingOf } from '../../expression/binders.ts'
import { mapExpression } from '../../expression/walk.ts'
import { binaryNode, callNode, numberNode } from '../build.ts'
import { type Form, listOf, scalar } from '../forms.ts'
import { DimensionError } from '../session.ts'
import { resolve, type Term, unknownTerm } from '../term.ts'
import { placeOfUnknown, unknownFunction } from '../unknownFunction.ts'
import { fractionsOf } from './exact-decimals.ts'
import { formulaOf } from './first-order.ts'
import { secondOrder } from './second-order.ts'
import { checkedSolution } from './solution-check.ts'
import { engineName } from '@calcwright/reference/functions'
import { argumentAt, bindings, type Rule, type RuleCall, variableNames } from './rule.ts'
import { solutionOfEquation, solutionOfSystem } from './systems.ts'
import { message } from '../../messages/dimensions.ts'

/** `desolve(equation, y)`, `desolve(equation, t, y)`: an expression of the dimension of y. */
export const desolve: Rule = call => {
  const equation = argumentAt(call, 0, 'a differential equation')
  const condition = call.node.args.slice(1).find(({ kind }) => kind === 'compare')
  if (condition) throw new DimensionError(message('argument.conditions'), condition.span)
  const last = call.node.args.at(-1)!
  const names = call.node.args.length > 1 ? variableNames(call, last) : []
  const terms = names.map(() => unknownTerm())
  const place = unknownTerm()
  const sought = names.flatMap(({ name }, index) => [
    [unknownFunction(name), terms[index]!] as const,
    [placeOfUnknown(name), place] as const,
  ])
  const inferred = call.session.within(bindings(sought), () => call.infer(equation))
  const equations = { ...inferred, tree: withPlaces(inferred.tree, names, call) }
  const form: Form = names.length > 1 ? listOf(terms.map(term => scalar(term))) : functionValue(terms[0])
  const checked = (tree: Expression): Expression => checkedSolution(tree, equations.tree, names)
  if (names.length > 1 && equations.tree.kind === 'list')
    return { ...call.finish(form, []), tree: checked(solutionOfSystem(equations.tree, names)) }
  const [only] = names
  const byTransform = only && solutionOfEquation(equations.tree, only, name => isNumberName(call, name))
  if (byTransform) return { form, tree: checked(byTransform), source: call.node }
  const typed = call.finish(form, names.length > 0 ? [equations.tree, last] : [equations.tree])
  if (typed.tree.kind !== 'call') return typed
  const varying = secondOrder(tried(typed.tree), equations.tree, only)
  if (varying) return { ...typed, tree: checked(varying) }
  const exact = fractionsOf(typed.tree, call.session)
  const answer = exact.hasDecimals ? exactly(typed.tree, exact.call) : typed.tree
  return {
    ...typed,
    tree: checked(formulaOf(answer, equations.tree, only, [place, ...terms].every(isNumber))),
  }
}

/** The engine's own method, by a function that calls it: an answer without a formula becomes an empty list. */
const tried = (call: CallNode): CallNode =>
  callNode(engineName('ode_tried'), [later(call)], call.span) as CallNode

/** The engine's own method, and where it fails the same one with fractions in place of decimals. */
const exactly = (call: CallNode, exact: CallNode): CallNode =>
  callNode(engineName('ode_exactly'), [later(call), later(exact)], call.span) as CallNode

function later(body: CallNode): Expression {
  const { span } = body
  return { kind: 'lambda', parameters: [{ kind: 'name', name: 'arg_k', span }], body, span }
}

/** Whether a dimension is not known to be one, as where nothing has a unit. */
const isNumber = (term: Term): boolean => resolve(term).constant.isPlain

/** The engine takes the L of a condition v(L) = 0 for the variable of v, whatever value it has; 2*L/2 it evaluates. */
function withPlaces(equations: Expression, sought: readonly NameNode[], call: RuleCall): Expression {
  const functions = new Set(sought.map(({ name }) => name))
  const variables = new Set(bindingOf(call.node).names)
  return mapExpression(equations, node => {
    if (node.kind !== 'call' || !functions.has(node.name)) return node
    const args = node.args.map(arg =>
      arg.kind === 'name' && !variables.has(arg.name)
        ? binaryNode(
            '/',
            binaryNode('*', numberNode('2', arg.span), arg, arg.span),
            numberNode('2', arg.span),
            arg.span,
          )
        : arg,
    )
    return { ...node, args }
  })
}

/** Whether a name is defined above, as a number and not as a formula of names without a value. */
function isNumberName({ session }: RuleCall, name: string): boolean {
  const known = session.binding(name) ? undefined : session.context.variable(name)
  return known?.shape.kind === 'scalar' && (known.free ?? []).length === 0
}

function functionValue(term: Term | undefined): Form {
  return term === undefined ? { kind: 'opaque' } : scalar(term)
}
