/** A worksheet as plain notation, and as a .calc file. */
import { formatCalcFile, plainFromWorksheet, toCalcFile } from '@calcwright/document'
import { packFiles } from '@calcwright/document/calc-file'
import type { OpenedFile } from './opened-file.ts'

export const writePlain = ({ worksheet }: OpenedFile): Promise<string> =>
  Promise.resolve(plainFromWorksheet(worksheet))

export async function writeCalc({ worksheet, resources }: OpenedFile): Promise<string> {
  const files = await packFiles(worksheet, resources)
  return formatCalcFile(toCalcFile(worksheet, undefined, files))
}
