/** Lists the revisions of a worksheet with the names of those who wrote. */
import type { RevisionItem, RevisionsAnswer } from '@calcwright/contract'
import { type CheckMarkRow, checkMarksOf } from '../../checks/check-rows.ts'
import { listNamedRevisions, listRevisions, type RevisionRow } from '../../revisions/revision-rows.ts'
import { unrevisedChange } from '../../revisions/unrevised-changes.ts'
import { type Context, toUnixTime } from '../../context.ts'
import { findAllowedWorksheet } from '../find-allowed-worksheet.ts'
import { namesOf } from '../projects/list-rows.ts'

/** Revisions that have names, the newest first. */
export async function namedRevisions(context: Context, worksheetId: string): Promise<RevisionItem[]> {
  const rows = await listNamedRevisions(context.query, worksheetId)
  if (rows.length === 0) return []
  const marks = await checkMarksOf(context.query, worksheetId)
  const names = await namesOf(
    context,
    rows.flatMap(({ authors }) => authors),
  )
  return rows.map(revision => withCheckers(revision, names, marks))
}

export async function revisionsOfWorksheet(context: Context, hash: string): Promise<RevisionsAnswer> {
  const { row } = await findAllowedWorksheet(context, 'list_revisions', hash)
  const [rows, change, marks] = await Promise.all([
    listRevisions(context.query, row.id),
    unrevisedChange(context.query, row.id),
    checkMarksOf(context.query, row.id),
  ])
  const names = await namesOf(context, [
    ...rows.flatMap(({ authors }) => authors),
    ...(change?.authors ?? []),
  ])
  return {
    success: true,
    changed: change !== null,
    changed_by: namesIn(names, change?.authors ?? []),
    revisions: rows.map(revision => withCheckers(revision, names, marks)),
  }
}

function withCheckers(
  revision: RevisionRow,
  names: ReadonlyMap<string, string>,
  marks: readonly CheckMarkRow[],
): RevisionItem {
  const checkers = marks.filter(mark => mark.version === revision.version && mark.withdrawnAt === null)
  const by = checkers.map(({ userName }) => userName)
  return { ...toItem(revision, names), ...(by.length > 0 ? { checked_by: by } : {}) }
}

export function toItem(revision: RevisionRow, names: ReadonlyMap<string, string>): RevisionItem {
  return {
    hash_string: revision.hash,
    name: revision.name,
    sheet_name: revision.sheetName,
    version: revision.version,
    created_at: toUnixTime(revision.createdAt),
    authors: namesIn(names, revision.authors),
  }
}

/** Authors whose accounts were deleted have no name any more. */
const namesIn = (names: ReadonlyMap<string, string>, ids: readonly string[]): string[] =>
  ids.flatMap(id => names.get(id) ?? []).toSorted()
