/** Shares the printer among people: they take turns, and what is printed ends with its client. */
import type { Client } from '../http/client.ts'
import { Refused } from '../failure.ts'
import { FairQueue } from '../threads/fair-queue.ts'
import type { PdfRenderer, PdfRequest } from './renderer.ts'

/** PDFs of one requester that may wait. */
const WAITING_OF_ONE = 40

export class PrintQueue {
  readonly #renderer: PdfRenderer
  /** The one printer: each page takes the memory of a whole browser. */
  readonly #queue = new FairQueue([{ key: '' }])

  constructor(renderer: PdfRenderer) {
    this.#renderer = renderer
  }

  /** Throws PdfFailure, Refused for who asks for too many, and the reason of a client that has left. */
  async print(request: PdfRequest, { requester, left }: Client): Promise<Uint8Array> {
    if (this.#queue.waitingOf(requester) >= WAITING_OF_ONE)
      throw new Refused('too-many', 'Too many of your PDFs are waiting. Try again when some have come.')
    const slot = await this.#queue.take(requester, '', left)
    try {
      return await this.#renderer.render(request, left)
    } finally {
      this.#queue.release(requester, slot)
    }
  }

  async close(): Promise<void> {
    this.#queue.stop()
    await this.#renderer.close()
  }
}
