import type { PathPart, WorksheetAnswer } from '@calcwright/contract'
import type { WorksheetSettings } from '@calcwright/document'
import { toBase64 } from '../documents/base64.ts'
import { type WorksheetRow, isUnpaid } from '../documents/worksheet-finder.ts'
import type { Level } from '../policies/policy.ts'
import { type Services, toUnixTime } from './context.ts'

/** What the row does not say. */
interface Content {
  readonly level: Level
  /** Name of the owner. */
  readonly author: string
  readonly version: number
  readonly document: Uint8Array
  readonly archive: string
  readonly settings: WorksheetSettings
  /** The projects around it that the visitor may see, the outermost first. */
  readonly path: readonly PathPart[]
  /** Whether it is in the visitor's archive. */
  readonly archived: boolean
  /** None when absent. */
  readonly formerHashes?: readonly string[]
}

/** Without its document. */
export type WorksheetHead = Omit<WorksheetAnswer, 'document' | 'archive_string'>

export function worksheetAnswer(services: Services, row: WorksheetRow, content: Content): WorksheetAnswer {
  const { document, archive } = content
  return {
    ...worksheetHead(services, row, content),
    document: toBase64(document),
    archive_string: archive,
  }
}

export function worksheetHead(
  services: Services,
  row: WorksheetRow,
  content: Omit<Content, 'document' | 'archive'>,
): WorksheetHead {
  return {
    success: true,
    hash_string: row.hash,
    former_hashes: [...(content.formerHashes ?? [])],
    name: row.name,
    rights_level: content.level,
    author: content.author,
    need_paid_plan: isUnpaid(row),
    version: content.version,
    settings: content.settings,
    project_hash: content.path.at(-1)?.hash_string ?? null,
    path: [...content.path],
    archive_id: content.archived ? 'set' : null,
    update_time: toUnixTime(row.updatedAt),
    application_version: services.applicationVersion,
    size_limit: services.config.worksheetLimit,
  }
}
