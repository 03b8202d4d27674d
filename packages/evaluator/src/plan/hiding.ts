/**
 * Responsibilities: names called like constants, `e = 30 mm` or `i = 5 %`. Formulas are read line by line, where e is
 * Euler's number; below the definition, in a loop and in a program it is the name.
 */
import { hidingNames, withHiding } from '@calcwright/math/expression'
import type { Statement } from '@calcwright/math/expression'
import type { BlockRole, Loop } from '../block-plan.ts'
import type { PlannedStep } from './planned.ts'

/** @returns names called like constants that the lines of a block define, readable or not */
export const hiddenBy = (steps: readonly PlannedStep[]): string[] =>
  hidingNames(
    steps.flatMap(({ kind, step }) =>
      kind === 'formula' || kind === 'problem'
        ? step.defines.filter(({ kind }) => kind === 'variable').map(({ name }) => name)
        : [],
    ),
  )

/** @returns the head of a loop or the value that a program returns, with names in the place of these constants */
export function roleWithNames(role: BlockRole, hidden: ReadonlySet<string>): BlockRole {
  if (role.kind === 'loop') return { ...role, ...headWithNames(role, hidden) }
  return role.kind === 'return' ? { ...role, value: withHiding(role.value, hidden) } : role
}

/** @returns the formulas in the head of a loop, with names in the place of these constants */
export const headWithNames = ({ start, finish, step, test }: Loop, hidden: ReadonlySet<string>) => ({
  start: withHiding(start, hidden),
  finish: withHiding(finish, hidden),
  step: withHiding(step, hidden),
  ...(test && { test: withHiding(test, hidden) }),
})

/** @returns the statement with names in the place of the constants that they hide */
export function withNames(statement: Statement, hidden: ReadonlySet<string>): Statement {
  if (!('value' in statement)) return statement
  const value = withHiding(statement.value, hidden)
  if (statement.kind !== 'definition' || statement.target.kind !== 'element') return { ...statement, value }
  const indexes = statement.target.indexes.map(index => withHiding(index, hidden))
  return { ...statement, value, target: { ...statement.target, indexes } }
}
