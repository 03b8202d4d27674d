/** The picture of a plot: what is read in it, looked at closer, announced, taken out and printed. */
import { RARE } from '../full.ts'
import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { openSheetOf } from './sheet.ts'
import { test } from './visitor-test.ts'

/** A straight line from 0 to 20 mm over 10 m, and one that stays at 8 mm. */
const SHEET = [
  'plot "Deflection" x_label "Place" x_min 0 [m] x_max 10 [m] y_min 0 [mm] y_max 20 [mm] y_units [mm] {',
  '  line [0 [mm], 20 [mm]] over [0 [m], 10 [m]] label "ramp"',
  '  line [8 [mm], 8 [mm]] over [0 [m], 10 [m]] label "level"',
  '}',
].join('\n')

async function openPlot(page: Page): Promise<Locator> {
  await openSheetOf(page, SHEET)
  const plot = page.getByRole('figure', { name: 'Deflection' })
  await expect(picture(plot).getByText('level')).toBeVisible()
  return plot
}

const picture = (plot: Locator): Locator => plot.getByRole('application')
const card = (plot: Locator): Locator => plot.locator('[data-card]')

/** A place by fractions of the axes, from their origin, in pixels of the page. */
async function placeIn(plot: Locator, x: number, y: number): Promise<[number, number]> {
  const across = (await plot.getByRole('button', { name: 'X axis', exact: true }).boundingBox())!
  const up = (await plot.getByRole('button', { name: 'Y axis', exact: true }).boundingBox())!
  return [across.x + x * across.width, up.y + (1 - y) * up.height]
}

/** The numbers of a text, in order. */
const numbersIn = (text: string): number[] => (text.match(/−?\d+(?:\.\d+)?/g) ?? []).map(one => Number(one.replace('−', '-'))) // prettier-ignore

async function drag(plot: Locator, from: [number, number], to: [number, number]): Promise<void> {
  const { mouse } = plot.page()
  await mouse.move(...(await placeIn(plot, ...from)))
  await mouse.down()
  await mouse.move(...(await placeIn(plot, ...to)), { steps: 4 })
  await mouse.up()
}

/** The numbers at the axes among all that is written. */
const tickTexts = (plot: Locator): Promise<string[]> => picture(plot).locator('svg text').allTextContents()

test('the pointer reads all series, a dragged box is a closer look', async ({ sheet: page }) => {
  const plot = await openPlot(page)
  await test.step('the values at the x of the pointer, with units', async () => {
    await page.mouse.move(...(await placeIn(plot, 0.3, 0.8)))
    await expect(card(plot)).toContainText(/m.*ramp.*mm.*level.*mm/s)
    const [x, ramp, level] = numbersIn(await card(plot).innerText())
    expect(x).toBeCloseTo(3, 1)
    expect(ramp).toBeCloseTo(6, 1)
    expect(level).toBe(8)
  })
  await test.step('beside the pointer and inside of the picture', async () => {
    for (const x of [0.02, 0.5, 0.98]) {
      const [left] = await placeIn(plot, x, 0.5)
      await page.mouse.move(...(await placeIn(plot, x, 0.5)))
      await expect(card(plot)).toBeVisible()
      const [box, whole] = [(await card(plot).boundingBox())!, (await picture(plot).boundingBox())!]
      expect(box.x > left || box.x + box.width < left).toBe(true)
      expect(box.x).toBeGreaterThanOrEqual(whole.x)
      expect(box.x + box.width).toBeLessThanOrEqual(whole.x + whole.width)
    }
  })
  await test.step('a box in both directions', async () => {
    const whole = await tickTexts(plot)
    await drag(plot, [0.2, 0.2], [0.4, 0.6])
    await expect.poll(() => tickTexts(plot)).toEqual(expect.arrayContaining(['2.4', '10']))
    for (const back of ['Escape', 'button', 'double click']) {
      if (back === 'Escape') {
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
      } else if (back === 'button') await plot.getByRole('button', { name: 'Back' }).click()
      else await page.mouse.dblclick(...(await placeIn(plot, 0.5, 0.5)))
      await expect.poll(() => tickTexts(plot), back).toEqual(whole)
      await drag(plot, [0.2, 0.2], [0.4, 0.6])
      await expect(plot.getByRole('button', { name: 'Back' })).toBeVisible()
    }
  })
})

test('keys walk along the points, and each is announced', { tag: RARE }, async ({ sheet: page }) => {
  const plot = await openPlot(page)
  const announced = plot.getByRole('status')
  await picture(plot).focus()
  for (const [key, text] of [
    ['ArrowRight', '0 m, 0 mm, ramp'],
    ['End', '10 m, 20 mm, ramp'],
    ['ArrowDown', '10 m, 8 mm, level'],
    ['ArrowLeft', '0 m, 8 mm, level'],
    ['ArrowUp', '0 m, 0 mm, ramp'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(announced, key).toHaveText(text)
  }
  await page.keyboard.press('Escape')
  await expect(card(plot)).toBeHidden()
  await expect(picture(plot)).toHaveAccessibleDescription(/Deflection.*Place: 0 to 10 m.*0 to 20 mm.*ramp.*greatest at 10 m, 20 mm/) // prettier-ignore
  await expectAccessible(page, { within: 'figure' })
})

test('the lower edge is moved by keys and by the mouse', { tag: RARE }, async ({ sheet: page }) => {
  const plot = await openPlot(page)
  const edge = plot.getByRole('separator', { name: 'Height of the plot' })
  const before = (await picture(plot).boundingBox())!.height
  await edge.press('ArrowDown')
  await expect(edge).toHaveAttribute('aria-valuenow', '310')
  await edge.press('PageUp')
  await expect(edge).toHaveAttribute('aria-valuenow', '210')
  const { x, y, width } = (await edge.boundingBox())!
  await page.mouse.move(x + width / 2, y + 6)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + 46, { steps: 3 })
  await page.mouse.up()
  await expect(edge).toHaveAttribute('aria-valuenow', '250')
  await expect.poll(async () => (await picture(plot).boundingBox())!.height).toBe(before - 50)
  await edge.press('Home')
  await expect(edge).toHaveAttribute('aria-valuenow', '150')
})

test('the numbers and the picture are taken out', { tag: RARE }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const plot = await openPlot(page)
  const choose = async (item: string): Promise<void> => {
    await plot.hover()
    await plot.getByRole('button', { name: 'Export the plot' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await test.step('a table', async () => {
    await plot.hover()
    await plot.getByRole('button', { name: 'Table of the data' }).click()
    const dialog = page.getByRole('dialog', { name: 'Deflection' })
    await expect(dialog.getByRole('columnheader')).toHaveText(['Place [m]', 'ramp [mm]', 'level [mm]'])
    await expect(dialog.getByRole('cell')).toHaveText(['0', '0', '8', '10', '20', '8'])
    await dialog.getByRole('button', { name: 'Copy' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('Place [m]\tramp [mm]\tlevel [mm]\n0\t0\t8\n10\t20\t8')
    await page.keyboard.press('Escape')
  })
  await test.step('a file of comma-separated values', async () => {
    const file = await downloaded(page, () => choose('Data as CSV'))
    expect(file.suggestedFilename()).toBe('Deflection.csv')
    expect(await readFile(await file.path(), 'utf8')).toBe(
      '\uFEFFPlace [m],ramp [mm],level [mm]\r\n0,0,8\r\n10,20,8\r\n',
    )
  })
  await test.step('a picture of the size that is asked for', async () => {
    await choose('Export as image')
    const dialog = page.getByRole('dialog', { name: 'Export as image' })
    await dialog.getByLabel('Height (px)').fill('20')
    await dialog.getByLabel('2×').check()
    const file = await downloaded(page, () => dialog.getByRole('button', { name: 'Create Image' }).click())
    await expect(page.getByText('Minimum Height of 100px imposed')).toBeVisible()
    const png = await readFile(await file.path())
    expect(png.toString('latin1', 1, 4)).toBe('PNG')
    // Width and height stand at the beginning of its first part.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1600, 200])
  })
  await test.step('a drawing, by keys', async () => {
    const button = plot.getByRole('button', { name: 'Export the plot' })
    await button.press('Enter')
    await page.getByRole('menuitem', { name: 'Export as image' }).press('Enter')
    await page.getByLabel('PNG').press('ArrowRight')
    const file = await downloaded(page, () => page.keyboard.press('Enter'))
    await expect(button).toBeFocused()
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^<svg width="800" height="600".*>ramp</s)
  })
  await test.step('a picture on the clipboard', async () => {
    await choose('Copy as picture')
    await expect(page.getByText('Copied as picture')).toBeVisible()
    const types = await page.evaluate(async () => (await navigator.clipboard.read()).map(item => item.types))
    expect(types).toEqual([['image/png']])
  })
})

const downloaded = async (page: Page, act: () => Promise<void>): Promise<Download> =>
  (await Promise.all([page.waitForEvent('download'), act()]))[0]

test('it follows the theme, and is black on white on paper', { tag: RARE }, async ({ page }) => {
  const plot = await openPlot(page)
  const ink = (): Promise<string | null> =>
    picture(plot).getByText('Deflection', { exact: true }).getAttribute('fill')
  const light = await ink()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ink).not.toBe(light)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(picture(plot)).toBeHidden()
  const paper = plot.locator('svg').filter({ hasText: 'Deflection', visible: true })
  await expect(paper.getByText('Deflection', { exact: true })).toHaveAttribute('fill', '#000000')
  await expect(paper.getByText('Y axis')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(picture(plot)).toBeVisible()
  await expect(plot.locator('svg').filter({ hasText: 'Deflection' })).toHaveCount(1)
})
