import { formatCalcFile, toCalcFile } from '@calcwright/document'
import { downloadFile } from '../shell/download-file.ts'
import type { OpenWorksheet } from './open-worksheet.ts'

/** Offers the worksheet with its results as a file. */
export async function exportCalcFile({ worksheet, evaluator }: OpenWorksheet): Promise<void> {
  const file = toCalcFile(worksheet, await evaluator.snapshot())
  downloadFile(`${worksheet.name}.calc`, formatCalcFile(file), 'application/json')
}

/** The same without results, for when their thread may not answer. */
export function rescueCalcFile({ worksheet }: OpenWorksheet): void {
  downloadFile(`${worksheet.name}.calc`, formatCalcFile(toCalcFile(worksheet)), 'application/json')
}
