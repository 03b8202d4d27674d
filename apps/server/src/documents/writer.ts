/**
 * Changes of worksheets, one worksheet's after the other. What comes while a transaction runs goes
 * into the next one together; each change has a version of its own and is answered after the commit.
 */
import type { Worksheet } from '@calcwright/document'
import { type Database, databaseErrorCode } from '../db/database.ts'
import { Refused } from '../failure.ts'
import type { ArchiveChange } from './archive.ts'
import { type Replica, Replicas } from './replicas.ts'
import { type NewUpdate, appendUpdates } from './append.ts'
import { writeSnapshot } from './stored-worksheet.ts'

/** A snapshot replaces this many updates, or this many bytes of them if that comes first. */
const UPDATES_PER_SNAPSHOT = 64
const BYTES_PER_SNAPSHOT = 1024 * 1024

const BATCH = 32

/** Another process stored something in between this many times in a row: something is wrong. */
const ATTEMPTS = 50

/** What a change does to the worksheet. */
export interface Applied {
  /** Difference of the document; no bytes when it stays. */
  readonly document: Uint8Array
  readonly archive: ArchiveChange
  /** null leaves the list as it is. */
  readonly uploads: string | null
}

/** Told of each stored change of a document. */
export type OnStored = (worksheetId: string, document: Uint8Array, window: string) => void

export interface Change<T> {
  readonly userId: string | null
  /** The window that made it, '' when unknown. */
  readonly window?: string
  /**
   * Performs the change on the replica. Throws Refused when it must not be; whatever it did then
   * is forgotten. `version` is the last one before the change.
   */
  apply(worksheet: Worksheet, version: number): Applied
  /** Makes the answer once the change is stored, as `version`. */
  answer(worksheet: Worksheet, version: number, moment: Date): T
}

interface Job {
  readonly change: Change<unknown>
  resolve(answer: unknown): void
  reject(error: unknown): void
}

interface Prepared {
  readonly job: Job
  readonly applied: Applied
}

export class Writer {
  readonly #database: Database
  readonly #replicas: Replicas
  readonly #onStored: OnStored
  readonly #onFault: (error: unknown) => void
  readonly #queues = new Map<string, Job[]>()
  readonly #running = new Set<Promise<void>>()

  /** @param onFault told of what failed without a caller who waits for it. */
  constructor(database: Database, onStored: OnStored, onFault: (error: unknown) => void) {
    this.#database = database
    this.#onStored = onStored
    this.#replicas = new Replicas(database.query)
    this.#onFault = onFault
  }

  /** Performs and stores the change. Rejects with Refused; then nothing is stored. */
  write<T>(worksheetId: string, change: Change<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const job: Job = { change, resolve: answer => resolve(answer as T), reject }
      const queue = this.#queues.get(worksheetId)
      if (queue) queue.push(job)
      else this.#start(worksheetId, [job])
    })
  }

  /** Waits until everything that was accepted is stored. */
  async drain(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  #start(id: string, queue: Job[]): void {
    this.#queues.set(id, queue)
    const run = this.#run(id, queue).finally(() => this.#running.delete(run))
    this.#running.add(run)
  }

  async #run(id: string, queue: Job[]): Promise<void> {
    while (queue.length > 0) await this.#step(id, queue)
    this.#queues.delete(id)
  }

  /** Takes what waits and stores it. Never rejects: what fails is told to the waiting. */
  async #step(id: string, queue: Job[]): Promise<void> {
    const prepared: Prepared[] = []
    try {
      const replica = await this.#replicas.get(id)
      this.#prepare(id, queue, replica, prepared)
      if (prepared.length > 0) await this.#store(id, replica, prepared)
    } catch (error) {
      this.#replicas.drop(id)
      const failed = prepared.length > 0 ? prepared.map(({ job }) => job) : queue.splice(0)
      for (const job of failed) job.reject(toRefusal(error))
    }
  }

  /** Applies waiting changes to the replica, up to the first that is refused. */
  #prepare(id: string, queue: Job[], replica: Replica, prepared: Prepared[]): void {
    while (queue.length > 0 && prepared.length < BATCH) {
      const job = queue.shift() as Job
      try {
        const version = replica.version + prepared.length
        prepared.push({ job, applied: job.change.apply(replica.worksheet, version) })
      } catch (error) {
        // The replica may hold part of the refused change: the next step loads another one.
        this.#replicas.drop(id)
        job.reject(error)
        return
      }
    }
  }

  async #store(id: string, replica: Replica, prepared: readonly Prepared[]): Promise<void> {
    const updates: NewUpdate[] = prepared.map(({ job, applied }) => ({
      ...applied,
      userId: job.change.userId,
    }))
    const moment = await this.#append(id, replica, updates, lastUploads(prepared))
    const before = replica.version
    replica.version += updates.length
    for (const update of updates) replica.pendingBytes += update.document.length + update.archive.text.length
    prepared.forEach(({ job }, index) => {
      job.resolve(job.change.answer(replica.worksheet, before + 1 + index, moment))
    })
    for (const { job, applied } of prepared)
      if (applied.document.length > 0) this.#onStored(id, applied.document, job.change.window ?? '')
    await this.#maybeSnapshot(id, replica)
  }

  async #append(id: string, replica: Replica, updates: readonly NewUpdate[], uploads: string | null) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const head = { name: storable(replica.worksheet.name), uploads }
      const moment = await appendUpdates(this.#database.pool, id, replica.version, updates, head)
      if (moment) return moment
      await this.#replicas.catchUp(id, replica)
    }
    throw new Refused('server', 'The worksheet is being saved by too many others at once. Try again.')
  }

  async #maybeSnapshot(id: string, replica: Replica): Promise<void> {
    const updates = replica.version - replica.snapshotVersion
    if (updates < UPDATES_PER_SNAPSHOT && replica.pendingBytes < BYTES_PER_SNAPSHOT) return
    try {
      // Everything in the replica is stored, and nobody else writes to it before this is done.
      const { version, worksheet } = replica
      await writeSnapshot(this.#database.query, id, version, worksheet.encode())
      replica.snapshotVersion = version
      replica.pendingBytes = 0
    } catch (error) {
      this.#onFault(error) // The saves are stored all the same; the next one tries again.
    }
  }
}

function lastUploads(prepared: readonly Prepared[]): string | null {
  return prepared.findLast(({ applied }) => applied.uploads !== null)?.applied.uploads ?? null
}

/** Without the one character that PostgreSQL's texts cannot hold: documents can. */
const storable = (name: string): string => name.replaceAll('\0', '')

function toRefusal(error: unknown): unknown {
  if (error instanceof Refused) return error
  const code = databaseErrorCode(error)
  const detail = code === undefined ? '' : ` (database error ${code})`
  return new Refused('server', `The worksheet could not be stored${detail}. Try again.`, undefined, error)
}
