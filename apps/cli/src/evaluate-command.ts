/** `calcwright eval`: reads, evaluates, prints. */
import { evaluateText } from './evaluate.ts'
import type { LineResult } from './evaluate.ts'
import { isWorksheetFile, readSource, unreadable } from './source-file.ts'
import { jsonReport, textReport } from './report.ts'

/** @returns the exit status: 1 when a line has an error, 2 when the file cannot be read */
export async function evaluateCommand({ file, json }: { file: string; json: boolean }): Promise<number> {
  let results: readonly LineResult[]
  try {
    results = await evaluateSource(await readSource(file))
  } catch (error) {
    return unreadable(file, error)
  }
  process.stdout.write(json ? jsonReport(results) : textReport(results))
  return results.some(({ outcome }) => outcome.error) ? 1 : 0
}

async function evaluateSource(source: string): Promise<LineResult[]> {
  if (!isWorksheetFile(source)) return evaluateText(source)
  const { evaluateWorksheet } = await import('./worksheet-file.ts')
  return evaluateWorksheet(source)
}
