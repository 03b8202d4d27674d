/** Onshape by way of the server, for blocks. */
import { type Answer, onshapeCalls } from '@calcwright/contract'
import type { OnshapeKind } from '@calcwright/editor'
import { onshapeDocument } from '../opened/onshape-document.ts'
import type { OnshapeTarget } from './onshape-target.ts'

export { whenSignedIn } from './channel.ts'

const client = onshapeCalls(window.fetch.bind(window))

const DRAFT = 'Sign in to Calcwright to use Onshape: this worksheet is in this browser only.'

export async function onshapeStatus({ draft }: OnshapeTarget) {
  if (draft) return { available: false, connected: false, message: DRAFT }
  return granted(await client.status())
}

export async function link(open: OnshapeTarget, address: string): Promise<void> {
  const request = { hash_string: open.hash, item_type: 'Worksheet', address } as const
  open.onshape = onshapeDocument(granted(await client.link(request)))
}

export const onshapeParts = async ({ hash }: OnshapeTarget, fresh?: boolean) =>
  granted(await client.elements(hash, fresh)).part_list

export const variables = async ({ hash }: OnshapeTarget, part: string, fresh?: boolean) =>
  granted(await client.variables(hash, part, fresh)).var_list

export const variable = async ({ hash }: OnshapeTarget, part: string, id: string, fresh?: boolean) =>
  granted(await client.variable(hash, part, id, fresh)).var

export async function createOnshapeVariable(
  { hash }: OnshapeTarget,
  part: string,
  name: string,
  kind: OnshapeKind,
  value?: string,
): Promise<string> {
  return granted(await client.create({ hash_string: hash, eid: part, name, kind, value })).id
}

/** @param entry part, variable, its name, its value */
export async function store(
  { hash }: OnshapeTarget,
  entry: [string, string, string, string],
): Promise<string> {
  const { true_success: isStored, message } = granted(
    await client.set({ hash_string: hash, variables: [entry] }),
  )
  if (!isStored) throw new Error(message)
  return message
}

/** @throws Error with a sentence; its `need` says that the person has to sign in to Onshape */
function granted<T extends { success: true }>(answer: Answer<T>): T {
  if (answer.success) return answer
  const error = new Error(answer.message)
  throw answer.problem === 'token' ? Object.assign(error, { need: 'sign-in' }) : error
}
