/** The worked sheets of the gallery, each in plain notation with the numbers of its source. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { registry } from '@calcwright/blocks/schemas'
import { worksheetFromPlain } from '@calcwright/document'
import { type GallerySheet, readGallerySheet } from '@calcwright/reference/gallery'
import { evaluateText } from '../evaluate.ts'
import { readExamples } from '../formulas.ts'
import { reportLine, type ReportLine } from '../report.ts'
import { deviationOf, faultOf, isSilent } from './compare-line.ts'

const FOLDER = fileURLToPath(new URL('../../../../fixtures/gallery/', import.meta.url))

/** `<field>/<name>.calc.txt` of each. */
export const galleryFiles = (): string[] =>
  globSync('*/*.calc.txt', { cwd: FOLDER })
    .map(file => file.replaceAll('\\', '/'))
    .toSorted()

export const galleryText = (file: string): string => readFileSync(`${FOLDER}${file}`, 'utf8')

export interface SheetFigures {
  readonly sheet: GallerySheet
  /** Numbers of the source that are compared. */
  readonly compared: number
  /** The largest deviation from a number of the source, in parts of it. */
  readonly deviation: number
  /** Sentences on what is not as the source has it. */
  readonly faults: readonly string[]
}

/** A worksheet of the gallery compared with its source. */
export async function figuresOfSheet(file: string): Promise<SheetFigures> {
  const text = galleryText(file)
  const reports = await reportsOf(text)
  const deviations = readExamples(text).flatMap(example => {
    const report = reports.get(example.line)
    return report ? (deviationOf(example, report) ?? []) : []
  })
  return {
    sheet: readGallerySheet(file, text),
    compared: deviations.length,
    deviation: Math.max(0, ...deviations),
    faults: faultsOf(file, text, reports),
  }
}

/** The results by their lines; where one line has several, an error before others. */
async function reportsOf(text: string): Promise<ReadonlyMap<number, ReportLine>> {
  const results = (await evaluateText(text)).map(reportLine)
  return new Map([...results, ...results.filter(({ ok }) => !ok)].map(each => [each.line, each]))
}

/** @returns a sentence for each line that is not as its source has it, has an error or a notice, or a check that fails */
export async function faultsOfSheet(file: string): Promise<string[]> {
  const text = galleryText(file)
  return faultsOf(file, text, await reportsOf(text))
}

function faultsOf(file: string, text: string, reports: ReadonlyMap<number, ReportLine>): string[] {
  const rows = rowsOfTables(text)
  return readExamples(text).flatMap(example => {
    const report = reports.get(example.line)
    const remark = report?.warnings.find(warning => !example.notice || !warning.includes(example.notice))
    const failed = report?.check && report.check.verdict !== 'OK' ? report.check.verdict : undefined
    const fault = report
      ? (faultOf(example, report, false) ?? remark ?? failed)
      : isSilent(example) || rows.has(example.line)
        ? undefined
        : 'no result'
    return fault === undefined ? [] : [`${file}:${example.line}: ${example.source}  gives  ${fault}`]
  })
}

/** Rows of tables have no results of their own: what is wrong in them is reported at the head of the table. */
function rowsOfTables(text: string): ReadonlySet<number> {
  const rows = new Set<number>()
  let isTable = false
  for (const [index, line] of text.split('\n').entries()) {
    if (isTable) rows.add(index + 1)
    isTable = line !== '}' && (isTable || /^table .*\{$/.test(line))
  }
  return rows
}

/** @returns formulas of the worksheet that people open which cannot be read */
export function unreadableLines(file: string): string[] {
  const math = blockEvaluations.find(({ type }) => type === 'math')!
  const sheet = worksheetFromPlain(registry, readGallerySheet(file, galleryText(file)).text)
  const lines = sheet.blocks().filter(({ type }) => type === 'math')
  return lines
    .filter(({ props }) => math.plan(props).problem)
    .map(({ props }) => registry.get('math')!.toPlain!(props as never))
}
