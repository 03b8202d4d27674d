/** POST /checks, /checks/mark, /checks/withdraw: marks 'checked by' of a worksheet. */
import {
  type CheckAnswer,
  type CheckRequest,
  type ChecksAnswer,
  type MarkChecked,
  NAME_LIMIT,
} from '@calcwright/contract'
import type * as z from 'zod/mini'
import { checkMarksOf, checkersOf, insertCheckMark, withdrawMark } from '../../checks/check-rows.ts'
import { type CheckRequestRow, requestsOf } from '../../checks/request-rows.ts'
import { threadsOf } from '../../comments/comment-rows.ts'
import { canonicalDigests, compareMarks } from '../../checks/check-states.ts'
import { readContent } from '../../documents/stored-worksheet.ts'
import { type WorksheetRow, isUnpaid } from '../../documents/worksheet-finder.ts'
import { Refused } from '../../failure.ts'
import { randomHash } from '../../identifiers.ts'
import { type Visitor, authorize, notFound } from '../../policies/policy.ts'
import { makeRevision } from '../../revisions/make-revision.ts'
import { listRevisions, renameRevision } from '../../revisions/revision-rows.ts'
import { type Context, toUnixTime } from '../../context.ts'
import { type FoundItem, findAllowedItem } from '../find-allowed-item.ts'
import { findAllowedWorksheet } from '../find-allowed-worksheet.ts'
import { contentOfRevision } from '../revisions/find-revision.ts'
import { namesOf } from '../projects/list-rows.ts'
import { announceMark } from './announce-mark.ts'
import { allChecks, checkItem } from './check-items.ts'

/** Lines with open comments that a mark remembers at most. */
const OPEN_COMMENTS_STORED = 200

export async function listChecks(context: Context, hash: string): Promise<ChecksAnswer> {
  const item = await findAllowedItem(context, 'list_checks', hash, 'Worksheet')
  const content = await readContent(context, item.row.id)
  if (!content) throw notFound()
  const [checks, checker, requests, askable] = await Promise.all([
    allChecks(context, item.row.id, content),
    isChecker(context, item),
    requestsOf(context.query, item.row.id),
    checkersToAsk(context, item),
  ])
  return {
    success: true,
    checks,
    may_check: checker && !isUnpaid(context, item.row as WorksheetRow),
    may_name: context.visitor !== null && item.level >= 4,
    requests: requests.map(({ request, name }) => requestItem(context, request, name)),
    may_ask: askable,
  }
}

const requestItem = (
  { visitor }: Context,
  { userId, askedByName, note, createdAt }: CheckRequestRow,
  name: string,
): CheckRequest => ({
  hash_string: userId,
  name,
  own: userId === visitor?.userId,
  asked_by: askedByName,
  note,
  made_at: toUnixTime(createdAt),
})

/** Checkers by name, for those who may ask one. */
async function checkersToAsk(context: Context, { row, around, level }: FoundItem) {
  if (context.visitor === null || level < 3) return []
  const named = await checkersOf(context.query, [row.id, ...around.map(({ project }) => project.id)])
  const names = await namesOf(
    context,
    named.map(({ userId }) => userId),
  )
  return [...names].map(([id, name]) => ({ hash_string: id, name }))
}

/** Whether the visitor is named for the worksheet or a project around it. */
export async function isChecker({ query, visitor }: Context, { row, around }: FoundItem): Promise<boolean> {
  if (visitor === null) return false
  const named = await checkersOf(query, [row.id, ...around.map(({ project }) => project.id)])
  return named.some(({ userId }) => userId === visitor.userId)
}

/** Makes a named revision of the stored state and marks it, if the visitor has that state on the screen. */
export async function markChecked(
  context: Context,
  asked: z.output<typeof MarkChecked>,
): Promise<CheckAnswer> {
  const item = await findAllowedItem(context, 'list_checks', asked.hash_string, 'Worksheet')
  const unpaid = isUnpaid(context, item.row as WorksheetRow)
  const checker = await isChecker(context, item)
  authorize('mark_checked', context.visitor, { level: item.level, unpaid, checker })
  const { query } = context
  const { userId, name } = context.visitor as Visitor
  const id = item.row.id
  const revision = await revisionToMark(context, id, asked)
  const digests = await canonicalDigests(context, revision)
  refuseOther(asked, digests.content, digests.results)
  await refuseAgain(context, id, revision.version, userId)
  const open = (await threadsOf(query, id)).filter(({ resolvedAt }) => resolvedAt === null)
  const { row, send } = await query.transaction(async transaction => {
    const title = `Checked by ${name}`.slice(0, NAME_LIMIT)
    // A named revision is not removed with age.
    if (revision.name === null) await renameRevision(transaction, id, revision.hash, title)
    const row = await insertCheckMark(transaction, {
      worksheetId: id,
      id: randomHash(),
      version: revision.version,
      userId,
      userName: name,
      note: asked.note.trim(),
      contentDigest: digests.content,
      resultsDigest: digests.results,
      applicationVersion: context.applicationVersion,
      presentContent: digests.content,
      presentResults: digests.results,
      computedBy: context.applicationVersion,
      seenVersion: revision.version,
      openComments: open.slice(0, OPEN_COMMENTS_STORED).map(({ quote }) => quote),
    })
    return { row, send: await announceMark(context, transaction, item, row) }
  })
  context.rooms.checksChanged(id)
  await send()
  const content = await readContent(context, id)
  if (!content) throw notFound()
  const [mark] = await compareMarks(context, [row], content)
  return { success: true, check: checkItem(context, mark!, revision.hash) }
}

async function revisionToMark(
  context: Context,
  id: string,
  { hash_string: hash, revision }: z.output<typeof MarkChecked>,
) {
  if (revision !== undefined) {
    await findAllowedWorksheet(context, 'get_revision', hash)
    return contentOfRevision(context, id, revision)
  }
  const made = await makeRevision(context, id, null)
  if (!made) throw notFound()
  return contentOfRevision(context, id, made.hash)
}

/** Refuses a mark if the stored state differs from the one on the visitor's screen. */
function refuseOther(asked: z.output<typeof MarkChecked>, content: string, results: string): void {
  if (asked.content_digest !== content)
    throw new Refused(
      'changed',
      'The stored worksheet is another one than on your screen. Reload it, look at it again, and mark it then.',
    )
  if (asked.results_digest !== results)
    throw new Refused(
      'changed',
      'The stored results are others than on your screen. Somebody who may edit the worksheet has to open it, so that its results are stored; reload it then.',
    )
}

async function refuseAgain({ query }: Context, id: string, version: number, userId: string): Promise<void> {
  const marks = await checkMarksOf(query, id)
  const same = marks.some(
    mark => mark.userId === userId && mark.version === version && mark.withdrawnAt === null,
  )
  if (same) throw new Refused('invalid', 'You have marked this state as checked already.')
}

/** Withdraws a mark, which only the person who has set it may do. It stays in the list as withdrawn. */
export async function withdrawCheck(context: Context, hash: string, check: string): Promise<CheckAnswer> {
  const { row } = await findAllowedWorksheet(context, 'withdraw_check', hash)
  const { userId } = context.visitor as Visitor
  const mark = await withdrawMark(context.query, row.id, check, userId)
  if (!mark) throw new Refused('not-found', 'You have set no such mark.')
  context.rooms.checksChanged(row.id)
  const [content, revisions] = await Promise.all([
    readContent(context, row.id),
    listRevisions(context.query, row.id),
  ])
  const revision = revisions.find(({ version }) => version === mark.version)
  if (!content || !revision) throw notFound()
  const [compared] = await compareMarks(context, [mark], content)
  return { success: true, check: checkItem(context, compared!, revision.hash) }
}
