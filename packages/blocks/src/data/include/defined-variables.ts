/** Names that an include defines. */
import { columnName } from '@calcwright/math/expression'
import type { IncludedTable, IncludedVariable } from './fields.ts'

/** The variables that are defined, in the order of their results. */
export const definedVariables = (variables: readonly IncludedVariable[]): readonly IncludedVariable[] =>
  variables.filter(({ data }) => data !== '')

/** All names that a table defines. */
export const namesOfTable = ({ name, columns }: IncludedTable): string[] => [
  name,
  ...columns.map(column => columnName(name, column.name)),
]
