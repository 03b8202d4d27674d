/** Plots as a person meets them, in a real browser. Prints a Figure a line (scripts/bench.ts). */
import type { BrowserContext, Page } from '@playwright/test'
import type { NewBlock } from '@calcwright/document'
import { percentile, print } from './figure.ts'
import { drawn, MOVEMENT, SLIDER, sliderIn, watch } from './watching.ts'
import { FORMULA, openLive } from './page.ts'
import { type Product, startProduct } from './product.ts'
import { longestTask } from './tasks.ts'

const RUNS = 5
const MOVEMENTS = 40
const MANY = 100_000
const PLOTS = 20
const STATES = 600

const func = (y: string): NewBlock => ({ type: 'plot_func', props: { y } })
const plot = (...children: readonly NewBlock[]): NewBlock => ({
  type: 'plot',
  props: { x_min: '0', x_max: '10' },
  children,
})
/** Its range is that of the data. */
const plotOf = (...children: readonly NewBlock[]): NewBlock => ({ type: 'plot', props: {}, children })

/** The first figure of the page. */
const figureIn = (page: Page) => page.getByRole('application').first()
const PICTURE = '[role=application]'

const untilDrawn = (page: Page) => figureIn(page).locator('svg path').first().waitFor({ state: 'attached' })

/** Typed below a line. The library is in the cache of the browser, not in the page. */
async function firstPlot(product: Product, context: BrowserContext): Promise<void> {
  const address = await product.create('First plot', ['a := 2'])
  const times: number[] = []
  for (let run = 0; run <= RUNS; run++) {
    const page = await openLive(context, address)
    await page.getByRole('group', { name: 'Line 1', exact: true }).click({ position: FORMULA })
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('plot sin(x)', { delay: 50 })
    await page.waitForTimeout(2000)
    await watch(page, '[data-sheet]', `${PICTURE} svg path`, 'keydown')
    times.push(await drawn(page, () => page.keyboard.press('Enter')))
    await page.close()
  }
  // The first one has fetched the library.
  print('first plot of an open sheet: Enter → painted', times.slice(1), 'ms', 250)
}

/** The values of the function are integrals that have no formula. */
async function integral(product: Product, context: BrowserContext): Promise<void> {
  const line = 'G\\left(x\\right)\\coloneq \\int_{0}^{x}e^{-t^2}\\cdot \\cos\\left(3t\\right)\\,\\mathrm{d}t'
  const formula: NewBlock = { type: 'math', props: { latex: line } }
  const address = await product.create('Integral', [], [formula])
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await openLive(context, address)
    await page.getByRole('group', { name: 'Line 1', exact: true }).click({ position: FORMULA })
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('plot G(x)', { delay: 50 })
    await page.waitForTimeout(2000)
    const start = performance.now()
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      paths => [...document.querySelectorAll(paths)].some(path => path.getAttribute('d')!.length > 1500),
      `${PICTURE} svg path`,
      { polling: 'raf' },
    )
    times.push(performance.now() - start)
    await page.close()
  }
  print('plot of an integral as function: Enter → drawn', times, 'ms', 1000)
}

/** Drags the slider of an open sheet and measures each movement until the plot is painted. */
async function dragAndPrint(page: Page, what: string): Promise<void> {
  await untilDrawn(page)
  await page.waitForTimeout(2000)
  const to = await sliderIn(page)
  await watch(page, PICTURE, `${PICTURE} svg path`, MOVEMENT)
  const times: number[] = []
  for (let at = 1; at <= MOVEMENTS; at++) times.push(await drawn(page, () => to(at)))
  await page.mouse.up()
  await page.close()
  const name = `${what}: a movement → painted`
  print(name, times, 'ms', 33)
  print(`${name}, 95 of 100`, [percentile(times, 0.95)], 'ms', 50)
}

async function onSlider(product: Product, context: BrowserContext): Promise<void> {
  const three = plot(
    func('s\\cdot\\sin\\left(x\\right)'),
    func('s+x^2'),
    func('\\cos\\left(s\\cdot x\\right)'),
  )
  const page = await openLive(context, await product.create('Slider', ['a := 2'], [SLIDER, three]))
  await dragAndPrint(page, 'three functions on a slider')
}

/** Enthalpies of carbon dioxide over 600 temperatures, at the pressure of a slider. */
async function fluidOnSlider(product: Product, context: BrowserContext): Promise<void> {
  const line: NewBlock = { type: 'plot_line', props: { x: 'u', y: 'v' } }
  const values = ['C := fluid("CO2")', `u := seq(250 + k/2, k, 0, ${STATES - 1})*[K]`, 'v := C:h(u, s*[bar])']
  const address = await product.create('Fluid', values, [SLIDER], [plotOf(line)])
  const page = await openLive(context, address)
  await dragAndPrint(page, `plot of ${STATES} states of a fluid on a slider`)
}

/** Looked at closer by dragging a box over its middle, and back. */
async function manyPoints(product: Product, context: BrowserContext): Promise<void> {
  const line: NewBlock = { type: 'plot_line', props: { x: 'u', y: 'v' } }
  const values = [`u := seq(k/10000, k, 0, ${MANY - 1})`, `v := seq(sin(k/700)*k, k, 0, ${MANY - 1})`]
  const page = await openLive(context, await product.create('Many points', values, [], [plot(line)]))
  await figureIn(page).scrollIntoViewIfNeeded()
  // The frame has short paths.
  await page.waitForFunction(
    paths => [...document.querySelectorAll(paths)].some(path => path.getAttribute('d')!.length > 5000),
    `${PICTURE} svg path`,
  )
  await page.waitForTimeout(2000)
  const { x, y, width, height } = (await figureIn(page).boundingBox())!
  const closer = async (): Promise<void> => {
    await page.mouse.move(x + width * 0.4, y + height * 0.3)
    await page.mouse.down()
    for (let step = 1; step <= 10; step++)
      await page.mouse.move(x + width * (0.4 + step / 50), y + height * 0.6)
    await page.mouse.up()
  }
  const back = (): Promise<void> => page.mouse.dblclick(x + width * 0.5, y + height * 0.5)
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    await closer()
    await page.waitForTimeout(700)
    await watch(page, PICTURE, `${PICTURE} svg path`, 'dblclick')
    times.push(await drawn(page, back))
    await page.waitForTimeout(700)
  }
  const longest = await longestTask(product, page, async () => {
    await closer()
    await page.waitForTimeout(500)
    await back()
  })
  await page.close()
  print('line of 100,000 points: double click → all of it painted', times, 'ms', 200)
  print('line of 100,000 points: a closer look and back, longest task', [longest], 'ms', 50)
}

async function manyPlots(product: Product, context: BrowserContext): Promise<void> {
  const plots = Array.from({ length: PLOTS }, (_, at) => plot(func(`\\sin\\left(${at + 1}\\cdot x\\right)`)))
  const address = await product.create('Many plots', ['a := 2'], plots)
  const first = await openLive(context, address)
  await untilDrawn(first)
  await first.keyboard.press('Control+s')
  await first.getByText('All changes are saved').waitFor()
  await first.waitForTimeout(3000)
  await first.close()
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await context.newPage()
    await page.waitForTimeout(1500)
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[role=application] svg path')) return
        observer.disconnect()
        requestAnimationFrame(() => Object.assign(window, { shownAt: performance.now() }))
      })
      observer.observe(document, { subtree: true, childList: true })
    })
    await page.goto(address, { waitUntil: 'commit' })
    const shown = await page.waitForFunction(() => (window as { shownAt?: number }).shownAt, null, {
      polling: 100,
    })
    times.push((await shown.jsonValue()) ?? Number.NaN)
    if (run === 0) {
      await page.waitForTimeout(3000)
      const count = await page.locator(`${PICTURE} svg`).count()
      if (count >= PLOTS) console.error(`All ${count} plots are drawn, those far away too.`)
    }
    await page.close()
  }
  print(`${PLOTS} plots: opening → stored plots visible`, times, 'ms', 1200)
}

const BENCHES = [firstPlot, integral, onSlider, fluidOnSlider, manyPoints, manyPlots].filter(
  bench => process.argv.length < 3 || process.argv.includes(bench.name),
)

const product = await startProduct()
try {
  for (const bench of BENCHES) {
    const context = await product.browser.newContext()
    await bench(product, context)
    await context.close()
  }
} finally {
  await product.stop()
}
