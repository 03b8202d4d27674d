/** Sheets as HTML, drawn in a thread of its own and cached. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { DRAWN_PROGRAM, type SheetContent } from '@calcwright/contract'
import type { Config } from '../config.ts'
import type { App } from '../http/types.ts'
import { FairQueue } from '../threads/fair-queue.ts'
import { Thread } from '../threads/thread.ts'

export interface DrawTask {
  /** Address of the built program. */
  readonly program: string
  readonly content: SheetContent
}

/** Megabytes of the objects of the thread. */
const MEMORY = 384

/** Milliseconds for one sheet. */
const DEADLINE = 10_000

/** Milliseconds that a page waits for its sheet: later the scripts of the page are as fast. */
const TIMEOUT = 300

/** Sheets that wait at a time; a page that comes beyond that is sent without one. */
const MOST_WAITING = 8

/** The same for those of one requester. */
const WAITING_OF_ONE = 2

/** Characters of all cached sheets. */
const MOST_CACHED = 24 * 1024 * 1024

export class DrawnSheets {
  readonly #thread = new Thread(new URL('./draw.thread.ts', import.meta.url), MEMORY, DEADLINE)
  readonly #queue = new FairQueue([{}])
  readonly #program: string
  readonly #onFault: (error: unknown) => void
  /** By what they are drawn from, the last used at the end; '' for one that cannot be drawn. */
  readonly #cached = new Map<string, string>()
  readonly #drawing = new Map<string, Promise<string | null>>()
  #size = 0

  constructor(program: string, onFault: (error: unknown) => void) {
    this.#program = pathToFileURL(program).href
    this.#onFault = onFault
  }

  /**
   * HTML of a sheet; null when it is not there in time, or cannot be drawn.
   * @param key names the content and for whom it is drawn
   * @param requester takes turns with others
   */
  async html(
    key: string,
    requester: string,
    load: () => Promise<SheetContent | null>,
  ): Promise<string | null> {
    const cached = this.#cached.get(key)
    if (cached !== undefined) return this.#cache(key, cached) || null
    let drawing = this.#drawing.get(key)
    if (!drawing) {
      const isFull = this.#drawing.size >= MOST_WAITING
      if (isFull || this.#queue.waitingOf(requester) >= WAITING_OF_ONE) return null
      drawing = this.#draw(key, requester, load).finally(() => this.#drawing.delete(key))
      this.#drawing.set(key, drawing)
    }
    return Promise.race([drawing, sleep(TIMEOUT, null, { ref: false })])
  }

  close(): Promise<void> {
    this.#queue.stop()
    return this.#thread.close()
  }

  /** A sheet that cannot be drawn is drawn by the page itself, which says why where it cannot either. */
  async #draw(
    key: string,
    requester: string,
    load: () => Promise<SheetContent | null>,
  ): Promise<string | null> {
    try {
      const content = await load()
      if (!content) return null
      const slot = await this.#queue.take(requester, '')
      try {
        return this.#cache(key, await this.#drawn(content)) || null
      } finally {
        this.#queue.release(requester, slot)
      }
    } catch (error) {
      this.#onFault(error)
      return null
    }
  }

  /** Returns '' for a sheet that cannot be drawn: another attempt would keep the thread from others again. */
  async #drawn(content: SheetContent): Promise<string> {
    const task: DrawTask = { program: this.#program, content }
    try {
      return (await this.#thread.ask(task)) as string
    } catch (error) {
      this.#onFault(error)
      return ''
    }
  }

  #cache(key: string, html: string): string {
    this.#drop(key)
    this.#cached.set(key, html)
    this.#size += html.length + key.length
    for (const [oldest] of this.#cached) {
      if (this.#size <= MOST_CACHED) break
      this.#drop(oldest)
    }
    return html
  }

  #drop(key: string): void {
    const html = this.#cached.get(key)
    if (html === undefined) return
    this.#size -= html.length + key.length
    this.#cached.delete(key)
  }
}

/** Returns null where the setting is off, or the page is not built. */
export function openDrawnSheets(app: App, { drawnSheets }: Config, pageDir: string): DrawnSheets | null {
  const program = join(pageDir, DRAWN_PROGRAM.folder, DRAWN_PROGRAM.file)
  if (!drawnSheets || !existsSync(program)) return null
  const sheets = new DrawnSheets(program, error => app.log.warn({ err: error }, 'a sheet could not be drawn'))
  app.addHook('onClose', () => sheets.close())
  return sheets
}
