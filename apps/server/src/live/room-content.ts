/**
 * Tracks what the windows of a room have in common. It decides about a live change before that is passed on:
 * whether it builds on known changes, and whether it changes something that its sender may not change.
 */
import { KnownState, type Outline, type StateOutline } from '@calcwright/document'
import type { DocumentWork } from '../documents/document-work.ts'

/**
 * Greatest number of changes that are retained until a window here writes. Older ones are requested from
 * windows.
 */
const MOST_RECEIVED = 64
const MOST_RECEIVED_BYTES = 1024 * 1024

/** `lacking`: the change builds on unknown ones, so its effect cannot be judged. */
export type ChangeVerdict = 'passed' | 'name' | 'lacking'

export class RoomContent {
  readonly #documents: DocumentWork
  /** null until the state is needed: most windows only read. */
  #known: Promise<KnownState> | null = null
  #received: Uint8Array[] = []

  constructor(documents: DocumentWork) {
    this.#documents = documents
  }

  /** Adds a change that any process has passed on or stored. Never rejects. */
  async receive(update: Uint8Array): Promise<void> {
    if (this.#known === null) return this.#keep(update)
    const known = await this.#known.catch(() => null)
    try {
      if (known) this.#add(known, await this.#outline(known, update))
    } catch {
      // The dropped change may have named places that are unknown now.
      this.forget()
    }
  }

  /**
   * @param load reads the stored state
   * Rejects like `load`, and with a DocumentError when the bytes cannot be read.
   */
  async judge(
    update: Uint8Array,
    mayRename: boolean,
    load: () => Promise<StateOutline>,
  ): Promise<ChangeVerdict> {
    const known = await (this.#known ??= this.#load(load))
    const outline = await this.#outline(known, update)
    if (outline.changesHead && !mayRename) return 'name'
    if (!known.isComplete(outline)) return 'lacking'
    this.#add(known, outline)
    return 'passed'
  }

  /** Returns the vector of the known state, for windows that have more. */
  async stateVector(): Promise<Uint8Array | null> {
    return (await this.#known)?.stateVector() ?? null
  }

  /** Drops the state, because a change may have been missed; it is read anew. */
  forget(): void {
    this.#known = null
    this.#received = []
  }

  async #load(load: () => Promise<StateOutline>): Promise<KnownState> {
    try {
      const known = new KnownState(await load())
      for (const update of this.#received.splice(0)) known.add(await this.#outline(known, update))
      return known
    } catch (error) {
      this.#known = null
      throw error
    }
  }

  #keep(update: Uint8Array): void {
    this.#received.push(update)
    let bytes = this.#received.reduce((sum, { length }) => sum + length, 0)
    while (this.#received.length > MOST_RECEIVED || bytes > MOST_RECEIVED_BYTES)
      bytes -= this.#received.shift()!.length
  }

  #add(known: KnownState, outline: Outline): void {
    known.add(outline)
    if (known.isTooLarge) this.forget()
  }

  #outline(known: KnownState, update: Uint8Array): Promise<Outline> {
    return this.#documents.run(update.length, 'outline', update, known.head)
  }
}
