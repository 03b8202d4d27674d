/** Values put in for symbols. */
import { hasTrait } from '@calcwright/reference/functions'
import { callsIn, freeNames, mapExpression } from '../../expression/index.ts'
import type { Expression, NameNode } from '../../expression/tree.ts'
import { mapForm } from '../broadcast.ts'
import { equationNode, operationNode, overItems } from '../build.ts'
import { type Form, isArray, itemOf, lengthOf, rankOf, scalar, type ScalarForm } from '../forms.ts'
import { callsWithoutSlope } from '../function-calls.ts'
import { describe } from '../messages.ts'
import { DimensionError, type Typed } from '../session.ts'
import { unify } from '../term.ts'
import { argumentAt, type Rule, type RuleCall } from './rule.ts'
import { message } from '../../messages/dimensions.ts'

/** `subst(expr, x = value)`, `subst(expr, [x, y], [a, b])`, `subst(expr, x, a)`: a value for a symbol. */
export const subst: Rule = call => {
  const itemwise = overList(call)
  if (itemwise) return itemwise
  const body = call.infer(argumentAt(call, 0, 'an expression and what to put in'))
  const rest = call.node.args.slice(1).map(arg => call.infer(arg))
  const [names, values] = rest
  if (values !== undefined && names !== undefined) {
    const [x, y] = [names.form, values.form]
    const pairs = x.kind === 'scalar' || y.kind === 'scalar' ? [[x, y]] : pairsOf(x, y)
    for (const [name, value] of pairs)
      if (name?.kind === 'scalar' && value?.kind === 'scalar') requireUnit(name, value, values.source)
  }
  const put = call.finish(body.form, [body.tree, ...rest.map(arg => arg.tree)])
  return mayKeepCalls(call) ? { ...put, tree: operationNode('again_known', [put.tree], call.node.span) } : put
}

/** Whether there may be calls that waited for a value and have to be looked at again. */
function mayKeepCalls({ node, session }: RuleCall): boolean {
  const first = node.args[0]!
  const reads = [...freeNames(first).keys()].some(name => session.context.variable(name) !== undefined)
  const decides = callsIn(first).some(({ name }) => hasTrait(name, 'conditional'))
  return reads || decides || callsWithoutSlope(first, session)
}

/** One name and what is put in for it. */
interface Place {
  readonly name: NameNode
  readonly value: Expression
  readonly rebuild: (value: Expression) => readonly Expression[]
}

function placeOf({ node }: RuleCall): Place | undefined {
  const [, first, second] = node.args
  if (first?.kind === 'name')
    return second && { name: first, value: second, rebuild: value => [first, value] }
  if (first?.kind !== 'compare' || first.relations.join() !== '==') return undefined
  const [name, value] = first.operands
  if (name?.kind !== 'name' || !value) return undefined
  return { name, value, rebuild: item => [equationNode(name, item, first.span)] }
}

/**
 * A list for the variable of a formula that was worked out before: it would take the list as a
 * whole for a number. What only simplifies takes it from the start.
 */
function overList(call: RuleCall): Typed | undefined {
  const place = placeOf(call)
  const value = place && call.infer(place.value)
  if (!value || !isArray(value.form)) return undefined
  const { name, rebuild } = place
  const [first] = call.node.args
  if (first!.kind === 'call' && hasTrait(first!.name, 'simplifies')) {
    const putIn = (node: Expression) => (node.kind === 'name' && node.name === name.name ? place.value : node)
    return call.infer(mapExpression(first!, putIn))
  }
  const body = call.infer(first!)
  const symbol = call.infer(name)
  const rank = rankOf(value.form)
  if (body.form.kind !== 'scalar' || symbol.form.kind !== 'scalar' || !rank) return undefined
  const { term } = body.form
  const form = mapForm(value.form, item => {
    requireUnit(symbol.form as ScalarForm, item, place.value)
    return scalar(term)
  })
  const change = (item: Expression) => call.finish(form, [body.tree, ...rebuild(item)]).tree
  return { form, tree: overItems(value.tree, rank, change), source: call.node }
}

function requireUnit(name: ScalarForm, value: ScalarForm, place: Expression): void {
  if (unify(name.term, value.term)) return
  throw new DimensionError(
    message('unit.mismatch.replacement', {
      left: describe(undefined, name),
      right: describe(undefined, value),
    }),
    place.span,
  )
}

function pairsOf(x: Form, y: Form): (Form | undefined)[][] {
  if (!isArray(x) || !isArray(y)) return []
  const length = Math.min(lengthOf(x) ?? 0, lengthOf(y) ?? 0)
  return Array.from({ length }, (_, index) => [itemOf(x, index), itemOf(y, index)])
}
