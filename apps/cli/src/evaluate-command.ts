/** `calcwright eval`: reads, evaluates, prints. */
import { readFile } from 'node:fs/promises'
import { text as readStream } from 'node:stream/consumers'
import { evaluateText } from './evaluate.ts'
import type { LineResult } from './evaluate.ts'
import { jsonReport, textReport } from './report.ts'

/** @returns the exit status: 1 when a line has an error, 2 when the file cannot be read */
export async function evaluateCommand({ file, json }: { file: string; json: boolean }): Promise<number> {
  let results: readonly LineResult[]
  try {
    const source = file === '-' ? await readStream(process.stdin) : await readFile(file, 'utf8')
    results = await evaluateSource(source)
  } catch (error) {
    process.stderr.write(
      `${file === '-' ? 'Standard input' : file} cannot be evaluated: ${reasonOf(error)}\n`,
    )
    return 2
  }
  process.stdout.write(json ? jsonReport(results) : textReport(results))
  return results.some(({ outcome }) => outcome.error) ? 1 : 0
}

/** What the file system answers, told in words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'it is a folder.',
  EACCES: 'it may not be read.',
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? error.message
}

/** A worksheet file is JSON and starts with a brace, which no line of plain notation does. */
async function evaluateSource(source: string): Promise<LineResult[]> {
  if (!/^\uFEFF?\s*\{/.test(source)) return evaluateText(source.replace(/^\uFEFF/, ''))
  const { evaluateWorksheet } = await import('./worksheet-file.ts')
  return evaluateWorksheet(source)
}
