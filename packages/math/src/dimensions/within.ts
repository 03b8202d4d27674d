/** A problem inside of functions: the sentence begins with their names, outermost first. */
export interface Within {
  readonly message: string
  /** The functions whose calls it lies in, with which the sentence begins. */
  readonly within?: readonly string[]
}

const lead = (names: readonly string[]): string => names.map(name => `in ${name}: `).join('')

/** The problem in a call of a function. In a call of the function by itself it stays as it is. */
export function inFunction<Problem extends Within>(problem: Problem, name: string): Problem {
  const { message, within = [] } = problem
  if (within[0] === name) return problem
  return { ...problem, message: lead([name]) + message, within: [name, ...within] }
}

/** The problem without functions that the reader of the message has never seen. */
export function withoutFunctions<Problem extends Within>(
  problem: Problem,
  isUnknown: (name: string) => boolean,
): Problem {
  const { message, within = [], ...rest } = problem
  const known = within.filter(name => !isUnknown(name))
  const own = message.slice(lead(within).length)
  return { ...rest, message: lead(known) + own, ...(known.length > 0 && { within: known }) } as Problem
}
