/**
 * Base64, many times as quick as the contract's functions for large documents. The schemas have checked the
 * text before.
 */

export function fromBase64(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64')
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}

/** Bytes of one piece: a multiple of three, which base64 needs. */
const PIECE = 3 * 64 * 1024

/** Encodes piece by piece, so that the whole text is never in memory. */
export function* base64Pieces(bytes: Uint8Array): Generator<string> {
  for (let at = 0; at < bytes.length; at += PIECE) yield toBase64(bytes.subarray(at, at + PIECE))
}
