/**
 * Shares the printers among people: they take turns, and what is printed ends with its client. Nobody has two at a time,
 * so that a worksheet that never ends holds up its own person alone.
 */
import type { Client } from '../http/client.ts'
import { Refused } from '../failure.ts'
import { FairQueue } from '../threads/fair-queue.ts'
import type { PdfRenderer, PdfRequest } from './renderer.ts'

/** PDFs of one requester that may wait. */
const WAITING_OF_ONE = 40

/** The key of the printer that is taken where it is free: its browser has started. */
const FIRST = 'first'

interface Printer {
  readonly keys: ReadonlySet<string>
  readonly renderer: PdfRenderer
}

export class PrintQueue {
  readonly #printers: readonly Printer[]
  readonly #queue: FairQueue<Printer>

  /** @param renderers few, as each takes the memory of a whole browser; the others start while the first one prints */
  constructor(...renderers: readonly PdfRenderer[]) {
    this.#printers = renderers.map((renderer, at) => ({ keys: new Set(at === 0 ? [FIRST] : []), renderer }))
    this.#queue = new FairQueue(this.#printers, 1)
  }

  /** Throws PdfFailure, Refused for who asks for too many, and the reason of a client that has left. */
  async print(request: PdfRequest, { requester, left }: Client): Promise<Uint8Array> {
    if (this.#queue.waitingOf(requester) >= WAITING_OF_ONE)
      throw new Refused('too-many', 'Too many of your PDFs are waiting. Try again when some have come.')
    const printer = await this.#queue.take(requester, FIRST, left)
    try {
      return await printer.renderer.render(request, left)
    } finally {
      this.#queue.release(requester, printer)
    }
  }

  async close(): Promise<void> {
    this.#queue.stop()
    await Promise.all(this.#printers.map(({ renderer }) => renderer.close()))
  }
}
