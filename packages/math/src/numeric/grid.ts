/**
 * Sums of typed decimals: 0.1 added ten thousand times is 1000, and in doubles 1000.00000000016. All of them are
 * multiples of a power of ten, the grid, to which sums go back whose distance from it is rounding.
 */
import type { Expression } from '../expression/tree.ts'
import { nodesIn } from '../expression/walk.ts'
import { isList, type NumericValue } from './value.ts'

/** Decimal places from which on numbers are no typed ones. */
const MOST_PLACES = 12
/** Numbers of a list that are looked at. */
const MOST_ITEMS = 1000
/** Rounding of a sum, as a share of its terms. */
const ROUNDING = 4 * Number.EPSILON
/** Part of the grid that rounding may make out at most. */
const LEAST_CERTAIN = 0.01

/**
 * @param parts formulas whose typed numbers count
 * @param values numbers that they begin with
 * @returns multiples of the grid in 1; undefined where all numbers are whole, or none is a short decimal
 */
export function gridOf(parts: Iterable<Expression>, values: Iterable<NumericValue>): number | undefined {
  let most = 0
  for (const part of parts) for (const node of nodesIn(part)) most = Math.max(most, placesOf(node))
  for (const value of values)
    for (const item of isList(value) ? value.slice(0, MOST_ITEMS) : [value])
      if (typeof item === 'number') most = Math.max(most, places(item))
  return most === 0 ? undefined : 10 ** most
}

/** A typed number, or its product with the size of its unit. */
function placesOf(node: Expression): number {
  if (node.kind === 'number') return places(Number(node.text))
  if (node.kind !== 'binary' || node.left.kind !== 'number' || node.right.kind !== 'number') return 0
  const [left, right] = [Number(node.left.text), Number(node.right.text)]
  if (node.operator === '*') return within(places(left) + places(right))
  return node.operator === '/' ? places(left / right) : 0
}

function places(value: number): number {
  const [, fraction = '', power = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? []
  return within(Math.max(0, fraction.length - Number(power)))
}

const within = (count: number): number => (count > MOST_PLACES ? 0 : count)

/**
 * @param sum of two terms, or their difference, as doubles give it
 * @param grid multiples in 1, from gridOf
 * @returns the multiple beside which the sum lies, or the sum where there is none
 */
export function onGrid(sum: number, left: number, right: number, grid: number): number {
  const scaled = sum * grid
  const multiple = Math.round(scaled)
  const error = ROUNDING * (Math.abs(left) + Math.abs(right)) * grid
  return error < LEAST_CERTAIN && Math.abs(scaled - multiple) <= error ? multiple / grid : sum
}
