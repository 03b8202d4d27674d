import { join } from 'node:path'
import { digestOf } from '@calcwright/document'
import { Disk } from 'flydrive'
import { AtomicFolder } from './atomic-folder.ts'
import type { FileStore } from './file-store.ts'

/** Opens the store in the data folder of a server. */
export const openFolder = (dataDir: string): FileStore =>
  new DiskFileStore(new Disk(new AtomicFolder(join(dataDir, 'files'))))

/** Stores files in anything that flydrive can write to. */
export class DiskFileStore implements FileStore {
  readonly #disk: Disk

  /** @param disk one whose `put` leaves all of a file or nothing */
  constructor(disk: Disk) {
    this.#disk = disk
  }

  async put(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const digest = await digestOf(bytes)
    await this.#disk.put(keyOf(digest), bytes)
    return digest
  }

  async get(digest: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      return (await this.#disk.getBytes(keyOf(digest))) as Uint8Array<ArrayBuffer>
    } catch (error) {
      if (!(await this.has(digest))) return null
      throw error
    }
  }

  has(digest: string): Promise<boolean> {
    return this.#disk.exists(keyOf(digest))
  }

  remove(digest: string): Promise<void> {
    return this.#disk.delete(keyOf(digest))
  }
}

/** Subfolders of a few thousand files each stay quick on every file system. */
const keyOf = (digest: string): string => `${digest.slice(0, 2)}/${digest}`
