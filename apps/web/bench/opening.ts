/** The first second: openings of worksheets and embeds, cold, again with what the browser has stored, and on a slow processor. */
import { createClient } from '@calcwright/contract'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { print } from './figure.ts'
import { type Product, startProduct } from './product.ts'

const RUNS = 5
const LINES = ['a := 2', 'b := 3 [m]', 'c := a*b =', 'd := c/(4 [s]) =', 'd*2 =']
const LAST = LINES.length

interface Marks {
  readonly painted?: number
  readonly readable?: number
  readonly live?: number
  readonly answered?: number
  readonly shift: number
}

/** Notes in the page when things are seen first: waiting from outside is coarse. */
async function noteMarks(page: Page, line: number): Promise<void> {
  await page.addInitScript(number => {
    const marks: Record<string, number> = { shift: 0 }
    Object.assign(window, { marks })
    const note = (name: string): void => {
      if (marks[name] !== undefined) return
      marks[name] = Number.NaN
      requestAnimationFrame(() => (marks[name] = performance.now()))
    }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if (entry.name === 'first-contentful-paint') marks['painted'] = entry.startTime
    }).observe({ type: 'paint', buffered: true })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) marks['shift']! += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    let first: string | null = null
    new MutationObserver(() => {
      const results = document.querySelectorAll(`[aria-label="Line ${number}"] [role=math][aria-label^="="]`)
      const shown = [...results].at(-1)?.getAttribute('aria-label') ?? null
      if (shown !== null) note('readable')
      if (shown !== null && first !== null && shown !== first) note('answered')
      first ??= shown
      const status = document.querySelector('[aria-label="Calculation status"]')?.textContent
      if (status?.includes('Ready to Calculate')) note('live')
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-label'],
    })
  }, line)
}

const marksOf = async (page: Page, name: keyof Marks): Promise<Marks> => {
  await page.waitForFunction(
    key => (window as unknown as { marks: Record<string, number> }).marks[key]! > 0,
    name,
    {
      polling: 50,
    },
  )
  return page.evaluate(() => (window as unknown as { marks: Marks }).marks)
}

async function quietPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.waitForTimeout(2000)
  return page
}

/** Adds up what is sent to a page, in bytes. */
function countBytes(context: BrowserContext): () => Promise<number> {
  const sizes: Promise<number>[] = []
  const add = (request: Request): void => {
    const size = request
      .sizes()
      .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize)
    // A request that ends together with its window has no size, and belongs to what came after.
    sizes.push(size.catch(() => 0))
  }
  context.on('requestfinished', add)
  return async () => {
    context.off('requestfinished', add)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
}

/**
 * The server gets no results, so that the next opening calculates, too. The requests of a page with a route would all
 * go through this process, which takes time.
 */
const withholdResults = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const send = window.fetch.bind(window)
    window.fetch = (input, init) =>
      typeof init?.body === 'string' && init.body.includes('"archive_')
        ? Promise.reject(new TypeError('Withheld'))
        : send(input, init)
  })

async function cold(product: Product): Promise<void> {
  const address = await product.create('Cold', LINES)
  const times: number[] = []
  const sizes: number[] = []
  for (let run = 0; run <= RUNS; run++) {
    const context = await product.browser.newContext()
    const page = await quietPage(context)
    await withholdResults(page)
    await noteMarks(page, LAST)
    const bytes = countBytes(context)
    await page.goto(address, { waitUntil: 'commit' })
    const { readable } = await marksOf(page, 'readable')
    // The first one has the sheet drawn, without results.
    if (run > 0) {
      times.push(readable!)
      sizes.push((await bytes()) / 1e6)
    }
    await page.waitForTimeout(2000)
    await context.close()
  }
  print('cold opening of five lines → first computed result', times, 'ms', 850)
  print('cold opening of five lines: bytes until then', sizes, 'MB', 2)
}

/** Makes a worksheet with stored results; returns its address. */
async function withResults(product: Product, name: string, lines: readonly string[]): Promise<string> {
  const address = await product.create(name, lines)
  const context = await product.browser.newContext()
  const page = await context.newPage()
  await page.goto(address)
  await page.getByText('Ready to Calculate').waitFor()
  await page.getByRole('group', { name: 'Line 1', exact: true }).click({ position: { x: 90, y: 20 } })
  await page.keyboard.press('Control+s')
  await page.getByText('All changes are saved').waitFor()
  await page.waitForTimeout(3000)
  // The next opening finds it drawn.
  await page.goto(address)
  await page.getByText('Ready to Calculate').waitFor()
  await context.close()
  return address
}

async function stored(product: Product, slowdown: number): Promise<void> {
  const address = await withResults(product, 'Stored', LINES)
  const [readable, answered, shifts]: [number[], number[], number[]] = [[], [], []]
  for (let run = 0; run < RUNS; run++) {
    const context = await product.browser.newContext()
    const page = await quietPage(context)
    await noteMarks(page, LAST)
    if (slowdown > 1) {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    }
    await page.goto(address, { waitUntil: 'commit' })
    readable.push((await marksOf(page, 'readable')).readable!)
    // The caret stands in the first line.
    await page.keyboard.press('7')
    const marks = await marksOf(page, 'answered')
    answered.push(marks.answered!)
    shifts.push(marks.shift)
    await page.waitForTimeout(3000)
    await page.keyboard.press('Backspace')
    await page.waitForTimeout(4000)
    await context.close()
  }
  const kind = slowdown > 1 ? `, processor ${slowdown} times slowed` : ''
  print(`stored results${kind}: cold opening → readable`, readable, 'ms', slowdown > 1 ? 1200 : 400)
  if (slowdown > 1) return
  print('stored results: cold opening → first key answered', answered, 'ms', 1000)
  print('stored results: layout shift until then', shifts, '', 0.005)
}

async function embedded(product: Product): Promise<void> {
  const address = await withResults(product, 'Embedded', LINES)
  const hash = new URL(address).pathname.split('/')[2]!
  const client = createClient(product.fetch, product.base)
  await client.setRights({ item_type: 'Worksheet', item_hash: hash, public_rights: 1 })
  const [times, sizes]: [number[], number[]] = [[], []]
  for (let run = 0; run <= RUNS; run++) {
    const context = await product.browser.newContext()
    const page = await quietPage(context)
    await noteMarks(page, LAST)
    const bytes = countBytes(context)
    await page.goto(`${product.base}/embed/${hash}`, { waitUntil: 'commit' })
    const { readable } = await marksOf(page, 'readable')
    await page.waitForTimeout(4000)
    // The first one starts the thread that draws.
    if (run > 0) {
      times.push(readable!)
      sizes.push((await bytes()) / 1000)
    }
    await context.close()
  }
  print('an embed: cold opening → readable', times, 'ms', 300)
  print('an embed that nobody operates: bytes', sizes, 'kB', 250)
}

async function again(product: Product): Promise<void> {
  const address = await withResults(product, 'Again', LINES)
  const context = await product.browser.newContext()
  const first = await context.newPage()
  await first.goto(address)
  await first.evaluate(async () => void (await navigator.serviceWorker.ready))
  await first.close()
  const [readable, live]: [number[], number[]] = [[], []]
  for (let run = 0; run < RUNS; run++) {
    const page = await quietPage(context)
    await noteMarks(page, LAST)
    await page.goto(address, { waitUntil: 'commit' })
    const marks = await marksOf(page, 'live')
    readable.push(marks.readable!)
    live.push(marks.live!)
    await page.waitForTimeout(1000)
    await page.close()
  }
  await context.close()
  print('second opening → readable', readable, 'ms', 400)
  print('second opening → live', live, 'ms', 500)
}

async function memory(product: Product): Promise<void> {
  const lines = Array.from(
    { length: 199 },
    (_, at) => `x_${at + 1} := ${at === 0 ? '3 [m]' : `x_${at}*1.01`} =`,
  )
  const address = await withResults(product, 'Memory', ['a := 2', ...lines])
  const context = await product.browser.newContext()
  const page = await context.newPage()
  await page.goto(address)
  await page.getByText('Ready to Calculate').waitFor()
  await page.waitForTimeout(8000)
  const bytes = await page.evaluate(async () => {
    const measure = (
      performance as unknown as { measureUserAgentSpecificMemory(): Promise<{ bytes: number }> }
    ).measureUserAgentSpecificMemory
    return (await measure.call(performance)).bytes
  })
  await context.close()
  print('memory of a sheet of 200 lines', [bytes / 2 ** 20], 'MiB', 120)
}

const product = await startProduct('on')
try {
  await cold(product)
  await stored(product, 1)
  await stored(product, 4)
  await embedded(product)
  await again(product)
  await memory(product)
} finally {
  await product.stop()
}
