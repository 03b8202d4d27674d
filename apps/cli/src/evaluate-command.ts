/** `calcwright eval`: reads, evaluates, prints. */
import { outcomeWithCommas } from '@calcwright/evaluator'
import * as commas from '@calcwright/math/decimal-comma'
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
  /** Whether numbers are written with commas. */
  readonly decimalComma?: boolean
}

/** @returns the exit status: 1 when a line has an error, 2 when the file cannot be read */
export async function evaluateCommand({
  file,
  json,
  decimalComma = false,
  ...look
}: EvalRequest): Promise<number> {
  let results: readonly LineResult[]
  try {
    const computed = await evaluateSource(await readSource(file), look)
    results = decimalComma ? computed.map(withCommas) : computed
  } catch (error) {
    return unreadable(file, error)
  }
  process.stdout.write(json ? jsonReport(results) : textReport(results))
  return results.some(({ outcome }) => outcome.error) ? 1 : 0
}

/** The lines have the same length as in the file, so that marks stand below their places. */
function withCommas({ source, outcome, ...line }: LineResult): LineResult {
  const shown = outcomeWithCommas(outcome, commas)
  return {
    ...line,
    source: commas.plainWithComma(source),
    outcome: { ...shown, latex: commas.latexWithComma(outcome.latex) },
  }
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
