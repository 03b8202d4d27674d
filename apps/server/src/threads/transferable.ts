/** The buffer of bytes that another thread gets in place of a copy; not of a part of something larger, or what is shared. */
export function transferableOf({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && byteLength === buffer.byteLength ? [buffer] : []
}
