/** Forms of the values that a solver gives: dimensions and temperatures of the unknowns. */
import type { Expression } from '../../expression/tree.ts'
import { type Form, listOf, scalar, type ScalarForm } from '../forms.ts'
import { type Typed } from '../session.ts'
import { type RuleCall } from './rule.ts'
import { temperatureRoles } from './unknown-temperatures.ts'
import { type Unknowns } from './unknowns.ts'

/** The values of the unknowns, in their order. */
export function valuesOf(call: RuleCall, found: Unknowns, equations: Expression): Form {
  const roles = temperatureRoles(call, found, equations)
  return listOf(found.terms.map((term, index) => scalar(term, roles[index])))
}

/** @param start of the search, which decides whether a temperature is a reading, where the equations leave it open */
export function valueOf(call: RuleCall, found: Unknowns, equations: Expression, start?: Typed): ScalarForm {
  const [role] = temperatureRoles(call, found, equations)
  const given = start?.form.kind === 'scalar' ? start.form.temperature : undefined
  return scalar(found.terms[0]!, role ?? given)
}

export const asList = ({ term, temperature }: ScalarForm): Form => ({
  kind: 'uniform',
  term,
  temperature,
  rank: 1,
})
