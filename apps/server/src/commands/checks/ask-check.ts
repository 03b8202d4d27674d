/** POST /checks/ask: asks a checker to look at a worksheet. */
import { type AskCheck, type ChecksAnswer, worksheetAddress } from '@calcwright/contract'
import type * as z from 'zod/mini'
import { checkersOf } from '../../checks/check-rows.ts'
import { endRequest, storeRequest } from '../../checks/request-rows.ts'
import { holdWorksheet } from '../../comments/comment-rows.ts'
import { Refused } from '../../failure.ts'
import { sendDue, tell } from '../../notifications/tell.ts'
import type { Visitor } from '../../policies/policy.ts'
import type { Context } from '../../context.ts'
import { type FoundItem, findAllowedItem } from '../find-allowed-item.ts'
import { listChecks } from './checks.ts'

export async function askCheck(context: Context, asked: z.output<typeof AskCheck>): Promise<ChecksAnswer> {
  const item = await findAllowedItem(context, 'ask_check', asked.hash_string, 'Worksheet')
  const { row } = item
  if (asked.asked) await ask(context, item, asked)
  else await endRequest(context.query, row.id, asked.user_hash)
  context.rooms.checksChanged(row.id)
  return listChecks(context, row.hash)
}

async function ask(context: Context, { row, around }: FoundItem, asked: z.output<typeof AskCheck>) {
  const { query } = context
  const { userId, name: by } = context.visitor as Visitor
  const named = await checkersOf(query, [row.id, ...around.map(({ project }) => project.id)])
  if (!named.some(({ userId: checker }) => checker === asked.user_hash))
    throw new Refused('invalid', 'Only somebody who is named as a checker can be asked. Name them first.')
  const note = asked.note.trim()
  const due = await query.transaction(async transaction => {
    await holdWorksheet(transaction, row.id)
    const request = { worksheetId: row.id, userId: asked.user_hash, askedBy: userId, askedByName: by, note }
    await storeRequest(transaction, request)
    const receivers = asked.user_hash === userId ? [] : [asked.user_hash]
    const happening = { kind: 'to_check', itemId: row.id, about: '', position: 0, byName: by } as const
    return tell(transaction, receivers, happening)
  })
  const path = worksheetAddress(row.hash, row.name)
  await sendDue(context, due, { kind: 'to_check', from: by, name: row.name, message: note, path })
}
