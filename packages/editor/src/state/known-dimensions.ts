/** Dimensions of the variables that a line can use, by their results. */
import type { Outcome } from '@calcwright/evaluator'
import { parseUnit } from '@calcwright/math/expression'
import type { DimensionOf } from '@calcwright/math/typing'
import { DIMENSIONLESS, resolveUnit } from '@calcwright/math/units'
import { outcomesOf } from '../results/definitions.ts'
import type { Editor } from '../contract/block-view.ts'
import { knownNames } from './known-names.ts'

/** Reads every block above, once for all names. */
export function dimensionsAbove(editor: Editor, block: string): DimensionOf {
  const known = knownNames(editor, block)
  return name => {
    const found = known.get(name)
    if (found?.kind !== 'variable') return undefined
    const outcome = outcomesOf(editor.results.get(found.block).result)[found.index]
    return outcome && !outcome.error ? dimensionOf(outcome) : undefined
  }
}

function dimensionOf({ kind, unit }: Outcome): ReturnType<DimensionOf> {
  if (unit === '') return kind === 'number' || kind === 'complex' ? DIMENSIONLESS : undefined
  const parsed = parseUnit(unit)
  const resolution = parsed.ok ? resolveUnit(parsed.value) : undefined
  return resolution?.ok ? resolution.unit.dimension : undefined
}
