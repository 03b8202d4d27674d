/** Solve blocks and symbolic commands of Mathcad. */
import { callOf, columnOf, numberOf, Unread } from '../formula.ts'
import type { Formula } from '../formula.ts'

/** Words that end a solve block. */
export const SOLVERS = new Set(['find', 'minerr', 'minimize', 'maximize'])

export interface SolveBlock {
  readonly solver: string
  /** Function that is to be as small or as large as possible. */
  readonly goal: Formula | null
  readonly unknowns: readonly Formula[]
  readonly conditions: readonly Formula[]
}

/**
 * The end of a solve block: the values that its names have are the guesses.
 * @param origin the place of the first item of a list
 * @throws Unread
 */
export function solved({ solver, goal, unknowns, conditions }: SolveBlock, origin: number): Formula {
  if (unknowns.length === 0 || unknowns.some(({ kind }) => kind !== 'name'))
    throw new Unread('The unknowns of a solve block are no names.')
  const names = columnOf(unknowns)
  const result = goal
    ? callOf(
        /^max/i.test(solver) ? 'find_maximum' : 'find_minimum',
        // A function without its arguments is one of the unknowns.
        goal.kind === 'name' ? callOf(goal.name, ...unknowns) : goal,
        names,
        names,
        ...(conditions.length > 0 ? [columnOf(conditions)] : []),
      )
    : callOf('fsolve', columnOf(equationsOf(conditions)), names, names)
  return unknowns.length === 1 ? { kind: 'element', of: result, places: [numberOf(origin)] } : result
}

function equationsOf(conditions: readonly Formula[]): readonly Formula[] {
  const equations = conditions.filter(one => one.kind === 'infix' && one.sign === '=')
  if (equations.length === 0) throw new Unread('The solve block has no equations.')
  if (equations.length < conditions.length)
    throw new Unread('Inequalities of a solve block have no counterpart here.')
  return equations
}

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
    default:
      throw new Unread(`The symbolic command ${command} has no counterpart here.`)
  }
}
