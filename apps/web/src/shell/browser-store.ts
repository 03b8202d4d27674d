/** Things that this browser keeps by a key, in a database with one store. */
import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'

type Change = (store: IDBPObjectStore<unknown, [string], string, 'readwrite'>) => Promise<unknown>

export interface BrowserStore {
  /** The open database; opened anew after the browser has closed it. */
  open(): Promise<IDBPDatabase>
  /** Complete once it has begun: a change that nobody has committed is taken back when its page goes away. */
  write(change: Change): Promise<void>
}

export function browserStore(name: string, store: string): BrowserStore {
  let database: Promise<IDBPDatabase> | undefined
  const open = (): Promise<IDBPDatabase> =>
    (database ??= openDB(name, 1, {
      upgrade(created) {
        created.createObjectStore(store)
      },
      terminated() {
        database = undefined
      },
    }))
  return {
    open,
    async write(change) {
      const transaction = (await open()).transaction(store, 'readwrite')
      const changed = change(transaction.store)
      transaction.commit()
      await Promise.all([changed, transaction.done])
    },
  }
}
