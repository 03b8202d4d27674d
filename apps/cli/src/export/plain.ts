/** A worksheet as plain notation, as a .calc file, as a script and as a spreadsheet. */
import { formatCalcFile, plainFromWorksheet, toCalcFile } from '@calcwright/document'
import { packFiles } from '@calcwright/document/calc-file'
import { writeSpreadsheet } from '@calcwright/blocks/excel'
import { writePython } from '@calcwright/blocks/python'
import type { Exported } from './format.ts'
import type { OpenedFile } from './opened-file.ts'

export const writePlain = ({ worksheet }: OpenedFile): Promise<Exported> =>
  Promise.resolve({ content: plainFromWorksheet(worksheet), files: [] })

export async function writeCalc({ worksheet, resources }: OpenedFile): Promise<Exported> {
  const files = await packFiles(worksheet, resources)
  return { content: formatCalcFile(toCalcFile(worksheet, undefined, files)), files: [] }
}

export async function writeScript(file: OpenedFile): Promise<Exported> {
  const { results, failed } = await file.compute()
  return { content: writePython(file.worksheet, results), files: [], failed }
}

export async function writeCells(file: OpenedFile): Promise<Exported> {
  const { results, failed } = await file.compute()
  return { content: writeSpreadsheet(file.worksheet, results), files: [], failed }
}
