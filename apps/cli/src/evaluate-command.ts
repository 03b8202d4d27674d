/** `calcwright eval`: reads, evaluates, prints. */
import { evaluateText, TEXT_SETTINGS } from './evaluate.ts'
import type { LineResult } from './evaluate.ts'
import { isWorksheetFile, readSource, unreadable } from './source-file.ts'
import { jsonReport, textReport } from './report.ts'

export interface EvalRequest {
  readonly file: string
  readonly json: boolean
  /** Show the steps to each result. */
  readonly steps: boolean
  /** Whether j is the imaginary unit. */
  readonly j?: boolean
}

/** @returns the exit status: 1 when a line has an error, 2 when the file cannot be read */
export async function evaluateCommand({ file, json, ...look }: EvalRequest): Promise<number> {
  let results: readonly LineResult[]
  try {
    results = await evaluateSource(await readSource(file), look)
  } catch (error) {
    return unreadable(file, error)
  }
  process.stdout.write(json ? jsonReport(results) : textReport(results))
  return results.some(({ outcome }) => outcome.error) ? 1 : 0
}

async function evaluateSource(
  source: string,
  { steps, j = false }: Pick<EvalRequest, 'steps' | 'j'>,
): Promise<LineResult[]> {
  const options = {
    namesRates: true,
    ...(steps && { working: true }),
    ...(j && { imaginaryUnit: 'j' as const }),
  }
  if (!isWorksheetFile(source)) return evaluateText(source, { ...TEXT_SETTINGS, ...options })
  const { evaluateWorksheet } = await import('./worksheet-file.ts')
  return evaluateWorksheet(source, options)
}
