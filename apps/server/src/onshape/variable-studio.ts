/** Variables of a Variable Studio. Its table is replaced as a whole, so all others are sent with the changed one. */
import type { OnshapeKind } from '@calcwright/contract'
import { Refused } from '../failure.ts'
import { Anything, type TableVariable } from './answers.ts'
import type { Onshape } from './onshape.ts'
import type { PartAt } from './part-studio.ts'
import { tableAddress, tableOf } from './variables.ts'

export async function setInStudio(
  onshape: Onshape,
  at: PartAt,
  name: string,
  expression: string,
): Promise<void> {
  const table = await tableOf(onshape, at, true)
  if (!table.some(row => row.name === name))
    throw new Refused(
      'elsewhere',
      `The requested variable was not found...it may have been removed. (${name} of ${at.part.name})`,
    )
  await write(
    onshape,
    at,
    table.map(row => (row.name === name ? { ...row, expression } : row)),
  )
  await requireStored(onshape, at, name, expression)
}

/** @returns its id, which is its name */
export async function createInStudio(
  onshape: Onshape,
  at: PartAt,
  name: string,
  kind: OnshapeKind,
  expression: string,
): Promise<string> {
  const table = await tableOf(onshape, at, true)
  await write(onshape, at, [...table, { name, type: kind, expression }])
  await requireStored(onshape, at, name, expression)
  return name
}

/** Onshape has a fault for an entry without a type. */
function write(onshape: Onshape, at: PartAt, table: readonly TableVariable[]): Promise<unknown> {
  const body = table.map(({ name, type, expression, description }) => ({
    name,
    type: type ?? 'ANY',
    expression: expression ?? '',
    description: description ?? '',
  }))
  return onshape.change(at.userId, tableAddress(at), Anything, { method: 'POST', body })
}

async function requireStored(onshape: Onshape, at: PartAt, name: string, expression: string): Promise<void> {
  const row = (await tableOf(onshape, at, true)).find(each => each.name === name)
  if (row?.expression !== expression)
    throw new Refused('elsewhere', `Onshape did not take the value of ${name}.`)
}
