/** `calcwright table FILE`: what an import of a file of data brings when nothing is chosen. */
import { basename } from 'node:path'
import { combineFiles, importFile, summariesOf } from '@calcwright/blocks/data-file'
import type { ColumnSummary, ImportedFile } from '@calcwright/blocks/data-file'
import { cellsFormOf, unreadForm } from '@calcwright/document/data-kind'
import { readBytes, unreadable } from './source-file.ts'

export interface TableRequest {
  /** Several of one form are one table. */
  readonly files: readonly string[]
  /** Sheet of an Excel file, undefined for the first. */
  readonly sheet?: string
  readonly json: boolean
}

/** @returns the exit status: 1 when nothing can be imported, 2 when the file cannot be read */
export async function tableCommand({ files, sheet, json }: TableRequest): Promise<number> {
  const read: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[] = []
  for (const file of files) {
    try {
      read.push({ name: basename(file), bytes: await readBytes(file) })
    } catch (error) {
      return unreadable(file, error, 'read')
    }
    const other = unreadForm(read.at(-1)!.bytes)
    if (other !== '') return refused(other)
  }
  const file = files[0]!
  let imported: ImportedFile
  try {
    const bytes = read.length > 1 ? await combineFiles(read) : read[0]!.bytes
    const format = cellsFormOf(bytes) ? 'excel' : 'csv'
    imported = await importFile(bytes, {
      file: basename(file),
      format,
      ...(sheet !== undefined && { sheet }),
    })
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error))
  }
  if (imported.problem !== '') return refused(imported.problem)
  process.stdout.write(json ? jsonTable(imported) : textTable(imported))
  return 0
}

function refused(sentence: string): number {
  process.stderr.write(`Error: ${sentence}\n`)
  return 1
}

const rowsOf = ({ read }: ImportedFile): number => read.values[0]?.length ?? 0

function jsonTable(imported: ImportedFile): string {
  const { remarks } = imported
  return `${JSON.stringify({ rows: rowsOf(imported), columns: summariesOf(imported), remarks }, null, 2)}\n`
}

const HEADS = ['name', 'unit', 'kind', 'values', 'gaps', 'first', 'last', 'min', 'max', 'heading'] as const

/** A line for each column, in aligned cells, and the remarks below. */
function textTable(imported: ImportedFile): string {
  const lines = [HEADS, ...summariesOf(imported).map(cellsOf)]
  const widths = HEADS.map((_, at) => Math.max(...lines.map(line => line[at]!.length)))
  const table = lines.map(line =>
    line
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('  ')
      .trimEnd(),
  )
  const rows = rowsOf(imported)
  const remarks = imported.remarks.map(remark => `Notice: ${remark}`)
  return `${[`${rows} ${rows === 1 ? 'row' : 'rows'}`, ...table, ...remarks].join('\n')}\n`
}

function cellsOf(column: ColumnSummary): string[] {
  const { name, unit, kind, count, gaps, first, last, min, max, heading } = column
  const values = [first[0] ?? null, last, min, max].map(textOf)
  return [name, unit, kind, String(count), String(gaps), ...values, heading.replace(/\s+/g, ' ')]
}

const textOf = (value: number | string | null): string =>
  value === null ? '' : typeof value === 'number' ? String(Number(value.toPrecision(7))) : value.slice(0, 24)
