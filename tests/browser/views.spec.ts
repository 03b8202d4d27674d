/** The report, numbers and references: hidden lines go, controls are values, references follow and lead on. */
import { registry } from '@calcwright/blocks/schemas'
import { Worksheet, toBase64 } from '@calcwright/document'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { line, makeWorksheet } from './sheet.ts'
import { bar } from './texts.ts'

const text = (html: string) => ({ type: 'text', props: { html } })

const sheet = Worksheet.create(registry, {
  name: 'Views',
  settings: { page_setup: { number_headings: true } },
  blocks: [
    { type: 'slider', props: { name: 'F', value: 3, unit: 'kN' } },
    { type: 'math', props: { latex: 'G\\coloneq 1+(' }, hidden: true },
    { id: 'eq', type: 'math', props: { latex: 'H\\coloneq 2\\cdot F=' }, numbered: true },
    { type: 'plot', props: {}, caption: 'Bending' },
    text('<h1>Loads</h1><p>See <span data-target="eq"></span> and <span data-target="gone"></span></p>'),
    text('<p>Further</p>'),
  ],
})

test('a report hides what is marked, and references follow numbers', async ({ page }) => {
  const address = await makeWorksheet(page, { name: 'Views', document: toBase64(sheet.encode()) })
  await page.goto(address)
  await expect(line(page, 5)).toContainText('See (1) and Missing reference')
  await expect(line(page, 5).getByRole('heading')).toHaveText(/^1\s*Loads$/)
  await expect(line(page, 4)).toContainText('Figure\u00a01: Bending')

  await line(page, 6).click()
  await expect(bar(page)).toBeVisible()
  await page.keyboard.press('End')
  await page.keyboard.press('Alt+Shift+R')
  const dialog = page.getByRole('dialog', { name: 'Reference' })
  await dialog.getByRole('combobox').fill('bend')
  await page.keyboard.press('Enter')
  await expect(line(page, 6)).toContainText('FurtherFigure\u00a01')

  await page.keyboard.press('F8')
  await expect(page.getByText('Line 2 is hidden in this report and has an error')).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
  await expect(page.getByRole('math', { name: 'F = 3 kN' })).toBeVisible()
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  await page.keyboard.press('F8')
  await expect(page.getByRole('slider')).toBeVisible()

  await page.addInitScript(() => (window.print = () => {}))
  await page.goto(address.replace('/worksheets/', '/print/'))
  await expect(page.getByRole('heading', { name: 'Views', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expectAccessible(page, { all: true })
})
