/**
 * The least value of a function of several variables under conditions: the variables have the units of their
 * guesses.
 */
import type { Expression } from '../../expression/tree.ts'
import { operationNode } from '../build.ts'
import { listOf, scalar } from '../forms.ts'
import { DimensionError } from '../session.ts'
import { argumentAt, type Rule, termFor } from './rule.ts'
import { settle, unknowns, withUnknowns } from './unknowns.ts'
import { message } from '../../messages/dimensions.ts'

/** `find_minimum(f, [x, y], [guesses], [conditions])`: the place. */
export const findMinimum: Rule = call => {
  const formula = argumentAt(call, 0, 'an expression, its variables and guesses')
  const list = argumentAt(call, 1, 'the variables')
  const guesses = argumentAt(call, 2, 'a guess for each variable')
  const conditions = itemsOf(call.node.args[3])
  const found = unknowns(call, list)
  const starts = itemsOf(guesses).map(item => call.infer(item))
  if (starts.length !== found.names.length) {
    throw new DimensionError(message('argument.variable-guesses', { name: call.node.name }), guesses.span)
  }
  starts.forEach((start, index) => settle(call, found, index, start))
  const [body, ...sides] = withUnknowns(call, found, () =>
    [formula, ...conditions].map(one => call.infer(one)),
  )
  termFor(body!)
  for (const [index, side] of sides.entries()) {
    if (side.tree.kind === 'compare') continue
    throw new DimensionError(message('argument.condition'), conditions[index]!.span)
  }
  const { span } = call.node
  const lists = [starts, sides].map((items): Expression => ({
    kind: 'list',
    items: items.map(({ tree }) => tree),
    span,
  }))
  const tree = operationNode(call.node.name, [body!.tree, list, ...lists], span)
  return { form: listOf(found.terms.map(term => scalar(term))), tree, source: call.node }
}

const itemsOf = (node: Expression | undefined): readonly Expression[] =>
  node === undefined ? [] : node.kind === 'list' ? node.items : [node]
