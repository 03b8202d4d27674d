/** `calcwright export --to`: reads, evaluates, writes another document. */
import { writeFile } from 'node:fs/promises'
import { readSource, unreadable } from '../source-file.ts'
import { EXPORT_FORMATS } from './formats.ts'
import { openFile } from './opened-file.ts'
import type { OpenedFile } from './opened-file.ts'

export interface ExportRequest {
  readonly file: string
  readonly format: string
  /** The file to write, `-` for standard output. */
  readonly out: string
}

/** @returns the exit status: 2 when a file cannot be read or written */
export async function exportCommand({ file, format, out }: ExportRequest): Promise<number> {
  let opened: OpenedFile
  try {
    opened = openFile(file, await readSource(file))
  } catch (error) {
    return unreadable(file, error)
  }
  let content: string | Uint8Array
  try {
    content = await EXPORT_FORMATS.get(format)!.write(opened)
  } catch (error) {
    process.stderr.write(`${out === '-' ? file : out} cannot be made: ${(error as Error).message}\n`)
    return 2
  }
  if (out === '-') {
    process.stdout.write(content)
    return 0
  }
  try {
    await writeFile(out, content)
  } catch (error) {
    process.stderr.write(`${out} cannot be written: ${(error as Error).message}\n`)
    return 2
  }
  process.stdout.write(`${out}\n`)
  return 0
}
