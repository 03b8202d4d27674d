/**
 * Keeps what the server has not acknowledged in the browser, so that a crash, a closed tab or a
 * server that is away loses nothing. One entry a worksheet: an update of its document.
 */
import { type IDBPDatabase, openDB } from 'idb'

const DATABASE = 'calcwright'
const STORE = 'unsent'

export interface UnsentStore {
  get(hash: string): Promise<Uint8Array | undefined>
  put(hash: string, update: Uint8Array): Promise<void>
  remove(hash: string): Promise<void>
}

let database: Promise<IDBPDatabase> | undefined

function open(): Promise<IDBPDatabase> {
  database ??= openDB(DATABASE, 1, {
    upgrade(created) {
      created.createObjectStore(STORE)
    },
    terminated() {
      database = undefined
    },
  })
  return database
}

export const unsentStore: UnsentStore = {
  async get(hash) {
    return (await (await open()).get(STORE, hash)) as Uint8Array | undefined
  },
  async put(hash, update) {
    await (await open()).put(STORE, update, hash)
  },
  async remove(hash) {
    await (await open()).delete(STORE, hash)
  },
}
