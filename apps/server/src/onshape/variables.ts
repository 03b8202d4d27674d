/**
 * Variables of an element. A Variable Studio is a table that is written as a whole; in a Part Studio each variable is a
 * feature of the model, which is changed on its own. Both are read as tables.
 */
import { Refused } from '../failure.ts'
import { type TableVariable, VariableTables } from './answers.ts'
import type { Onshape } from './onshape.ts'
import type { PartAt, Variable } from './part-studio.ts'
import { partVariables } from './part-studio.ts'
import { notNumeric, readQuantity, textOf } from './values.ts'

export async function variablesOf(
  onshape: Onshape,
  at: PartAt,
  fresh?: boolean,
): Promise<readonly Variable[]> {
  if (at.part.kind === 'part') return partVariables(onshape, at, fresh)
  return (await tableOf(onshape, at, fresh)).map(({ name, type, expression }) => ({
    id: name,
    name,
    kind: type ?? 'ANY',
    expression: expression ?? '',
  }))
}

export async function findVariable(
  onshape: Onshape,
  at: PartAt,
  id: string,
  fresh?: boolean,
): Promise<Variable> {
  const found = (await variablesOf(onshape, at, fresh)).find(variable => variable.id === id)
  if (found) return found
  throw new Refused(
    'elsewhere',
    `The requested variable was not found...it may have been removed. Choose another one of ${at.part.name}.`,
  )
}

/** The value as a number with its unit. An expression is computed by Onshape, whose table has its result. */
export async function valueOf(onshape: Onshape, at: PartAt, variable: Variable, fresh?: boolean) {
  const own = readQuantity(variable.expression)
  if (own) return textOf(own)
  const row = (await tableOf(onshape, at, fresh)).find(({ name }) => name === variable.name)
  const quantity = row?.value == null ? null : readQuantity(String(row.value))
  if (quantity) return textOf(quantity)
  throw notNumeric(variable.expression)
}

/** The element's own table, without those that it takes from elsewhere. */
export async function tableOf(
  onshape: Onshape,
  at: PartAt,
  fresh?: boolean,
): Promise<readonly TableVariable[]> {
  const tables = await onshape.read(at.userId, tableAddress(at), VariableTables, { fresh })
  return tables
    .filter(({ variableStudioReference }) => variableStudioReference == null)
    .flatMap(({ variables }) => variables ?? [])
}

export const tableAddress = ({ place, part }: PartAt): string =>
  `/variables/d/${place.documentId}/${place.parent}/e/${part.id}/variables`
