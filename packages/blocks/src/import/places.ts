/** The lines of an import as one text in plain notation, and which line of it comes from which. */
import { reportToPlain } from './imported.ts'
import type { ImportFacts, Imported, ImportedLine } from './imported.ts'

export interface ImportedPlaces {
  /** Remarks and a report of what came of the file, then its lines; what was not taken over says why. */
  readonly text: string
  /**
   * @param line of the text, from 1
   * @returns the line of the import that it comes from, undefined for the report
   */
  readonly at: (line: number) => ImportedLine | undefined
  /** The last line of the text that comes from a line of the import, from 1. */
  readonly lastOf: (line: ImportedLine) => number
  /** The HTML of texts that are more than words, by the ids of their blocks. */
  readonly html: ReadonlyMap<string, string>
}

export function readPlaces(imported: Imported): ImportedPlaces {
  const facts = factsOf(imported)
  const rows = [
    ...remarksOf(imported).map(sentence => `# ${sentence}`),
    reportToPlain({ facts: JSON.stringify(facts.written) }),
  ]
  const owners: (ImportedLine | undefined)[] = rows.map(() => undefined)
  const last = new Map<ImportedLine, number>()
  for (const line of imported.lines) {
    const own = line.plain.split('\n')
    const id = facts.ids.get(line)
    for (const [at, row] of own.entries()) {
      rows.push(id !== undefined && at === own.length - 1 ? named(row, id) : row)
      owners.push(line)
    }
    last.set(line, rows.length)
    if (line.remark === undefined) continue
    rows.push(`# ${line.kind === 'kept' ? `Kept as a text: ${line.remark}` : line.remark}`)
    owners.push(line)
  }
  const html = new Map(
    [...facts.ids].flatMap(([line, id]) => (line.html === undefined ? [] : [[id, line.html] as const])),
  )
  return { text: rows.join('\n'), at: line => owners[line - 1], lastOf: line => last.get(line)!, html }
}

/** The line with a mark of its name. */
const named = (row: string, id: string): string => row.replace(/^(\s*(?:& )?)/, `$1@id ${id} `)

/** The facts that the report at the head shows, and the ids of the lines whose results it needs. */
function factsOf(imported: Imported): {
  readonly written: ImportFacts
  readonly ids: ReadonlyMap<ImportedLine, string>
} {
  const formulas = imported.lines.filter(({ kind }) => kind !== 'text')
  // A brace that closes a block has no result.
  const hasResult = ({ kind, plain }: ImportedLine): boolean => kind === 'formula' && !/[{}]\s*$/.test(plain)
  const ids = new Map(formulas.filter(hasResult).map((line, at) => [line, `theirs-${at + 1}`]))
  for (const [at, line] of imported.lines.filter(({ html }) => html !== undefined).entries())
    ids.set(line, `shown-${at + 1}`)
  const written: ImportFacts = {
    program: imported.program,
    texts: imported.lines.length - formulas.length,
    names: Object.fromEntries(imported.names),
    formulas: formulas.map(line => {
      const block = ids.get(line)
      const isBlock = line.kind === 'formula' && block === undefined
      return {
        ...(block !== undefined && { block }),
        ...(isBlock && { isBlock }),
        source: line.source,
        ...(line.stored && { stored: line.stored }),
      }
    }),
    remarks: [
      ...imported.remarks.map(reason => ({ line: 0, reason })),
      ...imported.lines.flatMap(({ remark, line }) =>
        remark === undefined ? [] : [{ line, reason: remark }],
      ),
    ],
  }
  return { written, ids }
}

/** The sentences above the report: what is in no line of the sheet. */
function remarksOf({ lines, names, remarks }: Imported): string[] {
  const unread = lines.filter(({ kind }) => kind === 'kept').length
  const renamed = [...names].map(([theirs, ours]) => `${theirs} is ${ours}`)
  return [
    ...(unread > 0 ? [`Lines that were not understood, and are kept as texts: ${unread}.`] : []),
    ...(renamed.length > 0 ? [`Names that are written otherwise here: ${renamed.join(', ')}.`] : []),
    ...remarks,
  ]
}
