import { checksOf, worstCheck } from '@calcwright/blocks/checks'
import type { WorstCheck } from '@calcwright/contract'
import { numberFormatOf, type Worksheet } from '@calcwright/document'
import type { BlockResult, ResultsSnapshot } from '@calcwright/evaluator'
import { SNAPSHOT_FORMAT } from '@calcwright/evaluator/snapshot-format'

/** Characters of a name in a list. */
const MOST = 200

/**
 * Judges the checks of a worksheet by its stored results. One whose result is missing or stale is not checked.
 * @param archive the stored results as text, '' for none
 * @returns null for a worksheet without checks that apply
 */
export function worstCheckIn(worksheet: Worksheet, archive: string): WorstCheck | null {
  const stored = archive === '' ? undefined : (JSON.parse(archive) as ResultsSnapshot)
  if (stored?.format !== SNAPSHOT_FORMAT) return worstBy(worksheet, {})
  try {
    return worstBy(worksheet, stored.results)
  } catch {
    // Programs may have saved results of a shape that nobody can read.
    return worstBy(worksheet, {})
  }
}

function worstBy(worksheet: Worksheet, results: ResultsSnapshot['results']): WorstCheck | null {
  const { registry, settings } = worksheet
  const resultOf = (block: string): BlockResult | undefined =>
    results[block]?.stale ? undefined : results[block]
  const source = { registry, blocks: worksheet.blocks(), format: numberFormatOf(settings), resultOf }
  const worst = worstCheck(checksOf(source))
  if (!worst) return null
  // PostgreSQL's texts cannot hold this character.
  const name = worst.name.replaceAll('\0', ' ').slice(0, MOST)
  return { name, utilisation: worst.words.utilisation, verdict: worst.words.label }
}
