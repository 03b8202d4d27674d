/** One worksheet on the page, with everything that works for it. */
import { registry as blockRegistry } from '@calcwright/blocks/schemas'
import { type PathPart, type ServerClient, type WorksheetAnswer, fromBase64 } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'
import { Operated, ResultsStore } from '@calcwright/editor'
import { restored } from '@calcwright/evaluator'
import type { Evaluator, ResultsSnapshot } from '@calcwright/evaluator'
import { type StoreApi, createStore } from 'zustand/vanilla'
import { Archive } from '../evaluation/archive.ts'
import { connectEvaluator } from '../evaluation/connect.ts'
import { LiveConnection } from '../live/live-connection.ts'
import { maySave } from '../rights/editor-rights.ts'
import { type KeepUnsent, keepUnsent } from '../saving/keep-unsent.ts'
import { SaveQueue, type SaveState } from '../saving/save-queue.ts'
import type { UnsentStore } from '../saving/unsent-store.ts'

export interface OpenWorksheet {
  /** Its present one: another is given to it when its link is made invalid. */
  readonly hash: string
  readonly rightsLevel: number
  /** The same for who has to know when it changes. */
  readonly rights: StoreApi<{ readonly level: number }>
  /** The owner's plan does not cover the worksheet: nobody may change it. */
  readonly needPaidPlan: boolean
  /** Name of the owner. */
  readonly author: string
  /** The projects around it that the visitor may see, the outermost first. */
  readonly path: readonly PathPart[]
  readonly worksheet: Worksheet
  readonly results: ResultsStore
  /** Controls set on this page without being saved. */
  readonly operated: Operated
  readonly evaluator: Evaluator
  readonly saving: StoreApi<SaveState>
  readonly queue: SaveQueue
  /** The others who have it open. */
  readonly live: LiveConnection
  /** Changes of an earlier visit that the server had not acknowledged were brought back. */
  readonly recovered: boolean
  close(): Promise<void>
}

export interface Surroundings {
  readonly client: ServerClient
  readonly unsent: UnsentStore
  readonly createEvaluator: () => Evaluator
  readonly onStorageError: (error: unknown) => void
  /** The worksheet has another hash, and goes on. What is unsaved is kept under that, too. */
  readonly onMoved: (hash: string) => void
  /** The worksheet is to be opened anew, with other rights. What is unsaved is kept for that. */
  readonly onReopen: () => void
}

export class LoadError extends Error {
  override readonly name = 'LoadError'
}

/** Loads the worksheet with its stored results and starts what keeps them true. Throws LoadError with the server's words. */
export async function openWorksheet(hash: string, around: Surroundings): Promise<OpenWorksheet> {
  const [answer, unsent] = await Promise.all([
    around.client.getWorksheet({ hash_string: hash }),
    readUnsent([hash], around),
  ])
  if (!answer.success) throw new LoadError(answer.message)
  const earlier = await readUnsent(answer.former_hashes, around)
  return assemble(answer, [...earlier, ...unsent], around)
}

/** What is kept under these hashes. */
async function readUnsent(hashes: readonly string[], around: Surroundings): Promise<Uint8Array[]> {
  try {
    const found = await Promise.all(hashes.map(hash => around.unsent.get(hash)))
    return found.filter(update => update !== undefined)
  } catch (error) {
    around.onStorageError(error)
    return []
  }
}

function assemble(
  answer: WorksheetAnswer,
  unsent: readonly Uint8Array[],
  around: Surroundings,
): OpenWorksheet {
  let hash = answer.hash_string
  const worksheet = Worksheet.load(blockRegistry, fromBase64(answer.document))
  const stored =
    answer.archive_string === '' ? undefined : restored(JSON.parse(answer.archive_string) as ResultsSnapshot)
  const results = new ResultsStore()
  const operated = new Operated(worksheet)
  if (stored) results.load(stored)
  // Not before the answer: on two cores the engine would hold up the results that are stored.
  const evaluator = around.createEvaluator()
  const archive = new Archive(() => evaluator.snapshot(), stored)
  let kept: KeepUnsent | undefined
  const rights = createStore<{ readonly level: number }>(() => ({ level: answer.rights_level }))
  const mayEdit = () => maySave({ rightsLevel: rights.getState().level, needPaidPlan: answer.need_paid_plan })
  const live = new LiveConnection({
    address: liveAddress(hash),
    worksheet,
    mayEdit,
    onMoved: to => void follow(to),
    onRights: level => void changeRights(level),
    onRefused: reason => void refused(reason),
  })
  const queue = new SaveQueue({
    client: around.client,
    worksheet,
    hash,
    version: answer.version,
    applicationVersion: answer.application_version,
    mayEdit: mayEdit(),
    window: () => live.window,
    onMoved: to => void follow(to),
    archive: scope => archive.take(scope),
    onSaved: () => kept?.clear(),
  })
  // Of another hash both the live connection and a save may tell.
  const follow = async (to: string) => {
    if (to === hash) return
    hash = to
    queue.moveTo(to)
    await kept?.moveTo(to)
    around.onMoved(to)
  }
  const keepNow = async () => {
    try {
      if (queue.hasUnsavedChanges) await around.unsent.put(hash, queue.unsavedUpdate())
    } catch (error) {
      around.onStorageError(error)
    }
  }
  const reopen = async () => {
    await keepNow()
    around.onReopen()
  }
  // In place: somebody may be typing.
  const changeRights = async (level: number) => {
    const kept = keepNow()
    rights.setState({ level })
    await kept
    queue.setMayEdit(mayEdit())
  }
  /** Who was refused only what was tried, for instance just after becoming a viewer, goes on as what is left. */
  const refused = async (reason: string) => {
    const named = await around.client.getName(hash).catch(() => null)
    if (named?.success) await reopen()
    else if (named) queue.stop(reason || named.message)
  }
  kept = keepUnsent(worksheet, queue, around.unsent, [hash, ...answer.former_hashes], around.onStorageError)
  const recovered = unsent.filter(update => queue.resume(update)).length > 0
  if (!recovered && unsent.length > 0) kept.clear()
  const disconnect = connectEvaluator(worksheet, evaluator, results, stored, operated)
  return {
    get hash() {
      return hash
    },
    get rightsLevel() {
      return rights.getState().level
    },
    rights,
    needPaidPlan: answer.need_paid_plan,
    author: answer.author,
    path: answer.path,
    worksheet,
    results,
    operated,
    evaluator,
    saving: queue.state,
    queue,
    live,
    recovered,
    async close() {
      disconnect()
      live.close()
      await queue.close()
      await kept?.dispose()
      evaluator.dispose()
    },
  }
}

function liveAddress(hash: string): string {
  const address = new URL(`/worksheets/${encodeURIComponent(hash)}/live`, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}
