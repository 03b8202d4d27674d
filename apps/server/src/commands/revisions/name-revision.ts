import type { RevisionAnswer } from '@calcwright/contract'
import { checkMarksOf } from '../../checks/check-rows.ts'
import { Refused } from '../../failure.ts'
import { renameRevision } from '../../revisions/revision-rows.ts'
import { makeRevision } from '../../revisions/make-revision.ts'
import { notFound } from '../../policies/policy.ts'
import type { Context } from '../../context.ts'
import { findAllowedWorksheet } from '../find-allowed-worksheet.ts'
import { namesOf } from '../projects/list-rows.ts'
import { headOfRevision } from './find-revision.ts'
import { toItem } from './list-revisions.ts'

/** Makes a revision of the stored state by hand; without a name it is like an automatic one. */
export async function saveRevision(
  context: Context,
  hash: string,
  name: string | null,
): Promise<RevisionAnswer> {
  const { row } = await findAllowedWorksheet(context, 'save_revision', hash)
  const revision = await makeRevision(context, row.id, name)
  if (!revision) throw notFound()
  return { success: true, revision: toItem(revision, await namesOf(context, [...revision.authors])) }
}

/** @param name null makes the revision an automatic one, which may go with age */
export async function nameRevision(
  context: Context,
  hash: string,
  revisionHash: string,
  name: string | null,
): Promise<RevisionAnswer> {
  const { row } = await findAllowedWorksheet(context, 'save_revision', hash)
  if (name === null) {
    const { version } = await headOfRevision(context, row.id, revisionHash)
    const marks = await checkMarksOf(context.query, row.id)
    if (marks.some(mark => mark.version === version && mark.withdrawnAt === null))
      throw new Refused('invalid', 'This revision is marked as checked: it keeps a name, by which it stays.')
  }
  await renameRevision(context.query, row.id, revisionHash, name)
  const revision = await headOfRevision(context, row.id, revisionHash)
  return { success: true, revision: toItem(revision, await namesOf(context, [...revision.authors])) }
}
