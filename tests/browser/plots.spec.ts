/** Plots: writing, selecting and setting their series, the dialogs of axes, and who may do so. */
import { EVERY_BROWSER, RARE } from '../full.ts'
import { type Locator, type Page, expect } from '@playwright/test'
import { line, newWorksheet, openSheetOf, save } from './sheet.ts'
import { test } from './visitor-test.ts'

const picture = (page: Page): Locator => page.getByRole('application')
const mark = (page: Page, label: string): Locator => page.getByRole('button', { name: `Series ${label}` })
const toolbar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Plot toolbar' })
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name })

/** A line of points and a function, over the same axes. */
const SPEED = [
  't := [0, 1, 2, 3] [s]',
  'v := [0, 2, 4, 6] [m/s]',
  'plot "Speed" {',
  '  line v over t label "Measured"',
  '  function 3 [m/s] label "Limit"\n}',
  'a := 1',
]

async function choose(page: Page, button: string, choice: string): Promise<void> {
  await toolbar(page).getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('group', { name: button }).getByText(choice, { exact: true }).first().click()
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Ok' }).click()
}

test(
  'a function is plotted by its word, and its row is there while it is used',
  { tag: EVERY_BROWSER },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await page.keyboard.type('plot 2*z')
    await page.keyboard.press('Enter')
    // The typed series is complete: typing goes on below, and the picture stands alone.
    await expect(picture(page)).toBeVisible()
    await expect(page.getByText('Add another item')).toBeHidden()
    await picture(page).click({ position: { x: 300, y: 100 } })
    await expect(field(page, 'Variable: z')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(line(page, 2).getByRole('textbox', { name: 'Function' })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('+1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Formula', exact: true })).toBeFocused()
    await expect(picture(page)).toHaveAccessibleDescription(/least at −5, −9, greatest at 5, 11/)
    await page.keyboard.press('Control+z')
    await expect(picture(page)).toHaveAccessibleDescription(/least at −5, −10, greatest at 5, 10/)
  },
)

test('a plot without data says so, and its series why, below its sentence', async ({ sheet: page }) => {
  await openSheetOf(page, 'plot {\n  line 1, 2, 3 over 1, 2\n}')
  await expect(page.getByText('No data to plot. Setup a data source or check for errors.')).toBeVisible()
  await picture(page).press('Enter')
  const wrong = page.getByRole('alert').filter({ hasText: 'unequal lengths' })
  await expect(wrong).toBeVisible()
  const sentence = page.getByRole('group', { name: 'Line plot data_1' })
  expect((await wrong.boundingBox())!.x).toBe((await sentence.boundingBox())!.x)
})

test(
  'a new plot waits for its function, and makes way again for an empty line',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await page.keyboard.type('plot')
    await page.keyboard.press('Enter')
    const first = line(page, 2).getByRole('textbox', { name: 'Function' })
    await expect(first).toBeFocused()
    await expect(first).not.toHaveAttribute('aria-busy')
    await page.keyboard.press('Backspace')
    await expect(line(page, 1).getByRole('textbox', { name: 'Formula' })).toBeFocused()
    await expect(line(page, 2)).toBeHidden()
  },
)

test('series are selected, set, added and removed', { tag: RARE }, async ({ sheet: page }) => {
  await openSheetOf(page, ...SPEED)
  await expect(picture(page)).toBeVisible()
  await picture(page).press('ArrowDown')
  await mark(page, 'Measured').click()
  await expect(mark(page, 'Measured')).toHaveAttribute('aria-pressed', 'true')
  await choose(page, 'Line weight', '4')
  await choose(page, 'Colour', 'red')
  await choose(page, 'Type', 'Area plot')
  await expect(line(page, 4)).toContainText('area')
  await choose(page, 'Y axis', 'Secondary')
  await expect(page.getByRole('button', { name: 'Secondary Y axis' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Secondary Y axis' })).toBeHidden()

  await choose(page, 'Series', 'Limit')
  await expect(mark(page, 'Limit')).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(mark(page, 'Limit')).toBeHidden()
  await expect(mark(page, 'Measured')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(mark(page, 'Measured')).toHaveAttribute('aria-pressed', 'false')
  await expect(picture(page)).toBeFocused()

  await page.getByRole('button', { name: 'Add another item' }).click()
  await page.getByRole('menuitem', { name: 'Marker line' }).click()
  await expect(field(page, 'Value')).toBeFocused()
  await page.keyboard.type('5 m/s')
  await expect(line(page, 5)).toContainText('horizontal line at')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Formula', exact: true })).toBeFocused()
})

test('the keys alone go through a series, to its look and back', { tag: RARE }, async ({ sheet: page }) => {
  await openSheetOf(page, ...SPEED)
  await picture(page).press('Enter')
  const times = field(page, 'X data')
  await expect(times).toBeFocused()
  // At its start Tab would move another line in.
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Y data')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(mark(page, 'Measured')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(mark(page, 'Limit')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(picture(page)).toBeFocused()
})

test(
  'an axis is set in its dialog, in one step, and says at the field what does not fit',
  { tag: RARE },
  async ({ sheet: page }) => {
    await openSheetOf(page, ...SPEED)
    await expect(picture(page)).toBeVisible()
    await page.getByRole('button', { name: 'X axis' }).click()
    const dialog = page.getByRole('dialog', { name: 'X axis' })
    await expect(dialog.getByLabel('Label')).toBeFocused()
    await fill(page, { Units: 'kg' })
    await expect(dialog.getByText('kg does not fit the series on this axis, which are in s.')).toBeVisible()
    await fill(page, { Label: 'Time', Units: 'ms', Minimum: '1 [s]' })
    await expect(dialog).toBeHidden()
    await expect(picture(page).getByText('Time [ms]')).toBeVisible()
    await expect(picture(page)).toHaveAccessibleDescription(/x axis Time: 1.?000 to/)
    await page.getByRole('button', { name: 'Chart title' }).press('Enter')
    await fill(page, { Title: 'Run' })
    await expect(picture(page)).toHaveAccessibleName('Run')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(picture(page)).toHaveAccessibleName('Speed')
    await expect(picture(page).getByText('X axis [s]')).toBeVisible()
  },
)

test('a press in the legend hides a series, one on a line selects it, one beside them the plot', async ({
  sheet: page,
}) => {
  await openSheetOf(page, ...SPEED)
  const limit = page.getByRole('button', { name: 'Show Limit' })
  await limit.click()
  await expect(limit).toHaveAttribute('aria-pressed', 'false')
  await expect(picture(page)).toHaveAccessibleDescription(/Limit, function: no values/)
  await limit.click()
  await expect(limit).toHaveAttribute('aria-pressed', 'true')
  const press = async (x: number, y: number): Promise<void> => page.mouse.click(x, y)
  // The measured line goes from corner to corner.
  const axis = (name: string) => page.getByRole('figure').getByRole('button', { name, exact: true })
  const across = (await axis('X axis').boundingBox())!
  const up = (await axis('Y axis').boundingBox())!
  const at = (x: number, y: number) => press(across.x + x * across.width, up.y + (1 - y) * up.height)
  await at(0.25, 0.25)
  await expect(mark(page, 'Measured')).toHaveAttribute('aria-pressed', 'true')
  await at(0.5, 0.9)
  await expect(mark(page, 'Measured')).toHaveAttribute('aria-pressed', 'false')
  await expect(toolbar(page)).toBeVisible()
})

test(
  'what one does to a plot another sees, and each keeps the own selection',
  { tag: RARE },
  async ({ page }) => {
    await openSheetOf(page, ...SPEED)
    await expect(picture(page)).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(picture(other)).toBeVisible()
    await expect(page.getByRole('group', { name: /^Also here/ })).toBeVisible()
    await picture(other).press('ArrowDown')
    await mark(other, 'Limit').click()
    await picture(page).press('ArrowDown')
    await mark(page, 'Measured').click()
    await choose(page, 'Type', 'Scatter plot')
    await save(page)
    await expect(line(other, 4)).toContainText('scatter')
    await expect(mark(other, 'Limit')).toHaveAttribute('aria-pressed', 'true')
    await mark(other, 'Limit').press('Delete')
    await save(other)
    await expect(picture(page)).toHaveAccessibleDescription(/Measured, scatter plot: .* 6 m\/s\.$/)
    await expect(mark(page, 'Measured')).toHaveAttribute('aria-pressed', 'true')
  },
)

for (const [who, rights, tag] of [
  ['a reader', { rights_level: 1 }, undefined],
  ['a visitor of what nobody may change', { rights_level: 4, need_paid_plan: true }, RARE],
] as const)
  test(`${who} reads a plot, and sets nothing`, { tag }, async ({ page }) => {
    await page.route('**/worksheet_commands', async route => {
      const response = await route.fetch()
      const answer = (await response.json()) as object
      await route.fulfill({ response, json: 'document' in answer ? { ...answer, ...rights } : answer })
    })
    await openSheetOf(page, ...SPEED)
    await expect(picture(page)).toBeVisible()
    for (const name of ['X axis', 'Chart title', 'Add another item'])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(page.getByRole('separator', { name: 'Height of the plot' })).toHaveCount(0)
    await expect(picture(page).getByText('X axis')).toHaveCount(0)
    await picture(page).press('ArrowRight')
    await expect(page.getByRole('figure').getByRole('status')).toHaveText('0 s, 0 m/s, Measured')
    await page.getByRole('button', { name: 'Table of the data' }).click()
    await expect(page.getByRole('dialog', { name: 'Speed' })).toBeVisible()
  })
