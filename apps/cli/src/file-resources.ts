/** The resources of a .calc file on the command line. */
import { digestOf, MissingResource, type CalcFile, type ResourceStore } from '@calcwright/document'
import { readFile } from '@calcwright/document/calc-file'

type Bytes = Uint8Array<ArrayBuffer>

/** Reads the resources that the file carries; what is put is at hand as long as the command runs. */
export class FileResources implements ResourceStore {
  readonly #files: NonNullable<CalcFile['files']>
  readonly #bytes = new Map<string, Bytes>()

  constructor({ files = {} }: Pick<CalcFile, 'files'>) {
    this.#files = files
  }

  async get(digest: string): Promise<Bytes> {
    const bytes = this.#bytes.get(digest)
    if (bytes) return bytes
    if (!Object.hasOwn(this.#files, digest)) throw new MissingResource(digest)
    const read = await readFile(this.#files, digest)
    this.#bytes.set(digest, read)
    return read
  }

  async put(bytes: Bytes): Promise<string> {
    const digest = await digestOf(bytes)
    this.#bytes.set(digest, bytes)
    return digest
  }
}
