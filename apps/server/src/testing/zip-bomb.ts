import { strToU8, zipSync } from 'fflate'

/** A packed file whose directory says 600 MB, as it would of that many zeros, which take seconds to pack. */
export function zipBomb(): Uint8Array<ArrayBuffer> {
  const file = zipSync({
    'xl/workbook.xml': strToU8('<workbook/>'),
    'xl/worksheets/1.xml': new Uint8Array(10_000),
  }) as Uint8Array<ArrayBuffer>
  const bytes = Buffer.from(file.buffer)
  bytes.writeUInt32LE(600_000_000, bytes.lastIndexOf('PK\x01\x02') + 24)
  return file
}
