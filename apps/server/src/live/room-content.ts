/**
 * What the windows of a room have between them. A live change is judged by it before it is passed on:
 * whether it builds on what they have, and whether it changes what its sender may not change.
 */
import { KnownState, type Outline, type StateOutline } from '@calcwright/document'
import type { DocumentWork } from '../documents/document-work.ts'

/** Changes that are kept until somebody here writes; who lacks older ones is asked for them. */
const MOST_RECEIVED = 64
const MOST_RECEIVED_BYTES = 1024 * 1024

/** `lacking`: it builds on what is not known here, and what it changes cannot be told. */
export type Verdict = 'passed' | 'name' | 'lacking'

export class RoomContent {
  readonly #documents: DocumentWork
  /** null until it is needed: most windows only read. */
  #known: Promise<KnownState> | null = null
  #received: Uint8Array[] = []

  constructor(documents: DocumentWork) {
    this.#documents = documents
  }

  /** What was passed on, by anybody in any process, or stored. Never rejects. */
  async hear(update: Uint8Array): Promise<void> {
    if (this.#known === null) return this.#keep(update)
    const known = await this.#known.catch(() => null)
    try {
      if (known) this.#add(known, await this.#outline(known, update))
    } catch {
      // It may have had names of whose places nothing is known now.
      this.forget()
    }
  }

  /**
   * @param load reads what is stored
   * Rejects like `load`, and with a DocumentError when the bytes cannot be read.
   */
  async judge(update: Uint8Array, mayRename: boolean, load: () => Promise<StateOutline>): Promise<Verdict> {
    const known = await (this.#known ??= this.#load(load))
    const outline = await this.#outline(known, update)
    if (outline.changesHead && !mayRename) return 'name'
    if (!known.isComplete(outline)) return 'lacking'
    this.#add(known, outline)
    return 'passed'
  }

  /** Of what is known, for who has more. */
  async stateVector(): Promise<Uint8Array | null> {
    return (await this.#known)?.stateVector() ?? null
  }

  /** Something may have been missed: it is read anew. */
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
