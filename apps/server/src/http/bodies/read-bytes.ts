/** Receives the bytes of a body and unpacks them, up to a limit: not a byte more is unpacked. */
import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Refused } from '../../failure.ts'

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
  /** Throws when so many bytes, unpacked, are too many. Called as they come. */
  readonly take: (bytes: number) => void
  /** Milliseconds without a byte after which nobody waits any longer. */
  readonly patience: number
}

/** Throws Refused, with a sentence, when not all of it comes or it cannot be unpacked. */
export async function readBytes(source: Readable, reading: Reading): Promise<Buffer> {
  const unpacker = unpackerOf(reading.contentEncoding)
  const from = unpacker ? source.pipe(unpacker) : source
  const chunks: Buffer[] = []
  let size = 0
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const cut = () => reject(new Refused('invalid', 'The request was not sent to its end.'))
  const patience = setTimeout(cut, reading.patience)
  const refresh = () => void patience.refresh()
  const collect = (chunk: Buffer) => {
    try {
      size += chunk.length
      reading.take(size)
      chunks.push(chunk)
    } catch (error) {
      reject(error)
    }
  }
  const closed = () => {
    if (!source.readableEnded) cut()
  }
  source.on('data', refresh).on('close', closed).on('error', reject)
  from.on('data', collect).on('end', () => resolve(Buffer.concat(chunks)))
  unpacker?.on('error', cause =>
    reject(new Refused('invalid', 'The request cannot be unpacked.', undefined, cause)),
  )
  try {
    return await promise
  } finally {
    clearTimeout(patience)
    // What is still sent is not read any more.
    source.unpipe().off('data', refresh).off('data', collect).off('close', closed)
    unpacker?.off('data', collect).destroy()
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
