/** Functions that build, cut and search lists. Mixed lists keep the dimension of each item. */
import type { Expression } from '../../expression/tree.ts'
import { asValue, mapForm } from '../broadcast.ts'
import { type Form, isArray, itemOf, lengthOf, listOf, PLAIN_SCALAR, rankOf, scalar } from '../forms.ts'
import { applyFunction, isFunctionArgument } from '../lambda.ts'
import { describe, describeOperand } from '../messages.ts'
import { DimensionError, type Typed } from '../session.ts'
import { PLAIN, unify } from '../term.ts'
import { integerValue } from '../values.ts'
import { argumentAt, commonElement, requirePlainArgument, type Rule, type RuleCall } from './rule.ts'

/** `makevector(a, b, …)`. */
export const list: Rule = call => {
  const items = call.node.args.map(arg => call.infer(arg))
  return call.finish(
    listOf(items.map(item => item.form)),
    items.map(item => item.tree),
  )
}

/** `append(list, item)`, `prepend(list, item)`. */
export const append: Rule = call => {
  const target = call.infer(argumentAt(call, 0, 'a list and an item'))
  const item = call.infer(argumentAt(call, 1, 'an item'))
  const atEnd = call.node.name === 'append'
  return call.finish(joined(call, target, item, atEnd), [target.tree, item.tree])
}

function joined(call: RuleCall, target: Typed, item: Typed, atEnd: boolean): Form {
  const items = itemsOf(target.form)
  if (items !== undefined) return listOf(atEnd ? [...items, item.form] : [item.form, ...items])
  if (!unify(commonElement(call, target).term, commonElement(call, item).term)) {
    const names = `${describe(target.source, target.form)} and ${describe(item.source, item.form)}`
    throw new DimensionError(`${call.node.name} needs one unit here: ${names}`, item.source.span)
  }
  return target.form.kind === 'uniform' ? { ...target.form, length: undefined } : target.form
}

/** The items where their number is known and small, or their dimensions differ. */
function itemsOf(form: Form): readonly Form[] | undefined {
  if (form.kind === 'list') return form.items
  if (form.kind !== 'uniform' || form.length === undefined || form.length > 100) return undefined
  return Array.from({ length: form.length }, (_, index) => itemOf(form, index))
}

/** `concat(a, b)` and the stacking of matrices. */
export const concat: Rule = call => {
  const args = call.node.args.map(arg => call.infer(arg))
  const parts = args.map(arg => (isArray(arg.form) ? itemsOf(arg.form) : [arg.form]))
  const known = parts.every(part => part !== undefined)
  const form = known ? listOf(parts.flat()) : uniformConcat(call, args)
  return call.finish(
    form,
    args.map(arg => arg.tree),
  )
}

function uniformConcat(call: RuleCall, args: readonly Typed[]): Form {
  const [first, ...rest] = args
  const { term } = commonElement(call, first!)
  for (const other of rest) {
    if (unify(term, commonElement(call, other).term)) continue
    const names = `${describe(first!.source, first!.form)} and ${describe(other.source, other.form)}`
    throw new DimensionError(`${call.node.name} needs one unit here: ${names}`, other.source.span)
  }
  return { kind: 'uniform', term, rank: rankOf(first!.form) === 2 ? 2 : 1 }
}

/** `at(list, n)`, `at(A, [r, c])`: as with brackets. */
export const at: Rule = call => {
  const target = argumentAt(call, 0, 'a list and a place')
  const place = argumentAt(call, 1, 'a place')
  const indexes = place.kind === 'list' ? place.items : [place]
  const found = call.infer({ kind: 'index', target, indexes, span: call.node.span })
  return call.finish(found.form, [call.infer(target).tree, call.infer(place).tree])
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
export const end: Rule = call => (call.node.name === 'back' ? back(call) : head(call))

/** `mid(list, start[, n])`; places count from 0 in the engine. */
export const slice: Rule = call => {
  const [target, start, count] = call.node.args.map(arg => call.infer(arg))
  if (target === undefined || start === undefined) {
    throw new DimensionError(`${call.node.name} needs a list and a place`, call.node.span, 'argument')
  }
  const from = integerValue(start.source, call.session)
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

/** `map(list, f)`, `apply(f, list)`: f of every item. */
export const map: Rule = call => {
  const [functionAt, listAt] = call.node.name === 'map' ? [1, 0] : [0, 1]
  const target = call.infer(argumentAt(call, listAt, 'a list and a function'))
  const given = argumentAt(call, functionAt, 'a list and a function')
  const { form, tree } = overItems(call, target, given)
  const args: Expression[] = []
  args[listAt] = target.tree
  args[functionAt] = tree
  return call.finish(form, [...args, ...call.node.args.slice(2).map(arg => call.infer(arg).tree)])
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
  const test = argumentAt(call, 0, 'a test and a list')
  const target = call.infer(argumentAt(call, 1, 'a list'))
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
    const names = `${describe(typed.source, typed.form)} and ${describe(undefined, item)}`
    throw new DimensionError(`cannot compare ${names}`, value.span)
  }
  return typed.tree
}

/** `count(f, list)`: the sum of f over the items; `count(list)`: how often each value occurs. */
export const count: Rule = call => {
  const [first, second] = call.node.args
  if (second === undefined) {
    const target = call.infer(argumentAt(call, 0, 'a list'))
    const { term } = commonElement(call, target)
    const row: Form = { kind: 'list', items: [scalar(term), PLAIN_SCALAR] }
    return call.finish({ kind: 'repeat', item: row }, [target.tree])
  }
  const target = call.infer(second)
  const item = isArray(target.form) ? commonElement(call, target) : target.form
  const { form, tree } = applyFunction(first!, [item], call.session, call.infer)
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

/** `matrix(rows, columns, f)`: f of both places, or one value everywhere; `makemat(f, rows, columns)`. */
export const matrix: Rule = call => {
  const ruleAt = call.node.name === 'makemat' ? 0 : 2
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
  if (given === undefined)
    return call.finish({ kind: 'uniform', term: PLAIN, rank: 2, length, columns }, trees)
  const value = isFunctionArgument(given, call.session)
    ? applyFunction(given, [PLAIN_SCALAR, PLAIN_SCALAR], call.session, call.infer)
    : call.infer(given)
  trees[ruleAt] = value.tree
  return call.finish({ kind: 'uniform', ...asElement(call, value), rank: 2, length, columns }, trees)
}

/** `max(a, b, …)`, `min(list)`. */
export const extremum: Rule = call => {
  const args = call.node.args.map(arg => call.infer(arg))
  if (args.length === 0)
    throw new DimensionError(`${call.node.name} needs values`, call.node.span, 'argument')
  const [first] = args
  const element = commonElement(call, first!)
  for (const other of args.slice(1)) {
    const item = commonElement(call, other)
    if (unify(element.term, item.term)) continue
    const names = `${describeOperand(first!, element)} and ${describeOperand(other, item)}`
    throw new DimensionError(`cannot compare ${names}`, call.node.nameSpan)
  }
  const trees = args.map(arg => arg.tree)
  const several = args.length > 1 && args.find(arg => isArray(arg.form))
  if (several)
    return call.finish(
      mapForm(several.form, () => element),
      trees,
    )
  const columns = args.length === 1 && rankOf(first!.form) === 2
  return call.finish(columns ? { kind: 'uniform', term: element.term, rank: 1 } : element, trees)
}

/** `subst(expr, x = value)`, `subst(expr, [x, y], [a, b])`, `subst(expr, x, a)`: a value for a symbol. */
export const substitute: Rule = call => {
  const body = call.infer(argumentAt(call, 0, 'an expression and what to put in'))
  const rest = call.node.args.slice(1).map(arg => call.infer(arg))
  const [names, values] = rest
  if (values !== undefined && names !== undefined) {
    const [x, y] = [names.form, values.form]
    const pairs = x.kind === 'scalar' || y.kind === 'scalar' ? [[x, y]] : pairsOf(x, y)
    for (const [name, value] of pairs) {
      if (name?.kind !== 'scalar' || value?.kind !== 'scalar' || unify(name.term, value.term)) continue
      const found = `${describe(undefined, name)} and ${describe(undefined, value)}`
      throw new DimensionError(`these do not fit together: ${found}`, values.source.span)
    }
  }
  return call.finish(body.form, [body.tree, ...rest.map(arg => arg.tree)])
}

function pairsOf(x: Form, y: Form): (Form | undefined)[][] {
  if (!isArray(x) || !isArray(y)) return []
  const length = Math.min(lengthOf(x) ?? 0, lengthOf(y) ?? 0)
  return Array.from({ length }, (_, index) => [itemOf(x, index), itemOf(y, index)])
}
