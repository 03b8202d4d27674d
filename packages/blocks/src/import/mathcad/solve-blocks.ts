/** Solve blocks and symbolic commands of Mathcad. */
import { callOf, columnOf, infixOf, nameOf, numberOf, Unread, withName } from '../formula.ts'
import type { Formula } from '../formula.ts'

/** Words that end a solve block. */
export const SOLVERS = new Set(['find', 'minerr', 'minimize', 'maximize'])

export interface SolveBlock {
  readonly solver: string
  /** Function that is to be as small or as large as possible. */
  readonly goal: Formula | null
  readonly unknowns: readonly Formula[]
  readonly conditions: readonly Formula[]
  /** Takes a value that stands in a line of its own before the formula: @returns the name that it has there. */
  readonly before: (value: Formula) => Formula
}

/**
 * The end of a solve block: the values that its names have are the guesses.
 * @param origin the place of the first item of a list
 * @throws Unread
 */
export function solved(block: SolveBlock, origin: number): Formula {
  const { solver, goal, unknowns, conditions } = block
  if (unknowns.length === 0 || unknowns.some(({ kind }) => kind !== 'name'))
    throw new Unread('The unknowns of a solve block are no names.')
  const names = columnOf(unknowns)
  const chosen = (result: Formula): Formula =>
    unknowns.length === 1 ? { kind: 'element', of: result, places: [numberOf(origin)] } : result
  if (goal) {
    // A function without its arguments is one of the unknowns.
    const least = goal.kind === 'name' ? callOf(goal.name, ...unknowns) : goal
    const limits = conditions.length > 0 ? [columnOf(conditions)] : []
    return chosen(
      callOf(/^max/i.test(solver) ? 'find_maximum' : 'find_minimum', least, names, names, ...limits),
    )
  }
  const equations = conditions.filter(isEquation)
  const limits = conditions.filter(one => !isEquation(one))
  if (equations.length === 0) throw new Unread('The solve block has no equations.')
  if (equations.length > unknowns.length && /^minerr$/i.test(solver))
    return chosen(
      callOf(
        'find_minimum',
        squaresOf(equations),
        names,
        names,
        ...(limits.length > 0 ? [columnOf(limits)] : []),
      ),
    )
  const solution = callOf('fsolve', columnOf(equations), names, names)
  if (limits.length === 0) return chosen(solution)
  // A solution that does not satisfy the inequalities is none.
  const found = block.before(solution)
  const test = limits
    .map(limit =>
      unknowns.reduce<Formula>(
        (one, unknown, at) => withName(one, (unknown as { name: string }).name, itemOf(found, at + origin)),
        limit,
      ),
    )
    .reduce((left, right) => infixOf(left, 'and', right))
  return { kind: 'choice', test, value: chosen(found), otherwise: null }
}

const isEquation = (one: Formula): one is Extract<Formula, { kind: 'infix' }> =>
  one.kind === 'infix' && one.sign === '='

const itemOf = (list: Formula, place: number): Formula => ({
  kind: 'element',
  of: list,
  places: [numberOf(place)],
})

/** The sum of the squares of what the sides of equations differ by. */
const squaresOf = (equations: readonly Extract<Formula, { kind: 'infix' }>[]): Formula =>
  equations
    .map(({ left, right }) => infixOf(infixOf(left, '-', right), '^', numberOf(2)))
    .reduce((sum, square) => infixOf(sum, '+', square))

/** Carries out the commands of `→` with a formula. @throws Unread */
export function commanded(of: Formula, command: string, args: readonly Formula[]): Formula {
  switch (command) {
    case 'simplify':
    case 'factor':
    case 'expand':
      return callOf(command, of)
    case 'float':
      return callOf('approx', of)
    case 'solve':
      return callOf('solve', of, ...args)
    case 'substitute':
      return callOf('subst', of, ...args)
    case 'collect':
    case 'parfrac':
    case 'series':
      return callOf(command === 'parfrac' ? 'partfrac' : command, of, ...args)
    case 'convert':
      return args[0]?.kind === 'name' && args[0].name === 'parfrac'
        ? callOf('partfrac', of, ...args.slice(1))
        : unread(command)
    case 'coeffs':
      // The constant one is the first there.
      return callOf('reverse', callOf('coeff', of, ...args))
    case 'laplace':
    case 'invlaplace':
    case 'ztrans':
    case 'invztrans':
      return callOf(command, of, ...args, nameOf(TRANSFORMED[command]!))
    default:
      return unread(command)
  }
}

/** The variable of a transform. */
const TRANSFORMED: Readonly<Record<string, string>> = {
  laplace: 's',
  invlaplace: 't',
  ztrans: 'z',
  invztrans: 'n',
}

function unread(command: string): never {
  throw new Unread(`The symbolic command ${command} has no counterpart here.`)
}
