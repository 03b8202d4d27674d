/** Stores a client's save, as docs/models/saving.md specifies. */
import type { SaveAnswer, SaveRequest } from '@calcwright/contract'
import { differenceOf } from '@calcwright/document'
import type * as z from 'zod/mini'
import { limitsOfUser } from '../accounts/plan-limits.ts'
import type { ArchiveChange } from '../documents/archive.ts'
import { fromBase64 } from '../documents/base64.ts'
import { refuseUnreadable } from '../documents/refusals.ts'
import { usableStateVector } from '../documents/state-vector.ts'
import { NO_RENAME, mayRename } from '../policies/policy.ts'
import { Refused } from '../failure.ts'
import { type Context, toUnixTime } from '../context.ts'
import { type AllowedWorksheet, findWorksheetInUse } from './find-allowed-worksheet.ts'

type Save = z.output<typeof SaveRequest>

/** State of a document without any change. */
const NOTHING = new Uint8Array([0, 0])

export async function saveWorksheet(context: Context, save: Save): Promise<SaveAnswer> {
  const found = await findWorksheetInUse(context, 'save', save.worksheet_hash)
  const { unsavedNames } = context
  try {
    const answer = await saveIn(context, found, save)
    unsavedNames.saved(found.row.id)
    return answer
  } catch (error) {
    if (error instanceof Refused && error.problem === 'name') unsavedNames.refused(found.row.id)
    throw error
  }
}

async function saveIn(context: Context, { row, level }: AllowedWorksheet, save: Save): Promise<SaveAnswer> {
  const { patch, full_resave: whole, known_server_version: knownVersion } = save
  const vector = usableStateVector(save.state_vector)
  if (vector !== undefined) refuseUnreadable('state_vector', () => differenceOf(NOTHING, fromBase64(vector)))
  const archive = archiveOf(save)
  const bytes = (patch ?? whole ?? '').length + archive.text.length
  const limits = await limitsOfUser(context, row.ownerId)
  return context.quotas.within(row.ownerId, { worksheets: bytes, files: bytes }, (remaining, take) =>
    context.writer.write<SaveAnswer>(row.id, {
      userId: context.visitor?.userId ?? null,
      window: save.window,
      bytes,
      storedVersion: row.version,
      step: {
        kind: 'save',
        name: save.name,
        knownVersion,
        patch,
        whole,
        archive,
        limits,
        remaining,
        mayRename: mayRename(level),
        givesNameBack: context.unsavedNames.isStale(row.id),
      },
      // The client lacks changes that others have stored, and a name that the server has given.
      has: (before, { renamed }) => (knownVersion === before && !renamed ? null : (vector ?? '')),
      answer: ({ name, size, lacking, outcome, version, moment }) => {
        take(outcome.taken)
        return {
          success: true,
          version,
          application_version: context.applicationVersion,
          name,
          update_time: toUnixTime(moment),
          size,
          size_limit: context.config.worksheetLimit,
          ...(lacking === null ? {} : { document_update: lacking }),
          ...(row.hash === save.worksheet_hash ? {} : { hash_string: row.hash }),
          ...(outcome.refusedName ? { message: NO_RENAME } : {}),
        }
      },
    }),
  )
}

function archiveOf(save: Save): ArchiveChange {
  if (save.full_resave !== undefined) {
    return { text: save.full_archive_string ?? '', full: save.full_archive_string !== undefined }
  }
  return { text: save.archive_patch ?? '', full: false }
}
