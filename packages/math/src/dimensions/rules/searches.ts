/**
 * Calls for roots and extremes that are searched by numbers alone, with the engine's own call as the last
 * argument: it is taken where their names have no values, or what they hold cannot be computed by numbers.
 */
import { engineName } from '@calcwright/reference/functions'
import type { Expression } from '../../expression/tree.ts'
import { mapExpression } from '../../expression/walk.ts'

/** `(equation, x, guess, otherwise)`. */
export const ROOT_NEAR = engineName('root_near')
/** `(equation, x, low, high, otherwise)`. */
export const ROOT_BETWEEN = engineName('root_between')
/** `(equation, x, otherwise)`: a list of all roots that are found. */
export const ROOTS_ANYWHERE = engineName('roots_anywhere')
/** `([equations], [variables], otherwise)`, or with guesses before the last. */
export const ROOTS_NEAR = engineName('roots_near')

/** `(f, x, low, high, otherwise)`, or with lists of names and bounds, which may be infinite. */
export const LEAST_VALUE = engineName('lowest_value')
/** Like `LEAST_VALUE`: a list of all places of the least value; of several variables the one place. */
export const LEAST_PLACES = engineName('lowest_places')

const SEARCHES: ReadonlySet<string> = new Set([
  ROOT_NEAR,
  ROOT_BETWEEN,
  ROOTS_ANYWHERE,
  ROOTS_NEAR,
  LEAST_VALUE,
  LEAST_PLACES,
])

/** `(equations, unknowns, otherwise)`: the engine's answer, or where it has none, that of a search. */
export const SOLVED_ANYHOW = engineName('solved_anyhow')

/** Whether a call is one of them. */
export const isSearch = (name: string): boolean => SEARCHES.has(name)

/** @returns the formula with the engine's own calls in place of searches, as the engine cannot compute those */
export function withoutSearches(formula: Expression): Expression {
  return mapExpression(formula, node => {
    if (node.kind !== 'call') return node
    if (node.native) return { kind: 'constant', name: 'undef', span: node.span }
    return SEARCHES.has(node.name) || node.name === SOLVED_ANYHOW ? node.args.at(-1)! : node
  })
}
