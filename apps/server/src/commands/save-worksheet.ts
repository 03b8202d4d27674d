/** A client's save. docs/models/saving.md says what it must do. */
import { type SaveAnswer, type SaveRequest, WorksheetName, fromBase64, toBase64 } from '@calcwright/contract'
import { type Worksheet, differenceOf, mergeStates } from '@calcwright/document'
import type * as z from 'zod/mini'
import { beyondLimits, limitsOfUser, refuseBeyondLimits } from '../accounts/plan-limits.ts'
import { type ArchiveChange, checkArchive } from '../documents/archive.ts'
import type { Applied } from '../documents/writer.ts'
import { Refused } from '../failure.ts'
import { NO_RENAME } from '../policies/policy.ts'
import { type Context, toUnixTime } from './context.ts'
import { applyOrRefuse, loadOrRefuse, orRefuse, refuseBlank } from './documents.ts'
import { findWorksheetInUse } from './find-allowed-worksheet.ts'

type Save = z.output<typeof SaveRequest>

/** A document in which nothing was ever done. */
const NOTHING = new Uint8Array([0, 0])

export async function saveWorksheet(context: Context, save: Save): Promise<SaveAnswer> {
  const { row, level } = await findWorksheetInUse(context, 'save', save.worksheet_hash)
  const archive = archiveOf(save)
  const whole = checkRequest(save, archive)
  const limits = await limitsOfUser(context, row.ownerId)
  const mayRename = level >= 4
  /** Whether the client lacks what the server has, or gives itself with this save. */
  let behind = false
  let refusedName = false
  return context.writer.write<SaveAnswer>(row.id, {
    userId: context.visitor?.userId ?? null,
    window: save.window,
    apply(worksheet, version): Applied {
      refuseFuture(save, version)
      const nameBefore = worksheet.name
      // What was more than the plan allows before, for instance when it was another one, stays as it is.
      const within = beyondLimits(worksheet, limits) === null
      const documents = [mergeContent(worksheet, save, whole)]
      if (within) refuseBeyondLimits(worksheet, limits)
      if (worksheet.name !== nameBefore && !mayRename) throw new Refused('rights', NO_RENAME)
      behind = save.known_server_version !== version
      const rename = !behind && isRename(save, nameBefore, worksheet.name)
      refusedName = rename && !mayRename
      if (rename && mayRename) {
        documents.push(applyOrRefuse(worksheet, { kind: 'rename', name: save.name }))
        behind = true
      }
      return { document: join(documents), archive, uploads: save.uploads }
    },
    answer: (worksheet, version, moment) => ({
      success: true,
      version,
      application_version: context.applicationVersion,
      name: worksheet.name,
      update_time: toUnixTime(moment),
      ...(behind ? { document_update: toBase64(whatIsLacking(worksheet, save)) } : {}),
      ...(row.hash === save.worksheet_hash ? {} : { hash_string: row.hash }),
      ...(refusedName ? { message: NO_RENAME } : {}),
    }),
  })
}

/** Throws Refused for what can be found wrong before the worksheet is touched. Returns one that was sent whole. */
function checkRequest(save: Save, archive: ArchiveChange): Worksheet | null {
  checkArchive(archive.text, archive.full ? 'full_archive_string' : 'archive_patch')
  const { state_vector: vector, full_resave: state } = save
  if (vector !== undefined) orRefuse('state_vector', () => differenceOf(NOTHING, fromBase64(vector)))
  if (state === undefined) return null
  const whole = loadOrRefuse(fromBase64(state), 'full_resave')
  refuseBlank(whole)
  return whole
}

function archiveOf(save: Save): ArchiveChange {
  if (save.full_resave !== undefined) {
    return { text: save.full_archive_string ?? '', full: save.full_archive_string !== undefined }
  }
  return { text: save.archive_patch ?? '', full: false }
}

/** A difference to a version that the server never had, or has lost, says nothing by itself. */
function refuseFuture(save: Save, version: number): void {
  if (save.full_resave === undefined && save.known_server_version > version) throw resave()
}

const resave = () =>
  new Refused('resave', 'The server lacks earlier changes of this worksheet: save it as a whole.')

/** Merges what was sent; returns what of it is to be stored. */
function mergeContent(worksheet: Worksheet, save: Save, whole: Worksheet | null): Uint8Array {
  if (whole !== null) {
    const before = worksheet.stateVector()
    // Most of it is stored already.
    merge(worksheet, whole.encodeSince(before), 'full_resave')
    return worksheet.encodeSince(before)
  }
  if (save.patch === undefined) return new Uint8Array()
  const patch = fromBase64(save.patch)
  merge(worksheet, patch, 'patch')
  return patch
}

function merge(worksheet: Worksheet, update: Uint8Array, field: string): void {
  if (!orRefuse(field, () => worksheet.merge(update))) throw resave()
  refuseBlank(worksheet)
}

/** A name that neither the stored document nor the difference has is one that the client gave otherwise. */
function isRename(save: Save, nameBefore: string, nameNow: string): boolean {
  return save.name !== nameNow && save.name !== nameBefore && WorksheetName.safeParse(save.name).success
}

function join(documents: readonly Uint8Array[]): Uint8Array {
  const changes = documents.filter(document => document.length > 0)
  return changes.length > 1 ? mergeStates(changes) : (changes[0] ?? new Uint8Array())
}

function whatIsLacking(worksheet: Worksheet, save: Save): Uint8Array {
  return save.state_vector === undefined
    ? worksheet.encode()
    : worksheet.encodeSince(fromBase64(save.state_vector))
}
