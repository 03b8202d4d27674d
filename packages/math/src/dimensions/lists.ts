/** Lists, matrices, ranges and their elements. */
import type {
  Expression,
  IndexNode,
  ListNode,
  MatrixNode,
  NameNode,
  NumberNode,
  RangeNode,
} from '../expression/tree.ts'
import { nodesIn } from '../expression/index.ts'
import { asValue, elementOf } from './broadcast.ts'
import { factorNode, isOne, operationNode } from './build.ts'
import { asItem } from './conditions.ts'
import { type Form, isArray, itemOf, lengthOf, listOf, rankOf, scalar, zeroScalar } from './forms.ts'
import { matrixOf } from './matrix.ts'
import { describe } from './messages.ts'
import { unitOf } from './quantity.ts'
import { noteZeros } from './temperature.ts'
import { DimensionError, type Session, type Typed } from './session.ts'
import { PLAIN, resolve, unify } from './term.ts'
import { integerValue, isOpenNumber, rationalValue } from './values.ts'
import { message } from '../messages/dimensions.ts'

type Infer = (node: Expression) => Typed

export function inferList(node: ListNode, session: Session, infer: Infer): Typed {
  const items = node.items.map(item => asItem(infer(item), session))
  noteZeros(items, session)
  const hasRange = node.items.some(item => item.kind === 'range')
  const form = hasRange ? withRanges(node, items) : listOf(items.map(item => item.form))
  return { form, tree: withItems(node, items), source: node }
}

/** `[0, 1..5, 10]`: the numbers of a range stand among the others, and how many there are is not counted. */
function withRanges(node: ListNode, items: readonly Typed[]): Form {
  const elements = items.map(({ form, source }) =>
    source.kind === 'range' && form.kind === 'uniform' ? elementOf(form) : form,
  )
  const [first] = elements
  const isOfOne =
    first?.kind === 'scalar' &&
    elements.every(element => element.kind === 'scalar' && unify(first.term, element.term))
  if (isOfOne) return { kind: 'uniform', term: first.term, temperature: first.temperature, rank: 1 }
  throw new DimensionError(message('unit.mismatch.ranges'), node.span)
}

function withItems(node: ListNode, items: readonly Typed[]): Expression {
  if (items.every((item, index) => item.tree === node.items[index])) return node
  return { ...node, items: items.map(item => item.tree) }
}

export function inferMatrix(node: MatrixNode, session: Session, infer: Infer): Typed {
  const rows = node.rows.map(row => row.map(item => asItem(infer(item), session)))
  const form = matrixOf(rows.map(row => row.map(item => item.form)))
  return { form, tree: { ...node, rows: rows.map(row => row.map(item => item.tree)) }, source: node }
}

/** `a..b`: a list from a to b, all of one dimension, with the step given, or 1 of the unit that is written. */
export function inferRange(node: RangeNode, session: Session, infer: Infer): Typed {
  const from = infer(node.from)
  const next = node.next && infer(node.next)
  const to = infer(node.to)
  const first = asValue(from.form)
  for (const other of next === undefined ? [to] : [next, to]) {
    const form = asValue(other.form)
    if (first.kind === 'scalar' && form.kind === 'scalar' && unify(first.term, form.term)) continue
    throw new DimensionError(
      message('unit.mismatch.range', {
        from: describe(from.source, from.form),
        to: describe(other.source, other.form),
      }),
      node.span,
    )
  }
  const term = first.kind === 'scalar' ? first.term : PLAIN
  const step = next ? undefined : stepOf(node, session)
  const tree: Expression = {
    ...node,
    from: from.tree,
    ...(next && { next: next.tree }),
    to: to.tree,
    ...(step && { step }),
  }
  return { form: { kind: 'uniform', term, rank: 1, length: lengthOfRange(node) }, tree, source: node }
}

/** The size in SI of the first unit that is written in a bound; undefined where it is 1. */
function stepOf({ from, to, span }: RangeNode, session: Session): Expression | undefined {
  for (const bound of [from, to]) {
    const quantity = bound.kind === 'unary' ? bound.operand : bound
    if (quantity.kind !== 'quantity') continue
    const { factor } = unitOf(quantity.unit, session)
    return isOne(factor) ? undefined : factorNode(factor, span)
  }
  return undefined
}

/** Says that a list from a to b, two names for quantities, goes in steps of 1 in SI. */
export function noteSteps({ form, tree, source }: Typed, session: Session): void {
  if (source.kind !== 'range' || tree.kind !== 'range' || tree.next || form.kind !== 'uniform') return
  if ([source.from, source.to].some(bound => nodesIn(bound).some(node => node.kind === 'quantity'))) return
  if (resolve(form.term).factors.length > 0 || unify(form.term, PLAIN)) return
  const unit = describe(undefined, scalar(form.term))
  session.notice(message('reading.steps', { unit }))
}

/** How many items a range between written whole numbers has, upwards or downwards. */
function lengthOfRange({ from, next, to }: RangeNode): number | undefined {
  if (next !== undefined || !isWholeNumber(from) || !isWholeNumber(to)) return undefined
  return Math.abs(Number(to.text) - Number(from.text)) + 1
}

function isWholeNumber(node: Expression): node is NumberNode {
  return node.kind === 'number' && /^\d+$/.test(node.text)
}

/** `A[i]`, `A[i, j]`, `A[a..b]`. */
export function inferIndex(node: IndexNode, session: Session, infer: Infer): Typed {
  const target = infer(node.target)
  const [only, ...others] = node.indexes
  if (only !== undefined && others.length === 0 && only.kind !== 'range') {
    const places = infer(only)
    if (rankOf(asValue(places.form)) === 1) return inferPlaces(node, target, places, session)
  }
  const indexes = node.indexes.map(index => {
    requireExistence(index, session)
    return inferPosition(index, infer)
  })
  const form = pick(target.form, node.indexes, node, session)
  const tree: Expression = { ...node, target: target.tree, indexes: indexes.map(index => index.tree) }
  return { form, tree, source: node }
}

/** `A[[2, 3]]` and `A[r]` of a range r: the elements at these places. */
function inferPlaces(node: IndexNode, target: Typed, places: Typed, session: Session): Typed {
  const { source } = places
  if (CONDITIONS.has(source.kind === 'binary' ? source.operator : source.kind)) {
    throw new DimensionError(message('argument.index.condition'), source.span)
  }
  const place: NameNode = { kind: 'name', name: 'arg_place', span: node.span }
  const element = elementAt(target.form, place, node, session)
  const picked: Expression = { ...node, target: target.tree, indexes: [place] }
  const lambda: Expression = { kind: 'lambda', parameters: [place], body: picked, span: node.span }
  return {
    form: repeatedForm(element),
    tree: operationNode('map', [places.tree, lambda], node.span),
    source: node,
  }
}

/** The kinds and operators of formulas that are true or false. */
const CONDITIONS: ReadonlySet<string> = new Set(['compare', 'and', 'or', 'xor'])

function repeatedForm(item: Form): Form {
  if (item.kind !== 'scalar') return { kind: 'repeat', item }
  return { kind: 'uniform', term: item.term, temperature: item.temperature, rank: 1 }
}

/** One index after the other; those behind a range pick from every row that it left. */
function pick(form: Form, indexes: readonly Expression[], node: IndexNode, session: Session): Form {
  const [index, ...rest] = indexes
  if (index === undefined) return form
  if (rankOf(form) === 1 && rest.length > 0 && !itemsMayHaveItems(form)) {
    throw new DimensionError(message('argument.index.count', { given: node.indexes.length }), node.span)
  }
  const found = elementAt(form, index, node, session)
  if (index.kind !== 'range' || rest.length === 0 || !isArray(found)) return pick(found, rest, node, session)
  if (found.kind === 'list') return listOf(found.items.map(row => pick(row, rest, node, session)))
  const item = pick(itemOf(found, 0), rest, node, session)
  if (item.kind !== 'scalar' && item.kind !== 'uniform') return { kind: 'repeat', item }
  return { kind: 'uniform', term: item.term, temperature: item.temperature, rank: isArray(item) ? 2 : 1 }
}

/** Items whose form is still open may turn out to be lists. */
function itemsMayHaveItems(form: Form): boolean {
  if (form.kind === 'uniform') return resolve(form.term).factors.length > 0
  return (
    form.kind !== 'list' || form.items.some(item => item.kind !== 'scalar' || item.elements !== undefined)
  )
}

/** An index before the first one would count backwards from the end. */
function requireExistence(index: Expression, session: Session): void {
  if (!session.context.oneIndexed) return
  for (const place of index.kind === 'range' ? [index.from, index.to] : [index]) {
    const position = rationalValue(place, session)
    if (position === undefined || (position.isInteger && position.sign > 0)) continue
    throw new DimensionError(
      position.isInteger
        ? message('argument.index.first', { position: position.toText() })
        : message('argument.index.whole', { position: position.toNumber() }),
      place.span,
    )
  }
}

function inferPosition(index: Expression, infer: Infer): Typed {
  const typed = infer(index)
  const form = asValue(typed.form)
  if ((form.kind === 'scalar' || form.kind === 'uniform') && unify(form.term, PLAIN)) return typed
  throw new DimensionError(message('unit.plain.index', { found: describe(index, typed.form) }), index.span)
}

/** One index step; a range keeps a list. */
function elementAt(form: Form, index: Expression, node: IndexNode, session: Session): Form {
  if (form.kind === 'scalar') return elementOfUnknown(form, index, session)
  if (!isArray(form)) return form
  if (index.kind === 'range') return part(form, index, node, session)
  if (form.kind !== 'list') {
    const count = node.indexes.length > 1 ? lengthOf(form) : undefined
    if (count !== undefined && isWholeNumber(index)) placeOf(Number(index.text), count, index, session)
    return itemOf(form, 0)
  }
  const position = integerValue(index, session)
  if (position === undefined) {
    return isOpenNumber(index, session) ? { ...zeroScalar(), zero: undefined } : alikeItem(form.items, node)
  }
  return form.items[placeOf(position, form.items.length, index, session)]!
}

/** The number of the first element of every list. */
export function firstIndex(session: Session): 0 | 1 {
  return session.context.oneIndexed ? 1 : 0
}

/** Index from 0; throws outside the list. */
function placeOf(position: number, length: number, index: Expression, session: Session): number {
  const first = firstIndex(session)
  const place = position - first
  if (place >= 0 && place < length) return place
  throw new DimensionError(
    message('argument.index.outside', { position, first, last: first + length - 1 }),
    index.span,
  )
}

function alikeItem(items: readonly Form[], node: IndexNode): Form {
  const [first, ...rest] = items
  if (first?.kind === 'text' && rest.every(item => item.kind === 'text')) return first
  const alike =
    first?.kind === 'scalar' && rest.every(item => item.kind === 'scalar' && unify(first.term, item.term))
  if (alike) return first
  throw new DimensionError(message('unit.mismatch.elements'), node.span)
}

function part(form: Form, range: RangeNode, node: IndexNode, session: Session): Form {
  if (form.kind === 'uniform') return { ...form, length: undefined }
  if (form.kind !== 'list') return form
  const [from, to] = [integerValue(range.from, session), integerValue(range.to, session)]
  if (from === undefined || to === undefined) {
    return { kind: 'repeat', item: alikeItem(form.items, node) }
  }
  const count = form.items.length
  const first = placeOf(from, count, range.from, session)
  return listOf(form.items.slice(first, placeOf(to, count, range.to, session) + 1))
}

/** An element of a name that is not known to be a list: constant places have dimensions of their own. */
function elementOfUnknown(form: Form & { kind: 'scalar' }, index: Expression, session: Session): Form {
  const position = index.kind === 'range' ? undefined : integerValue(index, session)
  if (form.elements === undefined || position === undefined) return scalar(form.term, form.temperature)
  const key = String(position)
  let element = form.elements.get(key)
  if (element === undefined) {
    element = { ...zeroScalar(), zero: undefined, elements: new Map() }
    form.elements.set(key, element)
  }
  return element
}

/**
 * An argument that has to be a list. The engine takes the parts of a formula for the items of a list; what turns out to be
 * one value is refused by a procedure, where inference has not found a list.
 * @param procedure `lis_values` where one number will do
 */
export function asList(typed: Typed, procedure: 'lis_of' | 'lis_values' = 'lis_of'): Typed {
  if (typed.form.kind !== 'scalar') return typed
  return { ...typed, tree: operationNode(procedure, [typed.tree], typed.source.span) }
}
