/** How much the tests do: `npm test -- full` also runs what is rare and long. */

/** Set by `npm test -- full`. */
export const FULL = 'CALCWRIGHT_FULL_TESTS'

export const isFull = process.env[FULL] === 'yes'

/** A size that a test works with, such as the number of runs of a property. */
export const sized = <T>({ usual, full }: { readonly usual: T; readonly full: T }): T =>
  isFull ? full : usual

/** Tag of the browser tests of what seldom happens, which only `npm test -- full` runs. */
export const RARE = '@rare'

/** Tag of the browser tests of the main ways, which also run in Firefox. */
export const EVERY_BROWSER = '@every-browser'
