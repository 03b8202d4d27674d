/** Functions that take a function: it is inferred for the items that it will meet. */
import type { Expression, NameNode } from '../../expression/tree.ts'
import { asValue } from '../broadcast.ts'
import { type Form, isArray, itemOf, lengthOf, listOf, PLAIN_SCALAR, scalar } from '../forms.ts'
import { applyFunction, isFunctionArgument } from '../lambda.ts'
import { describe } from '../messages.ts'
import { DimensionError, type Typed } from '../session.ts'
import { unify } from '../term.ts'
import { argumentAt, commonElement, type Rule, type RuleCall } from './rule.ts'
import { message } from '../../messages/dimensions.ts'

/** `map(list, f)`, `apply(f, list)`: f of every item. */
export const map: Rule = call => {
  if (isOverMatrix(call)) return overMatrix(call)
  const [functionAt, listAt] = call.name === 'map' ? ([1, 0] as const) : ([0, 1] as const)
  const [given, list] = functionAndList(call, functionAt)
  const target = call.infer(list)
  const isWritten = list.kind === 'number' || list.kind === 'quantity'
  if (isWritten && target.form.kind === 'scalar') return ofOneValue(call, given, list)
  const { form, tree } = overItems(call, target, given)
  const args: Expression[] = []
  args[listAt] = target.tree
  args[functionAt] = tree
  return call.finish(form, [...args, ...call.node.args.slice(2).map(arg => call.infer(arg).tree)])
}

/** `apply(f, 4)`: what is no list is a list of one. */
function ofOneValue(call: RuleCall, given: Expression, value: Expression): Typed {
  const { span } = call.node
  const one: Expression = { kind: 'list', items: [value], span }
  const mapped: Expression = { kind: 'call', name: 'map', nameSpan: span, args: [one, given], span }
  return {
    ...call.infer({ kind: 'call', name: 'head', nameSpan: span, args: [mapped], span }),
    source: call.node,
  }
}

/** The first two arguments, the function first; which is which is seen from what they are. */
function functionAndList(call: RuleCall, functionAt: 0 | 1): readonly [Expression, Expression] {
  const first = argumentAt(call, 0, 'a list and a function')
  const second = argumentAt(call, 1, 'a list and a function')
  const [given, list] = functionAt === 0 ? [first, second] : [second, first]
  const isTurned = isFunctionArgument(list, call.session) && !isFunctionArgument(given, call.session)
  return isTurned ? [list, given] : [given, list]
}

/** `apply(f, A, matrix)`: f of every element of a matrix. */
function isOverMatrix({ name, node }: RuleCall): boolean {
  const third = node.args[2]
  return name === 'apply' && third?.kind === 'name' && third.name === 'matrix'
}

function overMatrix(call: RuleCall): Typed {
  const { span } = call.node
  const [given, target] = call.node.args
  const row: NameNode = { kind: 'name', name: 'arg_row', span }
  const body: Expression = { kind: 'call', name: 'map', nameSpan: span, args: [row, given!], span }
  const lambda: Expression = { kind: 'lambda', parameters: [row], body, span }
  const rows: Expression = { kind: 'call', name: 'map', nameSpan: span, args: [target!, lambda], span }
  return { ...call.infer(rows), source: call.node }
}

function overItems(call: RuleCall, target: Typed, given: Expression): { form: Form; tree: Expression } {
  const { form } = target
  const apply = (item: Form) => applyFunction(given, [item], call.session, call.infer)
  if (form.kind === 'list') {
    const results = form.items.map(apply)
    return { form: listOf(results.map(result => result.form)), tree: results[0]?.tree ?? given }
  }
  const item = isArray(form) ? itemOf(form, 0) : form
  const result = apply(item)
  return { form: arrayLike(form, result.form), tree: result.tree }
}

/** A list like `form` whose items are like `item`. */
function arrayLike(form: Form, item: Form): Form {
  if (item.kind === 'scalar') {
    const length = lengthOf(form)
    return { kind: 'uniform', term: item.term, temperature: item.temperature, rank: 1, length }
  }
  return { kind: 'repeat', item }
}

/** `select(test, list)`, `remove(test or value, list)`. */
export const filter: Rule = call => {
  const [test, list] = functionAndList(call, 0)
  const target = call.infer(list)
  const { form } = target
  const item = isArray(form) ? (form.kind === 'list' ? commonElement(call, target) : itemOf(form, 0)) : form
  const tree = isFunctionArgument(test, call.session)
    ? applyFunction(test, [item], call.session, call.infer).tree
    : matchingValue(call, test, item)
  const result: Form =
    item.kind === 'scalar'
      ? { kind: 'uniform', term: item.term, temperature: item.temperature, rank: 1 }
      : { kind: 'repeat', item }
  return call.finish(result, [tree, target.tree])
}

function matchingValue(call: RuleCall, value: Expression, item: Form): Expression {
  const typed = call.infer(value)
  const form = asValue(typed.form)
  if (form.kind === 'scalar' && item.kind === 'scalar' && !unify(form.term, item.term)) {
    throw new DimensionError(
      message('unit.mismatch.comparison', {
        left: describe(typed.source, typed.form),
        right: describe(undefined, item),
      }),
      value.span,
    )
  }
  return typed.tree
}

/** `count(f, list)`: the sum of f over the items; `count(list)`: how often each value occurs. */
export const count: Rule = call => {
  if (call.node.args.length < 2) {
    const target = call.infer(argumentAt(call, 0, 'a list'))
    const { term } = commonElement(call, target)
    const row: Form = { kind: 'list', items: [scalar(term), PLAIN_SCALAR] }
    return call.finish({ kind: 'repeat', item: row }, [target.tree])
  }
  const [given, list] = functionAndList(call, 0)
  const target = call.infer(list)
  const item = isArray(target.form) ? commonElement(call, target) : target.form
  const { form, tree } = applyFunction(given, [item], call.session, call.infer)
  return call.finish(asValue(form), [tree, target.tree])
}

/** `zip(f, a, b)`: f of the items in pairs. */
export const zip: Rule = call => {
  const given = argumentAt(call, 0, 'a function and two lists')
  const lists = [argumentAt(call, 1, 'two lists'), argumentAt(call, 2, 'two lists')].map(arg =>
    call.infer(arg),
  )
  const [a, b] = lists.map(target => target.form)
  const rest = call.node.args.slice(3).map(arg => call.infer(arg).tree)
  const length = Math.min(lengthOf(a!) ?? Infinity, lengthOf(b!) ?? Infinity)
  const pairAt = (index: number) => [a!, b!].map(form => (isArray(form) ? itemOf(form, index) : form))
  const mixed = (a!.kind === 'list' || b!.kind === 'list') && length > 0 && length < Infinity
  const results = Array.from({ length: mixed ? length : 1 }, (_, index) =>
    applyFunction(given, pairAt(index), call.session, call.infer),
  )
  const form = mixed ? listOf(results.map(result => result.form)) : arrayLike(a!, results[0]!.form)
  return call.finish(form, [results[0]!.tree, ...lists.map(target => target.tree), ...rest])
}
