/** Files that become blocks: data with its settings, and pictures. */
import { type Page, expect } from '@playwright/test'
import { expectSaved, line, newWorksheet, save } from './sheet.ts'
import { test } from './visitor-test.ts'

const CSV = Buffer.from('time [s];Force [kN]\n0,5;1,5\n1,0;2,5\n1,5;x\n')
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300"/></svg>',
)

/** Files for the chooser that a zone opens. */
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').last().setInputFiles({ name, mimeType, buffer })

test('a file of data becomes lists with units that formulas read', async ({ page }) => {
  await newWorksheet(page)
  await page.keyboard.type('csv')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('button', { name: 'Click here or drag a CSV or Excel file here' }),
  ).toBeVisible()
  await choose(page, 'tensile test.csv', 'text/csv', CSV)
  await expect(page.getByLabel('Delimiter')).toHaveValue(';')
  await expect(page.getByLabel('Decimal mark')).toHaveValue(',')
  await expect(page.getByLabel('Unit of Force')).toHaveValue('kN')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('3 rows. 1 cell holds no number and is a gap.')).toBeVisible()
  await line(page, 1).getByRole('group', { name: 'CSV and Excel data' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('max(TensileTest_Force)=')
  await expect(line(page, 2)).toContainText('TensileTest_Force has gaps')
  await save(page)
  await page.reload()
  await expect(line(page, 2)).toContainText('TensileTest_Force has gaps')
  await page.getByRole('button', { name: 'Update Import Settings' }).click()
  await page.getByLabel('Cells without a number').selectOption('zero')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('3 rows. 1 cell holds no number and is 0.')).toBeVisible()
  await expect(line(page, 2)).toContainText('2.5')
})

test('a picture is uploaded, sized by keys, described, and stays', async ({ page }) => {
  await newWorksheet(page)
  await page.keyboard.type('image')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Click here or drag an image here' })).toBeVisible()
  // Addresses inside the network of the server are no images.
  await page.getByLabel('Or the address of an image').fill('http://127.0.0.1/x.png')
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Only public addresses are fetched.')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await choose(page, 'beam.svg', 'image/svg+xml', SVG)
  const picture = page.locator('figure img')
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await page.locator('figure').hover()
  await page.getByRole('button', { name: 'Adjust Image' }).click()
  await page.getByLabel('Width in pixels').fill('200')
  await page.getByLabel('Caption').fill('The beam in the rig')
  await page.getByLabel('Alternative text').fill('A beam with a load')
  await page.getByRole('button', { name: 'Ok' }).click()
  const handle = page.getByRole('slider', { name: 'Width of the image' })
  await handle.focus()
  await page.keyboard.press('ArrowRight')
  await expect(handle).toHaveAttribute('aria-valuenow', '210')
  await expectSaved(page)
  await page.reload()
  await expect(page.getByRole('img', { name: 'A beam with a load' })).toHaveAttribute('src', /^blob:/)
  await expect(page.getByText('The beam in the rig')).toBeVisible()
})
