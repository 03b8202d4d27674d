/** The lines of an import as one text in plain notation, and which line of it comes from which. */
import type { Imported, ImportedLine } from './imported.ts'

export interface ImportedPlaces {
  /** A report of what came of the file at its head, then its lines; what was not taken over says why. */
  readonly text: string
  /**
   * @param line of the text, from 1
   * @returns the line of the import that it comes from, undefined for the report
   */
  readonly at: (line: number) => ImportedLine | undefined
  /** The last line of the text that comes from a line of the import, from 1. */
  readonly lastOf: (line: ImportedLine) => number
}

export function readPlaces(imported: Imported): ImportedPlaces {
  const rows = reportOf(imported).map(sentence => `# ${sentence}`)
  const owners: (ImportedLine | undefined)[] = rows.map(() => undefined)
  const last = new Map<ImportedLine, number>()
  for (const line of imported.lines) {
    for (const row of line.plain.split('\n')) {
      rows.push(row)
      owners.push(line)
    }
    last.set(line, rows.length)
    if (line.remark === undefined) continue
    rows.push(`# ${line.kind === 'kept' ? `Kept as a text: ${line.remark}` : line.remark}`)
    owners.push(line)
  }
  return { text: rows.join('\n'), at: line => owners[line - 1], lastOf: line => last.get(line)! }
}

function reportOf({ program, lines, names, remarks }: Imported): string[] {
  const count = (kind: ImportedLine['kind']): number => lines.filter(line => line.kind === kind).length
  const unread = count('kept')
  const renamed = [...names].map(([theirs, ours]) => `${theirs} is ${ours}`)
  return [
    `Taken over from ${program}: ${count('formula')} formulas${unread > 0 ? `; ${unread} were not understood and are kept as texts` : ''}.`,
    ...(renamed.length > 0 ? [`Names that are written otherwise here: ${renamed.join(', ')}.`] : []),
    ...remarks,
  ]
}
