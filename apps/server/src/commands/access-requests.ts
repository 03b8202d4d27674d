/** Calls of people who ask for access, and of those who answer. */
import {
  type AccessRequest,
  type AnswerAccess,
  type AskAccess,
  type DoneAnswer,
  type SharedType,
  type AccessAnswer,
  projectAddress,
  worksheetAddress,
} from '@calcwright/contract'
import type * as z from 'zod/mini'
import { sendDue, tell } from '../notifications/tell.ts'
import { Refused } from '../failure.ts'
import { refuseManaged } from '../onshape/links.ts'
import { BY_SHARING } from '../policies/gains.ts'
import { type Visitor, authorize, notFound } from '../policies/policy.ts'
import { askedFor, closeRequest, storeRequest, waitingRequests } from '../sharing/access-requests.ts'
import type { Context } from '../context.ts'
import { type FoundItem, findAllowedItem, findItem } from './find-allowed-item.ts'
import { nameOfUser } from './load-worksheet.ts'
import { guardGains } from './rights/guard-gains.ts'
import { notifyWindows } from './rights/notify-windows.ts'
import { withRightsLock } from '../sharing/rights-lock.ts'
import { MANAGED, give } from './rights/set-rights.ts'

type Asked = z.output<typeof AccessRequest>

/** Names the owner of an item to somebody who knows its address and may not open it, and nothing else of it. */
export async function ownerToAsk(context: Context, asked: Asked): Promise<AccessAnswer> {
  authorize('owner_to_ask', context.visitor, null)
  const item = await closedItem(context, asked)
  const { userId } = context.visitor as Visitor
  return {
    success: true,
    owner: await nameOfUser(context, item.row.ownerId),
    asked: await askedFor(context.query, item.row.id, userId),
  }
}

/** Asks the owner; a second time asks nobody. */
export async function askAccess(context: Context, asked: z.output<typeof AskAccess>): Promise<AccessAnswer> {
  authorize('ask_access', context.visitor, null)
  const item = await closedItem(context, asked)
  const { type, row } = item
  const { userId, name: byName } = context.visitor as Visitor
  if ((await askedFor(context.query, row.id, userId)) !== 'no') return ownerToAsk(context, asked)
  await context.limiter.count('ask-access', userId)
  const due = await context.query.transaction(async transaction => {
    await storeRequest(transaction, row.id, userId, asked.message)
    const happening = { kind: 'access_asked', itemId: row.id, about: userId, position: 0, byName } as const
    return tell(transaction, [row.ownerId], happening)
  })
  const from = byName
  await sendDue(context, due, { kind: 'access_asked', from, ...aboutItem(type, row), message: asked.message })
  return ownerToAsk(context, asked)
}

/** Name, kind and page of an item, for a mail. */
export const aboutItem = (
  type: SharedType,
  { hash, name }: { readonly hash: string; readonly name: string },
) => ({
  name,
  item: type === 'Worksheet' ? ('worksheet' as const) : ('project' as const),
  path: (type === 'Worksheet' ? worksheetAddress : projectAddress)(hash, name),
})

async function closedItem(context: Context, { item_type: type, item_hash: hash }: Asked): Promise<FoundItem> {
  const item = await findItem(context, hash, type)
  if (!item) throw notFound(type === 'Worksheet' ? 'worksheet' : 'project')
  if (item.level > 0) throw new Refused('invalid', 'You may open this already: load the page again.')
  return item
}

/** Gives who has asked a level, or declines. */
export async function answerAccess(
  context: Context,
  answer: z.output<typeof AnswerAccess>,
): Promise<DoneAnswer> {
  const { item_type: type, item_hash: hash, person, rights } = answer
  const found = await findAllowedItem(context, 'answer_access', hash, type)
  await refuseManaged(context.query, found, MANAGED)
  const { item, due } = await withRightsLock(context, 'exclusive', async held => {
    const item = await findAllowedItem(held, 'answer_access', hash, type)
    const waiting = await waitingRequests(held.query, item.row.id)
    if (!waiting.some(({ hash_string: id }) => id === person))
      throw new Refused('not-found', 'This request was answered already, or taken back.')
    await closeRequest(held.query, item.row.id, person, rights === 0)
    if (rights === 0) return { item, due: [] }
    await guardGains(held, item, BY_SHARING, transaction => give(transaction, item, person, rights))
    const byName = (held.visitor as Visitor).name
    const happening = { kind: 'shared', itemId: item.row.id, about: '', position: 0, byName } as const
    return { item, due: await tell(held.query, [person], happening) }
  })
  const from = (context.visitor as Visitor).name
  await sendDue(context, due, { kind: 'shared', from, ...aboutItem(item.type, item.row), message: '' })
  await notifyWindows(context, item)
  return { success: true, message: '' }
}
