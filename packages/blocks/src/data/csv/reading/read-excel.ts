/** Reads the sheets of an Excel file. */
import { unzipSync } from 'fflate'
import readExcelFile from 'read-excel-file/universal'
import { hiddenSheets } from './excel-formats.ts'
import type { Cell, Sheet } from './options.ts'

/** Bytes that a file may become: its sheets are in memory as a whole. */
const UNPACKED_LIMIT = 512 * 1024 * 1024

/** Whether a packed file is one of Excel (.xlsx). Throws Error with a sentence when it cannot be unpacked. */
export const isOfExcel = (bytes: Uint8Array): boolean =>
  !partsOf(bytes).some(name => name === 'content.xml' || name === 'xl/workbook.bin')

/** Throws Error with a sentence when the file cannot be read. */
export async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Sheet[]> {
  try {
    const sheets = await readExcelFile(new Blob([bytes]))
    const hidden = hiddenSheets(bytes)
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data as unknown as Cell[][],
      hidden: hidden.has(sheet),
    }))
  } catch (cause) {
    throw new Error('It is no Excel file (.xlsx), or it is damaged.', { cause })
  }
}

/** Names of the parts of a packed file. Throws Error with a sentence when it would become too large. */
function partsOf(bytes: Uint8Array): readonly string[] {
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
  } catch (cause) {
    throw new Error('It is no spreadsheet (.xlsx, .ods), or it is damaged.', { cause })
  }
  if (size > UNPACKED_LIMIT)
    throw new Error(
      `It becomes ${Math.round(size / 1024 / 1024)} MB when it is unpacked, more than can be read.`,
    )
  return names
}
