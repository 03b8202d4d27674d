/** Reads a report of an import in plain notation: the word, and its facts as JSON (`reportToPlain`). */

/** Null for another line. */
export function reportFromPlain(line: string): { facts: string } | null {
  const [, written = ''] = /^importreport(?:\s+(".*"))?$/s.exec(line.trim()) ?? [undefined, null]
  if (written === null) return null
  if (written === '') return { facts: '' }
  try {
    const facts: unknown = JSON.parse(written)
    return typeof facts === 'string' ? { facts } : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
