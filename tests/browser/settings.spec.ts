import { type Locator, type Page, expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { expectAccessible } from './axe.ts'
import { expectResult, line, numberOf, openNewWorksheet, placeOf, save, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

const summary = (page: Page): Locator => page.getByRole('button', { name: /^Worksheet settings: / })

async function openSettings(page: Page): Promise<Locator> {
  await summary(page).click()
  const dialog = page.getByRole('dialog', { name: 'Worksheet settings' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function enter(field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await field.press('Enter')
}

/** The sheet beside the dialog is inert, so it is read by its looks. */
async function expectShown(page: Page, number: number, display: string): Promise<void> {
  const sheet = page.getByRole('group', { name: `Line ${number}`, exact: true, includeHidden: true })
  const result = sheet.getByRole('math', { name: `= ${display}`, exact: true, includeHidden: true })
  await expect(result).toBeVisible()
}

async function expectRefused(field: Locator, typed: string, message: string): Promise<void> {
  await expect(field).toHaveValue(typed)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(message)
}

// The next test starts without the settings of this one.
test.afterEach(({ sheet }) => sheet.goto('/about'))

test('degrees change the sine of 30 while the settings are open', async ({ sheet: page }) => {
  await openNewWorksheet(page)
  await typeLines(page, 'sin(30)=')
  await expectResult(page, 1, '-0.988032')
  const dialog = await openSettings(page)
  await dialog.getByRole('radio', { name: 'Degrees' }).check()
  await expectShown(page, 1, '0.5')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(summary(page)).toHaveText('deg · m kg s · decimals')
  await save(page)
  await page.reload()
  await expect(summary(page)).toHaveText('deg · m kg s · decimals')
  await expectResult(page, 1, '0.5')
})

test('numbers follow their settings', { tag: RARE }, async ({ sheet: page }) => {
  await openNewWorksheet(page)
  await typeLines(page, '1/3+0=', '1234567*2=')
  const dialog = await openSettings(page)
  await dialog.getByRole('textbox', { name: 'Significant digits' }).fill('3')
  await expectShown(page, 1, '0.333')
  await dialog.getByRole('textbox', { name: 'Significant digits' }).press('ArrowUp')
  await expectShown(page, 1, '0.3333')
  await dialog.getByRole('switch', { name: 'Thousands separators' }).check()
  await expectShown(page, 2, '2,469,134')
  await dialog.getByRole('radio', { name: 'Exact (1/3)' }).check()
  await expectShown(page, 1, '1/3')
  await dialog.getByRole('button', { name: 'Close' }).click()

  // A line has a form of its own, which the table of the settings shows and changes.
  await numberOf(page, 1).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Form of its numbers…' }).click()
  const form = page.getByRole('dialog', { name: 'Form of the numbers of this line' })
  await form.getByRole('combobox', { name: 'Numbers' }).selectOption('Decimal places')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Ok' }).click()
  await expectResult(page, 1, '0.33')
  await openSettings(page)
  await dialog.getByRole('combobox', { name: /^Digits of line 1: / }).selectOption('1')
  await expectShown(page, 1, '0.3')
  await dialog.getByRole('button', { name: /^Remove the form of line 1: / }).click()
  await expectShown(page, 1, '1/3')
})

test('lists are numbered from 1 or from 0', { tag: RARE }, async ({ sheet: page }) => {
  await openNewWorksheet(page)
  await typeLines(page, 'v=[7,8,9]', 'v[1]=')
  await expectResult(page, 2, '7')
  const dialog = await openSettings(page)
  await dialog.getByRole('radio', { name: '0', exact: true }).check()
  await expectShown(page, 2, '8')
})

test('complex answers can be left out', { tag: RARE }, async ({ sheet: page }) => {
  await openNewWorksheet(page)
  await typeLines(page, 'solve(x^2=-1,x)=')
  await expectResult(page, 1, '[i, -i]')
  const dialog = await openSettings(page)
  await dialog.getByRole('switch', { name: 'Complex answers' }).uncheck()
  await expectShown(page, 1, '[]')
})

test(
  'what cannot be a setting stays as typed, with the reason, and is not applied',
  { tag: RARE },
  async ({ sheet: page }) => {
    await openNewWorksheet(page)
    await typeLines(page, 'sqrt(2)+0=')
    await expectResult(page, 1, '1.41421')
    const dialog = await openSettings(page)

    const digits = dialog.getByRole('textbox', { name: 'Significant digits' })
    await digits.fill('15')
    await expectRefused(digits, '15', 'Invalid Entry: Please enter an integer from 1 to 14')

    const single = 'Unit settings should only be single units (m, N, Pa, etc), not combined units (m/s).'
    const length = dialog.getByRole('combobox', { name: 'Length' })
    await enter(length, 'm/s')
    await expectRefused(length, 'm/s', single)
    await enter(length, 'kg')
    await expectRefused(length, 'kg', 'kg is not a unit of length.')
    await length.press('Escape')
    await expect(length).toHaveValue('m')
    await expect(dialog).toBeVisible()

    const derived = dialog.getByRole('combobox', { name: 'Add a derived unit' })
    await enter(derived, 'N*m')
    await expectRefused(derived, 'N*m', single)
    await enter(derived, 'J')
    await expectRefused(derived, 'J', 'J is listed already.')

    const letter = dialog.getByRole('textbox', { name: 'Add a one-letter unit' })
    await enter(letter, 'cm')
    await expectRefused(
      letter,
      'cm',
      'Autocomplete settings should only be 1 letter units (m, N, s, etc), not longer units or combined units (cm, m/s).',
    )

    const date = dialog.getByRole('textbox', { name: 'Exchange rates of' })
    await enter(date, '2999-01-01')
    await expectRefused(date, '2999-01-01', 'A currency date cannot be later than today.')
    await enter(date, 'soon')
    await expectRefused(date, 'soon', 'A currency date is written yyyy-mm-dd, or 0 for today.')

    await expectShown(page, 1, '1.41421')
    await dialog.getByRole('button', { name: 'Restore defaults' }).click()
    await expect(digits).toHaveValue('6')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
  },
)

test('the presets choose the units of results', { tag: RARE }, async ({ sheet: page }) => {
  await openNewWorksheet(page)
  await typeLines(page, '4.4482216152605N*2=')
  const dialog = await openSettings(page)
  await dialog.getByRole('radio', { name: 'in lb s' }).check()
  await expectShown(page, 1, '2 lbf')
  await expect(dialog.getByRole('combobox', { name: 'Mass' })).toHaveValue('lb')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(summary(page)).toHaveText('rad · in lb s · decimals')
})

test(
  'own units are used when they are listed, the first of a kind before others',
  { tag: RARE },
  async ({ sheet: page }) => {
    await openNewWorksheet(page)
    await typeLines(page, 'F=5000N', 'F*2=', 'F/(2[mm])^2=')
    await expectResult(page, 2, '10 kN')
    const dialog = await openSettings(page)
    await enter(dialog.getByRole('combobox', { name: 'Add a derived unit' }), 'kN, MPa')
    await expectShown(page, 2, '10 kN')
    await expectShown(page, 3, '1250 MPa')
    await expect(dialog.getByRole('radio', { name: 'Own units' })).toBeChecked()
    await expect(dialog.getByText('kN is now used instead of N.')).toBeVisible()

    await dialog.getByRole('button', { name: 'N: not used. Use it instead of kN' }).press('Enter')
    await expectShown(page, 2, '10000 N')
    const listed = dialog.getByRole('group', { name: 'Derived units' })
    await expect(listed.getByRole('button', { name: 'Remove N', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectShown(page, 2, '10 kN')
    await expect(listed.getByRole('button', { name: 'Remove kN' })).toBeFocused()
  },
)

test(
  'a one-letter unit is recognised while typing once it is listed',
  { tag: RARE },
  async ({ sheet: page }) => {
    await openNewWorksheet(page)
    const dialog = await openSettings(page)
    await enter(dialog.getByRole('textbox', { name: 'Add a one-letter unit' }), 'K')
    await expect(dialog.getByRole('button', { name: 'Remove K' })).toBeVisible()
    await page.keyboard.press('Escape')
    await line(page, 1).click()
    await typeLines(page, '3K*2=')
    await expectResult(page, 1, '6 K')
  },
)

test(
  'money follows its currency, and a day without rates says so',
  { tag: RARE },
  async ({ sheet: page }) => {
    await openNewWorksheet(page)
    await typeLines(page, '10[EUR]*2=')
    await expectResult(page, 1, '20 EUR')
    const dialog = await openSettings(page)
    await dialog.getByRole('combobox', { name: 'Money in' }).selectOption('GBP')
    await expectShown(page, 1, '17.1635 GBP')
    const date = dialog.getByRole('textbox', { name: 'Exchange rates of' })
    await enter(date, '3/5/2024')
    await expect(date).toHaveValue('2024-03-05')
    await expect(
      dialog.getByText('Could not load rates for 2024-03-05: Calculating with current exchange rate'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Choose a day' }).press('Enter')
    await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(date).toHaveValue('2024-03-06')
    await dialog.getByRole('button', { name: 'Choose a day' }).click()
    await page.getByRole('button', { name: 'Current rates' }).click()
    await expect(date).toHaveValue('')
  },
)

test(
  'a sheet that calculates with money names the day of its rates in its footer',
  { tag: RARE },
  async ({ sheet: page }) => {
    await openNewWorksheet(page)
    const note = page
      .getByRole('region', { name: 'Sheet' })
      .getByRole('note', { name: 'Exchange rates', includeHidden: true })
    await typeLines(page, '2*3=')
    await expectResult(page, 1, '6')
    await expect(note).toBeHidden()
    await typeLines(page, '', '10[EUR]*2=')
    await expectResult(page, 2, '20 EUR')
    await expect(note).toHaveText(/^Calculated with the exchange rates of \d{4}-\d\d-\d\d\.$/)
    await expectAccessible(page, { within: '[role=note]' })
    await page.setViewportSize({ width: 390, height: 844 })
    const { x, width } = await placeOf(note)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1440, height: 900 })
    const dialog = await openSettings(page)
    await enter(dialog.getByRole('textbox', { name: 'Exchange rates of' }), '3/5/2024')
    await expect(note).toHaveText(
      /^Calculated with the exchange rates of \d{4}-\d\d-\d\d: there are none of 2024-03-05\.$/,
    )
    await page.keyboard.press('Escape')
    await numberOf(page, 2).click()
    await page.keyboard.press('Delete')
    await expect(note).toBeHidden()
  },
)

test(
  'the newest rates stand in for a day without any, in results and in the footer',
  { tag: RARE },
  async ({ sheet: page }) => {
    const rates = new Map([
      ['0', { date: '2026-10-02', eur: '0.9' }],
      ['2025-05-05', { date: '2025-05-05', eur: '0.8' }],
    ])
    await page.route('**/currency', route => {
      const found = rates.get((route.request().postDataJSON() as { date: string }).date)
      if (!found) return route.fulfill({ json: { success: false, message: 'none' } })
      const { date, eur } = found
      return route.fulfill({ json: { success: true, date, source: 'a test', data: { EUR: eur } } })
    })
    await openNewWorksheet(page)
    await typeLines(page, '18[EUR]=[USD]')
    await expectResult(page, 1, '20 USD')
    const note = page
      .getByRole('region', { name: 'Sheet' })
      .getByRole('note', { name: 'Exchange rates', includeHidden: true })
    const dialog = await openSettings(page)
    const day = dialog.getByRole('textbox', { name: 'Exchange rates of' })
    await enter(day, '2025-05-05')
    await expectShown(page, 1, '22.5 USD')
    await enter(day, '2025-05-06')
    await expectShown(page, 1, '20 USD')
    await expect(note).toHaveText(
      'Calculated with the exchange rates of 2026-10-02: there are none of 2025-05-06.',
    )
  },
)

test('each setting is a step of its own for undo', { tag: RARE }, async ({ sheet: page }) => {
  await openNewWorksheet(page)
  await typeLines(page, 'sin(30)=')
  await expectResult(page, 1, '-0.988032')
  const dialog = await openSettings(page)
  await dialog.getByRole('radio', { name: 'Degrees' }).check()
  await dialog.getByRole('textbox', { name: 'Significant digits' }).fill('4')
  await dialog.getByRole('switch', { name: 'Thousands separators' }).check()
  await expectShown(page, 1, '0.5')
  await page.keyboard.press('Control+z')
  await expect(dialog.getByRole('switch', { name: 'Thousands separators' })).not.toBeChecked()
  await expect(dialog.getByRole('textbox', { name: 'Significant digits' })).toHaveValue('4')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(summary(page)).toHaveText('deg · m kg s · decimals')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectResult(page, 1, '-0.988032')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expectResult(page, 1, '0.5')
})

test(
  'the keyboard opens the settings from the menu and comes back to it',
  { tag: RARE },
  async ({ sheet: page }) => {
    await openNewWorksheet(page)
    await typeLines(page, 'sin(30)=')
    const menu = page.getByRole('button', { name: 'Worksheet menu' })
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: 'Worksheet settings…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Worksheet settings' })
    await expect(dialog.getByRole('radio', { name: 'Radians' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expectShown(page, 1, '0.5')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(menu).toBeFocused()
  },
)

test('who may only read sees the settings and cannot change them', { tag: RARE }, async ({ page }) => {
  await openNewWorksheet(page)
  await typeLines(page, '2+2=')
  await save(page)
  await page.route('**/worksheet_commands', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), rights_level: 1 } })
  })
  await page.reload()
  await expectResult(page, 1, '4')
  const dialog = await openSettings(page)
  await expect(dialog).toContainText(
    'This document is view only: its settings can be read here, not changed.',
  )
  await expect(dialog.getByRole('radio', { name: 'Degrees' })).toBeDisabled()
  await expect(dialog.getByRole('textbox', { name: 'Significant digits' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Choose a day' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Restore defaults' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('settings that cannot be loaded say so and can be tried again', { tag: RARE }, async ({ page }) => {
  await openNewWorksheet(page)
  await page.route('**/settings-dialog*.js', route => route.abort())
  await summary(page).click()
  await expect(page.getByText('The settings could not be loaded.')).toBeVisible()
  await page.unroute('**/settings-dialog*.js')
  await openSettings(page)
})

test('axe finds nothing serious in the settings', { tag: RARE }, async ({ sheet: page }) => {
  await openNewWorksheet(page)
  const dialog = await openSettings(page)
  await enter(dialog.getByRole('combobox', { name: 'Add a derived unit' }), 'kN')
  await enter(dialog.getByRole('combobox', { name: 'Length' }), 'm/s')
  await dialog.getByRole('button', { name: 'Choose a day' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expectAccessible(page)
})

test('at 390 px the settings come from below and fit', { tag: RARE }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openNewWorksheet(page)
  const dialog = await openSettings(page)
  await expect(dialog).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('textbox', { name: 'Exchange rates of' }).scrollIntoViewIfNeeded()
  await expect(dialog.getByRole('button', { name: 'Choose a day' })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  expect(await dialog.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0)
})
