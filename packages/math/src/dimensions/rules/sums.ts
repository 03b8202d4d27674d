/** Sums, products, sequences: expressions over a counter. */
import { freeNames, mapExpression, toPlain } from '../../expression/index.ts'
import type { CallNode, Expression } from '../../expression/tree.ts'
import { Rational } from '../../rational.ts'
import { asTest } from '../conditions.ts'
import { mapForm } from '../broadcast.ts'
import { binaryNode, negated, numberNode } from '../build.ts'
import { type Form, isArray, lengthOf, listOf, PLAIN_SCALAR, rankOf, scalar } from '../forms.ts'
import { describe } from '../messages.ts'
import { hasSymbols } from '../power.ts'
import type { SumQuestion } from '../questions.ts'
import { noteAbsolute } from '../temperature.ts'
import { DimensionError, type Typed } from '../session.ts'
import { isPlain, multiplyTerms, PLAIN, powerTerm, resolve, type Term, unify, unknownTerm } from '../term.ts'
import { integerValue, isOpenNumber } from '../values.ts'
import { hasManyTerms } from './many-terms.ts'
import { rangedTerms } from './ranged-terms.ts'
import {
  argumentAt,
  bindings,
  commonElement,
  lowered,
  requirePlainArgument,
  requireUpper,
  type Rule,
  type RuleCall,
  variableArgument,
} from './rule.ts'
import { message } from '../../messages/dimensions.ts'

interface Counted {
  readonly body: Typed
  readonly bounds: readonly Typed[]
  readonly args: readonly Expression[]
  /** There are so many terms that they are taken in decimals. */
  readonly many: boolean
}

/** `f(expr, k, a, b)` or `f(expr, k = a..b)`: the counter has the dimension of its bounds. */
function counted(call: RuleCall, plain: boolean, kind?: 'sum' | 'product'): Counted {
  const expression = argumentAt(call, 0, 'an expression and a counter')
  const second = argumentAt(call, 1, 'a counter')
  const rest = call.node.args.slice(2)
  refuseNumbers(call)
  const variable = variableArgument(call, second)
  const bounds = (variable.value === undefined ? rest : [variable.value, ...rest]).map(bound =>
    call.infer(bound),
  )
  if (plain) for (const bound of bounds) requirePlainArgument(call, bound, 'the counter')
  if (kind !== undefined) {
    requireUpper(call, bounds, variable.name, 'last value')
    refuseCounting(call, bounds)
  }
  const term = bounds[0] === undefined ? PLAIN : counterTerm(call, bounds)
  const body = call.session.within(bindings([[variable.name.name, term]]), () => {
    const typed = call.infer(expression)
    return kind === undefined ? typed : asTest(typed, call.session)
  })
  const trees = bounds.map(bound => bound.tree)
  const sources = bounds.flatMap(({ source }) =>
    source.kind === 'range' ? [source.from, source.to] : [source],
  )
  const many = kind !== undefined && hasManyTerms(call, kind, body.tree, variable.name.name, sources)
  const args =
    variable.value === undefined ? [second, ...trees] : [variable.rebuild(trees[0]!), ...trees.slice(1)]
  return { body, bounds, many, args: [body.tree, ...args] }
}

/** `sum(1, 2)` is meant for the sum of the numbers. */
function refuseNumbers({ node }: RuleCall): void {
  const { name, args } = node
  if (args.some(arg => freeNames(arg).size > 0)) return
  const items = args.map(arg => toPlain(arg)).join(', ')
  throw new DimensionError(message('argument.sum-of-numbers', { name, items }), node.span)
}

/** The counter goes in steps of 1: from bounds that are written out it has to lead to the last one. */
function refuseCounting(call: RuleCall, bounds: readonly Typed[]): void {
  const ends = endsOf(bounds)
  const [from, to] = (ends ?? []).map(end => literalNumber(end))
  if (from === undefined || to === undefined || to < from) return
  const { name } = call.node
  const place = ends![1].span
  if (!Number.isInteger(to - from) && Math.abs(to - from - Math.round(to - from)) > 1e-9)
    throw new DimensionError(message('argument.bounds.steps', { name, from, to }), place)
}

function endsOf(bounds: readonly Typed[]): readonly [from: Expression, to: Expression] | undefined {
  if (bounds.length !== (bounds[0]?.source.kind === 'range' ? 1 : 2)) return undefined
  const ends = bounds.flatMap(({ source }) => (source.kind === 'range' ? [source.from, source.to] : [source]))
  return [ends[0]!, ends[1]!]
}

function literalNumber(node: Expression): number | undefined {
  if (node.kind === 'number') return Number(node.text)
  if (node.kind !== 'unary' || node.operator !== '-') return undefined
  const value = literalNumber(node.operand)
  return value === undefined ? undefined : -value
}

function counterTerm(call: RuleCall, bounds: readonly Typed[]): Term {
  const [first, ...rest] = bounds
  const term = commonElement(call, first!).term
  for (const bound of rest) {
    if (unify(term, commonElement(call, bound).term)) continue
    throw new DimensionError(
      message('unit.mismatch.bounds', {
        name: call.node.name,
        from: describe(first!.source, first!.form),
        to: describe(bound.source, bound.form),
      }),
      bound.source.span,
    )
  }
  return term
}

/** `sum(expr, k, a, b)`, or the sum of the items of a list. */
export const sum: Rule = call => {
  const ranged = endlessRange(call.node)
  if (ranged) return call.infer(ranged)
  const upward = fromBelow(call.node)
  if (upward) return call.infer(upward)
  if (call.node.args.length > 1) {
    const found = counted(call, true, 'sum')
    return lowered(call, call.finish(found.body.form, found.args), questionOf(call, 'sum', found))
  }
  const items = argumentAt(call, 0, 'a list or an expression with a counter')
  // The terms one by one, so that many of them are taken in decimals.
  if (items.kind === 'call' && items.name === 'seq' && items.args.length === 4)
    return call.infer({ ...call.node, args: items.args })
  const terms = rangedTerms(items)
  if (terms && hasManyTerms(call, 'sum', terms[0], terms[1].name, terms.slice(2)))
    return call.infer({ ...call.node, args: terms })
  const list = call.infer(items)
  const form = overItems(call, list)
  if (list.form.kind === 'scalar' && resolve(list.form.term).factors.length === 0)
    return { ...list, source: call.node }
  if (form.kind === 'scalar') noteAbsolute(call.session, form.temperature)
  return call.finish(form, [list.tree])
}

/** `k = 0..infinity` as the bounds that it stands for. */
function endlessRange(node: CallNode): CallNode | null {
  const [term, counter, ...others] = node.args
  if (!term || others.length > 0 || counter?.kind !== 'compare' || counter.relations[0] !== '==') return null
  const [name, range] = counter.operands
  if (name?.kind !== 'name' || range?.kind !== 'range' || range.next || !isInfinity(range.to)) return null
  return { ...node, args: [term, name, range.from, range.to] }
}

/** A sum that begins at minus infinity as sums that go up from a number. */
function fromBelow(node: CallNode): Expression | null {
  const [term, counter, from, to, ...others] = node.args
  if (!term || counter?.kind !== 'name' || !to || others.length > 0) return null
  if (from?.kind !== 'unary' || from.operator !== '-' || !isInfinity(from.operand)) return null
  const { span } = node
  const opposite = mapExpression(term, part =>
    part.kind === 'name' && part.name === counter.name ? negated(part, part.span) : part,
  )
  const endless = (of: Expression, first: Expression): Expression => ({
    ...node,
    args: [of, counter, first, from.operand],
  })
  if (!isInfinity(to)) return endless(opposite, negated(to, to.span))
  const below = endless(opposite, numberNode('1', span))
  return binaryNode('+', endless(term, numberNode('0', span)), below, span)
}

const isInfinity = (node: Expression | undefined): boolean =>
  node?.kind === 'constant' && node.name === 'infinity'

/** One value for a list, one for each column of a matrix. */
function overItems(call: RuleCall, list: Typed): Form {
  if (rankOf(list.form) !== 2) return commonElement(call, list)
  if (list.form.kind === 'uniform')
    return { ...list.form, rank: 1, length: list.form.columns, columns: undefined }
  // Rows that are alike have the units of each of them.
  if (list.form.kind === 'repeat') return list.form.item
  const columns = list.form.kind === 'list' ? columnsOf(list.form.items) : []
  return listOf(
    columns.map(column => commonElement(call, { ...list, form: { kind: 'list', items: column } })),
  )
}

function columnsOf(rows: readonly Form[]): Form[][] {
  const count = lengthOf(rows[0]!) ?? 0
  return Array.from({ length: count }, (_, column) =>
    rows.map(row =>
      row.kind === 'list' ? row.items[column]! : row.kind === 'uniform' ? scalar(row.term) : row,
    ),
  )
}

/** `product(expr, k, a, b)`, or the product of the items of a list. */
export const product: Rule = call => {
  const ranged = endlessRange(call.node)
  if (ranged) return call.infer(ranged)
  if (call.node.args.length === 1) return productOfItems(call)
  const found = counted(call, true, 'product')
  const { body, bounds, args } = found
  const form = mapForm(body.form, element => {
    if (isPlain(resolve(element.term))) return element
    const [from, to] = bounds.map(bound => integerValue(bound.source, call.session))
    if (from !== undefined && to !== undefined) {
      return scalar(powerTerm(element.term, Rational.of(to - from + 1)))
    }
    if (bounds.some(bound => isOpenNumber(bound.source, call.session))) return scalar(unknownTerm())
    if (unify(element.term, PLAIN)) return PLAIN_SCALAR
    throw unknownCount(call, body)
  })
  return lowered(call, call.finish(form, args), questionOf(call, 'product', found))
}

function questionOf(
  call: RuleCall,
  kind: SumQuestion['kind'],
  { body, bounds, args, many }: Counted,
): Omit<SumQuestion, 'source' | 'call'> {
  const isOpen = ({ source }: Typed): boolean => source.kind !== 'range' && hasSymbols(source, call.session)
  return {
    kind,
    args,
    isScalar: body.form.kind === 'scalar',
    hasBounds: bounds.length > 0,
    isEndless: isEndless(bounds),
    hasOpenBounds: bounds.some(isOpen),
    isLong: many,
  }
}

function isEndless(bounds: readonly Typed[]): boolean {
  return bounds.length === 2 && isInfinity(bounds[1]!.source)
}

function productOfItems(call: RuleCall): Typed {
  const list = call.infer(argumentAt(call, 0, 'a list or an expression with a counter'))
  const { form } = list
  if (form.kind === 'list' && rankOf(form) === 1) {
    const term = form.items.reduce<Term>(
      (total, item) => (item.kind === 'scalar' ? multiplyTerms(total, item.term) : total),
      PLAIN,
    )
    return call.finish(scalar(term), [list.tree])
  }
  const { term } = commonElement(call, list)
  const length = lengthOf(form)
  if (length !== undefined && rankOf(form) === 1) {
    return call.finish(scalar(powerTerm(term, Rational.of(length))), [list.tree])
  }
  if (!unify(term, PLAIN)) throw unknownCount(call, list)
  return call.finish(
    isArray(form) && rankOf(form) === 2 ? { kind: 'uniform', term, rank: 1 } : scalar(PLAIN),
    [list.tree],
  )
}

function unknownCount(call: RuleCall, factor: Typed): DimensionError {
  const found = describe(factor.source, factor.form)
  return new DimensionError(message('unit.exponent.factors', { found }), call.node.nameSpan)
}

/** `seq(expr, k, a, b[, step])`, `seq(expr, k = a..b[, step])`, `seq(expr, n)`. */
export const sequence: Rule = call => {
  const { args } = call.node
  if (args.length === 2 && args[1]!.kind !== 'compare') {
    const [body, count] = [call.infer(args[0]!), call.infer(args[1]!)]
    if (args.every(arg => freeNames(arg).size === 0)) noteRepetition(call)
    return call.finish(repeated(body.form), [body.tree, count.tree])
  }
  argumentAt(call, 1, 'an expression and a counter')
  const { body, bounds, args: trees } = counted(call, false)
  const [item, counter, step] = trees
  const range = bounds[0]?.tree
  if (counter?.kind !== 'compare' || range?.kind !== 'range') return call.finish(repeated(body.form), trees)
  // `k = a..b` would become loose values, which another call would take for arguments of its own.
  const name = counter.operands[0]!
  const steps = step ?? numberNode('1', call.node.span)
  return call.finish(repeated(body.form), [item!, name, range.from, range.to, steps])
}

/** `seq(1, 5)` is often meant for the numbers from 1 to 5. */
function noteRepetition({ node, session }: RuleCall): void {
  const [item = '', count = ''] = node.args.map(arg => toPlain(arg))
  session.notice(message('reading.repeats', { item, count }))
}

function repeated(item: Form): Form {
  if (item.kind === 'scalar')
    return { kind: 'uniform', term: item.term, temperature: item.temperature, rank: 1 }
  if (item.kind === 'uniform' && item.rank === 1)
    return { ...item, rank: 2, length: undefined, columns: item.length }
  return { kind: 'repeat', item }
}
