/** Functions that build, cut and search lists. Mixed lists keep the dimension of each item. */
import type { Expression } from '../../expression/tree.ts'
import { mapForm } from '../broadcast.ts'
import { callNode } from '../build.ts'
import { type Form, isArray, itemOf, itemsOf, lengthOf, listOf, PLAIN_SCALAR, rankOf } from '../forms.ts'
import { applyFunction, isFunctionArgument } from '../lambda.ts'
import { joinForms } from '../program-join.ts'
import { describe, describeOperand } from '../messages.ts'
import { firstIndex } from '../lists.ts'
import { DimensionError, type Typed } from '../session.ts'
import { PLAIN, unknownTerm, unify } from '../term.ts'
import { hasItems, itemByItem } from '../truths.ts'
import { integerValue } from '../values.ts'
import {
  argumentAt,
  commonElement,
  requirePlainArgument,
  type Rule,
  type RuleCall,
  requireValues,
} from './rule.ts'
import { message } from '../../messages/dimensions.ts'

/** `makevector(a, b, …)`. */
export const list: Rule = call => {
  const items = call.node.args.map(arg => call.infer(arg))
  return call.finish(
    listOf(items.map(item => item.form)),
    items.map(item => item.tree),
  )
}

/** `histogram(list, bins)`: rows of two edges like the items, and a count. */
export const histogram: Rule = call => {
  const target = call.infer(argumentAt(call, 0, 'a list and the number of bins'))
  const bins = call.infer(argumentAt(call, 1, 'the number of bins'))
  requirePlainArgument(call, bins, 'the number of bins')
  const edge = commonElement(call, target)
  return call.finish({ kind: 'repeat', item: listOf([edge, edge, PLAIN_SCALAR]) }, [target.tree, bins.tree])
}

/** `append(list, item)`, `prepend(list, item)`. */
export const append: Rule = call => {
  const target = call.infer(argumentAt(call, 0, 'a list and an item'))
  const item = call.infer(argumentAt(call, 1, 'an item'))
  const atEnd = call.name === 'append'
  return call.finish(joined(call, target, item, atEnd), [target.tree, item.tree])
}

function joined(call: RuleCall, target: Typed, item: Typed, atEnd: boolean): Form {
  const items = itemsOf(target.form)
  if (items !== undefined) return listOf(atEnd ? [...items, item.form] : [item.form, ...items])
  const longer =
    target.form.kind === 'repeat' ? joinForms(target.form, listOf([item.form]), call.session) : null
  if (longer) return longer
  if (!unify(commonElement(call, target).term, commonElement(call, item).term)) {
    throw new DimensionError(
      message('unit.mismatch.joined', {
        name: call.node.name,
        left: describe(target.source, target.form),
        right: describe(item.source, item.form),
      }),
      item.source.span,
    )
  }
  return target.form.kind === 'uniform' ? { ...target.form, length: undefined } : target.form
}

/** `at(list, n)`, `at(A, [r, c])`: as with brackets. */
export const at: Rule = call => {
  const target = argumentAt(call, 0, 'a list and a place')
  const place = argumentAt(call, 1, 'a place')
  const indexes = place.kind === 'list' ? place.items : [place]
  const found = call.infer({ kind: 'index', target, indexes, span: call.node.span })
  return { ...found, source: call.node }
}

/** A rule for functions of one list that pick or reorder items. */
function ofList(pick: (items: readonly Form[]) => Form, alike: (form: Form, item: Form) => Form): Rule {
  return call => {
    const target = call.infer(argumentAt(call, 0, 'a list'))
    const { form } = target
    const result = form.kind === 'list' && form.items.length > 0 ? pick(form.items) : whole(form, alike)
    return call.finish(result, [target.tree, ...call.node.args.slice(1).map(arg => call.infer(arg).tree)])
  }
}

function whole(form: Form, alike: (form: Form, item: Form) => Form): Form {
  return isArray(form) && form.kind !== 'list' ? alike(form, itemOf(form, 0)) : form
}

function shorter(form: Form): Form {
  return form.kind === 'uniform' ? { ...form, length: undefined } : form
}

export const head = ofList(
  items => items[0]!,
  (_, item) => item,
)
export const back = ofList(
  items => items.at(-1)!,
  (_, item) => item,
)
export const tail = ofList(items => listOf(items.slice(1)), shorter)
export const reverse = ofList(
  items => listOf([...items].reverse()),
  form => form,
)

/** `head(list)`, `back(list)`. */
export const end: Rule = call => (call.name === 'back' ? back(call) : head(call))

/** `mid(list, start[, n])`. */
export const slice: Rule = call => {
  const [target, start, count] = call.node.args.map(arg => call.infer(arg))
  if (target === undefined || start === undefined) {
    throw new DimensionError(message('argument.element.place', { name: call.node.name }), call.node.span)
  }
  const position = integerValue(start.source, call.session)
  const from = position === undefined ? undefined : position - firstIndex(call.session)
  const given = count === undefined ? Infinity : (integerValue(count.source, call.session) ?? Infinity)
  const { form } = target
  const args = [target.tree, start.tree, ...(count === undefined ? [] : [count.tree])]
  if (form.kind !== 'list') return call.finish(shorter(form), args)
  const known = from === undefined ? undefined : form.items.slice(from, from + given)
  return call.finish(
    known === undefined
      ? ({ ...commonElement(call, target), kind: 'uniform', rank: 1 } as Form)
      : listOf(known),
    args,
  )
}

/** `sort(list[, comparison])`: items have to be comparable. */
export const sort: Rule = call => {
  const target = call.infer(argumentAt(call, 0, 'a list'))
  const comparison = call.node.args[1]
  const { form } = target
  const rows = rankOf(form) === 2
  if (!rows) commonElement(call, target)
  const item = isArray(form) ? itemOf(form, 0) : form
  const order =
    comparison === undefined ? [] : [applyFunction(comparison, [item, item], call.session, call.infer).tree]
  const sorted: Form =
    form.kind === 'list' && !rows
      ? { kind: 'uniform', ...asElement(call, target), rank: 1, length: lengthOf(form) }
      : form
  return call.finish(sorted, [target.tree, ...order])
}

function asElement(call: RuleCall, typed: Typed): { term: typeof PLAIN } {
  return { term: commonElement(call, typed).term }
}

/** `matrix(rows, columns, f)`: f of both places, or one value everywhere; `makemat(f, rows, columns)`. */
export const matrix: Rule = call => {
  const ruleAt = call.name === 'makemat' ? 0 : 2
  const trees = call.node.args.map((arg, index) => {
    if (index === ruleAt) return arg
    const size = call.infer(arg)
    requirePlainArgument(call, size, 'a size')
    return size.tree
  })
  const given = call.node.args[ruleAt]
  const [length, columns] = call.node.args
    .filter((_, index) => index !== ruleAt)
    .map(arg => integerValue(arg, call.session))
  for (const [what, count] of [['rows', length], ['columns', columns]] as const)
    if (count !== undefined && count < 1)
      throw new DimensionError(message('argument.number', { what, count }), call.node.span) // prettier-ignore
  if (given === undefined) {
    const isSized = length !== undefined && columns !== undefined
    const element = isSized ? ({ term: unknownTerm(), zero: true } as const) : { term: PLAIN }
    return call.finish({ kind: 'uniform', ...element, rank: 2, length, columns }, trees)
  }
  const value = isFunctionArgument(given, call.session)
    ? applyFunction(given, [PLAIN_SCALAR, PLAIN_SCALAR], call.session, call.infer)
    : call.infer(given)
  trees[ruleAt] = value.tree
  return call.finish({ kind: 'uniform', ...asElement(call, value), rank: 2, length, columns }, trees)
}

/** `max(list)`, or `max(a, b, …)`, item by item where there are lists among them. */
export const extremum: Rule = call => {
  const args = call.node.args.map(arg => call.infer(arg))
  if (args.length === 0)
    throw new DimensionError(message('argument.count.values', { name: call.node.name }), call.node.span)
  requireValues(call.node, args)
  const [first] = args
  const element = commonElement(call, first!)
  for (const other of args.slice(1)) {
    const item = commonElement(call, other)
    if (unify(element.term, item.term)) continue
    throw new DimensionError(
      message('unit.mismatch.comparison', {
        left: describeOperand(first!, element),
        right: describeOperand(other, item),
      }),
      call.node.nameSpan,
    )
  }
  const trees = args.map(arg => arg.tree)
  if (args.length > 1 && hasItems(...args.map(({ form }) => form))) {
    const ofTwo = (left: Expression, right: Expression) => call.finish(element, [left, right]).tree
    const chosen = args.reduce((left, right) => itemByItem(left, right, ofTwo, call.node))
    return { ...chosen, form: mapForm(chosen.form, () => element) }
  }
  const columns = args.length === 1 && rankOf(first!.form) === 2
  return call.finish(columns ? { kind: 'uniform', term: element.term, rank: 1 } : element, trees)
}

/** `row(A, n)` is `A[n]`; the rows may have units of their own. */
export const row: Rule = call => {
  const target = argumentAt(call, 0, 'a matrix and a number')
  return call.infer(elementOf(target, argumentAt(call, 1, 'the number of a row')))
}

/** `col(A, n)`: a row of the transpose, so that columns of different units can be taken. */
export const column: Rule = call => {
  const place = argumentAt(call, 1, 'the number of a column')
  const rows = elementOf(transposed(argumentAt(call, 0, 'a matrix and a number')), place)
  return call.infer(place.kind === 'range' ? transposed(rows) : rows)
}

function elementOf(target: Expression, index: Expression): Expression {
  return { kind: 'index', target, indexes: [index], span: target.span }
}

function transposed(node: Expression): Expression {
  return callNode('transpose', [node], node.span)
}
