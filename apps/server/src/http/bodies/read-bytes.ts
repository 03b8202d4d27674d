/** Receives the bytes of a body and unpacks them, up to a limit: not a byte more is unpacked. */
import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Refused } from '../../failure.ts'
import { SLOWEST } from '../request-times.ts'
import { GrowingBuffer } from './growing-buffer.ts'

const CHUNK = { chunkSize: 64 * 1024 }

const UNPACKERS: Record<string, () => Transform> = {
  gzip: () => createGunzip(CHUNK),
  'x-gzip': () => createGunzip(CHUNK),
  deflate: () => createInflate(CHUNK),
  br: () => createBrotliDecompress(CHUNK),
}

export interface Reading {
  /** The header of that name. */
  readonly contentEncoding: string | undefined
  /** Bytes, unpacked, of the largest that `take` lets pass. */
  readonly most: number
  /**
   * Throws when so many bytes, unpacked, are too many. Called as they come; what it gives is waited for
   * before the next ones are read, so that they stay with the sender.
   */
  readonly take: (bytes: number) => Promise<void> | undefined
  /** Milliseconds without a byte after which nobody waits any longer. */
  readonly timeout: number
}

/** Throws Refused, with a sentence, when not all of it comes or it cannot be unpacked. */
export async function readBytes(source: Readable, reading: Reading): Promise<Buffer> {
  const unpacker = unpackerOf(reading.contentEncoding)
  const from = unpacker ? source.pipe(unpacker) : source
  const received = new GrowingBuffer(reading.most)
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const cut = () => reject(new Refused('invalid', 'The request was not sent to its end.'))
  const rate = new ReceivingRate(reading.timeout, cut)
  const wait = async (turn: Promise<void>) => {
    from.pause()
    rate.stop()
    await turn
    rate.start()
    from.resume()
  }
  const collect = (chunk: Buffer) => {
    try {
      const turn = reading.take(received.size + chunk.length)
      received.add(chunk)
      if (turn) wait(turn).catch(reject)
    } catch (error) {
      reject(error)
    }
  }
  const came = (chunk: Buffer) => rate.came(chunk.length)
  const closed = () => {
    if (!source.readableEnded) cut()
  }
  source.on('data', came).on('close', closed).on('error', reject)
  from.on('data', collect).on('end', () => resolve(received.whole()))
  unpacker?.on('error', cause =>
    reject(new Refused('invalid', 'The request cannot be unpacked.', undefined, cause)),
  )
  try {
    return await promise
  } finally {
    rate.stop()
    // What is still sent is not read any more.
    source.unpipe().off('data', came).off('data', collect).off('close', closed)
    unpacker?.off('data', collect).destroy()
  }
}

/** How quickly the bytes come, apart from the time in which nobody reads them. */
class ReceivingRate {
  readonly #timeout: number
  readonly #cut: () => void
  #timer: NodeJS.Timeout | undefined
  #since = 0
  /** Milliseconds of reading before `#since`. */
  #read = 0
  #bytes = 0

  /** @param cut called after `timeout` milliseconds of silence, or when they come too slowly after it */
  constructor(timeout: number, cut: () => void) {
    this.#timeout = timeout
    this.#cut = cut
    this.start()
  }

  start(): void {
    this.#since = performance.now()
    this.#timer = setTimeout(this.#cut, this.#timeout)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#read += performance.now() - this.#since
  }

  came(bytes: number): void {
    this.#bytes += bytes
    if (!this.#timer) return
    this.#timer.refresh()
    const read = this.#read + performance.now() - this.#since
    if (read > this.#timeout + (this.#bytes / SLOWEST) * 1000) this.#cut()
  }
}

function unpackerOf(contentEncoding = 'identity'): Transform | null {
  const name = contentEncoding.trim().toLowerCase()
  if (name === 'identity' || name === '') return null
  const make = UNPACKERS[name]
  if (!make)
    throw new Refused('invalid', 'The request is packed in a way that is not known here. Send it as it is.')
  return make()
}
