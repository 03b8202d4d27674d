/** Worked sheets of the gallery for their pages: each is calculated when its page is first asked for, and then held. */
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type GallerySheet, readGallerySheet } from '@calcwright/reference/gallery'
import type { App } from '../http/types.ts'
import { Thread } from '../threads/thread.ts'

export type GalleryTask = Pick<GallerySheet, 'title' | 'text'>

export interface CalculatedSheet {
  /** The sheet with its results as an HTML page of its own. */
  readonly document: string
  /** A small picture of its first lines, as SVG. */
  readonly picture: string
}

const FOLDER = fileURLToPath(new URL('../../../../fixtures/gallery/', import.meta.url))

/** Megabytes of the objects and of the stack of the thread: deep recursion of the engine needs room. */
const MEMORY = 512
const STACK = 16

/** Milliseconds for one sheet. */
const DEADLINE = 60_000

/** Milliseconds that a page waits for its sheet: for those who come with scripts, these calculate as fast. */
const TIMEOUT = 4000

export class GallerySheets {
  readonly #thread = new Thread(new URL('./gallery.thread.ts', import.meta.url), MEMORY, DEADLINE, STACK)
  readonly #onFault: (error: unknown) => void
  /** By their ids. */
  readonly #calculated = new Map<string, Promise<CalculatedSheet | null>>()

  constructor(onFault: (error: unknown) => void) {
    this.#onFault = onFault
  }

  /** @param id field and name, `statics/truss`, as an address has it; returns null where there is no such sheet */
  find(id: string): GallerySheet | null {
    const file = `${FOLDER}${id}.calc.txt`
    if (!/^[\da-z-]+\/[\da-z-]+$/.test(id) || !existsSync(file)) return null
    return readGallerySheet(file, readFileSync(file, 'utf8'))
  }

  /** Null when it cannot be calculated. */
  calculated({ id, title, text }: GallerySheet): Promise<CalculatedSheet | null> {
    let calculating = this.#calculated.get(id)
    if (!calculating) {
      const task: GalleryTask = { title, text }
      calculating = (this.#thread.ask(task) as Promise<CalculatedSheet>).catch((error: unknown) => {
        this.#calculated.delete(id)
        this.#onFault(error)
        return null
      })
      this.#calculated.set(id, calculating)
    }
    return calculating
  }

  /** Null also when it is not there in time. */
  inTime(sheet: GallerySheet): Promise<CalculatedSheet | null> {
    return Promise.race([this.calculated(sheet), sleep(TIMEOUT, null, { ref: false })])
  }

  close(): Promise<void> {
    return this.#thread.close()
  }
}

export function openGallerySheets(app: App): GallerySheets {
  const sheets = new GallerySheets(error =>
    app.log.warn({ err: error }, 'a sheet of the gallery could not be calculated'),
  )
  app.addHook('onClose', () => sheets.close())
  return sheets
}
