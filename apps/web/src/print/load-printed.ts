/** Loads and calculates the worksheets that a page for paper shows. */
import { SPARE_PAGE, type ServerClient, type WorksheetAnswer } from '@calcwright/contract'
import {
  type PageSetup,
  PAPERS,
  isReport,
  type Paper,
  type Worksheet,
  pageLogoOf,
  pageSetupOf,
  resourcesOf,
} from '@calcwright/document'
import { loadCommas, setSeparatorOfPage } from '@calcwright/editor'
import type { SourceNotes } from '@calcwright/blocks/documents/sources'
import type { CommentNote } from '@calcwright/blocks/documents/comments'
import { commentThreads } from '../comments/comment-threads.ts'
import { shortRows } from '@calcwright/blocks/short-rows'
import { createReadingEvaluator, prepareReadingEvaluator } from '../evaluation/create-reading-evaluator.ts'
import { usesCurrency } from '../evaluation/worksheet-rates.ts'
import { isPrintable } from '../evaluation/printable.ts'
import { type Computation, computeWorksheet, worksheetContent } from '../opened/compute-worksheet.ts'
import { type PassedWorksheet, passedWorksheet } from '../opened/hand-over.ts'
import { comparedMarks, digestsOf } from '../checks/digests.ts'
import type { BrowserFiles } from '../resources/browser-files.ts'
import { PageResources } from '../resources/page-resources.ts'
import type { Logo } from '@calcwright/blocks/documents/page-css'
import type { PrintedHead } from './page-fields.ts'

export interface PrintedSheet {
  readonly hash: string
  readonly head: PrintedHead
  readonly rightsLevel: number
  readonly computation: Computation
  readonly resources: PageResources
  readonly setup: PageSetup
  readonly logo: Logo | null
  /** The day of the rates that money is calculated with; null for a worksheet without money. */
  readonly ratesNote: string | null
  /** The sources of the figures that were read; null before all is calculated, and where the page has none. */
  readonly sources: SourceNotes | null
  readonly comments: readonly CommentNote[]
}

/** The address asks for this beside the worksheets. */
export interface PrintSearch {
  /** `0` leaves page numbers out, `1` puts them on. */
  readonly pages?: string
  readonly paper?: string
  /** `report`, or `work` as one works. */
  readonly view?: string
  /** `none`, `open` or `all`. */
  readonly comments?: string
  /** `comma` or `point`, of the person for whom a PDF is made. */
  readonly decimal?: string
  /** `1`: several worksheets begin with their names, pages and checks. */
  readonly overview?: string
  /** `pdf`: made for a file, without the dialog of the browser. */
  readonly for?: string
}

/** A page that only shows stores nothing in this browser. */
const NO_FILES: BrowserFiles = {
  get: () => Promise.resolve(undefined),
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  list: () => Promise.resolve([]),
}

/** A page that waits has nothing of anybody: it shows a worksheet of its own, so that all scripts are loaded. */
async function spareWorksheet(): Promise<PassedWorksheet> {
  const { spareAnswer } = await import('./spare-answer.ts')
  return { answer: spareAnswer(), files: NO_FILES }
}

/** Throws an Error with a sentence for the person. */
export async function loadPrintedSheet(
  client: ServerClient,
  hash: string,
  search: PrintSearch,
): Promise<PrintedSheet> {
  const over = hash === SPARE_PAGE ? await spareWorksheet() : await passedWorksheet(hash)
  const answer = over?.answer ?? (await client.getWorksheet({ hash_string: hash }))
  if (!answer.success) throw new Error(answer.message)
  const resources = new PageResources({
    client: over?.files ? null : client,
    files: over?.files ?? NO_FILES,
    hashes: [answer.hash_string, ...answer.former_hashes],
    maySend: () => false,
    onStorageError: () => {},
  })
  const computation = compute(answer, resources)
  const { worksheet } = computation
  if (search.decimal === 'comma' || search.decimal === 'point') setSeparatorOfPage(search.decimal)
  await loadCommas(worksheet.settings)
  // A picture that is missing is drawn as its text.
  const pictures = [...resourcesOf(worksheet.registry, worksheet.blocks())]
  await Promise.allSettled(pictures.map(digest => resources.get(digest)))
  return {
    hash,
    head: headOf(answer, worksheet.name),
    rightsLevel: answer.rights_level,
    computation,
    resources,
    setup: requestedSetup(pageSetupOf(worksheet.settings), search),
    logo: await logoOf(pageLogoOf(worksheet.settings)),
    ratesNote: await ratesNoteOf(worksheet),
    sources: null,
    comments: [],
  }
}

/** @returns null for none, and for one that cannot be drawn */
async function logoOf(address: string): Promise<Logo | null> {
  if (address === '') return null
  const image = new Image()
  image.src = address
  const isRead = await image.decode().then(
    () => true,
    () => false,
  )
  return isRead ? { address, width: image.naturalWidth, height: image.naturalHeight } : null
}

/** Calculates what stored results do not answer, with the rates of money from the start. */
function compute(answer: WorksheetAnswer, resources: PageResources): Computation {
  const rates = Promise.withResolvers<void>()
  const computation = computeWorksheet(worksheetContent(answer, true), () =>
    createReadingEvaluator(rates.promise, resources),
  )
  if (answer.hash_string === SPARE_PAGE) prepareReadingEvaluator()
  else void ratesCome(computation.worksheet).then(rates.resolve, rates.resolve)
  return computation
}

async function ratesCome(worksheet: Worksheet): Promise<void> {
  if (!usesCurrency(worksheet)) return
  const { loadRates } = await import('../evaluation/exchange-rates.ts')
  await loadRates(worksheet.settings.currency_date, false)
}

async function ratesNoteOf(worksheet: Worksheet): Promise<string | null> {
  if (!usesCurrency(worksheet)) return null
  const { loadRates } = await import('../evaluation/exchange-rates.ts')
  const { ratesNote } = await import('@calcwright/blocks/documents/rates-note')
  return ratesNote(worksheet, await loadRates(worksheet.settings.currency_date, false))
}

const headOf = (
  { author, path, version, checks = [], named_revisions }: WorksheetAnswer,
  name: string,
): PrintedHead => ({
  ...(named_revisions && { named_revisions }),
  name,
  author,
  path,
  version,
  checks,
})

/** Puts short definitions into rows, where the page setup asks for it: this page alone has this copy. */
export function placeInRows({ computation: { worksheet }, setup }: PrintedSheet): void {
  if (!setup.definitions_in_rows) return
  for (const [id, before] of shortRows(worksheet.blocks()))
    worksheet.apply({ kind: 'move', ids: [id], at: { after: before }, beside: true })
}

/** The sheet with its sources, and its marks as they stand to what was calculated. */
export async function withFacts(sheet: PrintedSheet): Promise<PrintedSheet> {
  const { computation, setup } = sheet
  const { sourceNotes } = await import('@calcwright/blocks/documents/sources')
  const resultOf = (id: string) => computation.results.get(id).result
  const report = isReport(setup, computation.worksheet.blocks())
  const sources = setup.sources ? await sourceNotes(computation.worksheet, resultOf, report) : null
  const comments = await printedComments(sheet, report)
  return { ...(await withComparedChecks(sheet)), sources, comments }
}

async function printedComments(
  { hash, computation, setup }: PrintedSheet,
  report: boolean,
): Promise<CommentNote[]> {
  const threads = await commentThreads(hash, setup)
  if (threads.length === 0) return []
  const { commentNotes } = await import('@calcwright/blocks/documents/comments')
  return commentNotes(computation.worksheet, threads, setup, report)
}

async function withComparedChecks(sheet: PrintedSheet): Promise<PrintedSheet> {
  const { head, computation } = sheet
  if (!head.checks?.length) return sheet
  const checks = comparedMarks(head.checks, await digestsOf(computation))
  return { ...sheet, head: { ...head, checks } }
}

export function requestedSetup(setup: PageSetup, { pages, paper, view, comments }: PrintSearch): PageSetup {
  return {
    ...setup,
    page_numbers: pages === undefined ? setup.page_numbers : pages === '1',
    paper: PAPERS.includes(paper as Paper) ? (paper as Paper) : setup.paper,
    comments: comments === 'none' || comments === 'open' || comments === 'all' ? comments : setup.comments,
    paper_view: view === 'report' || view === 'work' ? view : setup.paper_view,
  }
}

/**
 * Resolves when the results are there, or will not come: true when all is calculated.
 * @param limit milliseconds after which a calculation is stopped; null for none
 */
export function whenCalculated(
  { results, evaluator }: Computation,
  limit: number | null,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise(resolve => {
    const end = (isWhole: boolean): void => {
      stop()
      clearTimeout(timer)
      results.settle()
      resolve(isWhole)
    }
    const check = (): void => {
      const status = results.status.getState()
      const isOver = !status.running && (status.halted || isPrintable(status))
      if (isOver) end(!status.cancelled)
      else if (status.engine === 'terminated') end(false)
    }
    const stop = results.status.subscribe(check)
    const giveUp = (): void => {
      evaluator.abort()
      // A calculation that cannot be stopped is left alone with what there is.
      setTimeout(() => end(false), 2000)
    }
    const timer = limit === null ? undefined : setTimeout(giveUp, limit)
    signal.addEventListener('abort', () => end(false))
    check()
  })
}
