/** A page for whole-sheet.spec.ts: a stored worksheet, drawn as far as it is asked to. */
import { registry } from '@calcwright/blocks/schemas'
import { views } from '@calcwright/blocks/views'
import { Worksheet } from '@calcwright/document'
import { ResultsStore, WorksheetView, whenDrawn } from '@calcwright/editor'
import type { ResultsSnapshot } from '@calcwright/evaluator'
import { createRoot } from 'react-dom/client'

const READER = { edit: false, copy: true, interaction: 0 } as const

/**
 * Resolves when the sheet is on the page; of a whole one, when all of it is drawn.
 * @param snapshot the results, as JSON
 */
export async function draw(
  state: readonly number[],
  snapshot: string,
  extent: 'viewport' | 'whole',
): Promise<void> {
  const results = new ResultsStore()
  results.load(JSON.parse(snapshot) as ResultsSnapshot)
  const worksheet = Worksheet.load(registry, Uint8Array.from(state))
  const drawn = new Promise<void>(resolve => {
    createRoot(document.body).render(
      <WorksheetView
        worksheet={worksheet}
        results={results}
        registry={views}
        rights={READER}
        extent={extent}
        onReady={() => resolve()}
      />,
    )
  })
  await drawn
  if (extent === 'whole') await whenDrawn(document)
}
