/** The parts of an initial value problem: unknowns, rates, start values, and events on the way. */
import type { CompareNode, Expression, ListNode, NameNode, RangeNode } from '../../expression/tree.ts'
import { mentions, nodesIn } from '../../expression/walk.ts'
import { binaryNode, numberNode, operationNode } from '../build.ts'
import { scalar, type ScalarForm } from '../forms.ts'
import { describe } from '../messages.ts'
import { DimensionError, type Typed } from '../session.ts'
import { divideTerms, type Term, unify } from '../term.ts'
import { argumentAt, commonElement, type RuleCall, variableArgument, variableNames } from './rule.ts'
import { isolated } from './isolated.ts'
import { settle, type Unknowns, unknowns, withUnknowns, words } from './unknowns.ts'
import { message } from '../../messages/dimensions.ts'
import type { Message } from '../../messages/message.ts'
import type { ProblemCode, TemperatureRole } from '../types.ts'

export interface Problem {
  /** The rates, the names, the start values and the end, over SI numbers. */
  readonly args: readonly Expression[]
  readonly time: Term
  readonly states: readonly Term[]
  /** Whether a state begins as a reading of a thermometer or a difference of them. */
  readonly roles: readonly (TemperatureRole | undefined)[]
}

/** The problem as it is written, with an unknown for each derivative below the highest one. */
interface Asked {
  readonly rate: Expression
  /** The variable and the unknowns. */
  readonly names: ListNode
  readonly starts: Expression
  readonly values: readonly Expression[]
  readonly end: Expression
}

/** In which order the unknowns and their derivatives stand: x, x', y, y', or x, y, x', y'. */
type StateOrder = 'by unknown' | 'unknowns first'

/** @param happens the first of the arguments that say what happens on the way, one event each */
export function problemOf(call: RuleCall, happens: number, order: StateOrder = 'by unknown'): Problem {
  const { rate, names, starts, values, end } = askedOf(call, order)
  const last = call.infer(end)
  const found = unknowns(call, names)
  const given = values.map(item => call.infer(item))
  given.forEach((value, index) => {
    if (index < found.terms.length) settle(call, found, index, value)
  })
  settle(call, found, 0, last)
  const body = withUnknowns(call, found, () => call.infer(rate))
  checkRates(call, found, body)
  const events = call.node.args.slice(happens)
  const rates =
    events.length > 0
      ? withUnknowns(call, found, () => withEvents(call, found, body.tree, events))
      : body.tree
  const start: Expression = { kind: 'list', span: starts.span, items: given.map(value => value.tree) }
  const [time, ...states] = found.terms
  const roles = given
    .slice(1)
    .map(({ form }) => (form.kind === 'scalar' || form.kind === 'uniform' ? form.temperature : undefined))
  return { args: [rates, names, start, last.tree], time: time!, states, roles }
}

function askedOf(call: RuleCall, order: StateOrder): Asked {
  const { args } = call.node
  const rate = argumentAt(call, 0, 'a derivative, variables, start values and an end')
  const [names, starts] = [argumentAt(call, 1, 'the variables'), argumentAt(call, 2, 'the start values')]
  if (names.kind !== 'list' || starts.kind !== 'list') return overRange(call, rate, args, order)
  const nested = [...names.items, ...starts.items].find(({ kind }) => kind === 'list')
  if (nested) throw new DimensionError(message('argument.flat-lists', { name: call.name }), nested.span)
  return { rate, names, starts, values: starts.items, end: argumentAt(call, 3, 'an end') }
}

/** The other form: `odesolve(f, t = t0..t1, y, y0)`, with lists for several unknowns, or values of one. */
function overRange(
  call: RuleCall,
  rate: Expression,
  [, time, unknown]: readonly Expression[],
  order: StateOrder,
): Asked {
  const { name: variable, value: range } = variableArgument(call, time!)
  if (range?.kind !== 'range')
    throw new DimensionError(message('argument.range', { name: call.node.name }), time!.span) // prettier-ignore
  const sought = variableNames(call, argumentAt(call, 2, 'the unknown'))
  const starts = argumentAt(call, 3, 'a start value')
  checkRange(call, range)
  const groups = unknown!.kind === 'list' ? startsOf(starts, sought, rate) : [itemsOf(starts)]
  checkStarts(call, starts, unknown!.kind === 'list' ? sought.length : null, groups.length)
  const orders = sought.map((_, index) => groups[index]?.length ?? 1)
  const ordered = <Item>(items: readonly (readonly Item[])[]): Item[] =>
    order === 'by unknown' ? items.flat() : byDerivative(items)
  const states = ordered(sought.map((name, index) => derivativesOf(name, orders[index]!)))
  const names: ListNode = { kind: 'list', span: unknown!.span, items: [variable, ...states] }
  const rates = ratesOf(rate, sought, orders)
  rates.forEach(each => checkOrders(each, sought, orders))
  if (rates.length !== sought.length && (rates.length > 1 || orders.some(order => order > 1)))
    throw new DimensionError(message('argument.count.derivatives', { derivatives: rates.length, unknowns: sought.length }), rate.span) // prettier-ignore
  const isPlain = orders.every(order => order === 1) && rates.length === 1
  const chained = ordered(
    rates.map((each, index) => [...derivativesOf(sought[index]!, orders[index]!).slice(1), each]),
  )
  return {
    rate: isPlain ? rates[0]! : listNode(chained, rate),
    names,
    starts,
    values: [range.from, ...ordered(groups)],
    end: range.to,
  }
}

/** The first items of all rows, then the second ones of those that have them. */
function byDerivative<Item>(rows: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(...rows.map(row => row.length))
  return Array.from({ length: longest }, (_, place) =>
    rows.flatMap(row => row.slice(place, place + 1)),
  ).flat()
}

/** The start values of each unknown: a row each, or one list cut by the orders of the equations. */
function startsOf(
  starts: Expression,
  sought: readonly NameNode[],
  rate: Expression,
): readonly (readonly Expression[])[] {
  const items = itemsOf(starts)
  const isFlat = starts.kind === 'list' && items.every(({ kind }) => kind !== 'list')
  if (!isFlat || items.length === sought.length) return items.map(itemsOf)
  const names = nodesIn(rate).flatMap(node => (node.kind === 'name' ? node.name : []))
  const orders = sought.map(({ name }) =>
    Math.max(1, ...names.filter(each => baseOf(each) === name).map(primesOf)),
  )
  if (orders.reduce((sum, order) => sum + order) !== items.length) return items.map(itemsOf)
  let from = 0
  return orders.map(order => items.slice(from, (from += order)))
}

function checkRange(call: RuleCall, { from, to }: RangeNode): void {
  for (const end of [from, to]) {
    const size = end.kind === 'unary' ? end.operand : end
    if (size.kind === 'constant' && size.name === 'infinity')
      throw new DimensionError(message('argument.infinite-range', { name: call.node.name }), end.span) // prettier-ignore
  }
}

/**
 * @param count of the unknowns in a list; null for one without
 * @param groups for how many unknowns there are start values
 */
function checkStarts(call: RuleCall, starts: Expression, count: number | null, groups: number): void {
  if (count === null) return
  const given = starts.kind === 'list' || starts.kind === 'matrix' ? groups : null
  if (given === count || (given === null && count === 1)) return
  const counted = given === null ? 'written in brackets' : `there are ${given} for ${count}`
  throw new DimensionError(message('argument.count.starts', { name: call.node.name, counted }), starts.span) // prettier-ignore
}

const listNode = (items: readonly Expression[], { span }: Expression): ListNode => ({ kind: 'list', items, span }) // prettier-ignore

function itemsOf(node: Expression): readonly Expression[] {
  if (node.kind === 'list') return node.items
  return node.kind === 'matrix' ? node.rows.map(row => listNode(row, node)) : [node]
}

/** An unknown and its derivatives below its order: x, x'. */
const derivativesOf = (name: NameNode, order: number): NameNode[] =>
  Array.from({ length: order }, (_, primes) => ({ ...name, name: name.name + "'".repeat(primes) }))

/** The highest derivative of each unknown; equations stand in any order, formulas in that of the unknowns. */
function ratesOf(
  rate: Expression,
  sought: readonly NameNode[],
  orders: readonly number[],
): readonly Expression[] {
  const listed = rate.kind === 'list' ? rate.items : [rate]
  const equations = listed.flatMap(item => equationOf(item) ?? [])
  const derivatives = equations.flatMap(equation => derivativesIn(equation, sought))
  if (equations.length < listed.length || listed.length !== sought.length || derivatives.length === 0)
    return sought.length > 1 && rate.kind !== 'list' ? [rate] : listed
  const highest = sought.map(({ name }, index) => name + "'".repeat(orders[index]!))
  const explicit = equations.map(([left, right]) => explicitOf(left, right, highest))
  if (explicit.includes(null)) return implicitRates(equations, derivatives, sought, orders, rate)
  return sought.map(({ name }, index) => {
    const one = explicit.find(each => baseOf(each!.left.name) === name)
    if (!one) throw missing(name, rate)
    checkOrder(name, one.left, orders[index]!)
    return one.rate
  })
}

/** `m*x'' + c*x' + k*x = F`, also several that have the same highest derivatives. */
function implicitRates(
  equations: readonly Sides[],
  derivatives: readonly NameNode[],
  sought: readonly NameNode[],
  orders: readonly number[],
  { span }: Expression,
): readonly Expression[] {
  const highest = sought.map(({ name }, index) => name + "'".repeat(orders[index]!))
  sought.forEach(({ name }, index) => {
    const own = derivatives.filter(each => baseOf(each.name) === name)
    const beyond = own.find(each => primesOf(each.name) > orders[index]!)
    if (beyond) checkOrder(name, beyond, orders[index]!)
    if (own.some(each => each.name === highest[index])) return
    if (!own[0]) throw missing(name, { span })
    checkOrder(name, own[0], orders[index]!)
  })
  const rates = isolated(equations, highest)
  if (rates) return rates
  const [first, ...others] = highest
  throw new DimensionError(
    others.length === 0
      ? message('argument.explicit.one', { derivative: first! })
      : message('argument.explicit.several', { derivatives: highest.join(', ') }),
    span,
  )
}

const missing = (name: string, { span }: Pick<Expression, 'span'>): DimensionError =>
  new DimensionError(message('argument.count.equation', { name }), span)

function checkOrder(name: string, { name: left, span }: NameNode, order: number): void {
  const primes = primesOf(left)
  if (primes > order) throw new DimensionError(tooFew(name, primes - 1), span)
  if (primes === order) return
  throw new DimensionError(message('argument.count.order', { name, order }), span)
}

type Sides = readonly [left: Expression, right: Expression]

function equationOf(node: Expression): readonly [Sides] | null {
  if (node.kind !== 'compare' || node.relations[0] !== '==') return null
  const [left, right, more] = node.operands
  return left && right && !more ? [[left, right]] : null
}

/** `x'' = …`, where no highest derivative stands right. */
function explicitOf(
  left: Expression,
  rate: Expression,
  highest: readonly string[],
): { readonly left: NameNode; readonly rate: Expression } | null {
  const isAlone = left.kind === 'name' && left.name.endsWith("'")
  return isAlone && !highest.some(name => mentions(rate, name)) ? { left, rate } : null
}

/** The derivatives of the unknowns in an equation. */
function derivativesIn(equation: Sides, sought: readonly NameNode[]): NameNode[] {
  const names = new Set(sought.map(({ name }) => name))
  const isDerivative = (part: Expression): part is NameNode =>
    part.kind === 'name' && part.name.endsWith("'") && names.has(baseOf(part.name))
  return equation.flatMap(side => nodesIn(side).filter(isDerivative))
}

const baseOf = (name: string): string => name.replace(/'+$/, '')
const primesOf = (name: string): number => name.length - baseOf(name).length

/** Start values tell the order: a derivative of that order stands left, those in formulas are below it. */
function checkOrders(rate: Expression, sought: readonly NameNode[], orders: readonly number[]): void {
  for (const node of nodesIn(rate)) {
    if (node.kind !== 'name' || primesOf(node.name) === 0) continue
    const index = sought.findIndex(({ name }) => name === baseOf(node.name))
    if (index < 0 || primesOf(node.name) < orders[index]!) continue
    throw new DimensionError(tooFew(sought[index]!.name, primesOf(node.name)), node.span)
  }
}

function tooFew(name: string, order: number): Message<ProblemCode> {
  const needed = Array.from({ length: order + 1 }, (_, primes) => name + "'".repeat(primes))
  return message('argument.count.start-values', { needed: needed.join(', ') })
}

/** The rates with the events: the value of each, the direction of its zero crossing, and the states afterwards. */
function withEvents(
  call: RuleCall,
  found: Unknowns,
  rates: Expression,
  events: readonly Expression[],
): Expression {
  const happens = events.map(event => {
    const [condition, ...changes] = itemsOf(event)
    const [value, way] = passage(call, condition ?? event)
    return listNode([value, way, listNode(changed(call, found, changes), event)], event)
  })
  return operationNode('ode_events', [rates, listNode(happens, rates)], rates.span)
}

/** Direction of the zero crossing that an event waits for, by the relation of its condition: 0 any, -1 falling, 1 rising. */
const WAYS: Readonly<Record<string, string>> = { '==': '0', '<': '-1', '<=': '-1', '>': '1', '>=': '1' }

function passage(call: RuleCall, condition: Expression): [value: Expression, way: Expression] {
  const { span } = condition
  const [left, right, more] = condition.kind === 'compare' ? condition.operands : []
  const way = condition.kind === 'compare' ? WAYS[condition.relations[0]!] : undefined
  if (!left || !right || more || way === undefined) throw new DimensionError(message('argument.event'), span)
  const difference = call.infer(binaryNode('-', left, right, (condition as CompareNode).relationSpans[0]!))
  return [difference.tree, numberNode(way, span)]
}

/** All unknowns after an event; none where it ends the solution. */
function changed(call: RuleCall, { names, terms }: Unknowns, changes: readonly Expression[]): Expression[] {
  if (changes.length === 0) return []
  const states: Expression[] = [...names.slice(1)]
  for (const change of changes) {
    const [left, right] = change.kind === 'compare' && change.relations[0] === '==' ? change.operands : []
    const index = left?.kind === 'name' ? names.findIndex(({ name }) => name === left.name) : -1
    if (index < 1 || !right)
      throw new DimensionError(message('argument.event-change'), change.span) // prettier-ignore
    const value = call.infer(right)
    if (!unify(terms[index]!, commonElement(call, value).term)) {
      throw new DimensionError(
        message('unit.mismatch.event', {
          name: names[index]!.name,
          measured: words(describe(undefined, scalar(terms[index]!))),
          found: words(describe(value.source, value.form)),
        }),
        right.span,
      )
    }
    states[index - 1] = value.tree
  }
  return states
}

function checkRates(call: RuleCall, { names, terms }: Unknowns, body: Typed): void {
  const [time, ...states] = terms
  states.forEach((state, index) => {
    const rate = rateAt(body.form, index)
    if (rate === undefined || unify(rate.term, divideTerms(state, time!))) return
    const needed = describe(undefined, scalar(divideTerms(state, time!)))
    throw new DimensionError(
      message('unit.mismatch.derivative', {
        name: names[index + 1]!.name,
        needed,
        found: describe(undefined, rate),
      }),
      call.node.args[0]!.span,
    )
  })
}

function rateAt(form: Typed['form'], index: number): ScalarForm | undefined {
  if (form.kind === 'scalar') return index === 0 ? form : undefined
  if (form.kind === 'uniform') return scalar(form.term)
  const item = form.kind === 'list' ? form.items[index] : undefined
  return item?.kind === 'scalar' ? item : undefined
}
