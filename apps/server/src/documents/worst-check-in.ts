import { checksInArchive, nameWithPlace, worstCheck } from '@calcwright/blocks/checks'
import type { WorstCheck } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'

/** Characters of a name in a list. */
const MOST = 200

/**
 * Judges the checks of a worksheet by its stored results, with those of the worksheets that it includes.
 * @param archive the stored results as text, '' for none
 * @returns null for a worksheet without checks that apply
 */
export function worstCheckIn(worksheet: Worksheet, archive: string): WorstCheck | null {
  const worst = worstCheck(checksInArchive(worksheet, archive))
  if (!worst) return null
  // PostgreSQL's texts cannot hold this character.
  const name = nameWithPlace(worst).replaceAll('\0', ' ').slice(0, MOST)
  return { name, utilisation: worst.words.utilisation, verdict: worst.words.label }
}
