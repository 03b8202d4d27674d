/** Receives and unpacks the bytes of a body, never beyond a limit. */
import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Refused } from '../../failure.ts'
import { SLOWEST_BODY_RATE } from '../request-times.ts'
import { GrowingBuffer } from './growing-buffer.ts'

const CHUNK = { chunkSize: 64 * 1024 }

const UNPACKERS: Record<string, () => Transform> = {
  gzip: () => createGunzip(CHUNK),
  'x-gzip': () => createGunzip(CHUNK),
  deflate: () => createInflate(CHUNK),
  br: () => createBrotliDecompress(CHUNK),
}

export interface BodyReadOptions {
  /** The header `content-encoding`. */
  readonly contentEncoding: string | undefined
  /** Bytes of the largest unpacked body that `take` admits. */
  readonly most: number
  /**
   * Called with the number of unpacked bytes while they arrive; throws when there are too many. The next
   * bytes are read after its promise resolves, so they stay with the sender until then.
   */
  readonly take: (bytes: number) => Promise<void> | undefined
  /** Milliseconds without a byte after which reading is cancelled. */
  readonly timeout: number
}

/** Throws Refused with a sentence when the body does not arrive as a whole or cannot be unpacked. */
export async function readBytes(source: Readable, reading: BodyReadOptions): Promise<Buffer> {
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
    // Bytes that still arrive are not read.
    source.unpipe().off('data', came).off('data', collect).off('close', closed)
    unpacker?.off('data', collect).destroy()
  }
}

/** Measures how quickly bytes arrive while they are read. */
class ReceivingRate {
  readonly #timeout: number
  readonly #cut: () => void
  #timer: NodeJS.Timeout | undefined
  #since = 0
  /** Milliseconds of reading before `#since`. */
  #read = 0
  #bytes = 0

  /**
   * @param cut called after `timeout` milliseconds of silence, or when bytes arrive too slowly after that
   * time
   */
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
    if (read > this.#timeout + (this.#bytes / SLOWEST_BODY_RATE) * 1000) this.#cut()
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
