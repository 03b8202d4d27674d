/** The pieces of work of the page's thread, from a trace of the browser. */
import type { Page } from '@playwright/test'
import type { Product } from './product.ts'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds that the thread ran. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Milliseconds that the thread ran: other processes of the machine do not count. */
export async function longestTask(product: Product, page: Page, act: () => Promise<void>): Promise<number> {
  await product.browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  await page.waitForTimeout(3000)
  const trace = (await product.browser.stopTracing()).toString()
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const pageThreads = new Set(
    traceEvents
      .filter(event => event.name === 'thread_name' && event.args.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = traceEvents.filter(
    event => event.name.endsWith('RunTask') && pageThreads.has(threadOf(event)),
  )
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000))
}
