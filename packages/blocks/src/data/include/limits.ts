/** Limits of includes. */

/** Number of characters from which a value is not drawn. */
const LONGEST_VALUE = 250

/**
 * Whether something included is too long to be drawn. A value counts by its LaTeX. A function counts by
 * its text: where the values of its worksheet were put in, its LaTeX is mostly the marks of units.
 * @param data plain notation, `x -> …` for a function
 */
export function isTooLong({ latex, data }: { readonly latex: string; readonly data: string }): boolean {
  return (isFunction(data) ? data : latex).length >= LONGEST_VALUE
}

/** Functions show their definition, which has the name in it. */
export const isFunction = (data: string): boolean => data.includes('->')

/** Limits of the person's plan; null for any number. */
export interface IncludeLimits {
  /** Variables of one include. */
  readonly variables: number | null
  /** Includes of the same worksheet in one. */
  readonly perSource: number | null
}

/** An include as it counts. */
export interface CountedInclude {
  readonly source: string
  readonly variables: number
}

/** Why a worksheet may not have these includes; null when it may. */
export function planLimitProblem(includes: readonly CountedInclude[], limits: IncludeLimits): string | null {
  const { variables, perSource } = limits
  if (variables !== null && includes.some(include => include.variables > variables))
    return tooManyVariables(variables)
  const ofOne = includes.map(
    ({ source }) => includes.filter(other => source !== '' && other.source === source).length,
  )
  if (perSource !== null && ofOne.some(count => count > perSource)) return tooManyIncludes(perSource)
  return null
}

export const tooManyVariables = (most: number): string =>
  `Your Subscription level only allows the inclusion of ${most} variables.  Please upgrade or remove some selected variables.`

const tooManyIncludes = (most: number): string =>
  `Your Subscription level only allows ${most === 1 ? 'one include' : `${most} includes`} of the same worksheet.  Please upgrade or change the include that is there.`
