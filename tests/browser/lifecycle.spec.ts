import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, expect } from '@playwright/test'
import { findFreePort } from '../../apps/server/src/db/embedded/cluster.ts'
import { RARE } from '../full.ts'
import {
  chooseWithin,
  enterLine,
  expectResult,
  expectSaved,
  line,
  newWorksheet,
  skipWelcome,
  typeLines,
} from './sheet.ts'
import { test } from './visitor-test.ts'

/** Takes longer than anybody waits. */
const RUNAWAY = 'ifactor(nextprime(10^45)*nextprime(10^46+12345))='
const ABORTED = 'This computation has been aborted by the user'

const status = (page: Page) => page.getByRole('status', { name: 'Calculation status' })
const alert = (page: Page) => page.getByRole('alert', { name: 'Calculation status' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const waiting = (page: Page, number: number) =>
  line(page, number).getByRole('button', { name: /^Not calculated/ })

test('an aborted run marks what was not computed and offers to recalculate', async ({ sheet: page }) => {
  await newWorksheet(page)
  // A line that does not read the running one would be computed before it ends.
  await typeLines(page, 'a:=2', `b:=${RUNAWAY.slice(0, -1)}`, 'a+b=')
  await expect(status(page)).toContainText('Calculating...')
  await press(page, 'Abort')
  await expect(line(page, 2)).toContainText(ABORTED)
  await expect(waiting(page, 3)).toBeVisible()
  await expect(status(page)).toContainText('2 lines are not calculated.')
  await expect(status(page).getByRole('button', { name: 'Recalculate Now' })).toBeVisible()

  await enterLine(page, 2)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('b:=3')
  await expectResult(page, 3, '5')
  await expect(waiting(page, 3)).toBeHidden()
  await expect(status(page)).toHaveText('Ready to Calculate')
})

test('Recalculate Now runs an aborted line again', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, RUNAWAY)
  await press(page, 'Abort')
  await expect(status(page)).toContainText('1 line is not calculated.')
  await expect(line(page, 1).getByRole('textbox')).toBeFocused()
  await press(page, 'Recalculate Now')
  await expect(status(page)).toContainText('Calculating...')
  await press(page, 'Abort')
  await expect(line(page, 1)).toContainText(ABORTED)
})

test('typing goes on during a runaway line, and what is typed above and below is computed', async ({
  page,
}) => {
  await newWorksheet(page)
  await typeLines(page, 'a:=2', '(2')
  await expect(line(page, 2).getByRole('alert')).toContainText('Expected a closing )')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(RUNAWAY)
  await expect(status(page)).toContainText('Calculating...')
  // The error belonged to another formula.
  await expect(line(page, 2).getByRole('alert')).toBeHidden()
  await page.keyboard.press('Enter')
  await typeLines(page, 'a*5=')
  await page.keyboard.press('Enter')
  await typeLines(page, 'a*1000=', 'b:=12')
  await expectResult(page, 4, '2000')
  await enterLine(page, 1)
  await page.keyboard.press('End')
  await page.keyboard.type('0')
  await expectResult(page, 3, '100')
  await expectResult(page, 4, '20000')
  await expect(status(page)).toContainText('Calculating...')
})

test('a frozen engine can be killed after a while, and started again', { tag: RARE }, async ({ page }) => {
  // A worker that gets no messages any more stands for one that is stuck.
  await page.addInitScript(() => {
    const send = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, message: { method?: string }, ...rest: []) {
      if (message.method !== 'abort') send.call(this, message, ...rest)
    }
  })
  await newWorksheet(page)
  await typeLines(page, 'a:=2', RUNAWAY, 'a+3=')
  await press(page, 'Abort')
  await expect(status(page)).toHaveText('Aborting...')
  await expect(alert(page)).toContainText('Aborting... The math engine may be frozen: ')
  await press(page, 'Kill Math Engine')
  await expect(alert(page)).toContainText('Math Engine Terminated. All calculations are frozen.')
  await expect(waiting(page, 2)).toBeVisible()

  await enterLine(page, 2)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('a*10=')
  await expect(alert(page)).toContainText('All calculations are frozen.')
  await press(page, 'Restart')
  await expectResult(page, 2, '20')
  await expectResult(page, 3, '5')
  await expect(status(page)).toHaveText('Ready to Calculate')
})

test(
  'manual mode waits, computes on request, and is switched back',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a:=2', 'a*5=', 'a+1=')
    await expectResult(page, 3, '3')
    await chooseWithin(page, 'Calculation', 'Auto-Evaluation')
    await expect(status(page)).toContainText('Auto-evaluation is off.')
    // The value of a definition is known already.
    await line(page, 1).getByRole('button', { name: 'Show the result' }).click()
    await expectResult(page, 1, '2')

    await enterLine(page, 1)
    await page.keyboard.press('End')
    await page.keyboard.type('0')
    await expect(status(page)).toContainText('3 lines are not calculated.')
    await expectResult(page, 2, '10')
    await waiting(page, 2).click()
    await expectResult(page, 2, '100')
    await expect(waiting(page, 3)).toBeVisible()
    await page.keyboard.press('F9')
    await expectResult(page, 3, '21')
    await expect(waiting(page, 3)).toBeHidden()

    await enterLine(page, 3)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('a+7=')
    await expect(waiting(page, 4)).toBeVisible()
    await page.keyboard.press('Enter')
    await expectResult(page, 4, '27')

    await page.keyboard.type('a+8=')
    await press(page, 'Re-enable Auto-Evaluation')
    await expectResult(page, 5, '28')
    await expect(status(page)).toHaveText('Ready to Calculate')
  },
)

test(
  'a wrong definition halts what reads it, and the status shows the way to it',
  { tag: RARE },
  async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a:=1 m+1 s', 'a*2=', '3*4=')
    await expect(line(page, 2)).toContainText('Computation halted. Please correct error to resume.')
    await expectResult(page, 3, '12')
    await expect(status(page)).toContainText('Computation halted. Please correct error to resume.')
    await press(page, 'Show the error')
    await expect(line(page, 1)).toHaveAttribute('data-active')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('a:=1')
    await expectResult(page, 2, '2')
    await expect(status(page)).toHaveText('Ready to Calculate')
  },
)

test('an engine that cannot be loaded says so and can be started again', { tag: RARE }, async ({ page }) => {
  await page.route('**/*.wasm', route => route.abort())
  await newWorksheet(page)
  // Numbers need none.
  await typeLines(page, '2+3=', '2*pi=')
  await expectResult(page, 1, '5')
  await expect(alert(page)).toContainText('Math Engine Terminated. All calculations are frozen.')
  await page.unroute('**/*.wasm')
  await press(page, 'Restart')
  await expectResult(page, 2, '6.28319')
})

test(
  'an engine that could not be fetched comes by itself with the connection',
  { tag: RARE },
  async ({ page, context }) => {
    let asked = 0
    await page.route('**/*.wasm', route => {
      asked++
      return route.abort()
    })
    await newWorksheet(page)
    await page.keyboard.type('2*pi=')
    await expect(alert(page)).toContainText('Math Engine Terminated. All calculations are frozen.')
    const before = asked
    await context.setOffline(true)
    await context.setOffline(false)
    // A connection that is said to be back need not carry anything yet.
    await expect.poll(() => asked).toBeGreaterThan(before)
    await page.unroute('**/*.wasm')
    await expectResult(page, 1, '6.28319')
  },
)

test.describe('a server of its own', () => {
  let dataDir: string
  let server: ChildProcess
  /** The same for a server that is started again: the page knows its address. */
  let port: number
  let base: string

  const start = async (): Promise<void> => {
    server = spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/src/main.ts')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    })
    await expect(async () => expect((await fetch(`${base}/healthz`)).ok).toBe(true)).toPass()
  }
  const stop = (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
    const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
    server.kill(signal)
    return ended
  }

  test.beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'calcwright-lifecycle-'))
    port = await findFreePort()
    base = `http://localhost:${port}`
    await start()
  })
  test.afterEach(async () => {
    await stop('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  })

  test(
    'killed under an open page loses nothing: editing goes on, saving resumes by itself',
    { tag: RARE },
    async ({ browser }) => {
      const context = await browser.newContext({ baseURL: base })
      const page = await context.newPage()
      await skipWelcome(page)
      await newWorksheet(page)
      await typeLines(page, '2+3=')
      await expectResult(page, 1, '5')
      await expectSaved(page)

      await stop('SIGKILL')
      await page.keyboard.press('Enter')
      await typeLines(page, '4*5=')
      await expectResult(page, 2, '20')
      await expect(page.getByRole('status', { name: 'Saving' })).not.toHaveText('All changes are saved')
      await start()
      await expectSaved(page)

      const again = await context.newPage()
      await again.goto(page.url())
      await expectResult(again, 2, '20')
      await context.close()
    },
  )
})
