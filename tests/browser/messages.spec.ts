/** Sentences about bad input and faults that no other spec brings about. */
import { RARE } from '../full.ts'
import { expect } from '@playwright/test'
import { expectResult, expectSaved, line, newWorksheet, openNewWorksheet, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

test('a unit that is none is named, with the way to those there are', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, '5"blorb', '2+3=')
  await expectResult(page, 2, '5')
  await expect(line(page, 1).getByRole('alert')).toContainText(
    'Error: Unknown unit in input (blorb). This is not a built-in unit. Please express as a function of ' +
      "built-in units (use the 'm/s' dropdown from the menubar for a full list).",
  )
})

test(
  'what may not stand where it is pasted is refused, and nothing changes',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1')
    await page.evaluate(() => {
      const inner = { id: 'inner', type: 'math', props: { latex: 'c' } }
      const blocks = [{ id: 'outer', type: 'math', props: { latex: 'b' }, children: [inner] }]
      const file = { format: 'calcwright', version: 1, name: '', types: { math: 1 }, settings: {}, blocks }
      const clipboardData = new DataTransfer()
      clipboardData.setData('application/x-calcwright-blocks', JSON.stringify(file))
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement!.dispatchEvent(paste)
    })
    await expect(page.getByText('This item cannot be inserted in this location')).toBeVisible()
    await expect(line(page, 2)).toHaveCount(0)
  },
)

test(
  'a fault of the program is said on the line, and what was typed is saved',
  { tag: RARE },
  async ({ page }) => {
    // Units that are none stand for whatever nobody has thought of.
    await page.addInitScript(() => {
      const send = Worker.prototype.postMessage
      Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: []) {
        const text = JSON.stringify(message)
        const broken = text.replace(/"units":\[[^\]]*\]/, '"units":7')
        send.call(this, broken === text ? message : JSON.parse(broken), ...rest)
      }
    })
    await newWorksheet(page)
    await typeLines(page, '2 m*3 N=', '#Note')
    await expect(line(page, 1).getByRole('alert')).toContainText(
      'Error encountered during computation. Please correct to continue computation.',
    )
    await expectSaved(page)
  },
)

test(
  'while the library comes, the status says so, numbers are answered, and the rest when it has',
  { tag: RARE },
  async ({ page }) => {
    let release = (): void => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/*.wasm', async route => {
      await held
      await route.continue()
    })
    await openNewWorksheet(page)
    await typeLines(page, '2+3=', '2*pi=')
    const status = page.getByRole('status', { name: 'Calculation status' })
    await expect(status).toContainText('Loading Computational Library')
    await expect(status.getByRole('progressbar', { name: 'Loaded' })).toBeVisible()
    await expectResult(page, 1, '5')
    release()
    await expectResult(page, 2, '6.28319')
    await expect(status).toHaveText('Ready to Calculate')
  },
)
