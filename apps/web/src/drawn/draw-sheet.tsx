/**
 * Draws a worksheet as HTML where there is no browser: the server sends it with the page, so that it can be read before
 * the first script has run. The build makes a program of its own of it (drawn-sheets.ts).
 */
import { registry } from '@calcwright/blocks/schemas'
import { chartParts, views } from '@calcwright/blocks/views'
import type { DrawSheet, SheetContent } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'
import { ControlValues, ResultsStore, WorksheetView, loadCommas } from '@calcwright/editor'
import { type ResultsSnapshot, restoredSnapshot } from '@calcwright/evaluator'
import { prerender } from 'react-dom/static'
import { FormSheet, unfold, unitsOf } from '../form/form-sheet.tsx'
import { FormValues } from '../form/form-values.ts'
import { editorRights } from '../opened/editor-rights.ts'
import { contentFor } from '../embed/named-controls.ts'
import { EmbedFrame } from './embed-frame.tsx'
import { isAnswered } from './is-answered.ts'
import { ScreenFrame } from './screen-frame.tsx'
import { storedFiles } from './stored-files.ts'

/** Every line is drawn: nobody knows how high the window of the reader is. */
globalThis.innerHeight = Number.POSITIVE_INFINITY

/** Nobody knows the window, the fingers and the paper of the reader either: no query matches. */
globalThis.matchMedia = media =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  })

/**
 * HTML of the sheet with its frame, and of links to styles that its page does not name. Throws DocumentError when the
 * document cannot be read.
 */
export const drawSheet: DrawSheet = async content => {
  const worksheet = Worksheet.load(registry, content.document)
  await Promise.all([loadCommas(worksheet.settings), chartParts()])
  const results = new ResultsStore()
  if (content.archive !== '')
    results.load(restoredSnapshot(JSON.parse(content.archive) as ResultsSnapshot, true))
  const { prelude } = await prerender(
    content.page === 'form' ? (
      <DrawnForm content={content} worksheet={worksheet} results={results} />
    ) : (
      <DrawnWorksheet content={content} worksheet={worksheet} results={results} />
    ),
    // Parts beyond a size would stand at the end, hidden until a script puts them into their place.
    { progressiveChunkSize: Infinity },
  )
  const html = await new Response(prelude).text()
  // The links stay when the live sheet comes: it takes styles that are there for its own.
  const resting = content.page === 'embed' ? await restingData({ ...content, worksheet, results }) : ''
  return `${linksOf(html, DRAWN_STYLES[content.page])}<div id="drawn" data-page="${content.page}"${resting}>${html}</div>`
}

/**
 * Says of a frame that nothing is to be calculated in it before somebody operates it, with what the page around it gets
 * until then; '' for one that has to calculate.
 */
async function restingData(sheet: Pick<DrawnProps, 'worksheet' | 'results'> & SheetContent): Promise<string> {
  const { worksheet, results, archive } = sheet
  if (!(await isAnswered(worksheet, archive))) return ''
  const unitOf = (block: string) => results.get(block).result?.outcomes.at(-1)?.unit
  const content = contentFor({ ...sheet, controlValues: new ControlValues(worksheet) }, unitOf)
  const text = JSON.stringify(content).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return ` data-resting="${text}"`
}

interface DrawnProps {
  readonly content: SheetContent
  readonly worksheet: Worksheet
  readonly results: ResultsStore
}

function DrawnWorksheet({ content, worksheet, results }: DrawnProps) {
  const Frame = content.page === 'embed' ? EmbedFrame : ScreenFrame
  return (
    <Frame content={content} name={worksheet.name}>
      <WorksheetView
        worksheet={worksheet}
        results={results}
        registry={views}
        rights={editorRights(content)}
        actions={{ resources: storedFiles(content) }}
      />
    </Frame>
  )
}

/** Draws the form with the values of the worksheet, as far as its stored results tell their units. */
function DrawnForm({ content, worksheet, results }: DrawnProps) {
  unfold(worksheet)
  const controlValues = new ControlValues(worksheet)
  return (
    <FormSheet
      head={{ name: worksheet.name, author: content.author ?? '' }}
      worksheet={worksheet}
      results={results}
      controlValues={controlValues}
      resources={storedFiles(content)}
      values={new FormValues({ worksheet, controlValues }, () => {})}
      ownUnits={unitsOf({ worksheet, results })}
    />
  )
}

/** Files of styles by the digest in the names of their classes, for each page those that it does not name itself. */
declare const DRAWN_STYLES: Readonly<Record<SheetContent['page'], Readonly<Record<string, string>>>>

/** Links to the styles of blocks that few worksheets have; the live sheet fetches them with the blocks. */
function linksOf(html: string, styles: Readonly<Record<string, string>>): string {
  const digests = html.matchAll(/\b_[\w-]+_([\w-]{5})_\d+(?=[ "])/g)
  const files = new Set(Array.from(digests, ([, digest]) => styles[digest!] ?? []).flat())
  return Array.from(files, file => `<link rel="stylesheet" crossorigin href="/${file}">`).join('')
}
