import type { BrowserFiles } from './browser-files.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Stands for the browser's database in tests. */
export class TestBrowserFiles implements BrowserFiles {
  readonly #files = new Map<string, Bytes>()

  get = (hash: string, digest: string): Promise<Bytes | undefined> =>
    Promise.resolve(this.#files.get(`${hash}/${digest}`))

  put = async (hash: string, digest: string, bytes: Bytes): Promise<void> =>
    void this.#files.set(`${hash}/${digest}`, bytes)

  remove = async (hash: string, digest: string): Promise<void> => void this.#files.delete(`${hash}/${digest}`)

  list = (hash?: string): Promise<readonly (readonly [string, string])[]> =>
    Promise.resolve(
      [...this.#files.keys()]
        .map(key => key.split('/') as [string, string])
        .filter(([of]) => hash === undefined || of === hash),
    )
}
