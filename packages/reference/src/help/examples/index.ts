/**
 * A worked example for every function: one a line, three columns divided by ` | `.
 *
 * 1. The name.
 * 2. A call, in plain notation.
 * 3. What a new worksheet shows for it; empty where that is different each time (random numbers, times).
 *
 * The results are known from elsewhere (closed forms, tables), and the command line's tests evaluate
 * every line: nothing is offered that does not work.
 */
import { algebra } from './algebra.ts'
import { calculus } from './calculus.ts'
import { complex, exponentials } from './exponentials.ts'
import { geometry, trigonometry } from './trigonometry.ts'
import { integers, permutations } from './integers.ts'
import { lists } from './lists.ts'
import { logic, reals } from './reals.ts'
import { matrices } from './matrices.ts'
import { polynomials } from './polynomials.ts'
import { probability, random } from './probability.ts'
import { solvers, units } from './solvers.ts'

/** A call and what it gives, both in plain notation. */
export interface HelpExample {
  readonly call: string
  /** Null where it is different each time. */
  readonly result: string | null
}

const TEXTS = [
  algebra, calculus, complex, exponentials, geometry, integers, lists, logic, matrices, permutations,
  polynomials, probability, random, reals, solvers, trigonometry, units,
] // prettier-ignore

/** By the name of the function, word or operator. */
export const EXAMPLES: ReadonlyMap<string, HelpExample> = new Map(
  TEXTS.flatMap(text => text.split('\n'))
    .filter(line => line !== '')
    .map(line => {
      const [name, call, result] = line.split(/ \| ?/)
      return [name!, { call: call!, result: result || null }]
    }),
)
