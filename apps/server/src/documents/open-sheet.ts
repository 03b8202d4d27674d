/**
 * A worksheet in memory, and what changes of it do. Runs in the thread that answers requests, or aside
 * in one of its own: everything that goes in and comes out can be sent between threads.
 */
import { registry } from '@calcwright/blocks/schemas'
import { type PlanLimits, WorksheetName } from '@calcwright/contract'
import { type Operation, Worksheet, type WorksheetSettings, mergeStates } from '@calcwright/document'
import { Refused } from '../failure.ts'
import { NO_RENAME } from '../policies/words.ts'
import { type ArchiveChange, checkArchive, keepable } from './archive.ts'
import { fromBase64, toBase64 } from './base64.ts'
import { beyondLimits, refuseBeyondLimits } from './beyond-plan.ts'
import { imageBytes } from './image-bytes.ts'
import { type Storage, beyondRoom } from './room.ts'
import { applyOrRefuse, loadOrRefuse, orRefuse, refuseBlank } from './refusals.ts'
import { oversized } from './size-limits.ts'

/** What a client sent to be saved. */
export interface SaveStep {
  readonly kind: 'save'
  readonly name: string
  readonly knownVersion: number
  /** Differences as base64. */
  readonly patch?: string | undefined
  readonly whole?: string | undefined
  readonly archive: ArchiveChange
  readonly limits: PlanLimits
  /** What the owner may store beyond all that is stored; without it there is no limit. */
  readonly room?: Storage
  readonly mayRename: boolean
  /** A name that may not be given is given back, in place of a refusal. */
  readonly givesNameBack: boolean
}

/** What the server changes itself. */
export interface OperationStep {
  readonly kind: 'operation'
  readonly operation: Operation
}

export type Step = SaveStep | OperationStep

/** What is to be stored. */
export interface Outcome {
  /** Difference of the document; no bytes when it stays. */
  readonly document: Uint8Array
  readonly archive: ArchiveChange
  /** The server gave the name that the client asked for beside its document, or gave one back. */
  readonly renamed: boolean
  readonly refusedName: boolean
  /** Bytes of the pictures in the document. */
  readonly images: number
  /** What is stored more than before, about. */
  readonly taken: Storage
}

/** A whole state. */
export interface Encoded {
  readonly document: Uint8Array
  /** Bytes of the pictures in it. */
  readonly images: number
}

/** What an answer tells of the worksheet. */
export interface Facts {
  readonly name: string
  readonly settings: WorksheetSettings
  /** Bytes that the document has at most. */
  readonly size: number
  /** What the requester lacks, as base64. */
  readonly lacking: string | null
}

/** What an requester has: null when nothing is lacking, a state vector, or '' for nothing at all. */
export type Has = string | null

/** When something is wrong with what comes, the sheet is of no use any more. */
const THROWN_AWAY = { rehearse: false }

const NO_RESULTS: ArchiveChange = { text: '', full: false }

export class OpenSheet {
  readonly #worksheet: Worksheet
  readonly #limit: number
  /** Bytes that the document has at most. */
  #atMost: number

  /** @param limit bytes that it may have when stored */
  constructor(document: Uint8Array, limit: number) {
    this.#worksheet = Worksheet.load(registry, document)
    this.#limit = limit
    this.#atMost = document.length
  }

  get name(): string {
    return this.#worksheet.name
  }

  /** Throws Refused when it must not be; the sheet is of no use then. `version` is the last one before. */
  perform(step: Step, version: number): Outcome {
    // One that is too large already, under another limit, may become smaller.
    if (this.#atMost > this.#limit) this.#atMost = this.#length()
    const before = this.#atMost
    const outcome = step.kind === 'save' ? this.#saveWithin(step, version) : this.#operate(step)
    this.#atMost += outcome.document.length
    if (this.#atMost > this.#limit) this.#atMost = this.#length()
    if (this.#atMost > Math.max(this.#limit, before)) throw oversized(this.#atMost, this.#limit)
    return outcome
  }

  /** As it is now. */
  describe(has: Has): Facts {
    const { name, settings } = this.#worksheet
    return { name, settings, size: this.#atMost, lacking: has === null ? null : toBase64(this.#beyond(has)) }
  }

  /** Takes in what is stored, and so was tried before; the sheet is of no use after an error. */
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

  #operate({ operation }: OperationStep): Outcome {
    const document = applyOrRefuse(this.#worksheet, operation)
    const taken = { worksheets: document.length, files: 0 }
    return {
      document,
      archive: NO_RESULTS,
      renamed: false,
      refusedName: false,
      images: 0,
      taken,
    }
  }

  /** What brings more than there is room for may all the same replace more than it brings. */
  #saveWithin(step: SaveStep, version: number): Outcome {
    const { room } = step
    const brings = (step.patch ?? step.whole ?? '').length + step.archive.text.length
    if (room === undefined || brings < Math.min(room.worksheets, room.files)) return this.#save(step, version)
    const before = this.#storage()
    const outcome = this.#save(step, version)
    const after = this.#storage()
    const taken = {
      worksheets: after.worksheets - before.worksheets + outcome.archive.text.length,
      files: after.files - before.files,
    }
    const problem = beyondRoom(room, taken)
    if (problem) throw problem
    return { ...outcome, taken }
  }

  #storage(): Storage {
    const { document, images } = this.encode()
    return { worksheets: document.length - images, files: images }
  }

  #save(step: SaveStep, version: number): Outcome {
    checkArchive(step.archive)
    // A difference to a version that the server never had, or has lost, says nothing by itself.
    if (step.whole === undefined && step.knownVersion > version) throw resave()
    const worksheet = this.#worksheet
    const nameBefore = worksheet.name
    // What was more than the plan allows before, for instance when it was another one, stays as it is.
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
    const archive = keepable(step.archive)
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

  /** Returns what of it was not there yet. */
  #mergeContent({ patch, whole }: SaveStep): Uint8Array {
    const before = this.#worksheet.stateVector()
    if (whole !== undefined) {
      const sent = loadOrRefuse(fromBase64(whole), 'full_resave')
      refuseBlank(sent)
      // Most of it is stored already.
      this.#merge(sent.encodeSince(before), 'full_resave')
      return this.#worksheet.encodeSince(before)
    }
    if (patch === undefined) return new Uint8Array()
    const update = fromBase64(patch)
    this.#merge(update, 'patch')
    return update.length > FEW_BYTES ? this.#worksheet.encodeSince(before) : update
  }

  #merge(update: Uint8Array, field: string): void {
    if (!orRefuse(field, () => this.#worksheet.merge(update, THROWN_AWAY))) throw resave()
    refuseBlank(this.#worksheet)
  }
}

/** A difference is stored as it came: up to here it may hold again what is there. */
const FEW_BYTES = 64 * 1024

const resave = () =>
  new Refused('resave', 'The server lacks earlier changes of this worksheet: save it as a whole.')

/** A name that neither the stored document nor the difference has is one that the client gave otherwise. */
function isRename(name: string, nameBefore: string, nameNow: string): boolean {
  return name !== nameNow && name !== nameBefore && WorksheetName.safeParse(name).success
}

function join(documents: readonly Uint8Array[]): Uint8Array {
  const changes = documents.filter(document => document.length > 0)
  return changes.length > 1 ? mergeStates(changes) : (changes[0] ?? new Uint8Array())
}
