/** Units of the variables that a line can use, by their results. */
import type { Outcome } from '@calcwright/evaluator'
import { outcomesOf } from '../results/definitions.ts'
import type { Editor } from '../contract/block-view.ts'
import { knownNames } from './known-names.ts'

/** Plain text of the unit of a variable, '' of a plain number; undefined where it is not known. */
export type UnitOf = (name: string) => string | undefined

/** Reads every block above, once for all names. */
export function unitsAbove(editor: Editor, block: string): UnitOf {
  const known = knownNames(editor, block)
  return name => {
    const found = known.get(name)
    if (found?.kind !== 'variable') return undefined
    return unitOf(outcomesOf(editor.results.get(found.block).result)[found.index])
  }
}

function unitOf(outcome: Outcome | undefined): string | undefined {
  if (!outcome || outcome.error) return undefined
  const isNumber = outcome.kind === 'number' || outcome.kind === 'complex'
  return isNumber || outcome.unit !== '' ? outcome.unit : undefined
}
