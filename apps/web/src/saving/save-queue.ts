/**
 * Sends a worksheet's changes to the server: 2 s after the last one, in steady typing 10 s after the
 * first, one request at a time. Nothing counts as saved before the server has acknowledged it
 * (docs/models/saving.md).
 */
import {
  type Answer,
  type Refusal,
  type SaveAnswer,
  type SaveRequest,
  type ServerClient,
  TransportError,
  fromBase64,
  toBase64,
} from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import { createStore } from 'zustand/vanilla'
import type { ArchivePortion } from '../evaluation/archive.ts'
import {
  FATAL_SAVE_ERROR,
  NOT_SAVED,
  NOT_YET_SAVED,
  nearlyFullMessage,
  popup,
  saveError,
  tooLarge,
} from './save-messages.ts'
import type { SaveState } from './save-state.ts'

export const SAVE_DELAY = 2000
/** Longest time from the first unsaved change to its save, for people who type without a pause. */
export const SAVE_LIMIT = 10_000
/** Browsers let requests of 64 kB in all outlive their page. */
const OUTLIVING_SIZE = 60_000
const RETRY_DELAYS = [1000, 2000, 4000, 8000, 15_000] as const
/** After this many failed attempts an alert tells the person what to do. */
const ATTEMPTS_BEFORE_ALERT = 3
/** Fraction of the largest size from which on a message shows, once. */
const NEARLY_FULL = 0.9

/** The part of a worksheet that saving uses. */
export type SavedWorksheet = Pick<
  Worksheet,
  'name' | 'blocks' | 'encode' | 'stateVector' | 'encodeSince' | 'merge' | 'onUpdate'
>

export interface SaveQueueOptions {
  readonly client: Pick<ServerClient, 'save'>
  readonly worksheet: SavedWorksheet
  readonly hash: string
  /**
   * Sends the files that the worksheet refers to, before each save: no stored document refers to bytes that
   * the server does not have. Gives the server's refusal, null when there is none.
   */
  readonly sendFiles?: () => Promise<Refusal | null>
  /** Server version that `worksheet` was loaded with. */
  readonly version: number
  /** Version of the server when `worksheet` was loaded. */
  readonly applicationVersion: string
  /** Rights of 3 and more may save. */
  readonly mayEdit: boolean
  /** Results to send along: all of them, or those that the server does not have; null for none. */
  readonly archive: (scope: 'all' | 'new') => Promise<ArchivePortion | null>
  /** Resolves when no result is to come that a save of this moment would lack; at once when all are there. */
  readonly whenCalculated: () => Promise<void>
  /** This window's id among those who have the worksheet open, '' for none. */
  readonly window?: () => string
  /** The worksheet has another hash. */
  readonly onMoved?: (hash: string) => void
  /** Called after each acknowledged save that left nothing unsaved. */
  readonly onSaved: () => void
}

export class SaveQueue {
  readonly state = createStore<SaveState>(() => ({
    phase: 'saved',
    message: '',
    alert: null,
    unwritten: false,
    applicationVersion: null,
  }))
  readonly #options: SaveQueueOptions
  readonly #stopListening: () => void
  #hash: string
  #mayEdit: boolean
  #acknowledged: Uint8Array
  #version: number
  #unsaved = false
  /** Moment of the first change that no request has taken along. */
  #unsavedSince: number | undefined
  #changedAt = 0
  /** The page holds changes that were made, or left over, without the right to save them. */
  #withheld = false
  #full = false
  #running: Promise<void> | undefined
  #failures = 0
  #tooLarge = false
  #sizeReported = false
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The saving of results that waits until they are there. */
  #awaitsResults: Promise<void> | undefined

  constructor(options: SaveQueueOptions) {
    this.#options = options
    this.#hash = options.hash
    this.#version = options.version
    this.#acknowledged = options.worksheet.stateVector()
    this.#set({ applicationVersion: options.applicationVersion })
    this.#mayEdit = options.mayEdit
    if (!options.mayEdit) this.#set({ phase: 'read-only' })
    this.#stopListening = options.worksheet.onUpdate((_update, origin) => {
      if (origin !== 'remote') this.#changed()
    })
  }

  /** Merges unsent changes of an earlier visit; false when the worksheet has all of them. */
  resume(update: Uint8Array): boolean {
    const { worksheet } = this.#options
    let news = false
    const stop = worksheet.onUpdate(() => {
      news = true
    })
    const complete = worksheet.merge(update)
    stop()
    if (!news && complete) return false
    this.#changed()
    return true
  }

  /** The worksheet has another hash from now on. */
  moveTo(hash: string): void {
    this.#hash = hash
  }

  /**
   * Changes that the server does not have yet, as one update. Once saving has stopped it has everything: the
   * worksheet may be gone, and the copy of it in this browser may lack what was saved last.
   */
  unsavedUpdate(): Uint8Array {
    const { worksheet } = this.#options
    const stopped = this.state.getState().phase === 'stopped'
    return stopped ? worksheet.encode() : worksheet.encodeSince(this.#acknowledged)
  }

  /** Changes that were made without the right to save them. */
  get hasWithheldChanges(): boolean {
    return this.#withheld
  }

  /** Version of the server that the worksheet is based on. */
  get version(): number {
    return this.#version
  }

  get hasUnsavedChanges(): boolean {
    return this.#unsaved || this.#running !== undefined
  }

  /** Whether something typed is on its way into the worksheet. */
  setUnwritten(unwritten: boolean): void {
    this.#set({ unwritten: unwritten && this.#maySave })
  }

  /** Saves at once and in full, as Ctrl-S asks for. */
  saveNow(): void {
    if (!this.#maySave) return
    this.#unsaved = true
    this.#full = true
    this.#schedule(0)
  }

  /** Saves without waiting for a pause: the person looks elsewhere, or is about to leave. */
  saveSoon(): void {
    if (this.state.getState().phase === 'pending') this.#schedule(0)
  }

  /**
   * Sends unsaved changes by a request that outlives the page, those of a running request as well, which may be
   * broken off. Nothing receives the answer; changes that are too large stay in the store of the browser.
   */
  sendAndLeave(): void {
    if (!this.#maySave || !this.hasUnsavedChanges) return
    const request = this.#request(undefined)
    if (JSON.stringify(request).length > OUTLIVING_SIZE) return
    // A page that receives the failure still exists: the usual save reports it.
    this.#options.client.save(request, { keepalive: true }).catch(() => this.saveSoon())
  }

  /** Retries at once, when the browser is back online. */
  retryNow(): void {
    if (this.state.getState().phase === 'retrying') this.#schedule(0)
  }

  /** Changes the rights. Changes without the right to save stay on the page, and are saved when it comes. */
  setMayEdit(mayEdit: boolean): void {
    this.#mayEdit = mayEdit
    const { phase } = this.state.getState()
    if (!mayEdit) this.#rest()
    else if (phase === 'read-only') {
      this.#set({ phase: 'saved', message: '' })
      if (this.#withheld) this.#changed()
      this.#withheld = false
    }
  }

  /** Stops saving for good, with a message for the person. */
  stop(message: string): void {
    clearTimeout(this.#timer)
    this.#set(this.#maySave ? { phase: 'stopped', message } : { message })
  }

  dismissAlert(): void {
    this.#set({ alert: null })
  }

  /** Sends the remaining changes, then stops listening to the worksheet. */
  async close(): Promise<void> {
    this.#stopListening()
    clearTimeout(this.#timer)
    await this.#running
    while (this.#unsaved && this.#maySave && !this.#waits) await this.#save()
    clearTimeout(this.#timer)
  }

  /** The last save did not get through, and the next one will not by itself. */
  get #waits(): boolean {
    const { phase } = this.state.getState()
    return phase === 'retrying' || phase === 'too-large'
  }

  get #maySave(): boolean {
    const { phase } = this.state.getState()
    return phase !== 'read-only' && phase !== 'stopped'
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#withheld ||= this.#unsaved
    this.#unsaved = false
    this.#set({ phase: 'read-only', message: '', alert: null })
  }

  #changed(): void {
    // Changes after saving has stopped are unsaved as well: the browser stores them for the next opening.
    if (this.#mayEdit) this.#unsaved = true
    else this.#withheld = true
    if (!this.#maySave) return
    this.#changedAt = Date.now()
    this.#unsavedSince ??= this.#changedAt
    if (this.#running || this.state.getState().phase === 'retrying') return
    // The message about the size stays until a save succeeds.
    if (!this.#tooLarge) this.#set({ message: '' })
    this.#wait()
  }

  /** Waits for a pause in typing, up to the longest time. */
  #wait(): void {
    this.#set({ phase: 'pending' })
    const due = Math.min(this.#changedAt + SAVE_DELAY, (this.#unsavedSince ?? 0) + SAVE_LIMIT)
    this.#schedule(Math.max(0, due - Date.now()))
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(), delay)
  }

  #save(): Promise<void> {
    if (this.#running) return this.#running
    if (!this.#maySave) return Promise.resolve()
    if (this.#options.worksheet.blocks().length === 0) {
      // A worksheet always has a line: one without any would overwrite everything with nothing.
      this.#set({ phase: 'stopped', message: FATAL_SAVE_ERROR })
      return Promise.resolve()
    }
    this.#unsaved = false
    this.#unsavedSince = undefined
    this.#set({ phase: 'saving' })
    this.#running = this.#send().finally(() => {
      this.#running = undefined
      // The rights may have been taken away during the request.
      if (!this.#mayEdit) this.#rest()
      this.#next()
    })
    return this.#running
  }

  async #send(): Promise<void> {
    try {
      const refusal = await this.#options.sendFiles?.()
      if (refusal) return this.#refused(refusal)
      const archive = await this.#options.archive(this.#full ? 'all' : 'new')
      const sent = this.#options.worksheet.stateVector()
      const answer = await this.#options.client.save(this.#request(archive?.text))
      if (answer.success) archive?.accepted()
      this.#accept(answer, sent)
    } catch (error) {
      this.#failed(error)
    }
  }

  #head() {
    const { worksheet, window } = this.#options
    return {
      worksheet_hash: this.#hash,
      name: worksheet.name,
      known_server_version: this.#version,
      state_vector: toBase64(worksheet.stateVector()),
      window: window?.(),
    }
  }

  #request(archive: string | undefined): SaveRequest {
    const { worksheet } = this.#options
    const head = this.#head()
    if (this.#full)
      return { ...head, full_resave: toBase64(worksheet.encode()), full_archive_string: archive }
    return { ...head, patch: toBase64(this.unsavedUpdate()), archive_patch: archive }
  }

  #accept(answer: Answer<SaveAnswer>, sent: Uint8Array): void {
    if (!answer.success) {
      this.#refused(answer)
      return
    }
    this.#failures = 0
    this.#full = false
    this.#tooLarge = false
    this.#acknowledged = sent
    this.#version = answer.version
    if (answer.document_update) {
      this.#options.worksheet.merge(fromBase64(answer.document_update))
    }
    const remark = answer.message === undefined ? this.#remarkOnSize(answer) : saveError(answer.message)
    const alert = answer.alert ? popup(answer) : null
    this.#set({ phase: 'saved', message: remark, alert, applicationVersion: answer.application_version })
    if (!this.#unsaved) this.#options.onSaved()
    void this.saveResults()
    if (answer.hash_string !== undefined) this.#options.onMoved?.(answer.hash_string)
  }

  /**
   * Saves results that the server lacks on their own, once they are all there: a calculation may take longer than
   * the pause before a save, and a worksheet that somebody opens may be stored without results, or with those of an
   * earlier version of the program.
   */
  saveResults(): Promise<void> {
    this.#awaitsResults ??= this.#saveResults()
    return this.#awaitsResults
  }

  async #saveResults(): Promise<void> {
    await this.#options.whenCalculated()
    this.#awaitsResults = undefined
    // A save that is due takes them along.
    const isDue = () => this.state.getState().phase !== 'saved' || this.hasUnsavedChanges
    if (isDue()) return
    const archive = await this.#options.archive('new')
    if (archive === null || isDue()) return
    const answer = await this.#options.client
      .save({ ...this.#head(), archive_patch: archive.text })
      // Nothing that anybody has made is lost: the next save takes the results along.
      .catch(() => null)
    if (!answer?.success) return
    archive.accepted()
    this.#version = Math.max(this.#version, answer.version)
    if (answer.document_update) this.#options.worksheet.merge(fromBase64(answer.document_update))
  }

  /** A message, once, when the worksheet is close to its largest size. */
  #remarkOnSize({ size = 0, size_limit: limit = Infinity }: SaveAnswer): string {
    const full = size > limit * NEARLY_FULL
    const reported = this.#sizeReported
    this.#sizeReported = full
    if (!full || reported) return ''
    return nearlyFullMessage(size, limit)
  }

  #refused(refusal: Refusal): void {
    this.#unsaved = true
    // Somebody else's new name came live, and theirs is the save that brings it.
    if (refusal.problem === 'name') return this.#retry('')
    if (refusal.problem === 'resave' && !this.#full) {
      this.#full = true
      return
    }
    if (refusal.problem === 'too-large') {
      this.#tooLarge = true
      this.#set({ phase: 'too-large', message: tooLarge(refusal.message) })
      return
    }
    const message = refusal.problem === 'empty' ? refusal.message : saveError(refusal.message)
    this.#set({ phase: 'stopped', message, alert: refusal.alert ? popup(refusal) : null })
  }

  #failed(error: unknown): void {
    this.#unsaved = true
    const message = saveError(error instanceof Error ? error.message : String(error))
    const passing =
      error instanceof TransportError && (error.status === 0 || error.status >= 500 || error.status === 429)
    if (!passing) this.#set({ phase: 'stopped', message, alert: NOT_SAVED })
    else {
      this.#retry(message)
      if (this.#failures === ATTEMPTS_BEFORE_ALERT) this.#set({ alert: NOT_YET_SAVED })
    }
  }

  #retry(message: string): void {
    this.#failures += 1
    this.#set({ phase: 'retrying', message })
  }

  #next(): void {
    if (!this.#unsaved) return
    if (!this.#maySave) return
    const { phase } = this.state.getState()
    if (phase === 'too-large' && this.#unsavedSince === undefined) return
    if (phase === 'retrying')
      this.#schedule(RETRY_DELAYS[Math.min(this.#failures, RETRY_DELAYS.length) - 1] ?? 0)
    else if (this.#full) this.#schedule(0)
    else this.#wait()
  }

  #set(change: Partial<SaveState>): void {
    this.state.setState(change)
  }
}
