/**
 * Names that have a value unless the worksheet defines them: the number of the first element of a list, and
 * the standard gravity, a unit that nobody writes a number before.
 */
export const VALUES_ALONE: ReadonlySet<string> = new Set(['firstIndex', 'g_n'])
