/**
 * Buffers of bytes that can be transferred to another thread instead of copied; none for a part of a larger
 * buffer, or shared memory.
 */
export function transferableOf({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && byteLength === buffer.byteLength ? [buffer] : []
}
