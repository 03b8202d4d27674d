/** The branches of a conditional assignment; the last one is the value for otherwise. */
import type { ConditionalAssignmentProps } from './schema.ts'

type Branches = ConditionalAssignmentProps['branches']

/** A further condition, before the last branch. */
export const withBranch = (branches: Branches): Branches => [
  ...branches.slice(0, -1),
  { expression: '', condition: '' },
  ...branches.slice(-1),
]

/** Removes a branch; the last one that remains has no condition. */
export const withoutBranch = (branches: Branches, index: number): Branches =>
  branches
    .filter((_, at) => at !== index)
    .map((branch, at, { length }) => (at === length - 1 ? { ...branch, condition: '' } : branch))

/** The formula of a math line with the one value that is left. */
export const asFormula = ({ variable, branches }: ConditionalAssignmentProps): string =>
  variable === '' ? branches[0]!.expression : `${variable}\\coloneq ${branches[0]!.expression}`
