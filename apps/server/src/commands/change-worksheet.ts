/** Changes that the server makes in a document on behalf of a visitor. */
import type { ChangedAnswer, Settings } from '@calcwright/contract'
import type { Operation, WorksheetSettings } from '@calcwright/document'
import type { Call } from '../policies/policy.ts'
import { type Context, toUnixTime } from '../context.ts'
import { findAllowedWorksheet } from './find-allowed-worksheet.ts'
import { settingsFromText } from '../documents/settings-from-text.ts'

export function renameWorksheet(context: Context, hash: string, name: string): Promise<ChangedAnswer> {
  return change(context, 'rename', hash, { kind: 'rename', name })
}

/** Replaces the given settings and keeps the others. */
export function updateSettings(context: Context, hash: string, settings: Settings): Promise<ChangedAnswer> {
  const checkedByDocument = settingsFromText(settings) as Partial<WorksheetSettings>
  return change(context, 'update_settings', hash, { kind: 'setSettings', settings: checkedByDocument })
}

async function change(
  context: Context,
  call: Call,
  hash: string,
  operation: Operation,
): Promise<ChangedAnswer> {
  const { row } = await findAllowedWorksheet(context, call, hash)
  return context.writer.write<ChangedAnswer>(row.id, {
    userId: context.visitor?.userId ?? null,
    step: { kind: 'operation', operation },
    answer: ({ name, settings, version, moment }) => ({
      success: true,
      hash_string: row.hash,
      name,
      settings,
      version,
      update_time: toUnixTime(moment),
    }),
  })
}
