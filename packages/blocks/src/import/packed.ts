/** Packed files, which may not unpack to more than a worksheet can be. */
import { gunzipSync, unzipSync } from 'fflate'

/** Largest size of an unpacked file or part, in bytes. */
const LARGEST = 50_000_000

const TOO_LARGE = 'The file unpacks to more than 50 MB: it is not opened.'

/** Bytes of a gzip file, others as they are. @throws Error with a sentence for a file that is too large */
export function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  // The last four bytes say how long it is: a file that lies is cut there.
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(
    bytes.length - 4,
    true,
  )
  if (size > LARGEST) throw new Error(TOO_LARGE)
  return gunzipSync(bytes, { out: new Uint8Array(size) })
}

/** Parts of a zip file by their paths, without leading slashes. @throws Error with a sentence for one that is damaged or too large */
export function unzipped(
  bytes: Uint8Array,
  isWanted: (path: string) => boolean,
): ReadonlyMap<string, Uint8Array> {
  let total = 0
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!isWanted(name)) return false
        total += originalSize
        if (total > LARGEST) throw new RangeError(TOO_LARGE)
        return true
      },
    })
    return new Map(Object.entries(files).map(([path, part]) => [path.replace(/^\//, ''), part]))
  } catch (error) {
    if (error instanceof RangeError) throw new Error(TOO_LARGE, { cause: error })
    throw new Error('The file is damaged: it cannot be unpacked.', { cause: error })
  }
}
