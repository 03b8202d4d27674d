/** A report of an import in plain notation: the word, and its facts as JSON without braces and slashes in their plain form. */

const WORD = 'importreport'

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

/** Signs that begin blocks, remarks and texts are written by their codes. */
export const reportToPlain = ({ facts }: { readonly facts: string }): string =>
  facts === ''
    ? WORD
    : `${WORD} ${JSON.stringify(facts).replaceAll(/[{}#/@]/g, sign => `\\u00${sign.charCodeAt(0).toString(16)}`)}`
