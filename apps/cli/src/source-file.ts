/** The file that a command works on. */
import { readFile } from 'node:fs/promises'
import { buffer, text as readStream } from 'node:stream/consumers'

/** @param file `-` for standard input */
export async function readSource(file: string): Promise<string> {
  const text = file === '-' ? await readStream(process.stdin) : await readFile(file, 'utf8')
  return text.replace(/^\uFEFF/, '')
}

/** @param file `-` for standard input */
export async function readBytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(file === '-' ? await buffer(process.stdin) : await readFile(file))
}

/** A worksheet file is JSON and starts with a brace, which no line of plain notation does. */
export const isWorksheetFile = (source: string): boolean => /^\s*\{/.test(source)

/** Errors of the file system in words. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file.',
  EISDIR: 'it is a folder.',
  EACCES: 'it may not be read.',
}

/**
 * Says why a file gives no worksheet.
 * @param done what cannot be done with it
 * @returns the exit status
 */
export function unreadable(file: string, error: unknown, done = 'evaluated'): number {
  process.stderr.write(`${file === '-' ? 'Standard input' : file} cannot be ${done}: ${reasonOf(error)}\n`)
  return 2
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? error.message
}
