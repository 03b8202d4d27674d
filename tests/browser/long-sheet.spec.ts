import { type Page, expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { expectField, expectResult, line, newWorksheet } from './sheet.ts'
import { test } from './visitor-test.ts'

const LAST = 100

/** A chain: every line needs the one before. */
const CHAIN = ['x_1 := 2', ...Array.from({ length: LAST - 1 }, (_, i) => `x_${i + 2} := x_${i + 1} + 1 =`)]

/** A formula that is drawn says what it is; one far away only that it is one. */
const formula = (page: Page, number: number) => line(page, number).getByRole('textbox')

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.beforeEach(async ({ page }) => {
  await newWorksheet(page)
  await page.evaluate(text => navigator.clipboard.writeText(text), CHAIN.join('\n'))
  await page.keyboard.press('Control+v')
  await expectResult(page, LAST, '101')
  await expect(page.getByRole('status', { name: 'Saving' })).toHaveText('All changes are saved')
  await page.reload()
  await expect(formula(page, 1)).toBeFocused()
})

test(
  'lines far away follow what is edited, and are drawn when they are scrolled to',
  { tag: RARE },
  async ({ page }) => {
    await expect(formula(page, 2)).toHaveAccessibleName('Formula: x_2 := x_1 + 1')
    await expect(formula(page, LAST)).toHaveAccessibleName('Formula')
    await page.keyboard.press('0')
    await expect(line(page, LAST).getByRole('math')).toHaveAccessibleName('= 119')
    await page.getByRole('main').hover()
    for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 900)
    await expect(formula(page, LAST)).toBeInViewport()
    await expect(formula(page, LAST)).toHaveAccessibleName(`Formula: x_${LAST} := x_${LAST - 1} + 1`)
    await line(page, LAST).click({ position: { x: 90, y: 20 } })
    await page.keyboard.press('Enter')
    await page.keyboard.type('7*6=')
    await expectResult(page, LAST + 1, '42')
    await expect(formula(page, LAST - 5)).toHaveAccessibleName(`Formula: x_${LAST - 5} := x_${LAST - 6} + 1`)
  },
)

test('all lines are drawn on paper', { tag: RARE }, async ({ page }) => {
  await expect(formula(page, 75)).toHaveAccessibleName('Formula')
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      const waiting = document.querySelectorAll('[role=textbox][aria-label=Formula]')
      document.title = `${waiting.length} not drawn`
    }),
  )
  await page.pdf()
  await expect(page).toHaveTitle('0 not drawn')
})

test('a line that is not drawn yet takes the caret where it is pressed', { tag: RARE }, async ({ page }) => {
  // The press always comes before the page notices the visible lines.
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => {}
  })
  await page.reload()
  await expect(formula(page, 1)).toBeFocused()
  await expect(formula(page, LAST)).toHaveAccessibleName('Formula')
  await line(page, LAST).click({ position: { x: 90, y: 20 } })
  await expectField(page, LAST)
  await page.keyboard.press('Control+End')
  await page.keyboard.type('0')
  await expectResult(page, LAST, '110')
})
