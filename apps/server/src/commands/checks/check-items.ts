/** Check marks in the form of answers. */
import type { CheckMark } from '@calcwright/contract'
import { type CheckMarkRow, checkMarksOf } from '../../checks/check-rows.ts'
import { type ComparedMark, compareMarks } from '../../checks/check-states.ts'
import type { StoredContent } from '../../documents/stored-content.ts'
import { listRevisions } from '../../revisions/revision-rows.ts'
import { type Context, toUnixTime } from '../../context.ts'

type Content = Pick<StoredContent, 'document' | 'archive' | 'version'>

const isValid = ({ withdrawnAt }: CheckMarkRow): boolean => withdrawnAt === null

/** The marks of a worksheet that were not withdrawn, compared with its present state. */
export async function checksOfWorksheet(context: Context, id: string, content: Content) {
  const marks = (await checkMarksOf(context.query, id)).filter(isValid)
  return checkItems(context, id, marks, content)
}

/** All marks, those withdrawn as well. */
export async function allChecks(context: Context, id: string, content: Content): Promise<CheckMark[]> {
  return checkItems(context, id, await checkMarksOf(context.query, id), content)
}

/** The marks of a revision, compared with what it holds. */
export async function checksOfRevision(context: Context, id: string, content: Content) {
  const marks = (await checkMarksOf(context.query, id)).filter(isValid)
  const its = marks.filter(({ version }) => version === content.version)
  return checkItems(context, id, its, content, false)
}

async function checkItems(
  context: Context,
  id: string,
  marks: readonly CheckMarkRow[],
  content: Content,
  note = true,
): Promise<CheckMark[]> {
  if (marks.length === 0) return []
  const [compared, revisions] = await Promise.all([
    compareMarks(context, marks, content, note),
    listRevisions(context.query, id),
  ])
  const hashes = new Map(revisions.map(({ version, hash }) => [version, hash]))
  return compared.flatMap(mark => {
    const revision = hashes.get(mark.version)
    // The revision of a withdrawn mark may be gone.
    return revision === undefined ? [] : [checkItem(context, mark, revision)]
  })
}

export function checkItem({ visitor }: Context, mark: ComparedMark, revision: string): CheckMark {
  return {
    id: mark.id,
    by: mark.userName,
    own: mark.userId === visitor?.userId,
    note: mark.note,
    made_at: toUnixTime(mark.createdAt),
    withdrawn_at: mark.withdrawnAt && toUnixTime(mark.withdrawnAt),
    revision,
    state: mark.state,
    content_digest: mark.presentContent,
    results_digest: mark.presentResults,
    application_version: mark.applicationVersion,
    open_comments: mark.openComments,
  }
}
