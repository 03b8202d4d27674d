import type { NameAnswer, SettingsAnswer } from '@calcwright/contract'
import { defaultSettings } from '@calcwright/document'
import { eq } from '../db/drizzle.ts'
import { users } from '../db/schema.ts'
import { fusionDocumentOf } from '../fusion/fusion-rows.ts'
import { settingsOf } from '../documents/settings-of.ts'
import { readContent } from '../documents/stored-worksheet.ts'
import type { WorksheetRow } from '../documents/worksheet-finder.ts'
import { linkOf } from '../onshape/links.ts'
import { authorize, notFound, ownLevelOn } from '../policies/policy.ts'
import { auditedOf } from '../audit/audit-rows.ts'
import { noteOpening } from '../sharing/openings.ts'
import { linkEndsOf } from '../sharing/link-ends.ts'
import { type Context, toUnixTime } from '../context.ts'
import { checksOfWorksheet } from './checks/check-items.ts'
import { type FoundItem, findAllowedItem, visiblePath } from './find-allowed-item.ts'
import { findAllowedWorksheet } from './find-allowed-worksheet.ts'
import { marksOf } from './projects/rights-level.ts'
import { namedRevisions } from './revisions/list-revisions.ts'
import { type LoadedWorksheet, worksheetHead } from './worksheet-answer.ts'

export async function loadWorksheet(
  context: Context,
  hash: string,
  call: 'get_worksheet' | 'embed_worksheet' = 'get_worksheet',
): Promise<LoadedWorksheet> {
  const item = await findAllowedItem(context, call, hash, 'Worksheet')
  const row = item.row as WorksheetRow
  const ownLevel = ownLevelOn(item.places, context.visitor)
  const [content, author, { archived }, formerHashes, fusionId, link] = await Promise.all([
    readContent(context, row.id),
    nameOfUser(context, row.ownerId),
    marksOf(context, item),
    ownLevel >= 3 ? context.finder.formerHashes(row) : [],
    fusionDocumentOf(context.query, row.id),
    linkOf(context.query, item),
  ])
  if (!content) throw notFound()
  const isOpened = call === 'get_worksheet'
  if (isOpened && context.visitor) await noteOpening(context.query, context.visitor.userId, row.id)
  const byLink = ownLevel === 0
  if (byLink) {
    const details = isOpened ? 'by link' : 'by link, in another page'
    context.acts.note({ item: auditedOf(item), action: 'opened', visitor: context.visitor, details })
  }
  const end = byLink ? await endOfLink(context, item) : null
  const [settings, checks, revisions] = await Promise.all([
    settingsOf(context, row.id, content),
    // Other sites do not learn who has checked it.
    isOpened ? checksOfWorksheet(context, row.id, content) : [],
    isOpened && item.level >= 3 ? namedRevisions(context, row.id) : [],
  ])
  const head = worksheetHead(context, row, {
    version: content.version,
    level: item.level,
    author,
    settings,
    path: visiblePath(item.around, context.visitor),
    archived,
    formerHashes,
    fusionId,
    link,
  })
  const more = {
    ...(end && { link_ends_at: toUnixTime(end) }),
    ...(checks.length > 0 && { checks }),
    ...(revisions.length > 0 && { named_revisions: revisions }),
  }
  return { head: { ...head, ...more }, content }
}

/** When the link ends that gives everybody the rights on the item; null for never. */
async function endOfLink({ query }: Context, { row, around }: FoundItem): Promise<Date | null> {
  const giving = [row, ...around.map(({ project }) => project)].find(place => place.publicRights !== -1)
  return giving ? ((await linkEndsOf(query, [giving.id])).get(giving.id) ?? null) : null
}

/** Returns '' for a deleted account. */
export async function nameOfUser({ query }: Context, id: string): Promise<string> {
  const [user] = await query.select({ name: users.name }).from(users).where(eq(users.id, id))
  return user?.name ?? ''
}

export async function nameOfWorksheet(context: Context, hash: string): Promise<NameAnswer> {
  const { row } = await findAllowedWorksheet(context, 'get_name', hash)
  return { success: true, name: row.name }
}

/** Settings of a worksheet, or of the product without one. */
export async function settingsOfWorksheet(
  context: Context,
  hash: string | undefined,
): Promise<SettingsAnswer> {
  if (hash === undefined) {
    authorize('load_default_settings', context.visitor, null)
    return { success: true, settings: defaultSettings() }
  }
  const { row } = await findAllowedWorksheet(context, 'load_worksheet_settings', hash)
  const content = await readContent(context, row.id)
  if (!content) throw notFound()
  return { success: true, settings: await settingsOf(context, row.id, content) }
}
