/** Where things stand in the sheet: nothing jumps, edited and resting lines agree, dragging scrolls. */
import { type Page, expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { enterLine, expectResult, line, newWorksheet, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

const FORMULA = { x: 90, y: 20 }

const heights = (page: Page) =>
  page.locator('[data-block]').evaluateAll(lines => lines.map(each => each.getBoundingClientRect().height))

test('a message under a line moves nothing, and keeps clear of the next line', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, '1 m+1 m=', '1 m+1 s=', '2 m+2 m=', '2+2=')
  await expect(line(page, 2).getByRole('alert')).toBeVisible()
  await expectResult(page, 4, '4')
  expect(new Set(await heights(page)).size).toBe(1)
  const message = (await line(page, 2).getByRole('alert').boundingBox())!
  const next = (await line(page, 3)
    .getByRole('textbox', { name: /^Formula/ })
    .boundingBox())!
  expect(next.y - (message.y + message.height)).toBeGreaterThanOrEqual(6)
})

test(
  'a message of several rows is read whole, covers no formula, and the caret moves nothing',
  { tag: RARE },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await newWorksheet(page)
    await typeLines(page, '1 m+1 m=', '3"foo"', '2+2=', '3"foo"')
    await expectResult(page, 3, '4')
    await expect(line(page, 4).getByRole('alert')).toBeVisible()
    const before = await heights(page)
    for (const number of [4, 2, 3]) {
      await enterLine(page, number)
      expect(await heights(page)).toEqual(before)
      const { x, y, width, height } = (await line(page, 2).getByRole('alert').boundingBox())!
      const next = (await line(page, 3)
        .getByRole('textbox', { name: /^Formula/ })
        .boundingBox())!
      expect(height).toBeGreaterThan(30)
      expect(x + width).toBeLessThanOrEqual(390)
      expect(next.y - (y + height)).toBeGreaterThanOrEqual(6)
    }
  },
)

test('a message stands below its formula, however narrow that is', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'a=1', 'ln', 'b=2')
  const message = line(page, 2).getByRole('alert')
  await expect(message).toBeVisible()
  const formula = (await line(page, 2)
    .getByRole('textbox', { name: /^Formula/ })
    .boundingBox())!
  expect((await message.boundingBox())!.y).toBeGreaterThanOrEqual(formula.y + formula.height - 4)
})

test(
  'the offer to rename appears below its line, moves nothing, and goes with the next step',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'load:=3', 'load+1=', 'load+2=')
    await expectResult(page, 3, '5')
    const below = () => line(page, 2).boundingBox()
    const before = await below()
    await line(page, 1).click({ position: FORMULA })
    await page.keyboard.press('Control+a')
    await page.keyboard.type('kettle:=3')
    await line(page, 3).click({ position: FORMULA })
    const offer = line(page, 1).getByRole('status').filter({ hasText: 'load is now called kettle.' })
    await expect(offer).toBeVisible()
    expect(await below()).toEqual(before)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(offer).toBeHidden()
  },
)

test('a result stands on the baseline of its formula', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'a:=1', 'a*3=', 'a/2=', '')
  await expectResult(page, 3, '0.5')
  for (const number of [2, 3]) {
    const [formula, result] = await line(page, number)
      .locator('.ML__base')
      .evaluateAll(bases =>
        bases
          .filter(base => !base.parentElement?.closest('.ML__base'))
          .map(base => {
            const probe = base.appendChild(document.createElement('span'))
            probe.style.cssText = 'display: inline-block; width: 0; height: 0'
            const { bottom } = probe.getBoundingClientRect()
            probe.remove()
            return bottom
          }),
      )
    expect(Math.abs(formula! - result!)).toBeLessThan(0.5)
  }
})

test(
  'a name of several letters looks the same while it is edited, at rest and in a result',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'foo+1=', '')
    const looks = () =>
      line(page, 1)
        .getByText(/^(f|o|foo)$/)
        .evaluateAll(letters =>
          letters.map(letter => [getComputedStyle(letter).fontStyle, letter.closest('math-field') !== null]),
        )
    await expect(line(page, 1).getByRole('math', { name: /^= foo/ })).toBeVisible()
    const resting = await looks()
    expect(resting.length).toBeGreaterThanOrEqual(2)
    expect(new Set(resting.map(([style]) => style))).toEqual(new Set(['normal']))
    await line(page, 1).click({ position: FORMULA })
    await expect(line(page, 1)).toHaveAttribute('data-active')
    // Wherever the caret is between them, and once the field has drawn it.
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
      await page.keyboard.press(key)
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
      expect(new Set((await looks()).map(([style]) => style))).toEqual(new Set(['normal']))
    }
  },
)

test(
  'the caret of a formula blinks, also after it has been in another line',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, '2+3=', '4+5=')
    await line(page, 1).click({ position: FORMULA })
    const clip = (await line(page, 1).boundingBox())!
    const seen: string[] = []
    let looks = 0
    const look = async () => {
      // Pauses of changing length: a slow machine that looks in step with the blinking would see one state only.
      await page.waitForTimeout(47 * (looks++ % 9))
      const picture = (await page.screenshot({ clip, caret: 'initial' })).toString('base64')
      if (picture !== seen.at(-1)) seen.push(picture)
      return seen.length >= 3 && seen.at(-1) === seen.at(-3)
    }
    const often = { message: 'what there was before is seen again', intervals: [50] }
    await expect.poll(look, often).toBe(true)
  },
)

test('a click below the last line goes into it when it is empty, else into a new one', async ({
  sheet: page,
}) => {
  await newWorksheet(page)
  const below = page.getByRole('button', { name: 'Add a line at the end' })
  await below.click()
  await page.keyboard.type('2+3=')
  await expectResult(page, 1, '5')
  await below.click()
  await expect(line(page, 2)).toBeVisible()
  await page.keyboard.type('a:=7')
  await line(page, 1).click({ position: FORMULA })
  await expect(line(page, 3)).toBeHidden()
  await below.click()
  await line(page, 1).click({ position: FORMULA })
  await expect(line(page, 3)).toBeHidden()
})

test(
  'lines dragged to the edge scroll the sheet and are dropped where it has come to',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, ...Array.from({ length: 26 }, (_, index) => `x_${index + 1}:=${index + 1}`))
    await expect(line(page, 26)).toBeVisible()
    await line(page, 1).scrollIntoViewIfNeeded()
    await page.getByRole('main').evaluate(desk => desk.scrollTo(0, 0))
    await page.getByRole('button', { name: 'Select line 1', exact: true }).click()
    const box = (await line(page, 1).boundingBox())!
    await page.mouse.move(box.x + 300, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 300, box.y + 60)
    const desk = (await page.getByRole('main').boundingBox())!
    await page.mouse.move(box.x + 300, desk.y + desk.height - 12, { steps: 4 })
    await expect
      .poll(() =>
        page.getByRole('main').evaluate(each => each.scrollTop + each.clientHeight >= each.scrollHeight - 1),
      )
      .toBe(true)
    const last = (await line(page, 26).boundingBox())!
    await page.mouse.move(box.x + 300, last.y + last.height - 4, { steps: 4 })
    await page.mouse.up()
    await expect(line(page, 26).getByRole('textbox', { name: /^Formula: x_1 := 1$/ })).toBeVisible()
  },
)

test('a tool that is dropped has its caret where a click would put it', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, '2+3=')
  await expectResult(page, 1, '5')
  await page.getByRole('button', { name: 'Toolbox' }).click()
  await page
    .getByRole('button', { name: 'Define variable' })
    .first()
    .dragTo(line(page, 1), { targetPosition: { x: 300, y: 36 } })
  await page.keyboard.type('q')
  await page.keyboard.press('End')
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await page.keyboard.type('q*2=')
  await expectResult(page, 3, '8')
})
