/** Prints one request after the other, so that however many come, memory and the other calls are left alone. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { PrintBrowser } from './browser.ts'
import { FORMULA_MARK, markFormulas } from './formula-tags.ts'
import { type PageServer, startPageServer } from './page-server.ts'
import { type PdfRenderer, type PdfRequest, PdfFailure } from './render.ts'
import { SparePage, goTo, newPrintPage, whenPrinted } from './spare-page.ts'
import { withFacts } from './with-facts.ts'

export interface RendererOptions {
  /** The built page, with index.html. */
  readonly pageDir: string
  /** Milliseconds for one attempt; three minutes when absent, and more for large documents. */
  readonly limit?: number
  /** Called for each failure, before another attempt too. */
  readonly onFault?: (error: unknown) => void
  readonly browser?: Pick<PrintBrowser, 'context' | 'rest' | 'kill'>
  /** Keeps a page ready for the next request; it is for those who expect one. */
  readonly keepsSpare?: boolean
}

interface Printer {
  readonly browser: Pick<PrintBrowser, 'context' | 'rest' | 'kill'>
  readonly spare: SparePage
}

const LIMIT = 180_000

/** Milliseconds for each character of a document in base64: two hundred pages have a million. */
const LIMIT_BY_SIZE = 0.2

const limitFor = ({ sources, limit: most = Infinity }: PdfRequest): number =>
  Math.min(
    most,
    sources.reduce((limit, { answer }) => limit + answer.document.length * LIMIT_BY_SIZE, LIMIT),
  )

/** A browser that dies costs its own request only, which is tried once again. */
const ATTEMPTS = 2

/** Printing has used up its time. It would do so again, so there is no second attempt. */
class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

const TOO_LONG =
  'The PDF takes too long to make. Print fewer worksheets at once, or look for a line that never ends.'

const TRY_LATER = 'The PDF could not be made. Try again in a few minutes.'

export function createPdfRenderer(options: RendererOptions): PdfRenderer {
  const browser = options.browser ?? new PrintBrowser()
  const spare = new SparePage()
  let server: Promise<PageServer> | null = null
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const attempt = async (request: PdfRequest, left?: AbortSignal): Promise<Uint8Array> => {
    const pages = await (server ??= startPageServer(options.pageDir))
    return within(options.limit ?? limitFor(request), printOnce({ browser, spare }, pages, request), left)
  }
  const render = async (request: PdfRequest, left?: AbortSignal): Promise<Uint8Array> => {
    left?.throwIfAborted()
    if (!existsSync(join(options.pageDir, 'index.html')))
      throw new PdfFailure('The page is not built yet. Run npm run build, or npm start, which builds it.')
    for (let number = 1; ; number += 1) {
      try {
        return await attempt(request, left)
      } catch (error) {
        if (error instanceof PdfFailure) throw error
        // Only the end of its browser ends a page that is busy.
        await browser.kill()
        left?.throwIfAborted()
        options.onFault?.(error)
        if (error instanceof TookTooLong || number === ATTEMPTS)
          throw new PdfFailure(sentenceOf(error), { cause: error })
      }
    }
  }
  const prepare = async (): Promise<void> => {
    if (options.keepsSpare && server) await spare.prepare(await browser.context(), (await server).address)
  }
  return {
    render(request, left) {
      waiting += 1
      const own = last.then(() => render(request, left))
      last = own
        .then(prepare)
        .catch(() => {})
        .then(() => {
          waiting -= 1
          if (waiting === 0) browser.rest()
        })
      return own
    },
    async close() {
      await browser.kill()
      await (await server)?.close()
    },
  }
}

/** A missing browser is reported as it is: the operator can help. */
function sentenceOf(error: unknown): string {
  if (error instanceof TookTooLong) return TOO_LONG
  const message = error instanceof Error ? error.message : ''
  return /No Chromium is found|CHROMIUM_PATH/.test(message) ? message : TRY_LATER
}

async function within<T>(limit: number, work: Promise<T>, left: AbortSignal | undefined): Promise<T> {
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TookTooLong(`Printing took longer than ${limit} ms.`)), limit)
  const leave = (): void => reject(left?.reason)
  left?.addEventListener('abort', leave)
  try {
    return await Promise.race([work, ended])
  } finally {
    clearTimeout(timer)
    left?.removeEventListener('abort', leave)
    work.catch(() => {})
  }
}

async function printOnce(
  { browser, spare }: Printer,
  pages: PageServer,
  request: PdfRequest,
): Promise<Uint8Array> {
  const offers = request.sources.map(source => pages.offer(source))
  try {
    const context = await browser.context()
    const waiting = await spare.take(context)
    const page = waiting ?? (await newPrintPage(context))
    try {
      const tokens = offers.map(({ token }) => token).join(',')
      const address = `${pages.address}/print/${tokens}?${searchOf(request)}`
      return await printPage(page, address, waiting !== null, request)
    } finally {
      await page.close().catch(() => {})
    }
  } finally {
    for (const offer of offers) offer.end()
  }
}

function searchOf({ pages, paper, view, comments, decimal, overview }: PdfRequest): URLSearchParams {
  const search = new URLSearchParams({ for: 'pdf' })
  if (pages !== undefined) search.set('pages', pages ? '1' : '0')
  if (paper !== undefined) search.set('paper', paper)
  if (view !== undefined) search.set('view', view)
  if (comments !== undefined) search.set('comments', comments)
  if (decimal !== undefined) search.set('decimal', decimal)
  if (overview) search.set('overview', '1')
  return search
}

/** @param isLoaded the page has its scripts, and goes to another address without loading them again */
async function printPage(
  page: Page,
  address: string,
  isLoaded: boolean,
  request: PdfRequest,
): Promise<Uint8Array> {
  const crashed = new Promise<never>((_, reject) =>
    page.once('crash', () => reject(new Error('The page of the browser crashed.'))),
  )
  crashed.catch(() => {})
  const print = async () => {
    await (isLoaded ? page.evaluate(goTo, address) : page.goto(address, { waitUntil: 'commit' }))
    await whenPrinted(page)
    const [state, message, author] = await page.evaluate(() => {
      const { printed = '', printedMessage = '', printedAuthor = '' } = document.documentElement.dataset
      return [printed, printedMessage, printedAuthor] as const
    })
    if (state !== 'ready') throw new PdfFailure(message || TRY_LATER)
    await page.evaluate(markFormulas, FORMULA_MARK)
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    })
    return { pdf, author }
  }
  const { pdf, author } = await Promise.race([print(), crashed])
  const [first] = request.sources
  return withFacts(pdf, {
    title: request.sources.map(({ answer }) => answer.name).join(', '),
    // The page names the author of its title block.
    author: author || (first?.answer.author ?? ''),
  })
}
