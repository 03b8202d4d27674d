import type { PathPart, WorksheetAnswer } from '@calcwright/contract'
import type { WorksheetSettings } from '@calcwright/document'
import { type WorksheetRow, isUnpaid } from '../documents/worksheet-finder.ts'
import type { Level } from '../policies/policy.ts'
import { type Services, toUnixTime } from './context.ts'

/** What the row does not say. */
interface Content {
  readonly level: Level
  /** Name of the owner. */
  readonly author: string
  readonly version: number
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

/** What is answered with: a large document is not written before it is sent. */
export interface LoadedWorksheet {
  readonly head: WorksheetHead
  readonly content: { readonly document: Uint8Array; readonly archive: string }
}

export function worksheetHead(services: Services, row: WorksheetRow, content: Content): WorksheetHead {
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
