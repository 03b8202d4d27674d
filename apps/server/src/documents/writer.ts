/**
 * Writes changes of worksheets, those of one worksheet in sequence. Changes that arrive during a transaction
 * go into the next one together; each has a version of its own and is answered after the commit.
 */
import { type Database, databaseErrorCode } from '../db/database.ts'
import { Refused, fromFailure } from '../failure.ts'
import { type Replica, Replicas } from './replicas.ts'
import { type NewUpdate, appendUpdates } from './append.ts'
import type { DocumentWork } from './document-work.ts'
import type { WorksheetFacts, RequesterState, StepOutcome, DocumentStep } from './open-sheet.ts'
import { type StoredReadServices, writeSnapshot } from './stored-worksheet.ts'

/** Number of updates, or their bytes if that comes first, after which a snapshot replaces them. */
const UPDATES_PER_SNAPSHOT = 64
const BYTES_PER_SNAPSHOT = 1024 * 1024

const BATCH = 32

/** Number of attempts in a row that another process may get ahead of before the write fails. */
const ATTEMPTS = 50

/** Called for each stored change of a document. */
export type OnStored = (worksheetId: string, document: Uint8Array, window: string) => void

export interface DocumentChange<T> {
  readonly userId: string | null
  /** Window that made the change, '' when unknown. */
  readonly window?: string
  /** Bytes of the change. */
  readonly bytes?: number
  /** Version that was stored when the rights were looked up. Another process may have stored more. */
  readonly storedVersion?: number
  readonly step: DocumentStep
  /**
   * State of the requester, which the answer is to complete.
   * @param before version that the change came on top of
   */
  has?(before: number, outcome: StepOutcome): RequesterState
  /** Makes the answer once the change is stored as `version`. */
  answer(stored: StoredChange): T
}

/** A change that was stored. */
export interface StoredChange extends WorksheetFacts {
  readonly outcome: StepOutcome
  readonly version: number
  readonly moment: Date
}

interface Job {
  readonly change: DocumentChange<unknown>
  resolve(answer: unknown): void
  reject(error: unknown): void
  /** The stored worksheet was read for this job, because the copy in memory lacked something. */
  readonly again?: boolean
}

interface Prepared {
  readonly job: Job
  readonly outcome: StepOutcome
}

export class DocumentWriter {
  readonly #database: Database
  readonly #reading: StoredReadServices
  readonly #replicas: Replicas
  readonly #onStored: OnStored
  readonly #onFault: (error: unknown) => void
  readonly #queues = new Map<string, Job[]>()
  readonly #running = new Set<Promise<void>>()

  /**
   * @param limit bytes of the largest worksheet
   * @param onFault called for errors that no caller waits for
   */
  constructor(
    database: Database,
    documents: DocumentWork,
    limit: number,
    { onStored, onFault }: { onStored: OnStored; onFault: (error: unknown) => void },
  ) {
    this.#database = database
    this.#reading = { query: database.query, documents }
    this.#replicas = new Replicas(database.pool, this.#reading, limit)
    this.#onStored = onStored
    this.#onFault = onFault
  }

  /** Performs and stores the change. Rejects with Refused; then nothing is stored. */
  write<T>(worksheetId: string, change: DocumentChange<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const job: Job = { change, resolve: answer => resolve(answer as T), reject }
      const queue = this.#queues.get(worksheetId)
      if (queue) queue.push(job)
      else this.#start(worksheetId, [job])
    })
  }

  /** Waits until all accepted changes are stored. */
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

  /** Stores the waiting jobs up to the first that fails. Never rejects: errors go to the jobs. */
  async #step(id: string, queue: Job[]): Promise<void> {
    let jobs: readonly Job[] = queue.splice(0, BATCH)
    try {
      const replica = await this.#current(id, jobs)
      const steps = jobs.map(({ change }) => change.step)
      const { outcomes, failure, name } = await replica.sheet.run('perform', steps, replica.version)
      const prepared = outcomes.map((outcome, index) => ({ job: jobs[index] as Job, outcome }))
      if (failure) {
        const [failed, ...rest] = jobs.slice(outcomes.length)
        // The replica holds a part of the failed change, so the next step loads another one.
        this.#replicas.drop(id)
        queue.unshift(...rest)
        const refusal = fromFailure(failure)
        if (failed && isResave(refusal) && !failed.again) queue.unshift({ ...failed, again: true })
        else failed?.reject(refusal)
        jobs = prepared.map(({ job }) => job)
      }
      if (prepared.length === 0) return
      const stored = await this.#store(id, replica, prepared, { name, intact: failure === null })
      if (!stored) queue.unshift(...jobs)
    } catch (error) {
      this.#replicas.drop(id)
      for (const job of jobs) job.reject(toRefusal(error))
    }
  }

  /** Returns the replica with everything that a waiting job knows to be stored. */
  async #current(id: string, jobs: readonly Job[]): Promise<Replica> {
    const bytes = jobs.reduce((all, { change }) => all + (change.bytes ?? 0), 0)
    const replica = await this.#replicas.get(id, bytes)
    const known = Math.max(...jobs.map(({ change }) => knownOf(change)))
    // Another process has stored more since.
    if (known > replica.version) await this.#replicas.catchUp(id, replica)
    return replica
  }

  /**
   * Returns false when another process has stored more. The replica is then outdated, and the jobs run again.
   */
  async #store(
    id: string,
    replica: Replica,
    prepared: readonly Prepared[],
    { name, intact }: { name: string; intact: boolean },
  ): Promise<boolean> {
    const updates: NewUpdate[] = prepared.map(({ job, outcome: { document, archive, images } }) => ({
      document,
      archive,
      images,
      userId: job.change.userId,
    }))
    const moment = intact
      ? await this.#append(id, replica, updates, storable(name))
      : await appendUpdates(this.#database.pool, id, replica.version, updates, storable(name))
    if (moment === null) return false
    const before = replica.version
    replica.version += updates.length
    for (const update of updates) replica.pendingBytes += update.document.length + update.archive.text.length
    await this.#answer(intact ? replica : await this.#replicas.get(id), prepared, { before, moment })
    for (const { job, outcome } of prepared)
      if (outcome.document.length > 0) this.#onStored(id, outcome.document, job.change.window ?? '')
    if (intact) await this.#maybeSnapshot(id, replica)
    return true
  }

  /** Answers each job with the updates that it lacks. They may include later ones, which does no harm. */
  async #answer(
    replica: Replica,
    prepared: readonly Prepared[],
    { before, moment }: { before: number; moment: Date },
  ): Promise<void> {
    const requesters = prepared.map(
      ({ job, outcome }, index) => job.change.has?.(before + index, outcome) ?? null,
    )
    const facts = await replica.sheet.run('describe', requesters)
    prepared.forEach(({ job, outcome }, index) => {
      const version = before + 1 + index
      job.resolve(job.change.answer({ ...(facts[index] as WorksheetFacts), outcome, version, moment }))
    })
  }

  async #append(id: string, replica: Replica, updates: readonly NewUpdate[], name: string): Promise<Date> {
    let latest = name
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const moment = await appendUpdates(this.#database.pool, id, replica.version, updates, latest)
      if (moment) return moment
      latest = storable(await this.#replicas.catchUp(id, replica))
    }
    throw new Refused('server', 'The worksheet is being saved by too many others at once. Try again.')
  }

  async #maybeSnapshot(id: string, replica: Replica): Promise<void> {
    const updates = replica.version - replica.snapshotVersion
    if (updates < UPDATES_PER_SNAPSHOT && replica.pendingBytes < BYTES_PER_SNAPSHOT) return
    try {
      // The replica holds only stored changes, and nobody else writes to it before this is done.
      const { version, sheet } = replica
      await writeSnapshot(this.#reading, id, version, await sheet.run('encode'))
      replica.snapshotVersion = version
      replica.pendingBytes = 0
    } catch (error) {
      this.#onFault(error) // The saves are stored in any case; the next one tries again.
    }
  }
}

const knownOf = ({ step, storedVersion = 0 }: DocumentChange<unknown>): number =>
  Math.max(storedVersion, step.kind === 'save' ? step.knownVersion : 0)

/** The copy in memory lacks a change that another process may have stored. */
const isResave = (error: unknown): boolean => error instanceof Refused && error.problem === 'resave'

/** Removes the one character that documents can hold and PostgreSQL's texts cannot. */
const storable = (name: string): string => name.replaceAll('\0', '')

function toRefusal(error: unknown): unknown {
  if (error instanceof Refused) return error
  const code = databaseErrorCode(error)
  const detail = code === undefined ? '' : ` (database error ${code})`
  return new Refused('server', `The worksheet could not be stored${detail}. Try again.`, undefined, error)
}
