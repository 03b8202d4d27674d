import type { ActCounter } from './audit/act-counter.ts'
import type { Limiter } from './accounts/limiter.ts'
import type { Quotas } from './accounts/quotas.ts'
import type { Config } from './config.ts'
import type { DrawnSheets } from './drawn/drawn-sheets.ts'
import type { Query } from './db/database.ts'
import type { DocumentWork } from './documents/document-work.ts'
import type { UnsavedNames } from './documents/unsaved-names.ts'
import type { Slots } from './threads/slots.ts'
import type { WorksheetFinder } from './documents/worksheet-finder.ts'
import type { DocumentWriter } from './documents/writer.ts'
import type { Evaluations } from './evaluation/evaluations.ts'
import type { FileStore } from './files/file-store.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { PaymentProvider } from './payment/provider.ts'
import type { Onshape } from './onshape/onshape.ts'
import type { PrintQueue } from './pdf/print-queue.ts'
import type { Rooms } from './live/rooms.ts'
import type { RightsWatch } from './live/rights-watch.ts'
import type { Shutdown } from './http/shutdown.ts'
import type { MailSender } from './mail/mail.ts'
import type { Visitor } from './policies/policy.ts'
import type { WordIndexer } from './sharing/word-indexer.ts'

/** Services that every command may use. */
export interface Services {
  readonly query: Query
  readonly documents: DocumentWork
  readonly slots: Slots
  readonly wordIndexer: WordIndexer
  /** Reads the worst checks of listed worksheets. */
  readonly worstChecks: WordIndexer
  readonly finder: WorksheetFinder
  readonly fileStore: FileStore
  readonly writer: DocumentWriter
  readonly unsavedNames: UnsavedNames
  readonly config: Config
  readonly mail: MailSender
  readonly jobs: Jobs
  readonly limiter: Limiter
  readonly quotas: Quotas
  readonly rightsWatch: RightsWatch
  readonly rooms: Pick<Rooms, 'checksChanged' | 'commentsChanged'>
  readonly shutdown: Shutdown
  /** Counts openings by link and exports for the audit log. */
  readonly acts: ActCounter
  readonly applicationVersion: string
  readonly printQueue: PrintQueue
  /** Takes payments for plans; null where nobody does. */
  readonly payments: PaymentProvider | null
  readonly evaluations: Evaluations
  /** Draws sheets for pages; null where the page is not built. */
  readonly drawnSheets: DrawnSheets | null
  /** Asks Onshape; null where the server is not set up for it. */
  readonly onshape: Onshape | null
}

/** Services and the visitor who calls the command. */
export interface Context extends Services {
  readonly visitor: Visitor | null
}

export const toUnixTime = (moment: Date): number => Math.floor(moment.getTime() / 1000)
