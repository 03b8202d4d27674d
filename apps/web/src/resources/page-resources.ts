/**
 * The resources of an open worksheet: bytes that were put here are at hand at once, are stored in this
 * browser until the server has acknowledged them, and are sent before the save that refers to them.
 */
import type { Refusal, ServerClient } from '@calcwright/contract'
import { digestOf, MissingResource, type ResourceStore, toBase64 } from '@calcwright/document'
import type { SheetResources } from '@calcwright/editor'
import type { BrowserFiles } from './browser-files.ts'
import { pictureType } from './picture-type.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Milliseconds between two requests for a picture that somebody else is still sending; the last one goes on. */
const RETRY_DELAYS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000] as const

/** Bytes of files that a page holds, and of a file that is worth letting go. */
const MOST_HELD = 200_000_000
const LARGE = 1_000_000

export interface PageResourcesOptions {
  /** Null for a draft, which the server does not have. */
  readonly client: Pick<ServerClient, 'getFile' | 'putFile'> | null
  readonly files: BrowserFiles
  /** The worksheet's hash, then those that it had before. */
  readonly hashes: readonly [string, ...string[]]
  /** Whether the server takes files from this person. */
  readonly maySend: () => boolean
  readonly onStorageError: (error: unknown) => void
}

export class PageResources implements ResourceStore, SheetResources {
  readonly #options: PageResourcesOptions
  readonly #bytes = new Map<string, Bytes>()
  readonly #addresses = new Map<string, string>()
  /** Digests that the server has not acknowledged. */
  readonly #unsent = new Set<string>()
  /** Unsent digests that were put on this page, and not in another window or by an earlier visit. */
  readonly #put = new Set<string>()
  readonly #sending = new Map<string, Promise<Refusal | null>>()
  /** Digests that are being fetched to be shown, with the timer until the next attempt. */
  readonly #awaited = new Map<string, ReturnType<typeof setTimeout> | undefined>()
  readonly #listeners = new Set<() => void>()
  readonly #restored: Promise<void>
  #hashes: readonly [string, ...string[]]
  #open = true

  constructor(options: PageResourcesOptions) {
    this.#options = options
    this.#hashes = options.hashes
    this.#restored = this.#restore()
  }

  async get(digest: string): Promise<Bytes> {
    const bytes = this.#bytes.get(digest) ?? (await this.#stored(digest)) ?? (await this.#fetched(digest))
    this.hold(digest, bytes)
    return bytes
  }

  async put(bytes: Bytes): Promise<string> {
    const digest = await digestOf(bytes)
    if (this.#bytes.has(digest)) return digest
    this.#bytes.set(digest, bytes)
    this.#unsent.add(digest)
    this.#put.add(digest)
    this.#options.files.put(this.#hashes[0], digest, bytes).catch(this.#options.onStorageError)
    // A save sends what does not get through now, and says why.
    if (this.#options.maySend()) void this.#send(digest).catch(() => null)
    return digest
  }

  /** Has bytes at hand that the server has already. */
  hold(digest: string, bytes: Bytes): void {
    // The file that was wanted last is let go last.
    this.#bytes.delete(digest)
    this.#bytes.set(digest, bytes)
    this.#letGo(digest)
  }

  /** Leaves large files to the server where together they are more than a page has room for. */
  #letGo(wanted: string): void {
    let size = 0
    for (const { length } of this.#bytes.values()) size += length
    for (const [digest, { length }] of this.#bytes) {
      if (size <= MOST_HELD) return
      if (length < LARGE || digest === wanted || this.#unsent.has(digest) || this.#addresses.has(digest))
        continue
      this.#bytes.delete(digest)
      size -= length
    }
  }

  held(digest: string): Bytes | undefined {
    return this.#bytes.get(digest)
  }

  address(digest: string): string | undefined {
    const address = this.#addresses.get(digest) ?? this.#createAddress(digest)
    if (address === undefined) this.#await(digest)
    return address
  }

  dataAddress(digest: string): string | undefined {
    const bytes = this.#bytes.get(digest)
    const type = bytes && pictureType(bytes)
    return bytes && type ? `data:${type};base64,${toBase64(bytes)}` : undefined
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Sends those of the digests that the server has not acknowledged. Gives the first refusal, null when there
   * was none. Throws TransportError when the server does not answer.
   */
  async send(digests: () => Iterable<string>): Promise<Refusal | null> {
    await this.#restored
    if (this.#unsent.size === 0) return null
    for (const digest of digests()) {
      const refusal = this.#unsent.has(digest) ? await this.#send(digest) : null
      if (refusal) return refusal
    }
    return null
  }

  /** Gives those of the digests that the server has not acknowledged, with their bytes. */
  async unsent(digests: Iterable<string>): Promise<readonly (readonly [string, Bytes])[]> {
    await this.#restored
    const waiting = [...digests].filter(digest => this.#unsent.has(digest))
    return Promise.all(waiting.map(async digest => [digest, await this.get(digest)] as const))
  }

  /** The worksheet has another hash from now on. */
  moveTo(hash: string): void {
    this.#hashes = [hash, ...this.#hashes]
  }

  /**
   * Lets go of all bytes; what is not sent stays in the browser. Only what was put here and is not in `digests`
   * goes: changes of other windows and of earlier visits, which are not sent either, may refer to the rest.
   */
  async close(digests: ReadonlySet<string>): Promise<void> {
    this.#open = false
    for (const timer of this.#awaited.values()) clearTimeout(timer)
    for (const address of this.#addresses.values()) URL.revokeObjectURL(address)
    if (!this.#options.client) return
    const unused = [...this.#put].filter(digest => this.#unsent.has(digest) && !digests.has(digest))
    await Promise.all(unused.map(digest => this.#forget(digest)))
  }

  /** Finds what earlier visits could not send. */
  async #restore(): Promise<void> {
    if (!this.#options.client) return
    try {
      for (const hash of this.#hashes)
        for (const [, digest] of await this.#options.files.list(hash)) this.#unsent.add(digest)
    } catch (error) {
      this.#options.onStorageError(error)
    }
  }

  async #stored(digest: string): Promise<Bytes | undefined> {
    for (const hash of this.#hashes) {
      const bytes = await this.#options.files.get(hash, digest).catch(() => undefined)
      if (bytes) return bytes
    }
    return undefined
  }

  async #fetched(digest: string): Promise<Bytes> {
    if (!this.#options.client) throw new MissingResource(digest)
    try {
      const answer = await this.#options.client.getFile(this.#hashes[0], digest)
      if (answer.success) return answer.bytes
    } catch (cause) {
      throw new MissingResource(digest, { cause })
    }
    throw new MissingResource(digest)
  }

  #send(digest: string): Promise<Refusal | null> {
    const sending =
      this.#sending.get(digest) ?? this.#sendNow(digest).finally(() => this.#sending.delete(digest))
    this.#sending.set(digest, sending)
    return sending
  }

  async #sendNow(digest: string): Promise<Refusal | null> {
    const { client } = this.#options
    const bytes = this.#bytes.get(digest) ?? (await this.#stored(digest))
    if (!client || !bytes) return null
    const answer = await client.putFile(this.#hashes[0], digest, bytes)
    if (!answer.success) return answer
    await this.#forget(digest)
    return null
  }

  async #forget(digest: string): Promise<void> {
    this.#unsent.delete(digest)
    for (const hash of this.#hashes)
      await this.#options.files.remove(hash, digest).catch(this.#options.onStorageError)
  }

  #createAddress(digest: string): string | undefined {
    const bytes = this.#bytes.get(digest)
    const type = bytes && pictureType(bytes)
    if (!bytes || !type) return undefined
    const address = URL.createObjectURL(new Blob([bytes], { type }))
    this.#addresses.set(digest, address)
    return address
  }

  /** Fetches the bytes until they are there, and then says so. */
  #await(digest: string, attempt = 0): void {
    if (this.#bytes.has(digest) || (attempt === 0 && this.#awaited.has(digest))) return
    this.#awaited.set(digest, undefined)
    this.get(digest).then(
      () => {
        this.#awaited.delete(digest)
        if (this.#open) for (const listener of this.#listeners) listener()
      },
      () => {
        if (!this.#open) return
        const delay = RETRY_DELAYS[Math.min(attempt, RETRY_DELAYS.length - 1)]
        this.#awaited.set(
          digest,
          setTimeout(() => this.#await(digest, attempt + 1), delay),
        )
      },
    )
  }
}
