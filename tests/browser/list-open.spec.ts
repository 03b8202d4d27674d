/** Opening worksheets from the list: in place, in the whole window, anew, and what the address does then. */
import { type Locator, expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { SERVER_ERROR, breakCall, row } from './lists.ts'
import { makeSheet } from './own-server.ts'
import { test } from './people-test.ts'
import { expectResult, line, save } from './sheet.ts'

test('a worksheet opens in the list, and Back closes it', async ({ visit }) => {
  const { page } = await visit('/active/', 'Beam', 'Pipe')
  await expect(page).toHaveTitle('Active worksheets · Calcwright')
  await row(page, 'Beam').getByRole('link', { name: 'Beam' }).click()
  // Keys from the click on are for the sheet, the palette's among them.
  await page.keyboard.type('2+3=')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('page setup')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/inline_worksheets\/\w+\/Beam$/)
  await expect(page).toHaveTitle('Beam · Calcwright')
  await expect(page.getByRole('dialog', { name: 'Page setup' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectResult(page, 1, '5')
  await page.goBack()
  await expect(page).toHaveURL(/\/active\/$/)
  await expect(page).toHaveTitle('Active worksheets · Calcwright')
  await expect(line(page, 1)).toBeHidden()
  await page.goForward()
  await expectResult(page, 1, '5')
  await page.getByRole('button', { name: 'Open in full window' }).click()
  await expect(page).toHaveURL(/\/worksheets\/\w+\/Beam$/)
  await page.getByRole('link', { name: 'All worksheets' }).click()
  await expect(page).toHaveURL(/\/active\/$/)
})

test('keys are for the row that was pressed last', { tag: RARE }, async ({ visit }) => {
  const { page } = await visit('/active/', 'Beam', 'Pipe')
  await row(page, 'Beam').getByRole('link', { name: 'Beam' }).click()
  await page.keyboard.type('1')
  await row(page, 'Pipe').getByRole('link', { name: 'Pipe' }).click()
  await page.keyboard.type('2+3=')
  await expect(page).toHaveURL(/\/inline_worksheets\/\w+\/Pipe$/)
  await expectResult(page, 1, '5')
})

test('a new worksheet opens with the caret in its first line, and F2 names it', async ({ visit }) => {
  const { page } = await visit('/active/', 'Beam')
  await page.getByRole('button', { name: 'New worksheet', exact: true }).click()
  const name = page.getByRole('textbox', { name: 'Worksheet name' })
  // Nothing is there yet that would take a key.
  await page.keyboard.type('2+3')
  await page.keyboard.press('F2')
  await page.keyboard.type('Column')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Column · Calcwright')
  await page.keyboard.type('=')
  await expectResult(page, 1, '5')
  // Undo is the sheet's: the name stays.
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  await expect(name).toHaveValue('Column')
  await page.keyboard.press('Control+y')
  await expectResult(page, 1, '5')
  await save(page)
  await page.reload()
  await expect(name).toHaveValue('Column')
  await expect(name).not.toBeFocused()
  await page.getByRole('link', { name: 'All worksheets' }).click()
  await row(page, 'Column').getByRole('link', { name: 'Column' }).click()
  await expectResult(page, 1, '5')
  await expect(name).not.toBeFocused()
})

test(
  'a refresh of an open worksheet goes back to its list, a link to it to the whole worksheet',
  { tag: RARE },
  async ({ visit }) => {
    const { page } = await visit('/my_docs/', 'Beam')
    await row(page, 'Beam').getByRole('link', { name: 'Beam' }).click()
    await expect(line(page, 1)).toBeVisible()
    const address = page.url()
    await page.reload()
    await expect(page).toHaveURL(/\/my_docs\/$/)
    await expect(row(page, 'Beam')).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(address)
    await expect(other).toHaveURL(/\/worksheets\/\w+\/Beam$/)
    await expect(line(other, 1)).toBeVisible()
  },
)

test(
  'who is not signed in is offered to, where a worksheet stays closed',
  { tag: RARE },
  async ({ visit, server }) => {
    const { page, hashes } = await visit('/active/', 'Beam')
    const address = `/worksheets/${hashes[0]}/Beam`
    const anonymous = await server.anonymous()
    await anonymous.goto(address)
    await expect(anonymous.getByRole('heading', { name: 'This worksheet cannot be opened' })).toBeVisible()
    await expect(anonymous.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/sign_in?${new URLSearchParams({ next: address })}`,
    )
    await page.goto('/worksheets/none/Beam')
    await expect(page.getByRole('heading', { name: 'This worksheet cannot be opened' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'All worksheets' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeHidden()
  },
)

test('a row opens in a new window', { tag: RARE }, async ({ visit }) => {
  const { page } = await visit('/active/', 'Beam')
  const opening = page.context().waitForEvent('page')
  await row(page, 'Beam').getByRole('link', { name: 'Open in a new window' }).click()
  await expect(await opening).toHaveURL(/\/worksheets\/\w+\/Beam$/)
})

test(
  'a worksheet that loads says so, and one that cannot be loaded says why',
  { tag: RARE },
  async ({ visit }) => {
    const { page, hashes } = await visit('/about', 'Beam')
    const answer = Promise.withResolvers<void>()
    await page.route('**/worksheet_commands', async route => {
      await answer.promise
      await route.fulfill({
        status: 403,
        json: { success: false, message: 'It is being repaired.' },
      })
    })
    await page.goto(`/worksheets/${hashes[0]}/Beam`)
    // The server may have drawn the sheet by now, which is shown in place of the words.
    await expect(page.getByText('Loading Worksheet...').or(line(page, 1))).toBeVisible()
    answer.resolve()
    await expect(page.getByRole('alert')).toHaveText('There was an error: It is being repaired.')
    await page.unroute('**/worksheet_commands')
    await breakCall(page, '/worksheet_commands')
    await page.reload()
    await expect(page.getByRole('alert')).toContainText(`There was an error: ${SERVER_ERROR}`)
    await page.unroute('**/worksheet_commands')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(line(page, 1)).toBeVisible()
  },
)

test('a worksheet that is open in the list is printed whole and alone', { tag: RARE }, async ({ visit }) => {
  const { page, person } = await visit('/about')
  await makeSheet(person, 'Beam', ...Array.from({ length: 40 }, (_, index) => `${index} + 1 =`))
  await page.goto('/active/')
  await row(page, 'Beam').getByRole('link', { name: 'Beam' }).click()
  await expectResult(page, 40, '40')
  const inList = await page.pdf({ format: 'A4' })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('row', { name: 'Beam' }).getByRole('link', { name: 'Beam' })).toBeHidden()
  await expect(page.getByRole('toolbar')).toBeHidden()
  await expectResult(page, 40, '40')
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'Open in full window' }).click()
  await expectResult(page, 40, '40')
  const inWindow = await page.pdf({ format: 'A4' })
  expect(pagesOf(inList)).toBe(2)
  expect(pagesOf(inWindow)).toBe(2)
})

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test('files of other programs become worksheets, one opens, several stay in the list', async ({ visit }) => {
  const { page } = await visit('/active/', 'Beam')
  const chooser = page.getByLabel('Worksheet file')
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  })
  await chooser.setInputFiles([file('Rod.cpd', "'Force -'F = 6kN\n"), file('Area.cpd', 'A = 2cm^2\n')])
  await expect(row(page, 'Rod')).toBeVisible()
  await expect(row(page, 'Area')).toBeVisible()
  await chooser.setInputFiles(file('Stress.cpd', 'σ = 6kN/2cm^2|MPa\n#sum\n'))
  await expect(page).toHaveTitle('Stress · Calcwright')
  await expectResult(page, 3, '30 MPa')
  await expect(page.getByText('Kept as a text: #sum has no counterpart here.')).toBeVisible()

  // The lines of one that is dropped on the open sheet, once its editor is there, go in, and one undo takes them back.
  const third = page.getByRole('group', { name: 'Line 3', exact: true, includeHidden: true })
  await expect(async () => {
    await dropOn(third, 'Pull.cpd', 'σ_2 = 4kN/2cm^2|MPa\n')
    await expect(page.getByText('Calcpad: 1 formula, 0 texts.')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await page.getByRole('radio', { name: 'Insert the lines here' }).check()
  await page.getByRole('button', { name: 'Ok' }).click()
  await expectResult(page, 2, '20 MPa')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectResult(page, 3, '30 MPa')
})

/** Drops a text file, which only scripts can. */
async function dropOn(place: Locator, file: string, content: string): Promise<void> {
  const dataTransfer = await place.page().evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text!], name!))
      return transfer
    },
    [file, content],
  )
  await place.dispatchEvent('drop', { dataTransfer })
}

test(
  'a file that is dropped on the list opens as a worksheet, another is refused by name',
  { tag: RARE },
  async ({ visit }) => {
    const { page } = await visit('/active/', 'Beam')
    const drop = (name: string, text: string) => dropOn(page.getByRole('main'), name, text)
    await drop('picture.gif', 'GIF89a')
    await expect(page.getByText('This is no worksheet of a program that is known')).toBeVisible()
    await drop('Rod.cpd', 'σ = 6kN/2cm^2|MPa\n')
    await expect(page).toHaveTitle('Rod · Calcwright')
    await expectResult(page, 2, '30 MPa')
  },
)
