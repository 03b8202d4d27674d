import { type PathPart, type WorksheetAnswer, nameInAddress } from '@calcwright/contract'
import type { WorksheetSettings } from '@calcwright/document'
import { type WorksheetRow, isUnpaid } from '../documents/worksheet-finder.ts'
import type { OnshapePlace } from '../onshape/documents.ts'
import { linkFields } from '../onshape/links.ts'
import type { Level } from '../policies/policy.ts'
import { type Services, toUnixTime } from '../context.ts'

/** Content of the answer that the worksheet's row does not hold. */
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
  /** Id of the linked document of Fusion; null for none. */
  readonly fusionId?: string | null
  /** Former hashes of the worksheet; none when absent. */
  readonly formerHashes?: readonly string[]
  /** Document of Onshape that it is linked to; none when absent. */
  readonly link?: OnshapePlace | null
}

/** The answer without the document. */
export type WorksheetHead = Omit<WorksheetAnswer, 'document' | 'archive_string'>

/** Parts of the answer. A large document is encoded while it is sent. */
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
    need_paid_plan: isUnpaid(services, row),
    version: content.version,
    settings: content.settings,
    project_hash: content.path.at(-1)?.hash_string ?? null,
    folder_hash: content.path.at(-1)?.hash_string ?? '',
    folder_url_end: nameInAddress(content.path.at(-1)?.name ?? ''),
    no_save: content.level < 3 || isUnpaid(services, row),
    path: [...content.path],
    archive_id: content.archived ? 'set' : null,
    update_time: toUnixTime(row.updatedAt),
    application_version: services.applicationVersion,
    fusion_id: content.fusionId ?? null,
    size_limit: services.config.worksheetLimit,
    ...linkFields(content.link ?? null),
  }
}
