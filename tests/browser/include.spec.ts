import { type Page, expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { expectAccessible } from './axe.ts'
import { enterLine, expectResult, expectSaved, newWorksheet, save, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

/** A worksheet of this name with these lines, saved with its results; returns its address. */
async function source(page: Page, name: string, ...lines: readonly string[]): Promise<string> {
  await newWorksheet(page)
  await page.getByRole('textbox', { name: 'Worksheet name' }).fill(name)
  await page.keyboard.press('Enter')
  await enterLine(page, 1)
  await typeLines(page, ...lines, '1+1=')
  await expectResult(page, lines.length + 1, '2')
  await page.keyboard.press('Control+s')
  await expectSaved(page)
  return page.url()
}

/** Starts an include on the empty line that has the caret. */
async function startInclude(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Include')
  await page
    .getByRole('option', { name: /^Include/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Where do you want to include from?' })).toBeVisible()
}

async function include(page: Page, name: string, ...variables: readonly string[]): Promise<void> {
  await startInclude(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('button', { name }).first().click()
  for (const variable of variables)
    await dialog.getByRole('checkbox', { name: variable, exact: true }).check()
  await dialog.getByRole('button', { name: /^Include \d/ }).click()
  await expect(dialog).toBeHidden()
}

const block = (page: Page, name: string) => page.getByRole('group', { name: `Include from ${name}` })

test('a library is searched, shown and included by keys, under a name of its own', async ({
  sheet: page,
}) => {
  await newWorksheet(page)
  await startInclude(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('IPE')
  const found = dialog.getByRole('list', { name: 'Libraries' }).getByRole('button')
  await page.keyboard.press('ArrowDown')
  await expect(found.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.getByRole('searchbox', { name: /^Search the \d+ rows$/ }).fill('240')
  await expect(dialog.getByRole('rowheader', { name: '240', exact: true })).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'I section with its lengths and axes' })).toBeVisible()
  await expect(dialog.getByRole('table', { name: /^Columns of/ })).toContainText('root radius')
  await dialog.getByRole('textbox', { name: 'Name in this worksheet' }).fill('profile')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Enter')
  await typeLines(page, 'profile("240", h)=')
  await expectResult(page, 2, '240 mm')
})

test('values and functions of another worksheet are used with their units', async ({ page }) => {
  const address = await source(page, 'Beam loads', 'F=5kN', 'a=2m', 'g(x)=x*a', 'M(F)=g(F)')
  await newWorksheet(page)
  await include(page, 'Beam loads', 'F', 'M')
  const included = block(page, 'Beam loads')
  await expect(included.getByRole('listitem')).toHaveCount(3)
  await expect(included.getByRole('math', { name: 'F = 5 kN' })).toBeVisible()
  await expect(included.getByRole('link', { name: 'Beam loads' })).toHaveAttribute(
    'href',
    new RegExp(address.split('/')[4]!),
  )
  await page.keyboard.press('Enter')
  await typeLines(page, 'M(F)/2=')
  await expectResult(page, 2, '5 kN*m')
  await save(page)
  await page.reload()
  await expect(block(page, 'Beam loads').getByRole('math', { name: 'F = 5 kN' })).toBeVisible()
  await expectResult(page, 2, '5 kN*m')
})

test('newer values are noticed, and taken over on request', { tag: RARE }, async ({ page, context }) => {
  const address = await source(page, 'Changing loads', 'q=3', 'r=4')
  await newWorksheet(page)
  await include(page, 'Changing loads', 'q', 'r')
  await page.keyboard.press('Enter')
  await typeLines(page, 'q+r=')
  await expectResult(page, 2, '7')
  await save(page)
  const other = await context.newPage()
  await other.goto(address)
  await enterLine(other, 1)
  await other.keyboard.press('End')
  await other.keyboard.type('0')
  await enterLine(other, 2)
  await other.keyboard.press('Control+a')
  await other.keyboard.type('s=1')
  await other.keyboard.press('Enter')
  await other.keyboard.type('q+0=')
  await expectResult(other, 3, '30')
  await other.keyboard.press('Control+s')
  await expectSaved(other)
  await page.reload()
  const included = block(page, 'Changing loads')
  await expect(included.getByText('Newer values')).toBeVisible()
  await expectResult(page, 2, '7')
  await included.getByRole('button', { name: 'Refresh' }).click()
  await expect(included.getByRole('math', { name: 'q = 30' })).toBeVisible()
  await expect(included).toContainText('is not defined in Changing loads now')
  await expect(included.getByText('Newer values')).toBeHidden()
  await page.keyboard.press('Control+z')
  await expectResult(page, 2, '7')
})

test(
  'a source with another name has no newer values for that; nothing includes itself',
  { tag: RARE },
  async ({ page }) => {
    const address = await source(page, 'Early name', 'q=3')
    await newWorksheet(page)
    const own = page.url()
    await include(page, 'Early name', 'q')
    await save(page)
    await page.goto(address)
    await page.getByRole('textbox', { name: 'Worksheet name' }).fill('Late name')
    await page.keyboard.press('Enter')
    await save(page)
    await page.goto(own)
    const included = block(page, 'Early name')
    await expect(included.getByRole('link', { name: 'Late name' })).toBeVisible()
    await expect(included.getByText('Newer values')).toBeHidden()
    await included.getByRole('button', { name: 'Refresh' }).click()
    await expect(block(page, 'Late name')).toBeVisible()
    await block(page, 'Late name').getByRole('button', { name: 'Change' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('searchbox').fill(own)
    await dialog.getByRole('button', { name: 'The worksheet at this address' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('A worksheet cannot include itself.')
  },
)

test('what cannot be loaded is said in the picker and on the block', { tag: RARE }, async ({ page }) => {
  await source(page, 'Guarded loads', 'q=3')
  await newWorksheet(page)
  await include(page, 'Guarded loads', 'q')
  const answers: ((body: object) => object)[] = [
    () => ({ success: false, message: 'This worksheet does not exist, or it has not been shared with you.' }),
    body => ({ ...body, variables: 'nonsense' }),
    body => ({ ...body, variables: '[]' }),
  ]
  await page.route('**/worksheets/variable_list', async route => {
    const response = await route.fetch()
    const change = answers.shift() ?? (body => body)
    await route.fulfill({ json: change((await response.json()) as object) })
  })
  await block(page, 'Guarded loads').getByRole('button', { name: 'Refresh' }).click()
  await expect(block(page, 'Guarded loads').getByRole('alert')).toHaveText(
    'An Error occured while loading the variable data from the server.  Ensure you have read-level access to the source worksheet.',
  )
  const dialog = page.getByRole('dialog')
  await block(page, 'Guarded loads').getByRole('button', { name: 'Change' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Unable to Decode Variable List')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await block(page, 'Guarded loads').getByRole('button', { name: 'Change' }).click()
  await expect(dialog.getByRole('status')).toContainText('No Variables Were Found')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('searchbox').fill('http://localhost/worksheets/doesnotexist/x')
  await dialog.getByRole('button', { name: 'The worksheet at this address' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Unable to load variable list')
})

test(
  'the picker says what is left to choose, and shows no value that is too long',
  { tag: RARE },
  async ({ page }) => {
    await source(
      page,
      'Choice one',
      'k=[1,2,3]',
      `long=[${Array.from({ length: 120 }, (_, i) => i).join(',')}]`,
    )
    await source(page, 'Choice two', 'k=4')
    await newWorksheet(page)
    await startInclude(page)
    const dialog = page.getByRole('dialog')
    const search = dialog.getByRole('searchbox')
    await search.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('Please select a worksheet')
    await search.fill('Ch')
    await search.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(
      'Please enter a search phrase of at least 3 characters',
    )
    await search.fill('Choice o')
    await expect(dialog.getByRole('alert')).toBeHidden()
    await search.press('Enter')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Value too long to display' })).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Include', exact: true }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Please choose at least one variable to include')
    await dialog.getByRole('checkbox', { name: 'k', exact: true }).check()
    await expect(dialog.getByRole('alert')).toBeHidden()
    await dialog.getByRole('button', { name: 'Include 1 variable' }).click()
    await expect(block(page, 'Choice one')).toBeVisible()
  },
)

test('an include that is not chosen leaves an empty line', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  await startInclude(page)
  await expectAccessible(page, { within: '[role=dialog]' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.type('1+1=')
  await expectResult(page, 1, '2')
})
