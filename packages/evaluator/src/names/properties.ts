/**
 * Responsibilities: properties of values in a formula. A figure is written into the formula as the quantity that it
 * is; a function of others becomes a call that carries its meaning (`native`), which dimensions, solvers and plots
 * follow like any other.
 */
import { mapChildren, mapExpression, toPlain, parseUnit } from '@calcwright/math/expression'
import type { CallNode, Expression, NameNode, PropertyNode, Span } from '@calcwright/math/expression'
import { message } from '@calcwright/math/messages/properties'
import { isArgument, isMaker, loadedMaker, PropertyFault, propertyNamed } from '@calcwright/reference/holders'
import type { NativeFunction, Property, PropertyHolder } from '@calcwright/reference/holders'
import { editDistance } from '@calcwright/reference/spelling'
import { nearest } from '../graph/nearest.ts'
import type { NameScope } from '../values/known.ts'
import { NameFault } from './name-fault.ts'

/** @returns the value whose property is read; undefined where the object is none, as a table is */
export function holderAt(
  { object, row, span }: PropertyNode,
  scope: NameScope,
  bound: readonly string[],
): PropertyHolder | undefined {
  if (object.kind === 'call' && isMaker(object.name)) return made(object)
  if (object.kind !== 'name' || bound.includes(object.name)) return undefined
  const known = scope.known(object.name)
  if (known) return known.kind === 'variable' ? known.holder : undefined
  if (row && isMaker(object.name)) return makeHolder(object.name, row.text, span)
  return undefined
}

/** A value without a name: `material("S355"):E`. */
function made(call: CallNode): PropertyHolder {
  if (call.args.length > 0) throw new NameFault(message('property.made', { name: call.name }), call.span)
  return makeHolder(call.name, call.text?.text ?? '', call.span)
}

/** @throws NameFault with the sentence of the maker */
export function makeHolder(maker: string, text: string, span: Span): PropertyHolder {
  return guarded(span, () => loadedMaker(maker)!({ text, named: new Map(), unnamed: [] }))
}

/** @returns what `make` gives; its fault gets a place in the formula */
export function guarded<T>(span: Span, make: () => T): T {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof PropertyFault)) throw error
    throw new NameFault(message('property.fault', { problem: error.message }), span)
  }
}

/** @returns the figure of a property, or a call of its function */
export function propertyOf(node: PropertyNode, holder: PropertyHolder, scope: NameScope): Expression {
  const { object, property: name, span } = node
  const owner = node.row ? holder.title : toPlain(object)
  const property = propertyNamed(holder, name)
  const pair = property || node.args ? undefined : holder.pairs?.[name]
  if (pair)
    return {
      kind: 'list',
      items: pair.map(one => propertyOf({ ...node, property: one }, holder, scope)),
      span,
    }
  if (!property) throw missing(node, owner, holder)
  const title = `${owner}:${name}`
  if (node.args) return callOf(node, property, title, scope)
  if (property.value !== undefined) return figure(property.value, property.unit, span)
  throw new NameFault(message('property.arguments', { property: title, allowed: placesOf(property) }), span)
}

const placesOf = ({ call }: Property): string => call?.places.join(', ') ?? ''

function missing({ property, span }: PropertyNode, name: string, holder: PropertyHolder): NameFault {
  const problem = holder.absent?.[property]
  if (problem !== undefined) return new NameFault(message('property.fault', { problem }), span)
  const names = holder.properties.flatMap(one => [one.name, ...(one.aliases ?? [])])
  const likely = nearest(property, names)
  if (likely !== undefined)
    return new NameFault(message('property.missing.likely', { name, property, likely }), span)
  const { length: count } = holder.properties
  if (count <= MOST_LISTED) {
    const list = holder.properties.map(one => one.name).join(', ')
    return new NameFault(message('property.missing', { name, property, list }), span)
  }
  const list = nearestProperties(property, holder.properties).join(', ')
  return new NameFault(message('property.missing.many', { name, property, list, count }), span)
}

/** Names of properties that can be taken in at a glance. */
const MOST_LISTED = 15
const NEAREST = 5

/** First those whose meaning shares a word with the text, then those with the fewest different letters. */
function nearestProperties(text: string, properties: readonly Property[]): readonly string[] {
  const lower = text.toLowerCase()
  const sharesWord = ({ title }: Property): boolean =>
    title
      .toLowerCase()
      .match(/[a-z]{4,}/g)
      ?.some(word => lower.includes(word)) ?? false
  const distanceTo = ({ name, aliases = [] }: Property): number =>
    Math.min(...[name, ...aliases].map(one => editDistance(lower, one.toLowerCase())))
  return properties
    .map(one => ({ name: one.name, shares: sharesWord(one), distance: distanceTo(one) }))
    .sort((a, b) => Number(b.shares) - Number(a.shares) || a.distance - b.distance)
    .slice(0, NEAREST)
    .map(({ name }) => name)
}

function callOf(node: PropertyNode, { call, unit }: Property, title: string, scope: NameScope): CallNode {
  const { span } = node
  if (!call) throw new NameFault(message('property.figure', { property: title }), span)
  const given = node.args!.map((arg, at) => argumentAt(node, arg, at, call.units, scope))
  const unnamed = given.filter(({ name }) => name === undefined).length
  const places = call.places.filter(place => given.every(({ name }) => name !== place))
  if (unnamed > places.length)
    throw new NameFault(message('property.count', { property: title, allowed: call.places.join(', ') }), span)
  const named = given.map(({ name, arg, at }) => {
    const own = name ?? places.shift()!
    const parameter = call.units[own]
    if (parameter !== undefined) return { parameter: { name: own, unit: parameter }, arg }
    const allowed = Object.keys(call.units).join(', ')
    throw new NameFault(message('property.argument', { property: title, name: own, allowed }), at)
  })
  const parameters = named.map(({ parameter }) => parameter)
  const run = guarded(span, () => call.with(parameters.map(({ name }) => name)))
  const native: NativeFunction = { title, parameters, unit, run }
  return { kind: 'call', name: title, nameSpan: span, args: named.map(({ arg }) => arg), span, native }
}

interface Given {
  readonly name: string | undefined
  readonly arg: Expression
  readonly at: Span
}

function argumentAt(
  { labels }: PropertyNode,
  arg: Expression,
  at: number,
  units: Readonly<Record<string, string>>,
  scope: NameScope,
): Given {
  const label = labels?.[at]
  if (!label) return { name: undefined, arg, at: arg.span }
  if (!(label.name in units)) {
    // `W:h(S1:T, S1:P)`: the property of another value, without a name before it.
    const known = scope.known(label.name)
    const read = known?.kind === 'variable' && known.holder ? withObject(arg, label) : null
    if (read) return { name: undefined, arg: propertiesIn(read, scope), at: arg.span }
  }
  return { name: label.name, arg, at: label.span }
}

function propertiesIn(formula: Expression, scope: NameScope): Expression {
  if (formula.kind !== 'property') return mapChildren(formula, child => propertiesIn(child, scope))
  const holder = holderAt(formula, scope, [])
  return holder ? propertyOf(formula, holder, scope) : formula
}

/** `air:h(air:T, air:P)` reads like labels of arguments, but no argument is called `air`: its properties are meant. */
export function withStatesAsArguments(formula: Expression): Expression {
  return mapExpression(formula, node => {
    if (node.kind !== 'property' || !node.labels || !node.args) return node
    const { labels } = node
    const read = node.args.map((arg, at) => {
      const label = labels[at]
      return label && !isArgument(label.name) ? withObject(arg, label) : null
    })
    if (read.every(one => one === null)) return node
    return {
      ...node,
      args: node.args.map((arg, at) => read[at] ?? arg),
      labels: labels.map((label, at) => (read[at] ? null : label)),
    }
  })
}

/** A formula with its first name as a property of an object: `S1:` before `T + 5 [K]`. */
function withObject(formula: Expression, object: NameNode): Expression | null {
  const span = { start: object.span.start, end: formula.span.end }
  switch (formula.kind) {
    case 'name':
      return { kind: 'property', object, property: formula.name, span }
    case 'call':
      return { kind: 'property', object, property: formula.name, args: formula.args, span }
    case 'binary': {
      const left = withObject(formula.left, object)
      return left && { ...formula, left, span }
    }
    default:
      return null
  }
}

/** @returns the figure with its unit, exact to its last digit; undef for one that is missing */
export function figure(value: number | string | null, unit: string, span: Span): Expression {
  if (value === null) return { kind: 'constant', name: 'undef', span }
  const text = String(value).replace('e+', 'e')
  const size: Expression = { kind: 'number', text: text.replace(/^-/, ''), span }
  const number: Expression = text.startsWith('-')
    ? { kind: 'unary', operator: '-', operand: size, span }
    : size
  const parsed = unit === '' ? null : parseUnit(unit)
  return parsed?.ok ? { kind: 'quantity', value: number, unit: parsed.value, span } : number
}
