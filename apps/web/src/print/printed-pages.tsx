/** The worksheets on their pages, and the signal when all of it is drawn. */
import { checksOf, verdictText } from '@calcwright/blocks/checks'
import { openChecks } from '@calcwright/blocks/checks/use-check'
import { isReport } from '@calcwright/document'
import { views } from '@calcwright/blocks/views'
import {
  type EditorActions,
  LineSigns,
  WorksheetView,
  commasOf,
  fitToPaper,
  whenDrawn,
} from '@calcwright/editor'
import { type ContextType, type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import type { CommentNote } from '@calcwright/blocks/documents/comments'
import { linkPlaces } from './link-places.ts'
import { placeNotes, standInMargin } from './margin-notes.ts'
import type { PrintedSheet } from './load-printed.ts'
import { numberPages } from './number-pages.ts'
import { Overview, overviewCss, sheetId } from './overview.tsx'
import { pageBox, pageCss } from '@calcwright/blocks/documents/page-css'
import { FrontPages } from './front-pages.tsx'
import { fieldsOfPage, frontOf, marginsOfPage } from './page-fields.ts'

const READER = { edit: false, copy: true, interaction: 0 } as const

const UNFINISHED =
  'The calculation was not finished when this was printed: lines without a result, and results marked as old, were not calculated.'

interface PrintedPagesProps {
  readonly sheets: readonly PrintedSheet[]
  /** Whether they begin with a page about all of them. */
  readonly overview: boolean
  /** True for those that were not calculated to the end; null until that is known for all. */
  readonly unfinished: readonly boolean[] | null
  onDrawn(): void
}

export function PrintedPages({ sheets: loaded, overview, unfinished, onDrawn }: PrintedPagesProps) {
  const pages = useRef<HTMLElement>(null)
  const isCalculated = unfinished !== null
  const sheets = useMemo(() => (isCalculated ? loaded.map(withVerdict) : loaded), [loaded, isCalculated])
  usePageStyles(sheets, overview)
  const drawn = useRef(onDrawn)
  useEffect(() => {
    drawn.current = onDrawn
  }, [onDrawn])
  useEffect(() => {
    if (!isCalculated || !pages.current) return
    let wanted = true
    const finish = async (element: HTMLElement): Promise<void> => {
      await whenDrawn(element)
      showAsPrinted()
      await whenDrawn(element)
      if (!wanted) return
      fitToPaper(element)
      numberPages(element)
      for (const sheet of element.querySelectorAll<HTMLElement>('[data-notes]')) placeNotes(sheet)
      linkPlaces(element)
      drawn.current()
    }
    void finish(pages.current)
    return () => {
      wanted = false
    }
  }, [isCalculated])
  return (
    <main ref={pages} className="print-pages">
      {overview && <Overview sheets={sheets} />}
      {sheets.map((sheet, index) => (
        <Printed
          key={sheet.hash}
          sheet={sheet}
          name={pageName(index, sheets.length)}
          unfinished={unfinished?.[index] ?? false}
        />
      ))}
    </main>
  )
}

/** The worst check stands on each page, where its setup has a place for it. */
function withVerdict(sheet: PrintedSheet): PrintedSheet {
  const { worksheet, results } = sheet.computation
  const checks = checksOf(openChecks({ worksheet, results }))
  const verdict = verdictText(checks)
  const commas = commasOf(worksheet)
  return { ...sheet, head: { ...sheet.head, verdict: commas ? commas.sentenceWithComma(verdict) : verdict } }
}

/** Pages of several worksheets differ; those of a single one need no name, which not every browser knows. */
const pageName = (index: number, count: number): string => (count > 1 ? `sheet-${index + 1}` : '')

interface PrintedProps {
  readonly sheet: PrintedSheet
  readonly name: string
  readonly unfinished: boolean
}

function Printed({ sheet, name, unfinished }: PrintedProps) {
  const { setup, resources, computation } = sheet
  const [today] = useState(() => new Date())
  const { inner } = pageBox(setup, marginsOfPage(setup, sheet.head, today), sheet.logo)
  const front = frontOf(setup, sheet.head, today)
  const actions = useMemo((): EditorActions => ({ resources }), [resources])
  const signs = useSigns(sheet)
  const notes = sheet.sources?.notes ?? []
  const style = {
    '--paper-width': `${inner.width}mm`,
    '--paper-height': `${inner.height}mm`,
    ...(name === '' ? {} : { page: name }),
  } as CSSProperties
  return (
    <article
      id={sheetId(sheet.hash)}
      className="print-sheet"
      aria-label={sheet.head.name}
      style={style}
      data-line-numbers={setup.line_numbers || undefined}
      data-density={setup.density}
      data-notes={standInMargin(sheet) ? setup.margin_right : undefined}
      data-inputs={setup.mark_inputs || undefined}
      data-black={setup.black_on_white || undefined}
    >
      {front && <FrontPages {...front} />}
      {unfinished && <p className="print-unfinished">{UNFINISHED}</p>}
      <LineSigns value={signs}>
        <WorksheetView
          worksheet={computation.worksheet}
          results={computation.results}
          registry={views}
          rights={READER}
          report={isReport(setup, computation.worksheet.blocks())}
          actions={actions}
          extent="whole"
          unfolded
        />
      </LineSigns>
      {sheet.comments.length > 0 && <Comments notes={sheet.comments} hash={sheet.hash} />}
      {notes.length > 0 && <Sources notes={notes} hash={sheet.hash} />}
      {sheet.ratesNote !== null && <p className="print-rates">{sheet.ratesNote}</p>}
    </article>
  )
}

const sourceId = (hash: string, number: number): string => `source-${hash}-${number}`

/** The signs at the lines, each of which leads to its source or its comment. */
function useSigns({ sources, comments, hash }: PrintedSheet): ContextType<typeof LineSigns> {
  return useMemo(() => {
    const ofSources = [...(sources?.signs ?? [])].flatMap(
      ([block, numbers]) =>
      numbers.map(number => ({ block, sign: String(number), name: `Source ${number}`, address: `#${sourceId(hash, number)}` })), // prettier-ignore
    )
    const ofComments = comments.map(({ block, sign }) => ({ block, sign, name: `Comment ${sign}`, address: `#${commentId(hash, sign)}` })) // prettier-ignore
    return Map.groupBy([...ofSources, ...ofComments], ({ block }) => block)
  }, [sources, comments, hash])
}

const commentId = (hash: string, sign: string): string => `comment-${hash}-${sign}`

interface CommentsProps {
  readonly notes: readonly CommentNote[]
  readonly hash: string
}

/** Comments on the lines; those with room in the margin are moved there when all is drawn. */
function Comments({ notes, hash }: CommentsProps) {
  return (
    <section className="print-comments" aria-label="Comments">
      <p>Comments</p>
      {notes.map(({ sign, block, about, comments }) => (
        <aside key={sign} id={commentId(hash, sign)} className="print-comment" data-of={block}>
          <b>[{sign}]</b> <span className="print-about">{about}</span>
          {comments.map(({ by, text }, at) => (
            <p key={at}>
              <i>{by}:</i> {text}
            </p>
          ))}
        </aside>
      ))}
    </section>
  )
}

interface SourcesProps {
  readonly notes: readonly string[]
  readonly hash: string
}

/** The sources of the figures that lines read. */
function Sources({ notes, hash }: SourcesProps) {
  return (
    <section className="print-sources" aria-label="Sources">
      <p>Sources</p>
      <ol>
        {notes.map((note, at) => (
          <li key={note} id={sourceId(hash, at + 1)}>
            {note}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The rules for the pages. */
function usePageStyles(sheets: readonly PrintedSheet[], overview: boolean): void {
  useEffect(() => {
    const style = document.createElement('style')
    // Elements behind the last worksheet, such as messages, would otherwise begin a page of the default kind.
    const last = sheets.length > 1 ? `body { page: ${pageName(sheets.length - 1, sheets.length)}; }` : ''
    const pages = sheets
      .map((sheet, index) => {
        const { setup, head, logo } = sheet
        const margins = marginsOfPage(setup, head, new Date())
        return pageCss(setup, margins, logo, pageName(index, sheets.length), standInMargin(sheet))
      })
      .join('\n')
    const first = overview && sheets[0] ? overviewCss(sheets[0].setup) : ''
    style.textContent = `${first}\n${pages}\n${last}`
    document.head.append(style)
    document.title = sheets.map(({ head }) => head.name).join(', ')
    // The author of the PDF, which a page cannot write itself.
    const [sheet] = sheets
    if (sheet)
      document.documentElement.dataset['printedAuthor'] = fieldsOfPage(
        sheet.setup,
        sheet.head,
        new Date(),
      ).author
    return () => style.remove()
  }, [sheets, overview])
}

/**
 * Lets the rules for print hold on the screen too: what is measured there has the sizes that it has on paper,
 * and the page shows what will be printed.
 */
function showAsPrinted(): void {
  // A browser that makes a file shows paper already, and to change the rules would mean to lay out all again.
  if (matchMedia('print').matches) return
  for (const sheet of document.styleSheets) for (const rule of rulesOf(sheet)) showRule(rule)
}

function showRule(rule: CSSRule): void {
  if (!(rule instanceof CSSMediaRule)) return
  if (rule.media.mediaText === 'print') rule.media.mediaText = 'all'
  else if (/^screen\b/.test(rule.media.mediaText)) rule.media.mediaText = 'not all'
}

/** Rules of a sheet of another origin cannot be read, and are not ours. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}
