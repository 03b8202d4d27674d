/** Bytes that threads share; otherwise each transfer would copy them. */
import { LARGEST_WITHOUT_SLOT } from '../threads/slots.ts'

/** Allocates zeroed bytes. */
export const allocateShared = (bytes: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(bytes))

/** Returns the same bytes, large ones in shared memory. */
export function sharedWhenLarge(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= LARGEST_WITHOUT_SLOT || bytes.buffer instanceof SharedArrayBuffer) return bytes
  const shared = allocateShared(bytes.length)
  shared.set(bytes)
  return shared
}
