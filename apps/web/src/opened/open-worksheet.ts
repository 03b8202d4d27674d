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
import { maySave } from './editor-rights.ts'
import { type FirstShowing, firstShowing } from './first-showing.ts'
import { type KeepUnsent, keepUnsent } from '../saving/keep-unsent.ts'
import { SaveQueue } from '../saving/save-queue.ts'
import type { SaveState } from '../saving/save-state.ts'
import type { UnsentStore } from '../saving/unsent-store.ts'

export interface OpenWorksheet {
  /** Its present one: another is given to it when its link is made invalid. */
  readonly hash: string
  readonly rightsLevel: number
  /** The same for who has to know when it changes. */
  readonly rights: StoreApi<{ readonly level: number }>
  /** The owner's plan does not cover the worksheet: nobody may change it. */
  readonly needPaidPlan: boolean
  /** Whether it is in the visitor's archive. */
  readonly archived: boolean
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
  /** Kept by this browser only, for somebody without an account. */
  readonly draft: boolean
  /** The others who have it open. */
  readonly live: LiveConnection
  /** Changes of an earlier visit that the server had not acknowledged were brought back. */
  readonly recovered: boolean
  /** It has been rendered for the first time. */
  rendered(): void
  /** @param keep whether what was typed without the right to save it is kept for the next opening */
  close(keep?: boolean): Promise<void>
}

export interface Dependencies {
  readonly client: ServerClient
  readonly unsent: UnsentStore
  /** @param ready when to start it; null for at once */
  readonly createEvaluator: (ready: Promise<void> | null) => Evaluator
  readonly onStorageError: (error: unknown) => void
  /** Given for a draft: it stays in this browser, and nobody else is in it. */
  readonly connect?: (address: string) => WebSocket
  /** The worksheet has another hash, and goes on. What is unsaved is kept under that, too. */
  readonly onMoved: (hash: string) => void
  /** The worksheet is to be opened anew, with other rights. What is unsaved is kept for that. */
  readonly onReopen: () => void
}

export class LoadError extends Error {
  override readonly name = 'LoadError'
}

/** Loads the worksheet with its stored results and starts what keeps them true. Throws LoadError with the server's words. */
export async function openWorksheet(hash: string, dependencies: Dependencies): Promise<OpenWorksheet> {
  const [answer, unsent] = await Promise.all([
    dependencies.client.getWorksheet({ hash_string: hash }),
    readUnsent([hash], dependencies),
  ])
  if (!answer.success) throw new LoadError(answer.message)
  const earlier = await readUnsent(answer.former_hashes, dependencies)
  return new LoadedWorksheet(answer, [...earlier, ...unsent], dependencies)
}

/** What is kept under these hashes. */
async function readUnsent(hashes: readonly string[], dependencies: Dependencies): Promise<Uint8Array[]> {
  try {
    const found = await Promise.all(hashes.map(hash => dependencies.unsent.get(hash)))
    return found.filter(update => update !== undefined)
  } catch (error) {
    dependencies.onStorageError(error)
    return []
  }
}

class LoadedWorksheet implements OpenWorksheet {
  readonly rights: StoreApi<{ readonly level: number }>
  readonly needPaidPlan: boolean
  readonly archived: boolean
  readonly author: string
  readonly path: readonly PathPart[]
  readonly worksheet: Worksheet
  readonly results = new ResultsStore()
  readonly operated: Operated
  readonly evaluator: Evaluator
  readonly queue: SaveQueue
  readonly live: LiveConnection
  readonly recovered: boolean
  readonly draft: boolean
  readonly #dependencies: Dependencies
  readonly #kept: KeepUnsent
  readonly #showing: FirstShowing | null
  readonly #disconnect: () => void
  #hash: string

  constructor(answer: WorksheetAnswer, unsent: readonly Uint8Array[], dependencies: Dependencies) {
    this.#dependencies = dependencies
    this.draft = dependencies.connect !== undefined
    this.#hash = answer.hash_string
    this.needPaidPlan = answer.need_paid_plan
    this.archived = answer.archive_id !== null
    this.author = answer.author
    this.path = answer.path
    this.rights = createStore(() => ({ level: answer.rights_level }))
    const worksheet = Worksheet.load(blockRegistry, fromBase64(answer.document))
    this.worksheet = worksheet
    this.operated = new Operated(worksheet)
    const stored = storedResults(answer)
    if (stored) this.results.load(stored)
    // On two cores the engine would hold up the results that are stored.
    this.#showing = stored ? firstShowing() : null
    this.evaluator = dependencies.createEvaluator(this.#showing?.over ?? null)
    this.live = this.#goLive()
    this.queue = this.#createQueue(answer, new Archive(() => this.evaluator.snapshot(), stored))
    this.#kept = keepUnsent(
      worksheet,
      this.queue,
      dependencies.unsent,
      [this.#hash, ...answer.former_hashes],
      dependencies.onStorageError,
    )
    this.recovered = unsent.filter(update => this.queue.resume(update)).length > 0
    if (!this.recovered && unsent.length > 0) this.#kept.clear()
    this.#disconnect = connectEvaluator(worksheet, this.evaluator, this.results, stored, this.operated)
  }

  get hash(): string {
    return this.#hash
  }

  get rightsLevel(): number {
    return this.rights.getState().level
  }

  get saving(): StoreApi<SaveState> {
    return this.queue.state
  }

  rendered(): void {
    this.#showing?.rendered()
  }

  async close(keep = false): Promise<void> {
    if (keep) void this.#keepNow(this.queue.hasWithheldChanges)
    this.#disconnect()
    this.live.close()
    await this.queue.close()
    await this.#kept.dispose()
    this.evaluator.dispose()
  }

  get #mayEdit(): boolean {
    return maySave({ rightsLevel: this.rightsLevel, needPaidPlan: this.needPaidPlan })
  }

  #goLive(): LiveConnection {
    const { connect } = this.#dependencies
    return new LiveConnection({
      address: liveAddress(this.#hash),
      worksheet: this.worksheet,
      mayEdit: () => this.#mayEdit,
      ...(connect && { connect }),
      onMoved: to => void this.#follow(to),
      onRights: level => void this.#changeRights(level),
      onRefused: reason => void this.#refused(reason),
    })
  }

  #createQueue(answer: WorksheetAnswer, archive: Archive): SaveQueue {
    return new SaveQueue({
      client: this.#dependencies.client,
      worksheet: this.worksheet,
      hash: this.#hash,
      version: answer.version,
      applicationVersion: answer.application_version,
      mayEdit: this.#mayEdit,
      window: () => this.live.window,
      onMoved: to => void this.#follow(to),
      archive: scope => archive.take(scope),
      onSaved: () => this.#kept.clear(),
    })
  }

  /** Of another hash both the live connection and a save may tell. */
  async #follow(to: string): Promise<void> {
    if (to === this.#hash) return
    this.#hash = to
    this.queue.moveTo(to)
    await this.#kept.moveTo(to)
    this.#dependencies.onMoved(to)
  }

  async #keepNow(also = false): Promise<void> {
    const { unsent, onStorageError } = this.#dependencies
    try {
      if (also || this.queue.hasUnsavedChanges) await unsent.put(this.#hash, this.queue.unsavedUpdate())
    } catch (error) {
      onStorageError(error)
    }
  }

  /** In place: somebody may be typing. */
  async #changeRights(level: number): Promise<void> {
    const kept = this.#keepNow()
    this.rights.setState({ level })
    await kept
    this.queue.setMayEdit(this.#mayEdit)
  }

  /** Who was refused only what was tried, for instance just after becoming a viewer, goes on as what is left. */
  async #refused(reason: string): Promise<void> {
    const named = await this.#dependencies.client.getName(this.#hash).catch(() => null)
    if (!named) return
    if (!named.success) return this.queue.stop(reason || named.message)
    await this.#keepNow()
    this.#dependencies.onReopen()
  }
}

const storedResults = (answer: WorksheetAnswer): ResultsSnapshot | undefined =>
  answer.archive_string === '' ? undefined : restored(JSON.parse(answer.archive_string) as ResultsSnapshot)

function liveAddress(hash: string): string {
  const address = new URL(`/worksheets/${encodeURIComponent(hash)}/live`, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}
