/** Text that refers to lines and shows values. */
import { RARE } from '../full.ts'
import { expect } from '@playwright/test'
import { enterLine, line, newWorksheet, save, typeLines } from './sheet.ts'
import { bar, button, text } from './texts.ts'
import { test } from './visitor-test.ts'

test(
  'a reference to a line follows it, goes there, and knows when it is gone',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'a:=2', 'a*3=', '#see ')
    await expect(bar(page)).toBeVisible()
    await button(page, 'Reference to a line').click()
    const dialog = page.getByRole('dialog', { name: 'Reference to a line' })
    await dialog.getByRole('textbox', { name: 'Line number' }).fill('9')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('No element found with this line number')
    await dialog.getByRole('textbox', { name: 'Line number' }).fill('2')
    await page.keyboard.press('Enter')
    await expect(text(page, 3)).toHaveText('see line 2')

    await enterLine(page, 1)
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(text(page, 4)).toHaveText('see line 3')
    await text(page, 4).getByRole('link', { name: 'line 3' }).click()

    await page.getByRole('button', { name: 'Select line 3' }).click()
    await page.keyboard.press('Delete')
    await expect(text(page, 3)).toHaveText('see deleted line')
    await page.keyboard.press('Control+z')
    await expect(text(page, 4)).toHaveText('see line 3')
  },
)

test('a value in the text follows the value and the name of its variable', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'load:=2 kN', '#The load: ')
  await expect(bar(page)).toBeVisible()
  await button(page, 'Show value of a variable').click()
  const dialog = page.getByRole('dialog', { name: 'Show Value of a Variable' })
  await dialog.getByRole('combobox', { name: 'Variable' }).fill('nothing')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('No valid variable name provided.')
  await dialog.getByRole('combobox', { name: 'Variable' }).fill('lo')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const value = text(page, 2).getByRole('math')
  await expect(value).toHaveAccessibleName(/^load = 2 kN$/)

  await enterLine(page, 1)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('load:=3 kN')
  await expect(value).toHaveAccessibleName(/^load = 3 kN$/)
  await page.keyboard.press('Home')
  for (let letter = 0; letter < 4; letter++) await page.keyboard.press('Delete')
  await page.keyboard.type('weight')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await line(page, 1).getByRole('button', { name: 'Yes' }).click()
  await expect(value).toHaveAccessibleName(/^weight = 3 kN$/)
})

test('a value in the text is shown in the unit that is asked for', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, 'load:=2 kN', '#The load: ')
  await expect(bar(page)).toBeVisible()
  await button(page, 'Show value of a variable').click()
  const dialog = page.getByRole('dialog', { name: 'Show Value of a Variable' })
  await dialog.getByRole('combobox', { name: 'Variable' }).fill('load')
  await dialog.getByLabel('Unit').fill('m')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('load cannot be shown in m.')
  await dialog.getByLabel('Unit').fill('N')
  await page.keyboard.press('Enter')
  const value = text(page, 2).getByRole('math')
  await expect(value).toHaveAccessibleName(/^load = 2000 N$/)
  await save(page)
  await page.reload()
  await expect(value).toHaveAccessibleName(/^load = 2000 N$/)
})
