/**
 * An open worksheet gives its state to the window that prints it: what is not saved yet comes on paper too,
 * and so does a worksheet that only this browser has.
 */
import { reportView } from './report-view.ts'
import { type WorksheetAnswer, printAddress, toBase64 } from '@calcwright/contract'
import { storableSnapshot } from '@calcwright/evaluator'
import { type BrowserFiles, draftFiles } from '../resources/browser-files.ts'
import { DRAFT_HASH } from '../drafts/draft-client.ts'
import type { OpenWorksheet } from './open-worksheet.ts'

export interface PassedWorksheet {
  readonly answer: WorksheetAnswer
  /** The store of its files, when the server does not have them. */
  readonly files: BrowserFiles | null
}

declare global {
  interface Window {
    /** The worksheet that is open in this window, for one that this window opened. */
    calcwrightWorksheet?: ((hash: string) => Promise<WorksheetAnswer | null>) | undefined
  }
}

/** Milliseconds that the other window waits for the results: it can calculate them itself. */
const RESULTS_LIMIT = 3000

/** Shows the worksheet as it comes on paper, in a window of its own; false where none may be opened. */
export function openPrint(open: OpenWorksheet): boolean {
  const view = reportView.getState().open === open ? '?view=report' : ''
  window.calcwrightWorksheet = async hash => (hash === open.hash ? answerOf(open) : null)
  return window.open(printAddress(open.hash) + view) !== null
}

/** The document is that of the moment of the call. */
export async function answerOf(open: OpenWorksheet): Promise<WorksheetAnswer & { readonly success: true }> {
  const { worksheet } = open
  return {
    success: true,
    hash_string: open.hash,
    former_hashes: [],
    name: worksheet.name,
    rights_level: 1,
    author: open.author,
    need_paid_plan: open.needPaidPlan,
    version: open.queue.version,
    document: toBase64(worksheet.encode()),
    archive_string: await resultsOf(open),
    settings: {},
    project_hash: null,
    path: [...open.path],
    archive_id: null,
    update_time: 0,
    application_version: '',
    checks: [...open.checks.getState().marks],
  }
}

/** The results that are there; '' for none. The worksheet may have been closed meanwhile. */
async function resultsOf({ evaluator }: OpenWorksheet): Promise<string> {
  const late = new Promise<null>(resolve => setTimeout(() => resolve(null), RESULTS_LIMIT))
  const snapshot = await Promise.race([evaluator.snapshot(), late])
  return snapshot ? JSON.stringify(storableSnapshot(snapshot)) : ''
}

/** The worksheet as the window has it that opened this one; null when it has none, or another. */
export async function passedWorksheet(hash: string): Promise<PassedWorksheet | null> {
  const answer = await openerOf(window)?.calcwrightWorksheet?.(hash)
  return answer ? { answer, files: hash === DRAFT_HASH ? draftFiles : null } : null
}

/** The window that opened this one, if it is a page of ours. */
function openerOf({ opener }: Window): Window | null {
  try {
    // Reading a property of a page of somebody else throws.
    return opener && (opener as Window).location.origin === location.origin ? (opener as Window) : null
  } catch {
    return null
  }
}
