/**
 * flydrive's driver for a folder, with writes that leave all of a file or nothing, even after a power
 * failure.
 */
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import { randomHash } from '../identifiers.ts'

export class AtomicFolder extends FSDriver {
  readonly #folder: string

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' })
    this.#folder = folder
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const file = join(this.#folder, key)
    const unfinished = join(this.#folder, 'unfinished', randomHash())
    for (const path of [file, unfinished]) await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    try {
      await writeThrough(unfinished, contents)
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    for (const folder of [dirname(file), this.#folder]) await syncFolder(folder)
  }
}

async function writeThrough(path: string, contents: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(contents)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the names in a folder durable. Windows has no such call and needs none. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
