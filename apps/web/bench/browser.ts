/**
 * Times as a person meets them, in a real browser on a real server. Prints a Figure a line
 * (scripts/bench.ts).
 */
import type { BrowserContext, Page } from '@playwright/test'
import { median, print } from './figure.ts'
import { chainTasks, longTextTasks } from './long-tasks.ts'
import { editTime, FORMULA, openLive } from './page.ts'
import { type Product, startProduct } from './product.ts'

const RUNS = 5
/** A factor, then 198 lines that each need the one before, then a line that may be edited alone. */
function chain(): string[] {
  const links = Array.from({ length: 197 }, (_, i) => `x_${i + 2} := x_${i + 1}*1.01 + 3 [mm] =`)
  return ['a := 2', 'x_1 := a*3 [m] =', ...links, 'x_198*3']
}

/** Blocks of five lines as in a calculation: two inputs, two intermediate values, one check. */
function longSheet(lines: number): string[] {
  return Array.from({ length: lines / 5 }, (_, i) => [
    `F_${i} := ${i + 1} [kN]`,
    `A_${i} := ${i + 20} [mm^2]`,
    `s_${i} := F_${i}/A_${i} =`,
    `L_${i} := 2 [m]*${i + 1} =`,
    `s_${i}*L_${i}/(210 [GPa]) = [mm]`,
  ]).flat()
}

interface Times {
  readonly result?: number
  readonly ready?: number
}

/**
 * Notes in the page itself when a line has its result, and when the engine is ready: waiting from
 * outside is coarse, and searching the whole page for a text takes longer than what is measured.
 */
async function noteTimes(page: Page, line: number): Promise<void> {
  await page.addInitScript(number => {
    const times: { -readonly [key in keyof Times]: Times[key] } = {}
    Object.assign(window, { times })
    const status = () => document.querySelector('[aria-label="Calculation status"]')?.textContent
    const observer = new MutationObserver(() => {
      if (times.result === undefined && document.querySelector(`[aria-label="Line ${number}"] [role=math]`))
        requestAnimationFrame(() => (times.result = performance.now()))
      if (times.ready === undefined && status()?.includes('Ready to Calculate'))
        times.ready = performance.now()
      // An observer that goes on would slow down later measurements.
      if (times.result !== undefined && times.ready !== undefined) observer.disconnect()
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  }, line)
}

async function noted(page: Page, what: keyof Times): Promise<number> {
  const time = await page.waitForFunction(key => (window as unknown as { times: Times }).times[key], what, {
    polling: 100,
  })
  return (await time.jsonValue()) ?? Number.NaN
}

/** A window that the browser itself has done with: each one begins with pages of the browser's own. */
async function quietPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.waitForTimeout(2000)
  return page
}

async function chainTimes(product: Product): Promise<void> {
  const context = await product.browser.newContext()
  const page = await openLive(context, await product.create('Chain', chain()))
  const first: number[] = []
  const last: number[] = []
  for (let run = 0; run < RUNS; run++) {
    first.push(await editTime(page, 1, 200))
    last.push(await editTime(page, 200, 200))
    await page.waitForTimeout(300)
  }
  print('200 dependent lines: edit the first → last result painted', first, 'ms', 150)
  print('200 dependent lines: edit the last → its result painted', last, 'ms', 30)
  await context.close()
}

async function longSheetTimes(product: Product): Promise<void> {
  const context = await product.browser.newContext()
  const address = await product.create('Long', longSheet(1000))
  const page = await openLive(context, address)
  await page.getByRole('group', { name: 'Line 1', exact: true }).click({ position: FORMULA })
  await page.keyboard.press('Control+s')
  await page.getByText('All changes are saved').waitFor()
  await page.close()
  const visible: number[] = []
  const live: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const again = await quietPage(context)
    await noteTimes(again, 3)
    await again.goto(address, { waitUntil: 'commit' })
    visible.push(await noted(again, 'result'))
    live.push(await noted(again, 'ready'))
    await again.waitForTimeout(300)
    if (run === RUNS - 1) {
      await typingTimes(product, context, again)
      await menuTimes(again)
    }
    await again.close()
  }
  print('1,000 lines: opening → stored results visible', visible, 'ms', 800)
  print('1,000 lines: opening → live', live, 'ms', 3000)
  await context.close()
}

/** From the press on a button to its menu on the page. */
async function menuTimes(page: Page): Promise<void> {
  for (const name of ['Worksheet menu', 'Greek', 'Options of this result']) {
    const button = page.getByRole('button', { name, exact: true }).first()
    await button.scrollIntoViewIfNeeded()
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      await page.evaluate(() => {
        Object.assign(window, {
          menu: new Promise<number>((resolve, reject) => {
            setTimeout(() => reject(new Error('No menu opened')), 10_000)
            let start = 0
            addEventListener('pointerdown', event => (start = event.timeStamp), { capture: true, once: true })
            const observer = new MutationObserver(() => {
              if (!document.querySelector('[data-radix-popper-content-wrapper]')) return
              observer.disconnect()
              requestAnimationFrame(() => resolve(performance.now() - start))
            })
            observer.observe(document.body, { subtree: true, childList: true, attributes: true })
          }),
        })
      })
      await button.click()
      times.push(await page.evaluate(() => (window as unknown as { menu: Promise<number> }).menu))
      await page.keyboard.press('Escape')
      await page.locator('[data-radix-popper-content-wrapper]').waitFor({ state: 'detached' })
      await page.waitForTimeout(300)
    }
    print(`1,000 lines: opening the menu “${name}”`, times, 'ms', 100)
  }
}

/**
 * Main-thread time of a key press in this line, above that of the idle page over the same time: a digit
 * of a number, which changes the result of the line and of the one below.
 */
async function keyTimes(page: Page, line: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  // Time that the thread ran, not time that passed: other processes of the machine do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taskTime = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(metric => metric.name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await page.getByRole('group', { name: `Line ${line}`, exact: true }).click({ position: FORMULA })
  await page.waitForTimeout(100)
  await page.keyboard.press('Control+End')
  await page.waitForTimeout(4000)
  const times: number[] = []
  for (let run = 0; run < 15; run++) {
    const start = await taskTime()
    await page.waitForTimeout(250)
    const idle = (await taskTime()) - start
    const before = await taskTime()
    await page.keyboard.press('7')
    await page.waitForTimeout(250)
    times.push((await taskTime()) - before - idle)
    await page.keyboard.press('Backspace')
    await page.waitForTimeout(250)
  }
  return times
}

/** The same in a short sheet tells what the length costs, however fast the machine is. */
async function typingTimes(product: Product, context: BrowserContext, long: Page): Promise<void> {
  const short = await openLive(context, await product.create('Short', longSheet(25)))
  const floor = median(await keyTimes(short, 14))
  await short.close()
  await long.bringToFront()
  const times = await keyTimes(long, 504)
  const ratio = (median(times) / floor).toFixed(2)
  const note = `${ratio} times that in a sheet of 25 lines`
  print('1,000 lines: main-thread time of a character typed in the middle', times, 'ms', 16, note)
}

async function coldTimes(product: Product): Promise<void> {
  const address = await product.create('Cold', ['b := 3 [m]', 'b^2 ='])
  const times: number[] = []
  const sizes: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const context = await product.browser.newContext()
    const page = await quietPage(context)
    await noteTimes(page, 2)
    const pending: Promise<number>[] = []
    context.on('requestfinished', request => {
      pending.push(
        request
          .sizes()
          .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
      )
    })
    await page.goto(address, { waitUntil: 'commit' })
    times.push(await noted(page, 'result'))
    await page.waitForTimeout(500)
    sizes.push((await Promise.all(pending)).reduce((sum, size) => sum + size, 0) / 1e6)
    await context.close()
  }
  print('cold opening → first computed result', times, 'ms', 1200)
  print('cold opening: bytes sent', sizes, 'MB', 5)
}

const product = await startProduct()
try {
  await chainTimes(product)
  await longSheetTimes(product)
  await coldTimes(product)
  await chainTasks(product)
  await longTextTasks(product)
} finally {
  await product.stop()
}
