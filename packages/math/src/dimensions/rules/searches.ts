/**
 * Calls for roots and extremes that are searched by numbers alone, with the symbolic call as the last
 * argument: it is taken where their names have no values, or what they hold cannot be computed by numbers.
 */
import { operationName } from '@calcwright/reference/functions'

/** `(equation, x, guess, otherwise)`. */
export const ROOT_NEAR = operationName('root_near')
/** `(equation, x, low, high, otherwise)`. */
export const ROOT_BETWEEN = operationName('root_between')
/** `(equation, x, otherwise)`: a list of all roots that are found. */
export const ROOTS_ANYWHERE = operationName('roots_anywhere')
/** `([equations], [variables], otherwise)`, or with guesses before the last. */
export const ROOTS_NEAR = operationName('roots_near')

/** `(f, x, low, high, otherwise)`, or with lists of names and bounds, which may be infinite. */
export const LEAST_VALUE = operationName('lowest_value')
/** Like `LEAST_VALUE`: a list of all places of the least value; of several variables the one place. */
export const LEAST_PLACES = operationName('lowest_places')

const SEARCHES: ReadonlySet<string> = new Set([
  ROOT_NEAR,
  ROOT_BETWEEN,
  ROOTS_ANYWHERE,
  ROOTS_NEAR,
  LEAST_VALUE,
  LEAST_PLACES,
])

/** Whether a call is one of them. */
export const isSearch = (name: string): boolean => SEARCHES.has(name)
