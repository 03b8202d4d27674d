import { SNAPSHOT_FORMAT } from '@calcwright/evaluator/snapshot-format'
import { numberFormatOf } from '@calcwright/document'
import type { Worksheet } from '@calcwright/document'
import type { BlockResult, ResultsSnapshot } from '@calcwright/evaluator'
import type { FormattedNumber } from '@calcwright/math/expression'
import type { IncludedCheck } from './included-fields.ts'
import { checksOf } from './sheet-checks.ts'
import type { ChecksSource } from './sheet-checks.ts'
import type { SheetCheck, SideValue } from './sheet-check.ts'

/**
 * The checks of a worksheet with its stored results. One whose result is missing or stale is not checked.
 * @param archive the stored results as text, '' for none
 */
export function checksInArchive(worksheet: Worksheet, archive: string): SheetCheck[] {
  const stored = archive === '' ? undefined : (JSON.parse(archive) as ResultsSnapshot)
  if (stored?.format !== SNAPSHOT_FORMAT) return checksOf(sourceOf(worksheet, {}))
  try {
    return checksOf(sourceOf(worksheet, stored.results))
  } catch {
    // Programs may have saved results of a shape that nobody can read.
    return checksOf(sourceOf(worksheet, {}))
  }
}

function sourceOf(worksheet: Worksheet, results: ResultsSnapshot['results']): ChecksSource {
  const { registry, settings } = worksheet
  const resultOf = (block: string): BlockResult | undefined =>
    results[block]?.stale ? undefined : results[block]
  return { registry, blocks: worksheet.blocks(), format: numberFormatOf(settings), resultOf }
}

/**
 * Checks as those get them who include the worksheet: its own, and those that it includes.
 * @param place the worksheet itself
 */
export function checksToInclude(
  checks: readonly SheetCheck[],
  place: { readonly hash: string; readonly name: string },
): IncludedCheck[] {
  return checks.map(
    ({ block, line, name, formula, clause, verdict, words, sides, from = { ...place, block } }) => ({
      hash: from.hash,
      worksheet: from.name,
      block: from.block,
      ...{ line, name, clause },
      formula: formula ?? '',
      state: verdict.state,
      utilisation: verdict.utilisation,
      demand: sideOf(sides.demand, words.demand),
      capacity: sideOf(sides.capacity, words.capacity),
      notes: [...words.notes],
    }),
  )
}

const sideOf = (given: SideValue | null, shown: FormattedNumber | null): IncludedCheck['demand'] =>
  given && shown && { value: given.value, unit: given.unit, plain: shown.plain, latex: shown.latex }
