/** Tells the pictures that texts may hold by their first bytes. */
const SIGNATURES: readonly (readonly [type: string, offset: number, bytes: readonly number[]])[] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  ['image/gif', 0, [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
]

/** The media type; null for everything else, which is never shown. */
export const pictureType = (bytes: Uint8Array): string | null =>
  SIGNATURES.find(([, offset, signature]) =>
    signature.every((byte, index) => bytes[offset + index] === byte),
  )?.[0] ?? null
