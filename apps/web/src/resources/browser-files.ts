/** Files of worksheets that this browser stores: those that the server has not acknowledged, and those of drafts. */
import { browserStore } from '../shell/browser-store.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Files by the hash of their worksheet and by their digest. Calls take effect in the order in which they are made. */
export interface BrowserFiles {
  get(hash: string, digest: string): Promise<Bytes | undefined>
  put(hash: string, digest: string, bytes: Bytes): Promise<void>
  remove(hash: string, digest: string): Promise<void>
  /** Hash and digest of all files, or of those of one worksheet. */
  list(hash?: string): Promise<readonly (readonly [hash: string, digest: string])[]>
}

function browserFiles(name: string): BrowserFiles {
  const STORE = 'files'
  const { open, write } = browserStore(name, STORE)
  const keyOf = (hash: string, digest: string): string => `${hash}/${digest}`
  return {
    async get(hash, digest) {
      return (await (await open()).get(STORE, keyOf(hash, digest))) as Bytes | undefined
    },
    put: (hash, digest, bytes) => write(files => files.put(bytes, keyOf(hash, digest))),
    remove: (hash, digest) => write(files => files.delete(keyOf(hash, digest))),
    async list(hash) {
      const keys = await (await open()).getAllKeys(STORE)
      return keys
        .map(key => String(key).split('/') as [string, string])
        .filter(([of]) => hash === undefined || of === hash)
    },
  }
}

export const unsentFiles = browserFiles('calcwright-files')

/** Drafts have no worksheet on the server that their files could be sent to. */
export const draftFiles = browserFiles('calcwright-draft-files')
