/**
 * Responsibilities: a second opinion on integrals, derivatives, limits, sums and products. The engine finds formulas
 * for them and may be wrong about signs, branches and conditions: before a result is shown it is compared with
 * numbers that are found without the engine, at some places where names have no value.
 */
import type { Inferred } from '@calcwright/math/dimensions'
import { nodesIn } from '@calcwright/math/expression'
import type { Expression, NameNode } from '@calcwright/math/expression'
import { compileNumeric, wordOf } from '@calcwright/math/numeric'
import type { NumericNames } from '@calcwright/math/numeric'
import { operationName } from '@calcwright/reference/functions'
import { freeSymbol } from '../engine/symbols.ts'
import { numericNames, variablesBehind } from '../names/numeric-names.ts'
import type { NameScope } from '../values/known.ts'
import type { Numbers } from '../values/numbers.ts'
import { decimalText } from '../values/numbers.ts'
import type { Request } from '../values/prepared.ts'
import { PreparationStopped } from './preparing.ts'

/** Polls, each after 4096 values of an integrand, after which a result goes without numbers. */
const MOST_POLLS = 25
/** The same of an integral inside of another. */
const MOST_POLLS_NESTED = 200
/** Parts of the longest formula that is checked. */
const MOST_PARTS = 400
/** The most by which numbers that are found in two ways differ, as a share. */
const AGREED = 1e-6

/** By the engine's words. */
const CHECKED: ReadonlySet<string> = new Set([
  'definite', 'integral_of_values', 'primitive', 'integrate', 'int', 'diff', 'slope_of', 'limit', 'sum', 'product',
]) // prettier-ignore

class TooLong extends Error {}

/** A text for the engine that compares, and the number that it is compared with where there is one. */
export interface Witnessed {
  readonly text: string
  readonly value?: number
}

/**
 * @param text the formula in the engine's words
 * @returns the same with numbers to compare it with; null where there is nothing to check, or no number is certain
 * @throws Stop where values are needed that are still being computed
 */
export function witnessed(inferred: Inferred, { scope, settings }: Request, text: string): Witnessed | null {
  const { expression, variants, free, shape } = inferred
  if (shape.kind !== 'scalar' || !isToBeChecked(expression, scope)) return null
  const numbers = valuesBehind(expression, scope)
  if (!numbers) return null
  const names = numericNames(scope, variants, numbers)
  const unknown = free.map(({ name }) => name)
  const { oneIndexed } = settings
  const antiderivative = antiderivativeIn(expression)
  if (antiderivative) {
    const others = unknown.filter(name => name !== antiderivative.variable.name)
    const { integral, variable } = antiderivative
    const find = inBothWays(integral, [FROM, TO, ...others], names, oneIndexed)
    return find && ofAntiderivative(find, variable, others, placesFor(expression, scope), text)
  }
  const most = integralsIn(expression, scope, new Set()) > 1 ? MOST_POLLS_NESTED : MOST_POLLS
  const find = inBothWays(expression, unknown, names, oneIndexed, unknown.length > 0 ? MOST_POLLS : most)
  if (!find) return null
  if (unknown.length > 0) return ofFormula(find, unknown, placesFor(expression, scope), text)
  const value = find([])
  return value === null ? null : { text: `witnessed(${text},${decimalText(value)})`, value }
}

/** Whether integrals and the like stand in a formula, or in a function that it calls. */
export function isToBeChecked(
  expression: Expression,
  scope: NameScope,
  seen: Set<string> = new Set(),
): boolean {
  const nodes = nodesIn(expression)
  if (nodes.length > MOST_PARTS) return false
  return nodes.some(node => {
    if (node.kind !== 'call') return false
    if (CHECKED.has(wordOf(node))) return true
    const known = scope.known(node.name.split('@')[0]!)
    if (known?.kind !== 'function' || seen.has(known.symbol)) return false
    seen.add(known.symbol)
    return isToBeChecked(known.definition.body, known.scope, seen)
  })
}

const INTEGRALS: ReadonlySet<string> = new Set(['definite', 'integral_of_values'])

/** How many integrals between bounds a formula has, with those of the functions that it calls. */
function integralsIn(expression: Expression, scope: NameScope, seen: Set<string>): number {
  return nodesIn(expression).reduce((count, node) => {
    if (node.kind !== 'call') return count
    const known = scope.known(node.name.split('@')[0]!)
    if (known?.kind !== 'function' || seen.has(known.symbol))
      return count + (INTEGRALS.has(wordOf(node)) ? 1 : 0)
    seen.add(known.symbol)
    return count + integralsIn(known.definition.body, known.scope, seen)
  }, 0)
}

/** The numbers of the variables that a formula reads, by symbol; null where one of them is more than a number. */
function valuesBehind(expression: Expression, scope: NameScope): ReadonlyMap<string, Numbers> | null {
  const numbers = new Map<string, Numbers>()
  let isPending = false
  for (const [symbol, known] of variablesBehind(expression, scope)) {
    const own = known.numbers?.()
    isPending ||= known.value === 'pending' && own === undefined
    if (own) numbers.set(symbol, own)
    else if (known.value !== 'pending') return null
  }
  if (isPending) throw new PreparationStopped({ kind: 'pending' })
  return numbers
}

/** The value of a formula at values of its names; null where it is not certain. */
type Finder = (at: readonly number[]) => number | null

function inBothWays(
  expression: Expression,
  variables: readonly string[],
  names: NumericNames,
  oneIndexed: boolean,
  most = MOST_POLLS,
): Finder | null {
  let polls = 0
  const poll = (): void => {
    polls += 1
    if (polls > most) throw new TooLong()
  }
  const own: NumericNames = name => (variables.includes(name) ? undefined : names(name))
  // Narrow peaks are where the arguments of powers and exponentials are zero.
  const scope = { variables, names: own, complex: false, oneIndexed, poll, centred: true }
  const [first, second] = ([0, 1] as const).map(careful => compileNumeric(expression, { ...scope, careful }))
  if (!first?.ok || !second?.ok) return null
  return at => {
    try {
      const [a, b] = [first.run(at), second.run(at)]
      if (!a.ok || !b.ok || a.isVague || b.isVague) return null
      return typeof a.value === 'number' && typeof b.value === 'number' && areNear(a.value, b.value)
        ? a.value
        : null
    } catch (error) {
      if (error instanceof TooLong) return null
      throw error
    }
  }
}

const areNear = (a: number, b: number): boolean =>
  Number.isFinite(a) && Math.abs(a - b) <= AGREED * Math.max(Math.abs(a), Math.abs(b))

/** Values that names are tried with: of both signs, and beside the numbers of the formula, where pieces meet. */
interface Places {
  readonly usual: readonly number[]
  readonly beside: readonly number[]
}

const USUAL = [0.37, 1.62, -0.81, 2.93, -2.27]
const MOST_BESIDE = 4

function placesFor(expression: Expression, scope: NameScope): Places {
  const numbers = new Set<number>()
  const collect = (part: Expression, within: NameScope, depth: number): void => {
    for (const node of nodesIn(part)) {
      if (node.kind === 'number') numbers.add(Number(node.text))
      const known = node.kind === 'call' ? within.known(node.name.split('@')[0]!) : undefined
      if (known?.kind === 'function' && depth < 4) collect(known.definition.body, known.scope, depth + 1)
    }
  }
  collect(expression, scope, 0)
  numbers.delete(0)
  const beside = [...numbers].slice(0, MOST_BESIDE).flatMap(number => [0.83 * number, 1.21 * number])
  return { usual: USUAL, beside }
}

/** One value for each name: the first is tried at all places. */
function valuesAt({ usual, beside }: Places, names: number): number[][] {
  const of = (place: number, name: number): number =>
    usual[(place + 2 * name) % usual.length]! * (1 + 0.07 * name)
  return [...usual, ...beside].map((first, place) =>
    Array.from({ length: names }, (_, name) => (name === 0 ? first : of(place, name))),
  )
}

function ofFormula(find: Finder, unknown: readonly string[], places: Places, text: string): Witnessed | null {
  const certain = valuesAt(places, unknown.length).flatMap(at => {
    const value = find(at)
    return value === null ? [] : [{ at, value }]
  })
  if (certain.length === 0) return null
  const positive = certain.filter(({ at }) => at.every(value => value > 0))
  const table = (rows: typeof certain): string =>
    `[${rows.map(({ at }) => listText(at)).join(',')}],${listText(rows.map(({ value }) => value))}`
  const symbols = unknown.map(freeSymbol).join(',')
  // The formula is a function so that it can be taken again, with other assumptions about its names.
  return { text: `witnessed_at((arg_w->${text}),[${symbols}],${table(certain)},${table(positive)})` }
}

const listText = (numbers: readonly number[]): string => `[${numbers.map(decimalText).join(',')}]`

/** Names that no formula has. */
const [FROM, TO] = ['arg_from', 'arg_to']

/** The variable of a formula that is an antiderivative, and its difference as an integral; null for others. */
function antiderivativeIn(expression: Expression): { variable: NameNode; integral: Expression } | null {
  if (expression.kind !== 'call') return null
  const { span } = expression
  const [first, variable, ...bounds] = expression.args
  if (wordOf(expression) === 'primitive' && first?.kind === 'list') return antiderivativeIn(first.items[0]!)
  if (wordOf(expression) !== 'int' || !first || variable?.kind !== 'name' || bounds.length > 0) return null
  const ends = [FROM, TO].map((name): Expression => ({ kind: 'name', name, span }))
  const args = [first, variable, ...ends]
  return { variable, integral: { kind: 'call', name: operationName('definite'), nameSpan: span, args, span } }
}

function ofAntiderivative(
  find: Finder,
  variable: NameNode,
  others: readonly string[],
  places: Places,
  text: string,
): Witnessed | null {
  const ends = [...places.usual, ...places.beside].toSorted((a, b) => a - b)
  const rest = valuesAt(places, others.length)
  const certain = ends.slice(1).flatMap((to, index) => {
    const [from, own] = [ends[index]!, rest[index]!]
    const value = from < to ? find([from, to, ...own]) : null
    return value === null ? [] : [{ from: [from, ...own], to: [to, ...own], value }]
  })
  if (certain.length === 0) return null
  const symbols = [variable.name, ...others].map(freeSymbol)
  const pairs = certain.map(({ from, to }) => `[${listText(from)},${listText(to)}]`)
  const values = listText(certain.map(({ value }) => value))
  return { text: `witnessed_over(${text},[${symbols.join(',')}],[${pairs.join(',')}],${values})` }
}
