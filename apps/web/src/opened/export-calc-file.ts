import { formatCalcFile, toCalcFile } from '@calcwright/document'
import { saveFile } from '@calcwright/ui'
import type { ComputedWorksheet } from './compute-worksheet.ts'

/** Offers the worksheet with its results as a file. */
export async function exportCalcFile({ worksheet, evaluator }: ComputedWorksheet): Promise<void> {
  const file = toCalcFile(worksheet, await evaluator.snapshot())
  saveFile(`${worksheet.name}.calc`, new Blob([formatCalcFile(file)], { type: 'application/json' }))
}

/** The same without results, for when their thread may not answer. */
export function rescueCalcFile({ worksheet }: ComputedWorksheet): void {
  saveFile(
    `${worksheet.name}.calc`,
    new Blob([formatCalcFile(toCalcFile(worksheet))], { type: 'application/json' }),
  )
}
