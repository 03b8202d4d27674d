/** Adds up what a packed file claims to become, without unpacking it. */
import { unzipSync } from 'fflate'
import { Refused } from '../failure.ts'

/** Bytes that an Excel file may become. Its sheets are XML, which packs to a tenth or less. */
const UNPACKED_LIMIT = 512 * 1024 * 1024
/** Parts of an Excel file: sheets, pictures, relations. */
const PARTS = 5000

/** Whether a file begins as packed files do. */
export const isPacked = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** Throws Refused when the file would become too large, or is no packed file. Returns the names of its parts. */
export function refuseZipBomb(bytes: Uint8Array): readonly string[] {
  const names: string[] = []
  let size = 0
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name)
        size += originalSize
        return false
      },
    })
  } catch (error) {
    throw new Refused('invalid', 'The Excel file cannot be read: it is damaged.', undefined, error)
  }
  if (size > UNPACKED_LIMIT || names.length > PARTS)
    throw new Refused('too-large', 'The Excel file would become too large when it is unpacked.')
  return names
}
