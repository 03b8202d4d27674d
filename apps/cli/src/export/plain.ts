/** A worksheet as plain notation, as a .calc file, and as a script. */
import { formatCalcFile, plainFromWorksheet, toCalcFile } from '@calcwright/document'
import { packFiles } from '@calcwright/document/calc-file'
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
