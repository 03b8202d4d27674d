import { formatCalcFile, resourcesOf, toBase64, toCalcFile } from '@calcwright/document'
import { saveFile } from '@calcwright/ui'
import type { OpenWorksheet } from './connect-worksheet.ts'

/** Offers the worksheet with its results as a file. */
export async function exportCalcFile({
  worksheet,
  evaluator,
  resources,
}: Pick<OpenWorksheet, 'worksheet' | 'evaluator' | 'resources'>): Promise<void> {
  const { packFiles } = await import('@calcwright/document/calc-file')
  const files = await packFiles(worksheet, resources)
  const file = toCalcFile(worksheet, await evaluator.snapshot(), files)
  saveFile(`${worksheet.name}.calc`, new Blob([formatCalcFile(file)], { type: 'application/json' }))
}

/** The same without results, for when their thread may not answer, and with the resources that are at hand. */
export function rescueCalcFile({
  worksheet,
  resources,
}: Pick<OpenWorksheet, 'worksheet' | 'resources'>): void {
  const files: Record<string, string> = {}
  for (const digest of resourcesOf(worksheet.registry, worksheet.blocks())) {
    const bytes = resources.held(digest)
    if (bytes) files[digest] = toBase64(bytes)
  }
  const text = formatCalcFile(toCalcFile(worksheet, undefined, files))
  saveFile(`${worksheet.name}.calc`, new Blob([text], { type: 'application/json' }))
}
