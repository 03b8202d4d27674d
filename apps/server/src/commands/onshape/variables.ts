/** Variables of the Onshape document that a worksheet is linked to, for its visitor. */
import { Refused } from '../../failure.ts'
import { OnshapeRefusal, refusalOf } from '../../onshape/ask.ts'
import { type OnshapePlace, partOf, partsOf } from '../../onshape/documents.ts'
import { linkOf, noteStored } from '../../onshape/links.ts'
import type { Onshape } from '../../onshape/onshape.ts'
import { createInPart, setInPart } from '../../onshape/part-studio.ts'
import { type Quantity, expressionFor, valueToStore } from '../../onshape/values.ts'
import { createInStudio, setInStudio } from '../../onshape/variable-studio.ts'
import type { PartAt, Variable } from '../../onshape/part-studio.ts'
import { findVariable, valueOf, variablesOf } from '../../onshape/variables.ts'
import type { Visitor } from '../../policies/policy.ts'
import type { Context } from '../../context.ts'
import { type FoundItem, findAllowedItem } from '../find-allowed-item.ts'
import { findStanding } from '../find-allowed-worksheet.ts'
import { requireOnshape } from './connection.ts'
import type { OnshapeKind, OnshapeSet } from '@calcwright/contract'

type OnshapeCall = 'onshape_read' | 'onshape_create' | 'onshape_set'

interface At {
  readonly onshape: Onshape
  readonly userId: string
  readonly item: FoundItem
  readonly place: OnshapePlace
}

async function placeFor(context: Context, call: OnshapeCall, hash: string): Promise<At> {
  const item = await findAllowedItem(context, call, hash, 'Worksheet')
  const onshape = requireOnshape(context)
  const place = await linkOf(context.query, item)
  if (!place) throw new Refused('invalid', 'This worksheet is not linked to a document of Onshape.')
  if (call !== 'onshape_read' && !place.parent.startsWith('w/'))
    throw new Refused('invalid', 'The worksheet is linked to a version of the document, which never changes.')
  return { onshape, userId: (context.visitor as Visitor).userId, item, place }
}

async function partFor({ onshape, userId, place }: At, elementId: string): Promise<PartAt> {
  return { userId, place, part: await partOf(onshape, userId, place, elementId) }
}

export async function getElements(context: Context, hash: string, fresh?: boolean) {
  const { onshape, userId, place } = await placeFor(context, 'onshape_read', hash)
  const parts = await partsOf(onshape, userId, place, fresh)
  if (parts.length === 0)
    throw new Refused('elsewhere', 'The document has no Part Studio and no Variable Studio.')
  return { success: true as const, part_list: parts.map(({ id, name }) => ({ id, name })) }
}

export async function getVariables(context: Context, hash: string, elementId: string, fresh?: boolean) {
  const at = await placeFor(context, 'onshape_read', hash)
  const variables = await variablesOf(at.onshape, await partFor(at, elementId), fresh)
  return { success: true as const, var_list: variables.map(({ id, name }) => ({ id, name })) }
}

export async function getVariable(
  context: Context,
  hash: string,
  elementId: string,
  variableId: string,
  fresh?: boolean,
) {
  const at = await placeFor(context, 'onshape_read', hash)
  const part = await partFor(at, elementId)
  const variable = await findVariable(at.onshape, part, variableId, fresh)
  const value = await valueOf(at.onshape, part, variable, fresh)
  return { success: true as const, var: { name: variable.name, value } }
}

const NAME = /^[A-Za-z][A-Za-z0-9]*$/

export interface NewVariable {
  readonly eid: string
  readonly name: string
  readonly kind: OnshapeKind
  readonly value?: string | undefined
}

const ZERO: Readonly<Record<OnshapeKind, string>> = { LENGTH: '0 mm', ANGLE: '0 deg', NUMBER: '0' }

export async function createVariable(
  context: Context,
  hash: string,
  { eid, name, kind, value }: NewVariable,
) {
  const at = await placeFor(context, 'onshape_create', hash)
  if (!NAME.test(name))
    throw new Refused('invalid', 'Invalid variable name.  Must be letter followed by letter and/or numbers.')
  const expression = expressionFor(valueToStore(value ?? ZERO[kind]), kind)
  const part = await partFor(at, eid)
  const variables = await variablesOf(at.onshape, part, true)
  if (variables.some(variable => variable.name === name))
    throw new Refused('invalid', `${part.part.name} has a variable ${name} already.`)
  const create = part.part.kind === 'part' ? createInPart : createInStudio
  try {
    return { success: true as const, id: await create(at.onshape, part, name, kind, expression) }
  } catch (error) {
    throw inWords(error, expression)
  }
}

/** Onshape's status 400 is about the value: the rest of a request comes from earlier answers of Onshape. */
function inWords(error: unknown, expression: string): unknown {
  if (!(error instanceof OnshapeRefusal)) return error
  if (error.status === 400)
    return new Refused('elsewhere', `Invalid Value (${expression}):  Onshape does not accept it.`)
  return refusalOf(error, true)
}

/** [part_id, var_id, var_name, value] */
type Entry = readonly [string, string, string, string]

interface Planned {
  readonly part: PartAt
  readonly variable: Variable
  readonly expression: string
}

/** Everything is read and checked before the first value is stored. */
export async function setVariables(
  context: Context,
  hash: string,
  entries: readonly Entry[],
): Promise<OnshapeSet> {
  const at = await placeFor(context, 'onshape_set', hash)
  const twice = entries.find(([part, id], place) =>
    entries.slice(0, place).some(([other, otherId]) => other === part && otherId === id),
  )
  if (twice) throw new Refused('invalid', `${twice[2]} would be set twice: nothing was stored.`)
  const quantities = entries.map(([, , , value]) => valueToStore(value))
  const planned: Planned[] = []
  for (const [index, [elementId, id]] of entries.entries())
    planned.push(await plan(at, elementId, id, quantities[index]!))
  const done: string[] = []
  const remarks: string[] = []
  for (const { part, variable, expression } of planned) {
    try {
      const isPart = part.part.kind === 'part'
      if (isPart) await setInPart(at.onshape, part, variable, expression)
      else await setInStudio(at.onshape, part, variable.name, expression)
    } catch (error) {
      const problem = inWords(error, expression)
      if (done.length === 0 || !(problem instanceof Refused)) throw problem
      const message = `${problem.message} Stored before that: ${done.join(', ')}.`
      return { success: true, true_success: false, message }
    }
    done.push(variable.name)
    remarks.push(...(await remarksOn(context, at, part, variable)))
  }
  return { success: true, true_success: true, message: remarks.join(' ') }
}

async function plan(at: At, elementId: string, id: string, quantity: Quantity): Promise<Planned> {
  const part = await partFor(at, elementId)
  const variable = await findVariable(at.onshape, part, id)
  return { part, variable, expression: expressionFor(quantity, variable.kind) }
}

/** Other worksheets that set the same variable. Those that the visitor may not see have no name. */
async function remarksOn(
  context: Context,
  { item, place }: At,
  { part }: PartAt,
  variable: Variable,
): Promise<readonly string[]> {
  const others = await noteStored(context.query, item.row.id, {
    documentId: place.documentId,
    elementId: part.id,
    variableId: variable.id,
  })
  const [latest] = others
  if (latest === undefined) return []
  const standing = await findStanding(context, latest)
  const name = standing && standing.level >= 1 ? `the worksheet "${standing.row.name}"` : 'another worksheet'
  return [`${variable.name} is set by ${name} as well: the last one that is calculated counts.`]
}
