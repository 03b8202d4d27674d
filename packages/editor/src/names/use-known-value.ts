import type { Outcome } from '@calcwright/evaluator'
import { outcomesOf } from '../results/definitions.ts'
import { useBlockResult } from '../results/use.ts'
import type { Editor } from '../contract/block-view.ts'
import type { KnownName } from '../state/known-names.ts'

/** Longer values are not taken in at a glance. */
const LONGEST = 150

/** Value of a name, as soon as that is known; null until then, and where it is long. */
export function useKnownValue(editor: Editor, known: KnownName | undefined): Outcome | null {
  const { result } = useBlockResult(editor.results, known?.block ?? '')
  const outcome = known && outcomesOf(result)[known.index]
  const isShort = outcome && !outcome.error && outcome.latex !== '' && outcome.display.length < LONGEST
  return isShort ? outcome : null
}
