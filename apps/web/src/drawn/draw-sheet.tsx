/**
 * Draws a worksheet as HTML where there is no browser: the server sends it with the page, so that it can be read before
 * the first script has run. The build makes a program of its own of it (drawn-sheets.ts).
 */
import { registry } from '@calcwright/blocks/schemas'
import { chartParts, views } from '@calcwright/blocks/views'
import type { DrawSheet } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'
import { ResultsStore, WorksheetView, loadCommas } from '@calcwright/editor'
import { type ResultsSnapshot, restoredSnapshot } from '@calcwright/evaluator'
import { prerender } from 'react-dom/static'
import { editorRights } from '../opened/editor-rights.ts'
import { EmbedFrame } from './embed-frame.tsx'
import { ScreenFrame } from './screen-frame.tsx'
import { storedFiles } from './stored-files.ts'

/** Every line is drawn: nobody knows how high the window of the reader is. */
globalThis.innerHeight = Number.POSITIVE_INFINITY

/** HTML of the sheet with its frame. Throws DocumentError when the document cannot be read. */
export const drawSheet: DrawSheet = async content => {
  const worksheet = Worksheet.load(registry, content.document)
  await Promise.all([loadCommas(worksheet.settings), chartParts()])
  const results = new ResultsStore()
  if (content.archive !== '')
    results.load(restoredSnapshot(JSON.parse(content.archive) as ResultsSnapshot, true))
  const rights = editorRights(content)
  const actions = { resources: storedFiles(content) }
  const Frame = content.page === 'embed' ? EmbedFrame : ScreenFrame
  const { prelude } = await prerender(
    <Frame content={content} name={worksheet.name}>
      <WorksheetView
        worksheet={worksheet}
        results={results}
        registry={views}
        rights={rights}
        actions={actions}
      />
    </Frame>,
    // Parts beyond a size would stand at the end, hidden until a script puts them into their place.
    { progressiveChunkSize: Infinity },
  )
  return new Response(prelude).text()
}
