/** Limits of includes. */

/** From this many characters of LaTeX on a value is not drawn. */
export const LONGEST_VALUE = 250
