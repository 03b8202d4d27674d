/** Bytes that threads read in common: what is handed over to one is copied otherwise, each time. */
import { SMALL_ENOUGH } from '../threads/slots.ts'

/** Room for as many bytes, all of them 0. */
export const sharedRoom = (bytes: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(bytes))

/** The same bytes; large ones where no thread needs a copy of its own. */
export function sharedWhenLarge(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= SMALL_ENOUGH || bytes.buffer instanceof SharedArrayBuffer) return bytes
  const shared = sharedRoom(bytes.length)
  shared.set(bytes)
  return shared
}
