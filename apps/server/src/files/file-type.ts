/** The type of a file by its first bytes. Its name and the sender's claims do not count. */

export const UNKNOWN_TYPE = 'application/octet-stream'

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

type Rule = readonly [type: string, fits: (bytes: Uint8Array) => boolean]

/** Pictures that browsers draw and that cannot hold scripts. */
const PICTURES: readonly Rule[] = [
  ['image/png', bytes => text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', bytes => text(bytes, 0, 3) === '\xff\xd8\xff'],
  ['image/gif', bytes => /^GIF8[79]a$/.test(text(bytes, 0, 6))],
  ['image/webp', bytes => /^RIFF[^]{4}WEBP$/.test(text(bytes, 0, 12))],
  ['image/avif', bytes => text(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(text(bytes, 8, 12))],
]

/** Media type to serve a file with. */
export const typeOf = (bytes: Uint8Array): string =>
  PICTURES.find(([, fits]) => fits(bytes))?.[0] ?? UNKNOWN_TYPE
