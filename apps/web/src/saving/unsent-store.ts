/**
 * Keeps what the server has not acknowledged in the browser, so that a crash, a closed tab or a
 * server that is away loses nothing. One entry a worksheet: an update of its document.
 */
import { browserStore } from '../shell/browser-store.ts'

const STORE = 'unsent'

/** Calls take effect in the order in which they are made. */
export interface UnsentStore {
  get(hash: string): Promise<Uint8Array | undefined>
  put(hash: string, update: Uint8Array): Promise<void>
  remove(hash: string): Promise<void>
  /** All stored changes, by hash. */
  all(): Promise<readonly (readonly [hash: string, update: Uint8Array])[]>
  /** Removes the entry if it still is this one. */
  removeSent(hash: string, update: Uint8Array): Promise<void>
}

/** Stores nothing, for worksheets that are never saved. */
export const noUnsentStore: UnsentStore = {
  get: () => Promise.resolve(undefined),
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  all: () => Promise.resolve([]),
  removeSent: () => Promise.resolve(),
}

const { open, write } = browserStore('calcwright', STORE)

export const unsentStore: UnsentStore = {
  async get(hash) {
    return (await (await open()).get(STORE, hash)) as Uint8Array | undefined
  },
  put: (hash, update) => write(unsent => unsent.put(update, hash)),
  remove: hash => write(unsent => unsent.delete(hash)),
  async all() {
    const { store } = (await open()).transaction(STORE)
    const [hashes, updates] = await Promise.all([store.getAllKeys(), store.getAll()])
    return hashes.map((hash, index) => [String(hash), updates[index] as Uint8Array] as const)
  },
  async removeSent(hash, update) {
    const transaction = (await open()).transaction(STORE, 'readwrite')
    const present = (await transaction.store.get(hash)) as Uint8Array | undefined
    if (present?.length === update.length && present.every((byte, index) => byte === update[index]))
      await transaction.store.delete(hash)
    await transaction.done
  },
}
