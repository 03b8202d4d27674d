/** The lines of an import as one text in plain notation, and which line of it comes from which. */
import type { Imported, ImportedLine } from './imported.ts'

export interface ImportedPlaces {
  readonly text: string
  /**
   * @param line of the text, from 1
   * @returns the line of the import that it comes from
   */
  readonly at: (line: number) => ImportedLine | undefined
  /** The last line of the text that comes from a line of the import, from 1. */
  readonly lastOf: (line: ImportedLine) => number
}

export function readPlaces({ lines }: Pick<Imported, 'lines'>): ImportedPlaces {
  const rows: string[] = []
  const owners: ImportedLine[] = []
  const last = new Map<ImportedLine, number>()
  for (const line of lines) {
    for (const row of line.plain.split('\n')) {
      rows.push(row)
      owners.push(line)
    }
    last.set(line, rows.length)
  }
  return { text: rows.join('\n'), at: line => owners[line - 1], lastOf: line => last.get(line)! }
}
