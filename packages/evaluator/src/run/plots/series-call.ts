/** Responsibilities: a series that only names its function. */
import type { Statement } from '@calcwright/math/expression'
import { findFunction } from '@calcwright/reference/functions'
import { isLocalName } from '../../graph/step.ts'
import type { NameMeaning } from '../../values/known.ts'

/** A function that is named only, as `f` for `f(x)`, is called with the variables of the series. */
export function withCall(statement: Statement, known: ReadonlyMap<string, NameMeaning>): Statement {
  if (statement.kind !== 'definition' || statement.target.kind !== 'function') return statement
  const { value, target } = statement
  if (!isLocalName(target.name.name) || value.kind !== 'name') return statement
  if (target.parameters.some(parameter => parameter.name === value.name)) return statement
  const meaning = known.get(value.name)
  if (meaning ? meaning.kind !== 'function' : !findFunction(value.name)) return statement
  const { name, span } = value
  return { ...statement, value: { kind: 'call', name, nameSpan: span, args: target.parameters, span } }
}
