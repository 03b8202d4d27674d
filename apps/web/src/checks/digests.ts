/** Digests of what this page shows, as the server computes them for check marks. */
import type { CheckMark } from '@calcwright/contract'
import { canonicalContent, canonicalResults } from '@calcwright/document/canonical'
import { digestOf } from '@calcwright/document'
import type { EvaluationStatus } from '@calcwright/editor'
import { storableSnapshot } from '@calcwright/evaluator'
import type { ComputedWorksheet } from '../opened/compute-worksheet.ts'

export interface Digests {
  readonly content: string
  /** null while the results are not all there. */
  readonly results: string | null
}

type Shown = Pick<ComputedWorksheet, 'worksheet' | 'results' | 'evaluator'>

export async function digestsOf(shown: Shown): Promise<Digests> {
  const { worksheet } = shown
  const content = await sha256(canonicalContent(worksheet))
  if (!isComplete(shown.results.status.getState())) return { content, results: null }
  const { results } = storableSnapshot(await shown.evaluator.snapshot())
  return { content, results: await sha256(canonicalResults(worksheet, results)) }
}

/** Whether all results are there and belong to what is shown. */
export const isComplete = ({ complete, running, stale, halted }: EvaluationStatus): boolean =>
  !running && !halted && stale === 0 && complete

const sha256 = (text: string): Promise<string> => digestOf(new TextEncoder().encode(text))

/** The marks as they stand to what is shown; what is not known yet stays as it was. */
export function comparedMarks(marks: readonly CheckMark[], { content, results }: Digests): CheckMark[] {
  return marks.map(mark => {
    if (mark.content_digest !== content) return { ...mark, state: 'content' }
    if (results === null) return mark.state === 'content' ? { ...mark, state: 'holds' } : mark
    return { ...mark, state: mark.results_digest === results ? 'holds' : 'results' }
  })
}
