/** `calcwright import FILE`: a worksheet of another program as one of this, with what came of each line. */
import { basename } from 'node:path'
import { writeFile } from 'node:fs/promises'
import { comparedResult, importForeign, readPlaces, worksheetOfImport } from '@calcwright/blocks/import'
import { formatCalcFile, toCalcFile } from '@calcwright/document'
import type { EvaluationError } from '@calcwright/evaluator'
import type { ComparedResult, Imported, ImportedLine } from '@calcwright/blocks/import'
import { evaluateText, TEXT_SETTINGS } from './evaluate.ts'
import type { LineResult } from './evaluate.ts'
import { readBytes, unreadable } from './source-file.ts'

export interface ImportRequest {
  readonly file: string
  /** The file that the worksheet is written to; without it nothing is written. */
  readonly out?: string
  readonly json: boolean
}

interface ImportReport {
  /** Formulas of the file, and blocks such as loops. */
  readonly lines: number
  /** Formulas of these that are formulas here, without an error of their own. */
  readonly converted: number
  readonly texts: number
  readonly names: Readonly<Record<string, string>>
  readonly results: readonly (ComparedResult & { readonly source: string })[]
  readonly remarks: readonly { readonly line: number; readonly reason: string }[]
}

/** @returns the exit status: 1 when a line was not converted or has another result, 2 when the file cannot be read */
export async function importCommand({ file, out, json }: ImportRequest): Promise<number> {
  let imported: Imported
  try {
    imported = await importForeign(await readBytes(file), basename(file))
  } catch (error) {
    return unreadable(file, error, 'imported')
  }
  const report = await reportOf(imported)
  if (out !== undefined) await writeFile(out, calcFile(imported, file))
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : textReport(imported, report))
  return report.converted < report.lines || report.results.some(({ equal }) => !equal) ? 1 : 0
}

const calcFile = (imported: Imported, file: string): string =>
  formatCalcFile(toCalcFile(worksheetOfImport(imported, basename(file))))

async function reportOf(imported: Imported): Promise<ImportReport> {
  const places = readPlaces(imported)
  const { angle = TEXT_SETTINGS.angle, one_indexed = TEXT_SETTINGS.oneIndexed } = imported.settings
  const results = await evaluateText(places.text, { ...TEXT_SETTINGS, angle, oneIndexed: one_indexed })
  const byLine = new Map<ImportedLine, LineResult[]>()
  for (const result of results) {
    const line = places.at(result.line)
    if (line) byLine.set(line, [...(byLine.get(line) ?? []), result])
  }
  const formulas = imported.lines.filter(({ kind }) => kind !== 'text')
  const errorOf = (line: ImportedLine): EvaluationError | null =>
    byLine.get(line)?.find(({ outcome }) => outcome.error)?.outcome.error ?? null
  const isConverted = (line: ImportedLine): boolean => {
    const error = errorOf(line)
    // A line that waits for another has nothing wrong of its own.
    return line.kind === 'formula' && (error === null || error.code.startsWith('halted'))
  }
  return {
    lines: formulas.length,
    converted: formulas.filter(isConverted).length,
    texts: imported.lines.length - formulas.length,
    names: Object.fromEntries(imported.names),
    results: formulas.flatMap(line => {
      if (!line.stored) return []
      const outcome = byLine.get(line)?.findLast(result => result.line === places.lastOf(line))?.outcome
      return [{ source: line.source, ...comparedResult(line.stored, outcome) }]
    }),
    remarks: [
      ...imported.remarks.map(reason => ({ line: 0, reason })),
      ...imported.lines.flatMap(line => {
        const reasons = [line.remark, errorOf(line)?.message].filter(reason => reason !== undefined)
        return reasons.map(reason => ({ line: line.line, reason }))
      }),
    ],
  }
}

function textReport({ program }: Imported, report: ImportReport): string {
  const { lines, converted, texts, names, results, remarks } = report
  const equal = results.filter(result => result.equal).length
  const heads = [
    `${program}: ${converted} of ${lines} formulas converted, ${texts} texts`,
    ...(results.length > 0 ? [`${equal} of ${results.length} stored results are equal`] : []),
    ...Object.entries(names).map(([theirs, ours]) => `The name ${theirs} is ${ours} here.`),
    ...results.filter(result => !result.equal).map(differenceOf),
    ...remarks.map(({ line, reason }) => (line === 0 ? reason : `${line}: ${reason}`)),
  ]
  return `${heads.join('\n')}\n`
}

function differenceOf({ source, theirs, unit, ours }: ImportReport['results'][number]): string {
  const here = ours === null ? 'nothing to compare' : JSON.stringify(ours)
  return `Different: ${source}: ${JSON.stringify(theirs)} ${unit} there, ${here} here`
}
