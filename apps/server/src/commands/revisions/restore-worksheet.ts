/** Brings a revision back as a change like any other, so that open windows take it in. */
import type { RestoreAnswer } from '@calcwright/contract'
import { Refused } from '../../failure.ts'
import { mayRename, notFound } from '../../policies/policy.ts'
import { makeRevision } from '../../revisions/make-revision.ts'
import { type Context, toUnixTime } from '../../context.ts'
import { findAllowedWorksheet } from '../find-allowed-worksheet.ts'
import { contentOfRevision } from './find-revision.ts'

/** Number of attempts while others save at the same moment. */
const ATTEMPTS = 10

export async function restoreWorksheet(
  context: Context,
  hash: string,
  revisionHash: string,
): Promise<RestoreAnswer> {
  const { row, level } = await findAllowedWorksheet(context, 'restore_worksheet', hash)
  const earlier = await contentOfRevision(context, row.id, revisionHash)
  for (let attempt = 1; ; attempt++) {
    const before = await makeRevision(context, row.id, null)
    if (!before) throw notFound()
    try {
      return await context.writer.write<RestoreAnswer>(row.id, {
        userId: context.visitor?.userId ?? null,
        bytes: earlier.document.length,
        step: {
          kind: 'restore',
          document: earlier.document,
          archive: earlier.archive,
          version: before.version,
          mayRename: mayRename(level),
        },
        answer: ({ name, version, moment }) => ({
          success: true,
          message: 'The worksheet was restored. The version before is kept as a revision.',
          hash_string: row.hash,
          name,
          version,
          update_time: toUnixTime(moment),
          kept_revision: before.hash,
        }),
      })
    } catch (error) {
      if (!isBusy(error) || attempt === ATTEMPTS) throw error
    }
  }
}

/** Somebody saved between the making of the revision and the restoring: that state is revised next. */
const isBusy = (error: unknown): boolean => error instanceof Refused && error.problem === 'changed'
