/** `calcwright export --to`: reads, evaluates, writes another document. */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { readSource, unreadable } from '../source-file.ts'
import { EXPORT_FORMATS } from './formats.ts'
import type { Exported } from './format.ts'
import { openFile } from './opened-file.ts'
import type { OpenedFile } from './opened-file.ts'

export interface ExportRequest {
  readonly file: string
  readonly format: string
  /** The file to write, `-` for standard output. */
  readonly out: string
  /** Show the steps to each result. */
  readonly steps: boolean
  /** Whether j is the imaginary unit. */
  readonly j?: boolean
  /** Whether numbers have decimal commas. */
  readonly decimalComma?: boolean
  /** How documents show the worksheet; absent for what its page setup says. */
  readonly view?: 'work' | 'report'
}

/** @returns the exit status: 1 when a line has an error, 2 when a file cannot be read or written */
export async function exportCommand({
  file,
  format,
  out,
  steps,
  j = false,
  decimalComma = false,
  view,
}: ExportRequest): Promise<number> {
  let opened: OpenedFile
  try {
    opened = openFile(file, await readSource(file), { steps, j, decimalComma, view })
  } catch (error) {
    return unreadable(file, error)
  }
  const folder = `${basename(out === '-' ? 'worksheet' : out).replace(/\.[^.]*$/, '')}-files`
  let exported: Exported
  let status: number
  try {
    exported = await EXPORT_FORMATS.get(format)!.write(opened, folder)
    // Some formats are written without the results: what the status says is the same for all.
    status = (exported.failed ?? (await opened.compute()).failed) ? 1 : 0
  } catch (error) {
    process.stderr.write(`${out === '-' ? file : out} cannot be made: ${(error as Error).message}\n`)
    return 2
  }
  const { content, files } = exported
  if (out === '-') {
    process.stdout.write(content)
    if (files.length > 0)
      process.stderr.write(`Pictures stand beside the document: name a file with --out to have them.\n`)
    return status
  }
  try {
    await writeFile(out, content)
    for (const { path, bytes } of files) {
      const place = join(dirname(out), path)
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place, bytes)
    }
  } catch (error) {
    process.stderr.write(`${out} cannot be written: ${(error as Error).message}\n`)
    return 2
  }
  process.stdout.write(`${out}\n`)
  return status
}
