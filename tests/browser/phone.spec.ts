import { type Locator, type Page, expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { breakCall, notice } from './lists.ts'
import { expectField, expectResult, line, newWorksheet, openSheetOf } from './sheet.ts'
import { test } from './visitor-test.ts'

const panel = (page: Page): Locator => page.locator('.MLK__layer.is-visible')

/** Taps keys of the panel by what is written on them. */
async function tapKeys(page: Page, ...labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    const key = panel(page).locator('.MLK__row > *').filter({ hasText: label }).first()
    await key.tap()
  }
}

test('a formula with units is typed on the panel, without scrolling sideways', async ({ page }) => {
  await newWorksheet(page)
  await line(page, 1).getByText('Type a formula').tap({ force: true })
  await expect(panel(page)).toBeVisible()
  await tapKeys(page, '4')
  await page.getByRole('toolbar').getByText('m/s').last().tap()
  await tapKeys(page, 'km')
  await page.getByRole('toolbar').getByText('123').first().tap()
  await tapKeys(page, '+', '2')
  await page.getByRole('toolbar').getByText('m/s').last().tap()
  await tapKeys(page, 'km')
  await expectResult(page, 1, '6 km')
  const [content, viewport] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content).toBeLessThanOrEqual(viewport!)
})

test('a tap on a result brings the caret to its line', async ({ page }) => {
  await openSheetOf(page, 'a := 2 + 3', 'a + 1 =')
  await expectResult(page, 2, '6')
  await line(page, 1).getByRole('textbox').tap()
  await expectField(page, 1)
  await line(page, 2).getByRole('math', { name: '= 6' }).tap()
  await expectField(page, 2)
  await tapKeys(page, '7')
  await expect(line(page, 2).getByRole('textbox')).toHaveAccessibleName(/7/)
})

test(
  'the end of a long formula stays in sight while it is typed on the panel',
  { tag: RARE },
  async ({ page }) => {
    await newWorksheet(page)
    await line(page, 1).getByText('Type a formula').tap({ force: true })
    await expect(panel(page)).toBeVisible()
    for (let i = 0; i < 14; i++) await tapKeys(page, '7', '+')
    await tapKeys(page, '7')
    const sevens = line(page, 1).getByText('7', { exact: true })
    await expect(sevens).toHaveCount(15)
    await expect(sevens.first()).not.toBeInViewport()
    await expect(sevens.last()).toBeInViewport()
  },
)

test('the toolbox is a sheet from below, and a touch beside it puts it away', async ({ page }) => {
  await newWorksheet(page)
  const toolbox = page.getByRole('complementary', { name: 'Toolbox' })
  const open = () => page.getByRole('toolbar').getByRole('button', { name: 'Toolbox', exact: true }).tap()
  await open()
  await toolbox.getByRole('button', { name: 'Variables', exact: true }).tap()
  await expect(toolbox.getByRole('button', { name: 'Define variable' })).toBeVisible()
  await page.getByRole('button', { name: 'Worksheet menu' }).tap()
  await expect(page.getByRole('menuitem', { name: 'Insert' })).toBeVisible()
  await expect(toolbox).toBeHidden()

  await page.keyboard.press('Escape')
  await open()
  await line(page, 1).getByText('Type a formula').tap({ force: true })
  await expect(toolbox).toBeHidden()
  await expect(panel(page)).toBeVisible()
})

test(
  'the panel goes when a text has the caret, and comes back with a formula',
  { tag: RARE },
  async ({ page }) => {
    await newWorksheet(page)
    await line(page, 1).getByText('Type a formula').tap({ force: true })
    await expect(panel(page)).toBeVisible()
    await page.keyboard.type('2+3=')
    await expectResult(page, 1, '5')
    await page.getByRole('button', { name: 'Mode: Math' }).tap()
    await page.getByRole('menuitemradio', { name: 'Text' }).tap()
    await expect(line(page, 2).getByRole('textbox', { name: 'Text' })).toBeFocused()
    await expect(panel(page)).toBeHidden()
    await line(page, 1).tap({ position: { x: 60, y: 20 } })
    await expect(panel(page)).toBeVisible()
  },
)

test(
  'the panel goes when a plot has the caret, and its last tap goes no further',
  { tag: RARE },
  async ({ page }) => {
    await newWorksheet(page)
    await line(page, 1).getByText('Type a formula').tap({ force: true })
    await expect(panel(page)).toBeVisible()
    const enter = panel(page).locator('.MLK__row > *').last()
    const toolbox = page.getByRole('complementary', { name: 'Toolbox' })
    await page.keyboard.type('plot')
    await enter.tap()
    const formula = page.getByRole('textbox', { name: 'Function' })
    await expect(formula).toBeFocused()
    await expect(panel(page)).toBeVisible()
    await tapKeys(page, 'x', 'x²')
    await enter.tap()
    await expect(page.getByRole('textbox', { name: 'Formula' })).toBeFocused()
    const picture = page.getByRole('application')
    await picture.tap({ position: { x: 150, y: 150 } })
    await expect(picture).toBeFocused()
    await expect(panel(page)).toBeHidden()
    await expect(page.locator('[data-card]')).toBeVisible()
    await expect(toolbox).toBeHidden()
    await formula.tap()
    await expect(panel(page)).toBeVisible()
    await page.getByRole('button', { name: 'Series data_1' }).tap()
    await expect(panel(page)).toBeHidden()

    await page.getByRole('button', { name: 'Add a line at the end' }).tap()
    await expect(panel(page)).toBeVisible()
    await page.keyboard.type('csv')
    await enter.tap()
    await expect(page.getByRole('group', { name: 'CSV and Excel data' })).toBeVisible()
    await expect(panel(page)).toBeHidden()
    // The button of the toolbox lies behind the key.
    await expect(toolbox).toBeHidden()
  },
)

test('a passing message leaves the panel free', { tag: RARE }, async ({ page }) => {
  await page.route('**/worksheet_elements', route => route.abort())
  await newWorksheet(page)
  await line(page, 1).getByText('Type a formula').tap({ force: true })
  await expect(panel(page)).toBeVisible()
  await tapKeys(page, '4')
  const message = page.getByText('Error while saving: The server cannot be reached')
  await expect(message).toBeVisible()
  const top = (await panel(page).boundingBox())!.y
  await expect
    .poll(async () => {
      const box = (await message.boundingBox())!
      return box.y + box.height
    })
    .toBeLessThan(top)
})

test(
  'what is in the bar is wide enough for a finger, beside a long name and on a small phone',
  { tag: RARE },
  async ({ page }) => {
    await newWorksheet(page)
    const bar = page.getByRole('banner')
    await bar
      .getByRole('textbox', { name: 'Worksheet name' })
      .fill('A name that is longer than the phone is wide')
    const buttons = bar.getByRole('button')
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 700 })
      // Some of them come and go with the width.
      await expect(async () => {
        const boxes = await Promise.all((await buttons.all()).map(button => button.boundingBox()))
        for (const box of boxes) {
          expect(box?.width).toBeGreaterThanOrEqual(40)
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
        }
      }).toPass()
      await expect(buttons.last()).toBeInViewport({ ratio: 1 })
    }
  },
)

test('what can be done without auto-evaluation stands in one row', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  await page.getByRole('button', { name: 'Worksheet menu' }).tap()
  await page.getByRole('menuitem', { name: 'Calculation' }).tap()
  await page.getByRole('menuitemcheckbox', { name: 'Auto-Evaluation' }).tap()
  const top = async (name: string) => (await page.getByRole('button', { name }).boundingBox())!.y
  expect(await top('Re-enable Auto-Evaluation')).toBe(await top('Recalculate Now'))
})

test('a tap enters the line that was under the finger, though the panel moves the sheet', async ({
  page,
}) => {
  await openLong(page)
  const finger = await page.context().newCDPSession(page)
  const box = (await line(page, 10).boundingBox())!
  const at = { x: box.x + 60, y: box.y + 20 }
  await page.clock.install()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  // The panel takes this long to come where the press itself calls for it.
  await page.clock.runFor(300)
  await expect(panel(page)).toBeHidden()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(panel(page)).toBeVisible()
  await expect(line(page, 10).getByRole('textbox', { name: 'Formula' })).toBeFocused()
  await expect(line(page, 10)).toBeInViewport({ ratio: 1 })
})

test('a finger that scrolls over formulas enters none', { tag: RARE }, async ({ page }) => {
  await openLong(page)
  const finger = await page.context().newCDPSession(page)
  const { x, y } = (await line(page, 10).boundingBox())!
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 60, y: y + 20 - up }],
    })
  await touch('touchStart')
  for (let up = 0; up <= 300; up += 20) await touch('touchMove', up)
  await touch('touchEnd')
  await expect(line(page, 1)).not.toBeInViewport()
  await expect(panel(page)).toBeHidden()
  await expect(page.locator(':focus')).toHaveCount(0)
})

/** A worksheet that is longer than the screen, with an error at its end, opened without a caret. */
async function openLong(page: Page): Promise<void> {
  await openSheetOf(page, ...Array.from({ length: 18 }, (_, index) => `${index}+1`), '2 [m] + 3 [s] =')
  await expect(line(page, 19).getByRole('alert')).toBeVisible()
}

test(
  'the welcome and the button that it points out do not cover each other',
  { tag: RARE },
  async ({ page }) => {
    await page.goto('/active/')
    await page.evaluate(() => localStorage.removeItem('calcwright.welcomed'))
    await page.reload()
    const welcome = (await page.getByRole('dialog', { name: 'Welcome to Calcwright' }).boundingBox())!
    const button = (await page
      .getByRole('button', { name: 'New worksheet', exact: true, includeHidden: true })
      .boundingBox())!
    expect(welcome.y + welcome.height).toBeLessThan(button.y)
    await page.getByRole('button', { name: 'Continue' }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/active\/$/)
  },
)

test('a message that stays leaves the buttons of a dialog free', { tag: RARE }, async ({ page }) => {
  await openSheetOf(page, '1+1 =')
  await breakCall(page, '/worksheet_elements')
  await line(page, 1).getByRole('textbox').first().tap()
  await expectField(page, 1)
  await page.keyboard.type('+1')
  await page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
  const message = notice(page, /error/i)
  await expect(message).toBeVisible()
  await page.getByRole('button', { name: 'Worksheet menu' }).tap()
  await page.getByRole('menuitem', { name: 'Help' }).tap()
  await page.getByRole('menuitem', { name: 'Welcome tour' }).tap()
  const welcome = page.getByRole('dialog', { name: 'Welcome to Calcwright' })
  await expect(welcome).toBeVisible()
  await expect(message).toBeInViewport({ ratio: 1 })
  const below = async () => (await welcome.boundingBox())!.y - (await message.boundingBox())!.y
  await expect.poll(below).toBeGreaterThan((await message.boundingBox())!.height)
  await page.getByRole('button', { name: 'Continue' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
})

/** Two fingers move apart by so many pixels, or together. */
async function spread(page: Page, element: Locator, by: number): Promise<void> {
  const { x, y, width, height } = (await element.boundingBox())!
  const touches = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart = 0): Promise<unknown> => {
    const touchPoints = [-1, 1].map((side, id) => ({
      x: x + width / 2 + (side * apart) / 2,
      y: y + height / 2,
      id,
    }))
    return touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : touchPoints,
    })
  }
  await touch('touchStart', 120)
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', 120 + share * by)
  await touch('touchEnd')
}

test('a plot is read by a tap, set in its rows, and nothing scrolls sideways', async ({ page }) => {
  await openSheetOf(
    page,
    'plot "Speed of the car" {\n  line [0, 2, 4] [m/s] over [0, 1, 2] [s] label "Measured on the road"\n}',
  )
  const picture = page.getByRole('application', { name: 'Speed of the car' })
  await expect(picture).toBeVisible()
  const { width, height } = (await picture.boundingBox())!
  await picture.tap({ position: { x: width / 2, y: height / 2 } })
  await expect(page.locator('[data-card]')).toContainText('m/s')
  const ticks = (): Promise<string[]> => picture.locator('svg text').allTextContents()
  const whole = await ticks()
  await spread(page, picture, 80)
  await expect.poll(ticks).not.toEqual(whole)
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1)
  await spread(page, picture, -80)
  await expect.poll(ticks).toEqual(whole)
  const mark = page.getByRole('button', { name: 'Series Measured on the road' })
  await mark.tap()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  const [content, viewport] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content).toBeLessThanOrEqual(viewport!)
  for (const part of await page
    .getByRole('group', { name: 'Line plot Measured on the road' })
    .getByRole('button')
    .all()) {
    const box = (await part.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(viewport!)
  }
})
