/** The report that the facts of an import and the results of its lines make. */
import type { Outcome } from '@calcwright/evaluator'
import { comparedResult } from '../../import/compare.ts'
import type { ComparedResult } from '../../import/compare.ts'
import type { FormulaFacts, ImportFacts } from '../../import/imported.ts'

/** The same as `calcwright import --json` writes; results know their blocks besides. */
export interface ImportReport {
  readonly lines: number
  readonly converted: number
  readonly texts: number
  readonly names: Readonly<Record<string, string>>
  readonly results: readonly (ComparedResult & { readonly source: string; readonly block: string })[]
  readonly remarks: ImportFacts['remarks']
}

/** @param outcomeOf the result that a block shows; undefined while there is none */
export function reportOf(
  { texts, names, formulas, remarks }: ImportFacts,
  outcomeOf: (block: string) => Outcome | undefined,
): ImportReport {
  const isConverted = ({ block, isBlock = false }: FormulaFacts): boolean => {
    if (block === undefined) return isBlock
    const error = outcomeOf(block)?.error
    // A line that waits for another has nothing wrong of its own.
    return !error || error.code.startsWith('halted')
  }
  return {
    lines: formulas.length,
    converted: formulas.filter(isConverted).length,
    texts,
    names,
    results: formulas.flatMap(({ block, source, stored }) =>
      block !== undefined && stored ? [{ source, block, ...comparedResult(stored, outcomeOf(block)) }] : [],
    ),
    remarks,
  }
}
