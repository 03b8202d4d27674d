/** Earlier versions of a worksheet: made, viewed, compared, copied and restored. */
import { RARE } from '../full.ts'
import { expect } from '@playwright/test'
import { chooseWithin, enterLine, expectResult, line, newWorksheet, save, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

test('a revision is saved, compared with now, viewed and restored', async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, 'F := 3', '2F=')
  await expectResult(page, 2, '6')
  await save(page)
  const openList = async () => {
    await chooseWithin(page, 'Review', 'Revisions…')
    return page.getByRole('dialog', { name: /^Revisions of/ })
  }
  const list = await openList()
  await list.getByRole('button', { name: 'Save a revision…' }).click()
  await page.getByRole('textbox', { name: 'Name of the revision' }).fill('Issue A')
  await page.keyboard.press('Enter')
  await expect(list.getByText('Issue A')).toBeVisible()
  await list.getByRole('button', { name: 'Close', exact: true }).click()

  await enterLine(page, 1)
  await page.keyboard.press('End')
  await page.keyboard.type('0')
  await expectResult(page, 2, '60')
  await save(page)
  const again = await openList()
  await expect(again.getByRole('status')).toContainText('Changed since the newest revision')
  await again.getByRole('button', { name: 'Compare Issue A with now' }).click()
  const compared = page.getByRole('dialog', { name: 'Since Issue A' })
  await expect(compared.getByRole('status')).toHaveText('1 changed, 1 with another value')
  await expect(compared.getByRole('row', { name: /changed/ })).toContainText('F := 30')
  await compared.getByRole('button', { name: 'Restore line 1' }).click()
  await expect(compared.getByRole('row', { name: /changed/ })).toContainText('Restored')
  await compared.getByRole('button', { name: 'Close', exact: true }).click()
  await expectResult(page, 2, '6')
  await page.keyboard.press('ControlOrMeta+z')
  await expectResult(page, 2, '60')

  const sheetAddress = page.url()
  await (await openList()).getByRole('link', { name: 'View Issue A' }).click()
  await expectResult(page, 2, '6')
  await expect(page).toHaveURL(/\/revisions\//)
  await expect(line(page, 1).getByRole('textbox')).not.toBeAttached()
  const banner = page.getByRole('status').filter({ hasText: 'This is an earlier version' })
  await banner.getByRole('button', { name: 'Restore to revision' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('no revision is deleted')
  await question.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page).toHaveURL(sheetAddress)
  await expectResult(page, 2, '6')
  await expect(line(page, 1).getByRole('textbox')).toBeAttached()
})

test(
  'a restore in the open worksheet is one step of undo, and leaves all revisions',
  { tag: RARE },
  async ({ page }) => {
    await newWorksheet(page)
    await typeLines(page, 'F := 3', '2F=')
    await expectResult(page, 2, '6')
    await save(page)
    const openList = async () => {
      await chooseWithin(page, 'Review', 'Revisions…')
      return page.getByRole('dialog', { name: /^Revisions of/ })
    }
    const nameState = async (name: string) => {
      const list = await openList()
      await list.getByRole('button', { name: 'Save a revision…' }).click()
      await page.getByRole('textbox', { name: 'Name of the revision' }).fill(name)
      await page.keyboard.press('Enter')
      await expect(list.getByText(name)).toBeVisible()
      await list.getByRole('button', { name: 'Close', exact: true }).click()
    }
    await nameState('Issue A')
    await enterLine(page, 1)
    await page.keyboard.press('End')
    await page.keyboard.type('0')
    await expectResult(page, 2, '60')
    await nameState('Issue B')

    await (await openList()).getByRole('button', { name: 'Restore Issue A' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore', exact: true }).click()
    await expectResult(page, 2, '6')
    await page.keyboard.press('ControlOrMeta+z')
    await expectResult(page, 2, '60')
    await page.keyboard.press('ControlOrMeta+y')
    await expectResult(page, 2, '6')
    const list = await openList()
    await expect(list.getByText('Issue B')).toBeVisible()
  },
)
