import { type Locator, type Page, expect, test } from '@playwright/test'
import { expectField, expectResult, expectSaved, line, newWorksheet as openNew, typeLines } from './sheet.ts'

/** A new worksheet whose first line has the caret: what is typed at once has somewhere to go. */
async function newWorksheet(page: Page): Promise<void> {
  await openNew(page)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-block][data-active]') !== null))
    .toBe(true)
}

const numberOf = (page: Page, line: number): Locator =>
  page.getByRole('button', { name: `Select line ${line}`, exact: true })

/** Numbers of the selected lines. */
async function expectSelected(page: Page, ...numbers: readonly number[]): Promise<void> {
  await expect(page.getByRole('button', { name: /^Select line/, pressed: true })).toHaveText(
    numbers.map(String),
  )
}

const formula = (page: Page, number: number): Locator => line(page, number).getByRole('textbox')

/** The formulas as they stand below each other; `>` for each level. */
async function expectFormulas(page: Page, ...formulas: readonly string[]): Promise<void> {
  await expect(page.getByRole('group', { name: /^Line \d/ })).toHaveCount(formulas.length)
  for (const [index, text] of formulas.entries())
    await expect(formula(page, index + 1)).toHaveAccessibleName(`Formula: ${text}`)
}

/** Horizontal place of a line's formula: deeper lines stand further right. */
const leftOf = async (page: Page, number: number): Promise<number> =>
  (await formula(page, number).boundingBox())!.x

/** Drags from one place to another, in steps as a hand does. */
async function drag(page: Page, from: Locator, to: Locator, at: { x: number; y: number }): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2 + 8, { steps: 3 })
  await page.mouse.move(end.x + at.x, end.y + at.y, { steps: 8 })
  await page.mouse.up()
}

test.describe('selecting', () => {
  test.beforeEach(async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1', 'b=2', 'c=3', 'd=4')
  })

  test('with Shift and a click, by dragging over lines or numbers, by number, and all', async ({ page }) => {
    await test.step('Shift-click selects from the line with the caret', async () => {
      await line(page, 2).click({ position: { x: 300, y: 15 }, modifiers: ['Shift'] })
      await expectSelected(page, 2, 3, 4)
    })
    await test.step('dragging from within a line goes over others', async () => {
      await page.keyboard.press('Escape')
      await drag(page, formula(page, 1), line(page, 3), { x: 300, y: 20 })
      await expectSelected(page, 1, 2, 3)
    })
    await page.keyboard.press('Escape')
    await numberOf(page, 2).click()
    await expectSelected(page, 2)
    await expect(page.getByText('1 line selected')).toBeAttached()
    await drag(page, numberOf(page, 2), numberOf(page, 2), { x: 10, y: 10 })
    await numberOf(page, 4).click({ modifiers: ['Shift'] })
    await expectSelected(page, 2, 3, 4)
    await expect(page.getByText('3 lines selected')).toBeAttached()
    await page.keyboard.press('Escape')
    await drag(page, numberOf(page, 1), numberOf(page, 3), { x: 10, y: 10 })
    await expectSelected(page, 1, 2, 3)
    await page.keyboard.press('Control+Shift+A')
    await expectSelected(page, 1, 2, 3, 4)
  })

  test('Shift with arrows leaves the line at its edge, grows, shrinks and comes back', async ({ page }) => {
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+ArrowUp')
    await expectSelected(page, 4)
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Shift+ArrowUp')
    await expectSelected(page, 2, 3, 4)
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await expectSelected(page)
    await page.keyboard.type('z')
    await numberOf(page, 1).click()
    await expectFormulas(page, 'a := 1', 'b := 2', 'c := 3', 'zd := 4')
    await line(page, 4).click({ position: { x: 300, y: 15 } })
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Shift+Home')
    await expectSelected(page, 1, 2, 3, 4)
  })

  test('arrows, Home and End put the caret at or beside the selection', async ({ page }) => {
    await numberOf(page, 2).click()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Home')
    await page.keyboard.type('z')
    await expect(formula(page, 2)).toHaveAccessibleName('Formula')
    await numberOf(page, 2).click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.type('5')
    await numberOf(page, 3).click()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('End')
    await page.keyboard.type('8')
    await numberOf(page, 1).click()
    await expectFormulas(page, 'a := 1', 'zb := 28', 'c := 35', 'd := 4')
  })

  test('a typed character and Enter replace the selection by a line', async ({ page }) => {
    await numberOf(page, 2).click()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.type('x=5')
    await numberOf(page, 3).click()
    await expectFormulas(page, 'a := 1', 'x := 5', 'd := 4')
    await page.keyboard.press('Enter')
    await page.keyboard.type('y=6')
    await numberOf(page, 1).click()
    await expectFormulas(page, 'a := 1', 'x := 5', 'y := 6')
    await page.keyboard.type('# note')
    await expect(line(page, 1)).toContainText('note')
  })

  test('Delete takes the lines away, and leaves an empty one; undo selects them again', async ({ page }) => {
    await numberOf(page, 2).click()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Delete')
    await numberOf(page, 1).click()
    await expectFormulas(page, 'a := 1', 'd := 4')
    await page.keyboard.press('Control+Shift+A')
    await page.keyboard.press('Backspace')
    await expect(line(page, 1).getByRole('textbox')).toBeFocused()
    await expect(line(page, 2)).toHaveCount(0)
    await page.keyboard.press('Control+z')
    await expectSelected(page, 1, 2)
    await page.keyboard.press('Control+z')
    await expectSelected(page, 2, 3)
    await expectFormulas(page, 'a := 1', 'b := 2', 'c := 3', 'd := 4')
    await page.keyboard.press('Control+y')
    await numberOf(page, 1).click()
    await expectFormulas(page, 'a := 1', 'd := 4')
  })
})

test.describe('structure', () => {
  test('Tab indents and joins, Shift-Tab outdents', async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1', 'b=2', 'c=3', 'd=4')
    await numberOf(page, 2).click()
    await page.keyboard.press('Tab')
    await numberOf(page, 3).click()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Lines 2 to 3', expanded: true })).toBeVisible()
    expect(await leftOf(page, 3)).toBe(await leftOf(page, 2))
    expect(await leftOf(page, 2)).toBeGreaterThan(await leftOf(page, 1))
    await numberOf(page, 2).click()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: 'Line 3', exact: true, expanded: true })).toBeVisible()
    expect(await leftOf(page, 2)).toBe(await leftOf(page, 1))
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: 'Lines 2 to 3', expanded: true })).toBeVisible()
  })

  test('Tab at the start of a line indents it and keeps the caret', async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1', 'b=2')
    await page.keyboard.press('Home')
    await page.keyboard.press('Tab')
    await page.keyboard.type('z')
    await numberOf(page, 1).click()
    await expectFormulas(page, 'a := 1', 'zb := 2')
    expect(await leftOf(page, 2)).toBeGreaterThan(await leftOf(page, 1))
  })

  test('indented lines fold away and come back, also after a reload', async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1', 'b=2', 'c=3', 'a+b+c=')
    await numberOf(page, 2).click()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Lines 2 to 3', expanded: true }).click()
    await expect(line(page, 2)).toHaveCount(0)
    await expectResult(page, 4, '6')
    await expectSaved(page)
    await page.reload()
    await expect(line(page, 4)).toBeVisible()
    await expect(line(page, 3)).toHaveCount(0)
    await page.getByRole('button', { name: '2 lines folded' }).click()
    await expect(line(page, 3)).toBeVisible()
  })

  test('a disabled line takes no part until it is enabled again', async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=2', 'a=5', 'a*10=')
    await expectResult(page, 3, '50')
    await numberOf(page, 2).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Disable evaluation' }).click()
    await expectResult(page, 3, '20')
    await page.getByRole('button', { name: 'Enable evaluation of line 2' }).click()
    await expectResult(page, 3, '50')
    await page.keyboard.press('Control+z')
    await expectResult(page, 3, '20')
  })

  test('Alt with arrows moves the line with the caret, in and out of an indent', async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1', 'b=2', 'c=3')
    await numberOf(page, 1).click()
    await page.keyboard.press('Tab')
    await line(page, 3).click({ position: { x: 300, y: 15 } })
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.type('4')
    await numberOf(page, 3).click()
    await expectFormulas(page, 'a := 1', 'c := 34', 'b := 2')
    expect(await leftOf(page, 2)).toBe(await leftOf(page, 1))
    await numberOf(page, 2).click()
    await page.keyboard.press('Alt+ArrowDown')
    expect(await leftOf(page, 2)).toBe(await leftOf(page, 3))
  })

  test('a click below the last line makes one that leaves no trace until something is typed', async ({
    page,
  }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1')
    await expectSaved(page)
    await page.getByRole('button', { name: 'Add a line at the end' }).click()
    await expect(line(page, 2)).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(line(page, 2)).toHaveCount(0)
    await expect(page.getByRole('status', { name: 'Saving' })).toHaveText('All changes are saved')
    await page.getByRole('button', { name: 'Add a line at the end' }).click()
    await page.keyboard.type('a+1=')
    await expectResult(page, 2, '2')
    await page.keyboard.press('Control+z')
    await expect(line(page, 2)).toHaveCount(0)
    await page.keyboard.press('Control+y')
    await expectResult(page, 2, '2')
  })
})

test.describe('moving by dragging', () => {
  test.beforeEach(async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1', 'b=2', 'c=3', 'd=4')
  })

  test('the selection goes above or below the line it is dropped on', async ({ page }) => {
    await numberOf(page, 1).click()
    await page.keyboard.press('Shift+ArrowDown')
    await drag(page, line(page, 2), line(page, 3), { x: 400, y: 30 })
    await expectFormulas(page, 'c := 3', 'a := 1', 'b := 2', 'd := 4')
    await expectSelected(page, 2, 3)
    await drag(page, numberOf(page, 3), line(page, 1), { x: 40, y: 5 })
    await expectFormulas(page, 'a := 1', 'b := 2', 'c := 3', 'd := 4')
    await page.keyboard.press('Control+z')
    await expectFormulas(page, 'c := 3', 'a := 1', 'b := 2', 'd := 4')
  })

  test('a single line goes by its grip, on the blank page to the end; anything else is refused in words', async ({
    page,
  }) => {
    const start = (await line(page, 2).boundingBox())!
    const below = (await page.getByRole('button', { name: 'Add a line at the end' }).boundingBox())!
    await page.mouse.move(start.x + 12, start.y + 18)
    await page.mouse.down()
    await page.mouse.move(start.x + 14, start.y + 30, { steps: 3 })
    await page.mouse.move(below.x + 14, below.y + 80, { steps: 8 })
    await page.mouse.up()
    await expectFormulas(page, 'a := 1', 'c := 3', 'd := 4', 'b := 2')

    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['1'], 'data.bin'))
      return transfer
    })
    await line(page, 2).dispatchEvent('dragover', { dataTransfer: data })
    await line(page, 2).dispatchEvent('drop', { dataTransfer: data })
    await expect(page.getByText('Dragged item or content was not recognized.')).toBeVisible()
  })

  test('Escape calls it off, and a click on the selection puts the caret', async ({ page }) => {
    await numberOf(page, 1).click()
    const [from, to] = [(await line(page, 1).boundingBox())!, (await line(page, 3).boundingBox())!]
    await page.mouse.move(from.x + 400, from.y + 15)
    await page.mouse.down()
    await page.mouse.move(to.x + 400, to.y + 30, { steps: 6 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expectFormulas(page, 'a := 1', 'b := 2', 'c := 3', 'd := 4')
    await line(page, 1).click({ position: { x: 400, y: 15 } })
    await expectSelected(page)
    await page.keyboard.press('End')
    await page.keyboard.type('5')
    await numberOf(page, 4).click()
    await expectFormulas(page, 'a := 15', 'b := 2', 'c := 3', 'd := 4')
  })
})

test.describe('clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('lines are copied into another worksheet with all they are, and as plain notation', async ({
    page,
    context,
  }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1', 'b=2 kN', 'a*b=')
    await numberOf(page, 2).click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+c')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('b := 2 [kN]\na*b =\n')
    const other = await context.newPage()
    await newWorksheet(other)
    await other.keyboard.press('Control+v')
    await expect(other.getByRole('button', { name: 'Line 1', exact: true, expanded: true })).toBeVisible()
    await numberOf(other, 1).click()
    await expectFormulas(other, 'b := 2 [kN]', 'a*b =')
    await other.keyboard.press('Control+z')
    await expect(line(other, 2)).toHaveCount(0)
  })

  test('cut lines come back where they are pasted, with new results', async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1', 'a=7', 'a+1=')
    await numberOf(page, 2).click()
    await page.keyboard.press('Control+x')
    await expectResult(page, 2, '2')
    await numberOf(page, 1).click()
    await page.keyboard.press('Home')
    await page.keyboard.press('Control+v')
    await expect(formula(page, 2)).toHaveAccessibleName('Formula: a := 1')
    await expectResult(page, 3, '2')
    await page.keyboard.press('Control+z')
    await expect(line(page, 3)).toHaveCount(0)
  })

  test('formatted text from elsewhere becomes a text line, cleaned', async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a=1')
    await page.evaluate(async () => {
      const html = '<h2>Loads on the beam</h2><script>alert(1)</script><p onclick="x()">All in <b>kN</b></p>'
      const item = new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob(['Loads on the beam\nAll in kN'], { type: 'text/plain' }),
      })
      await navigator.clipboard.write([item])
    })
    await page.keyboard.press('Control+v')
    await expect(line(page, 2).getByRole('heading', { name: 'Loads on the beam' })).toBeVisible()
    await expect(line(page, 2)).toContainText('All in kN')
  })

  test('formulas that come with HTML stay formulas', async ({ page }) => {
    await newWorksheet(page)
    await page.evaluate(async () => {
      const item = new ClipboardItem({
        'text/html': new Blob(['<pre><code>F := 6 [N]<br>F/2 =</code></pre>'], { type: 'text/html' }),
        'text/plain': new Blob(['F := 6 [N]\nF/2 ='], { type: 'text/plain' }),
      })
      await navigator.clipboard.write([item])
    })
    await page.keyboard.press('Control+v')
    await expectResult(page, 2, '3 N')
  })
})

test('the toolbar of the selection acts and explains', async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, 'a=1', 'b=2')
  await numberOf(page, 2).click()
  const toolbar = page.getByRole('toolbar')
  await toolbar.getByRole('button', { name: 'More indent' }).click()
  await expect(page.getByRole('button', { name: 'Line 2', exact: true, expanded: true })).toBeVisible()
  await toolbar.getByRole('button', { name: 'Less indent' }).click()
  await expect(page.getByRole('button', { name: 'Line 2', exact: true, expanded: true })).toHaveCount(0)
  await toolbar.getByRole('button', { name: 'Cut' }).click()
  await expect(page.getByText(/Ctrl-X to cut/)).toBeVisible()
  await toolbar.getByRole('button', { name: 'Delete' }).click()
  await expect(line(page, 2)).toHaveCount(0)
})

test('undo of a paste into an empty line brings the caret back to it', async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, 'a=1', '')
  await expectField(page, 2)
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'b := 2\nc := 3')
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  })
  await expectField(page, 3)
  await page.keyboard.press('Control+z')
  await expect(line(page, 3)).toHaveCount(0)
  await expectField(page, 2)
  await page.keyboard.press('Control+y')
  await expectField(page, 3)
})
