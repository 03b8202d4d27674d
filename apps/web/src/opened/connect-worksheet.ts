/** Keeps a computed worksheet saved and in step with everybody else who has it open. */
import type { CheckMark, PathPart, ServerClient, WorksheetAnswer } from '@calcwright/contract'
import { type Worksheet, resourcesOf } from '@calcwright/document'
import type { BlockInProgress, ControlValues, ResultsStore } from '@calcwright/editor'
import type { Evaluator, ResultsSnapshot } from '@calcwright/evaluator'
import { type StoreApi, createStore } from 'zustand/vanilla'
import { Archive } from '../evaluation/archive.ts'
import { whenCalculated } from '../evaluation/when-calculated.ts'
import { LiveConnection } from '../live/live-connection.ts'
import type { BrowserFiles } from '../resources/browser-files.ts'
import { followResources } from '../resources/follow-resources.ts'
import type { PageResources } from '../resources/page-resources.ts'
import { type UnsentKeeper, keepUnsent } from '../saving/keep-unsent.ts'
import { SaveQueue } from '../saving/save-queue.ts'
import type { SaveState } from '../saving/save-state.ts'
import type { UnsentStore } from '../saving/unsent-store.ts'
import type { Computation, ComputedWorksheet } from './compute-worksheet.ts'
import { maySave } from './editor-rights.ts'
import { type OnshapeDocument, onshapeDocument } from './onshape-document.ts'

/** A worksheet that is calculated, saved and live. */
export interface OpenWorksheet extends ComputedWorksheet {
  /** The present hash: the worksheet gets another one when its link is made invalid. */
  readonly hash: string
  readonly rightsLevel: number
  /** The rights level as a store, for those who follow its changes. */
  readonly rights: StoreApi<{ readonly level: number }>
  /** The owner's plan does not cover the worksheet: nobody may change it. */
  readonly needPaidPlan: boolean
  /** Whether the worksheet is in the visitor's archive. */
  readonly archived: boolean
  /** When the link ends by which alone the visitor may see it, in seconds since 1970; absent for never. */
  readonly linkEndsAt: number | undefined
  /** Whether the worksheet is linked to a document of Fusion. */
  readonly fusion: boolean
  /** The document of Onshape that it is linked to; null for none. */
  onshape: OnshapeDocument | null
  /** Name of the owner. */
  readonly author: string
  /** The projects around the worksheet that the visitor may see, the outermost first. */
  readonly path: readonly PathPart[]
  /** Marks 'checked by' that were not withdrawn, as they stood to the worksheet when it was opened. */
  readonly checks: StoreApi<{ readonly marks: readonly CheckMark[] }>
  /** How often comments have changed since it was opened, and how many threads are open as far as it is known. */
  readonly comments: StoreApi<{ readonly changes: number; readonly open: number }>
  readonly saving: StoreApi<SaveState>
  readonly queue: SaveQueue
  /** Pictures and other bytes that the worksheet refers to. */
  readonly resources: PageResources
  /** Stored in this browser only, for somebody without an account. */
  readonly draft: boolean
  /** Set for an earlier version: which one, its name if it has one, and the level on the worksheet itself. */
  readonly revision: OpenRevision | null
  /** The connection to others who have the worksheet open; null for a draft and an earlier version. */
  readonly live: LiveConnection | null
  /** Changes of an earlier visit that the server had not acknowledged were brought back. */
  readonly recovered: boolean
  /** Whether it was opened without the server, from the copy of this browser. */
  readonly isLocalCopy: boolean
  /** @param keep whether what was typed without the right to save it is stored for the next opening */
  close(keep?: boolean): Promise<void>
}

export interface OpenRevision {
  readonly hash: string
  readonly name: string | null
  readonly rightsLevel: number
  /** When it was made, in seconds since 1970. */
  readonly madeAt: number
}

export interface ConnectionDependencies {
  readonly client: ServerClient
  readonly unsent: UnsentStore
  /** Files that the server has not acknowledged, or those of drafts. */
  readonly files: BrowserFiles
  readonly onStorageError: (error: unknown) => void
  /** The worksheet is stored in this browser only, and nobody else is in it. */
  readonly draft?: boolean
  /** The worksheet has another hash, and stays open. Unsaved changes are stored under that one, too. */
  readonly onMoved: (hash: string) => void
  /** The worksheet is to be opened anew, with other rights. Unsaved changes are stored for that. */
  readonly onReopen: () => void
  /** Check marks of the worksheet were set or withdrawn. */
  readonly onChecks: (open: OpenWorksheet) => void
}

/** The state of the worksheet on the server and in this browser, apart from its content. */
export interface StoredState {
  readonly answer: WorksheetAnswer
  /** The results that the server has. */
  readonly results: ResultsSnapshot | undefined
  /** Changes of earlier visits that the server has not acknowledged. */
  readonly unsent: readonly Uint8Array[]
  readonly resources: PageResources
  /** The answer is a copy that this browser has kept. */
  readonly isLocalCopy: boolean
}

/** Merges unsent changes of earlier visits, and sends and receives changes from now on. */
export function connectWorksheet(
  computed: Computation,
  stored: StoredState,
  dependencies: ConnectionDependencies,
): OpenWorksheet {
  return new ConnectedWorksheet(computed, stored, dependencies)
}

class ConnectedWorksheet implements OpenWorksheet {
  readonly worksheet: Worksheet
  readonly results: ResultsStore
  readonly controlValues: ControlValues
  readonly inProgress: BlockInProgress
  readonly evaluator: Evaluator
  readonly rights: StoreApi<{ readonly level: number }>
  readonly needPaidPlan: boolean
  readonly archived: boolean
  readonly linkEndsAt: number | undefined
  readonly fusion: boolean
  onshape: OnshapeDocument | null
  readonly author: string
  readonly path: readonly PathPart[]
  readonly checks: OpenWorksheet['checks']
  readonly comments: OpenWorksheet['comments']
  readonly queue: SaveQueue
  readonly resources: PageResources
  readonly live: LiveConnection | null
  readonly recovered: boolean
  readonly isLocalCopy: boolean
  readonly draft: boolean
  readonly revision: OpenRevision | null
  readonly #computed: Computation
  readonly #dependencies: ConnectionDependencies
  readonly #unsent: UnsentKeeper
  readonly #stopFollowing: () => void
  #hash: string

  constructor(
    computed: Computation,
    { answer, results, unsent, resources, isLocalCopy }: StoredState,
    dependencies: ConnectionDependencies,
  ) {
    this.#computed = computed
    this.worksheet = computed.worksheet
    this.results = computed.results
    this.controlValues = computed.controlValues
    this.inProgress = computed.inProgress
    this.evaluator = computed.evaluator
    this.#dependencies = dependencies
    this.draft = dependencies.draft ?? false
    this.isLocalCopy = isLocalCopy
    this.#hash = answer.hash_string
    this.needPaidPlan = answer.need_paid_plan
    this.archived = answer.archive_id !== null
    this.linkEndsAt = answer.link_ends_at
    this.fusion = typeof answer.fusion_id === 'string'
    this.onshape = onshapeDocument(answer)
    this.author = answer.author
    this.path = answer.path
    this.checks = createStore(() => ({ marks: answer.checks ?? [] }))
    this.comments = createStore(() => ({ changes: 0, open: 0 }))
    this.rights = createStore(() => ({ level: answer.rights_level }))
    this.resources = resources
    this.revision = revisionIn(answer)
    this.live = this.draft || this.revision ? null : this.#goLive()
    this.queue = this.#createQueue(answer, new Archive(() => this.evaluator.snapshot(), results))
    this.#unsent = keepUnsent(
      this.worksheet,
      this.queue,
      dependencies.unsent,
      [this.#hash, ...answer.former_hashes],
      dependencies.onStorageError,
    )
    this.#stopFollowing = followResources(this.worksheet, this.resources, () => this.#mayEdit)
    this.recovered = unsent.filter(update => this.queue.resume(update)).length > 0
    if (!this.recovered && unsent.length > 0) this.#unsent.clear()
    if (!isLocalCopy) void this.queue.saveResults()
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
    this.#computed.rendered()
  }

  close(keep = false): Promise<void> {
    if (keep) void this.#storeUnsent(this.queue.hasWithheldChanges)
    return this.#computed.close(this.#disconnect())
  }

  async #disconnect(): Promise<void> {
    this.live?.close()
    await this.queue.close()
    await this.#unsent.dispose()
    this.#stopFollowing()
    await this.resources.close(this.#referred)
  }

  get #mayEdit(): boolean {
    return maySave({ rightsLevel: this.rightsLevel, needPaidPlan: this.needPaidPlan })
  }

  get #referred(): ReadonlySet<string> {
    return resourcesOf(this.worksheet.registry, this.worksheet.blocks())
  }

  #goLive(): LiveConnection {
    return new LiveConnection({
      address: liveAddress(this.#hash),
      worksheet: this.worksheet,
      mayEdit: () => this.#mayEdit,
      onMoved: to => void this.#follow(to),
      onRights: level => void this.#changeRights(level),
      onChecks: () => this.#dependencies.onChecks(this),
      onComments: () => this.comments.setState(({ changes }) => ({ changes: changes + 1 })),
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
      window: () => this.live?.window ?? '',
      onMoved: to => void this.#follow(to),
      sendFiles: () => this.resources.send(() => this.#referred),
      archive: scope => archive.take(scope),
      whenCalculated: () => whenCalculated(this.results),
      onSaved: () => this.#unsent.clear(),
    })
  }

  /** Both the live connection and the answer to a save may bring the new hash. */
  async #follow(to: string): Promise<void> {
    if (to === this.#hash) return
    this.#hash = to
    this.queue.moveTo(to)
    this.resources.moveTo(to)
    await this.#unsent.moveTo(to)
    this.#dependencies.onMoved(to)
  }

  async #storeUnsent(also = false): Promise<void> {
    const { unsent, onStorageError } = this.#dependencies
    try {
      if (also || this.queue.hasUnsavedChanges) await unsent.put(this.#hash, this.queue.unsavedUpdate())
    } catch (error) {
      onStorageError(error)
    }
  }

  /** Changes the rights of the open worksheet in place, because somebody may be typing. */
  async #changeRights(level: number): Promise<void> {
    const stored = this.#storeUnsent()
    this.rights.setState({ level })
    await stored
    this.queue.setMayEdit(this.#mayEdit)
  }

  /** Opens the worksheet anew when only some rights were lost, for instance by somebody who is a viewer from now on. */
  async #refused(reason: string): Promise<void> {
    const named = await this.#dependencies.client.getName(this.#hash).catch(() => null)
    if (!named) return
    if (!named.success) return this.queue.stop(reason || named.message)
    await this.#storeUnsent()
    this.#dependencies.onReopen()
  }
}

function revisionIn(answer: WorksheetAnswer): OpenRevision | null {
  const { revision_hash: hash, revision_name: name = null, revision_rights_level: rightsLevel = 0 } = answer
  return hash === undefined ? null : { hash, name, rightsLevel, madeAt: answer.update_time }
}

function liveAddress(hash: string): string {
  const address = new URL(`/worksheets/${encodeURIComponent(hash)}/live`, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  return address.href
}
