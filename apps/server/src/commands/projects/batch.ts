/** POST /projects/batch: one command with many items, each by its own rights. */
import type { BatchAnswer, BatchRequest } from '@calcwright/contract'
import type * as z from 'zod/mini'
import { Refused } from '../../failure.ts'
import { type Gain, GainRefused, summarize } from '../../policies/gains.ts'
import { authorize } from '../../policies/policy.ts'
import type { Context } from '../../context.ts'
import { answerInvitation } from '../invitations/answer-invitation.ts'
import { moveAndNotify } from './move-item.ts'
import { removeItem } from './remove-item.ts'
import { moveToArchive, starItem } from './mark-items.ts'

type Request = z.output<typeof BatchRequest>

const SOME_FAILED = 'Some items could not be changed:'
const NO_RIGHTS = 'Insufficient access rights.'

/** Items that are processed at a time. */
const AT_ONCE = 8

export async function batch(context: Context, request: Request): Promise<BatchAnswer> {
  authorize('batch', context.visitor, null)
  if (request.check && request.command !== 'move')
    throw new Refused('invalid', 'check: only a move can be checked.')
  const items = [...new Set(request.items)]
  const reasons = new Map<string, string>()
  const gains: Gain[] = []
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const some = items.slice(start, start + AT_ONCE)
    const refusals = await Promise.all(
      some.map(hash => refusalOf(() => perform(context, request, hash, gains))),
    )
    refusals.forEach((refusal, index) => refusal && reasons.set(some[index]!, reasonOf(refusal)))
  }
  const gone = leavesList(request) && !request.check ? items.filter(hash => !reasons.has(hash)) : []
  return {
    success: true,
    message: reasons.size > 0 ? [SOME_FAILED, ...new Set(reasons.values())].join(' ') : '',
    to_remove: Object.fromEntries(gone.map(hash => [hash, true as const])),
    failed_on_one: reasons.size > 0,
    failed: [...reasons.keys()],
    gains: summarize(gains),
  }
}

/** Returns null when the command succeeded. */
async function refusalOf(work: () => Promise<unknown>): Promise<Refused | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

/** A hidden item is reported like one that may not be changed. */
function reasonOf(refused: Refused): string {
  const { problem, message } = refused
  if (refused instanceof GainRefused) return message
  return problem === 'rights' || problem === 'not-found' ? NO_RIGHTS : message
}

async function perform(context: Context, request: Request, hash: string, gains: Gain[]): Promise<unknown> {
  switch (request.command) {
    case 'move': {
      const move = { type: null, hash, target: request.project_hash ?? null, check: request.check }
      return gains.push(...(await moveAndNotify(context, move)).gains)
    }
    case 'add_star':
    case 'remove_star':
      return starItem(context, hash, request.command === 'add_star')
    case 'archive':
    case 'restore':
      return moveToArchive(context, null, hash, request.command === 'archive')
    case 'remove':
      return removeItem(context, null, hash)
    case 'Invite':
      return answerInvitation(context, hash, request.add)
    case 'clear':
      return undefined
  }
}

/** Whether a changed item leaves the list that is shown. */
function leavesList({
  command,
  view,
  current_project_hash: current,
  project_hash: target,
}: Request): boolean {
  switch (command) {
    case 'move':
      return Boolean(current) && current !== target
    case 'remove_star':
      return view === 'starred'
    case 'archive':
    case 'restore':
    case 'remove':
    case 'Invite':
      return true
    case 'add_star':
    case 'clear':
      return false
  }
}
