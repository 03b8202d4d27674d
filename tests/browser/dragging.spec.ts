/** Lines are moved by dragging. */
import { RARE } from '../full.ts'
import { expect } from '@playwright/test'
import { drag, expectFormulas, expectSelected, newSheet, numberOf } from './selections.ts'
import { line, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

test.beforeEach(async ({ sheet: page }) => {
  await newSheet(page)
  await typeLines(page, 'a=1', 'b=2', 'c=3', 'd=4')
})

test('the selection goes above or below the line it is dropped on', async ({ sheet: page }) => {
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
  sheet: page,
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
    transfer.items.add(new File(['1'], 'clip.mp4', { type: 'video/mp4' }))
    return transfer
  })
  await line(page, 2).dispatchEvent('dragover', { dataTransfer: data })
  await line(page, 2).dispatchEvent('drop', { dataTransfer: data })
  await expect(page.getByText('Dragged item or content was not recognized.')).toBeVisible()
})

test(
  'Escape calls it off, and a click on the selection puts the caret',
  { tag: RARE },
  async ({ sheet: page }) => {
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
  },
)
