import { type WorksheetAnswer, toBase64 } from '@calcwright/contract'
import { registry } from '@calcwright/blocks/schemas'
import { Worksheet } from '@calcwright/document'
import { readContent } from '../documents/stored-worksheet.ts'
import { notFound } from '../policies/policy.ts'
import { type Context, toUnixTime } from './context.ts'
import { findAllowedWorksheet } from './find-allowed-worksheet.ts'

export async function loadWorksheet(context: Context, hash: string): Promise<WorksheetAnswer> {
  const { row, level } = await findAllowedWorksheet(context, 'get_worksheet', hash)
  const content = await readContent(context.query, row.id)
  if (!content) throw notFound()
  return {
    success: true,
    hash_string: row.hash,
    name: row.name,
    rights_level: level,
    version: content.version,
    document: toBase64(content.document),
    archive_string: content.archive,
    settings: Worksheet.load(registry, content.document).settings,
    project_hash: null,
    archive_id: null,
    update_time: toUnixTime(row.updatedAt),
    application_version: context.applicationVersion,
  }
}
