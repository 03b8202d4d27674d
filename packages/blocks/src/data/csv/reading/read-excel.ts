/** Reads the sheets of an Excel file. */
import { unzipSync } from 'fflate'
import readExcelFile from 'read-excel-file/universal'
import { hiddenSheets } from './excel-formats.ts'
import type { Cell } from './options.ts'

export interface ExcelSheet {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
  readonly hidden: boolean
}

/** Bytes that a file may become: its sheets are in memory as a whole. */
const UNPACKED_LIMIT = 512 * 1024 * 1024

/** Throws Error with a sentence when the file cannot be read. */
export async function readSheets(bytes: Uint8Array<ArrayBuffer>): Promise<readonly ExcelSheet[]> {
  refuseLarge(bytes)
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

function refuseLarge(bytes: Uint8Array): void {
  let size = 0
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize
        return false
      },
    })
  } catch (cause) {
    throw new Error('It is no Excel file (.xlsx), or it is damaged.', { cause })
  }
  if (size > UNPACKED_LIMIT) throw new Error('It becomes too large when it is unpacked.')
}
