/**
 * A worksheet in memory, and the changes of it. It lives in the main thread or in one of its own, so
 * everything that goes in and out can be sent between threads.
 */
import { registry } from '@calcwright/blocks/schemas'
import { type PlanLimits, WorksheetName } from '@calcwright/contract'
import { type Operation, Worksheet, type WorksheetSettings, mergeStates } from '@calcwright/document'
import { planRestore, restorableState } from '@calcwright/document/restore'
import { Refused } from '../failure.ts'
import { NO_RENAME } from '../policies/words.ts'
import { type ArchiveChange, checkArchive, withinArchiveLimit } from './archive.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { beyondLimits, refuseBeyondLimits } from './beyond-plan.ts'
import { imageBytes } from './image-bytes.ts'
import { type Storage, beyondRemaining } from './remaining-storage.ts'
import { applyOrRefuse, loadOrRefuse, refuseUnreadable, refuseBlank } from './refusals.ts'
import { oversizedRefusal } from './size-limits.ts'

/** A save of a client. */
export interface SaveStep {
  readonly kind: 'save'
  readonly name: string
  readonly knownVersion: number
  /** Differences as base64. */
  readonly patch?: string | undefined
  readonly whole?: string | undefined
  readonly archive: ArchiveChange
  readonly limits: PlanLimits
  /** Bytes left in the quota of the owner; without it there is no limit. */
  readonly remaining?: Storage
  readonly mayRename: boolean
  /** A name that the visitor may not give is undone instead of refused. */
  readonly givesNameBack: boolean
}

/** A change that the server makes itself. */
export interface OperationStep {
  readonly kind: 'operation'
  readonly operation: Operation
}

/** Brings an earlier state back, if the worksheet still has the version that was kept as a revision. */
export interface RestoreStep {
  readonly kind: 'restore'
  /** The earlier state and its results. */
  readonly document: Uint8Array
  readonly archive: string
  /** Version of which a revision was made. */
  readonly version: number
  readonly mayRename: boolean
}

export type DocumentStep = SaveStep | OperationStep | RestoreStep

/** Changes to be stored. */
export interface StepOutcome {
  /** Difference of the document; no bytes when it is unchanged. */
  readonly document: Uint8Array
  readonly archive: ArchiveChange
  /** The server has set the name that the client asked for beside its document, or has undone one. */
  readonly renamed: boolean
  readonly refusedName: boolean
  /** Bytes of the pictures in the document. */
  readonly images: number
  /** Approximate bytes that the change adds to the storage. */
  readonly taken: Storage
}

/** A whole state. */
export interface Encoded {
  readonly document: Uint8Array
  /** Bytes of the pictures in it. */
  readonly images: number
}

/** Description of the worksheet for an answer. */
export interface WorksheetFacts {
  readonly name: string
  readonly settings: WorksheetSettings
  /** Upper bound of the document's bytes. */
  readonly size: number
  /** Changes that the requester lacks, as base64. */
  readonly lacking: string | null
}

/** State that a requester has: null when nothing is lacking, a state vector, or '' for nothing at all. */
export type RequesterState = string | null

/** After an error the sheet is discarded, so a merge needs no rehearsal. */
const THROWN_AWAY = { rehearse: false }

const NO_RESULTS: ArchiveChange = { text: '', full: false }

export class OpenSheet {
  readonly #worksheet: Worksheet
  readonly #limit: number
  /** Upper bound of the document's bytes. */
  #atMost: number

  /** @param limit bytes of the largest stored document */
  constructor(document: Uint8Array, limit: number) {
    this.#worksheet = Worksheet.load(registry, document)
    this.#limit = limit
    this.#atMost = document.length
  }

  get name(): string {
    return this.#worksheet.name
  }

  /**
   * Throws Refused when the step is not allowed; the sheet must then be discarded. `version` is the last one
   * before.
   */
  perform(step: DocumentStep, version: number): StepOutcome {
    // A document above a lowered limit may still shrink.
    if (this.#atMost > this.#limit) this.#atMost = this.#length()
    const before = this.#atMost
    const outcome = this.#perform(step, version)
    this.#atMost += outcome.document.length
    if (this.#atMost > this.#limit) this.#atMost = this.#length()
    if (this.#atMost > Math.max(this.#limit, before)) throw oversizedRefusal(this.#atMost, this.#limit)
    return outcome
  }

  #perform(step: DocumentStep, version: number): StepOutcome {
    if (step.kind === 'save') return this.#saveWithin(step, version)
    if (step.kind === 'restore') return this.#restore(step, version)
    return serverChange(applyOrRefuse(this.#worksheet, step.operation), NO_RESULTS)
  }

  /** Name, settings, size and missing updates for the answer. */
  describe(has: RequesterState): WorksheetFacts {
    const { name, settings } = this.#worksheet
    return { name, settings, size: this.#atMost, lacking: has === null ? null : toBase64(this.#beyond(has)) }
  }

  /** Merges stored changes, which were checked before. The sheet must be discarded after an error. */
  merge(document: Uint8Array): void {
    this.#worksheet.merge(document, THROWN_AWAY)
    this.#atMost += document.length
  }

  encode(): Encoded {
    const document = this.#worksheet.encode()
    return { document, images: imageBytes(document) }
  }

  #length(): number {
    return this.#worksheet.encode().length
  }

  #beyond(vector: string): Uint8Array {
    return vector === '' ? this.#worksheet.encode() : this.#worksheet.encodeSince(fromBase64(vector))
  }

  #restore(step: RestoreStep, version: number): StepOutcome {
    if (version !== step.version) throw changedMeanwhile()
    const before = this.#worksheet.stateVector()
    const earlier = restorableState(loadOrRefuse(step.document, 'revision'))
    const to = step.mayRename ? earlier : { ...earlier, name: this.#worksheet.name }
    const restored = this.#worksheet.restore(to, planRestore)
    if (!restored.ok) throw new Refused('invalid', restored.message)
    return serverChange(this.#worksheet.encodeSince(before), { text: step.archive, full: true })
  }

  /** A change with more bytes than the quota has left may still replace even more. */
  #saveWithin(step: SaveStep, version: number): StepOutcome {
    const { remaining } = step
    const brings = (step.patch ?? step.whole ?? '').length + step.archive.text.length
    if (remaining === undefined || brings < Math.min(remaining.worksheets, remaining.files))
      return this.#save(step, version)
    const before = this.#storage()
    const outcome = this.#save(step, version)
    const after = this.#storage()
    const taken = {
      worksheets: after.worksheets - before.worksheets + outcome.archive.text.length,
      files: after.files - before.files,
    }
    const problem = beyondRemaining(remaining, taken)
    if (problem) throw problem
    return { ...outcome, taken }
  }

  #storage(): Storage {
    const { document, images } = this.encode()
    return { worksheets: document.length - images, files: images }
  }

  #save(step: SaveStep, version: number): StepOutcome {
    checkArchive(step.archive)
    // A difference on top of a version that the server never had, or has lost, means nothing by itself.
    if (step.whole === undefined && step.knownVersion > version) throw resave()
    const worksheet = this.#worksheet
    const nameBefore = worksheet.name
    // A worksheet that exceeds the plan already, for instance after a change of plans, stays as it is.
    const within = beyondLimits(worksheet, step.limits) === null
    const documents = [this.#mergeContent(step)]
    if (within) refuseBeyondLimits(worksheet, step.limits)
    const foreign = worksheet.name !== nameBefore && !step.mayRename
    if (foreign && !step.givesNameBack) throw new Refused('name', NO_RENAME)
    const asksName = step.knownVersion === version && isRename(step.name, nameBefore, worksheet.name)
    const renamed = foreign || (asksName && step.mayRename)
    const name = foreign ? nameBefore : step.name
    if (renamed) documents.push(applyOrRefuse(worksheet, { kind: 'rename', name }))
    const document = join(documents)
    const archive = withinArchiveLimit(step.archive)
    const images = imageBytes(document)
    return {
      document,
      archive,
      images,
      taken: { worksheets: document.length - images + archive.text.length, files: images },
      renamed,
      refusedName: asksName && !step.mayRename,
    }
  }

  /** Returns the part that was not there yet. */
  #mergeContent({ patch, whole }: SaveStep): Uint8Array {
    const before = this.#worksheet.stateVector()
    if (whole !== undefined) {
      const sent = loadOrRefuse(fromBase64(whole), 'full_resave')
      refuseBlank(sent)
      // Most of the whole document is stored already.
      this.#merge(sent.encodeSince(before), 'full_resave')
      return this.#worksheet.encodeSince(before)
    }
    if (patch === undefined) return new Uint8Array()
    const update = fromBase64(patch)
    this.#merge(update, 'patch')
    return update.length > FEW_BYTES ? this.#worksheet.encodeSince(before) : update
  }

  #merge(update: Uint8Array, field: string): void {
    if (!refuseUnreadable(field, () => this.#worksheet.merge(update, THROWN_AWAY))) throw resave()
    refuseBlank(this.#worksheet)
  }
}

/** Up to this many bytes a difference is stored as it came, even if it repeats stored changes. */
const FEW_BYTES = 64 * 1024

/** A change that the server makes itself; it takes nothing from the quota. */
function serverChange(document: Uint8Array, archive: ArchiveChange): StepOutcome {
  const taken = { worksheets: document.length, files: 0 }
  return { document, archive, renamed: false, refusedName: false, images: 0, taken }
}

/** The state that is to be replaced is another one than that which was kept. */
const changedMeanwhile = () =>
  new Refused('changed', 'The worksheet was changed at the same moment. Try again.')

const resave = () =>
  new Refused('resave', 'The server lacks earlier changes of this worksheet: save it as a whole.')

/** A name in neither the stored document nor the difference is a rename beside the document. */
function isRename(name: string, nameBefore: string, nameNow: string): boolean {
  return name !== nameNow && name !== nameBefore && WorksheetName.safeParse(name).success
}

function join(documents: readonly Uint8Array[]): Uint8Array {
  const changes = documents.filter(document => document.length > 0)
  return changes.length > 1 ? mergeStates(changes) : (changes[0] ?? new Uint8Array())
}
