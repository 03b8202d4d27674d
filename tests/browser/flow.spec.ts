/** Blocks with fields and children: choices, loops, programs, conditional assignment; all with the keyboard. */
import { EVERY_BROWSER, RARE } from '../full.ts'
import { type Page, expect } from '@playwright/test'
import { enterLine, expectResult, line, newWorksheet, openSheetOf, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

/** Expects a typed text in a field by its accessible name; the field with the caret may have no size. */
async function expectField(page: Page, number: number, label: string, text: string): Promise<void> {
  const name = text === '' ? label : `${label}: ${text}`
  await expect(line(page, number).getByRole('textbox', { name, exact: true })).toBeAttached()
}

test(
  'a choice is typed line by line; what was not chosen is greyed',
  { tag: EVERY_BROWSER },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'x=3', 'if x > 2', 'y=1', 'else', 'y=2', '', 'y+0=')
    await expect(line(page, 2).getByRole('group', { name: 'If', exact: true })).toBeVisible()
    await expect(line(page, 4).getByRole('group', { name: 'Else', exact: true })).toBeVisible()
    await expectResult(page, 6, '1')
    await expect(line(page, 5)).toHaveAttribute('data-skipped')
    await expect(line(page, 3)).not.toHaveAttribute('data-skipped')
    await test.step('the caret goes up to the test, and the other branch is chosen', async () => {
      // Keywords without fields are passed.
      for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
      await page.keyboard.press('Control+End')
      await page.keyboard.type('0')
      await expectField(page, 2, 'Test', 'x > 20')
      await expectResult(page, 6, '2')
      await expect(line(page, 3)).toHaveAttribute('data-skipped')
    })
    await test.step('undo brings the first back', async () => {
      await page.keyboard.press('Control+z')
      await expectResult(page, 6, '1')
    })
    await test.step('it folds', async () => {
      await page.getByRole('button', { name: 'Lines 3 to 5', expanded: true }).click()
      await expect(line(page, 3)).toHaveCount(0)
      await page.getByRole('button', { name: 'Lines 3 to 5', expanded: false }).click()
      await expect(line(page, 3)).toBeVisible()
    })
  },
)

test('words become their block, or a text, when the caret is put elsewhere', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'a=2', 'Loads on the beam', 'check a <= 3 // Deflection')
  await enterLine(page, 1)
  await expect(line(page, 3)).toContainText('OK')
  await expect(line(page, 3).getByRole('textbox', { name: 'Name of the check' })).toHaveValue('Deflection')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Forces at the support')
  await enterLine(page, 1)
  await expect(line(page, 2).getByText('Forces at the support')).toBeVisible()
  await expect(line(page, 2).getByRole('math')).toHaveCount(0)
})

test('a program has parameters and local variables', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'program f(x)', 'a=x^2', 'return a+1', '', 'f(3)+0=')
  await expectField(page, 1, 'Name', 'f(x)')
  await expect(line(page, 1)).toContainText('Local variables: a')
  // Its lines are counted apart from those of the worksheet.
  await expect(page.getByRole('group', { name: 'Line 2 in line 1', exact: true })).toBeVisible()
  await expectResult(page, 2, '10')
})

test('a line that ends in := { has branches', async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'x=2', 'z := {', '10', 'x>1', '20', 'z+0=')
  await expectField(page, 2, 'Expression 1', '10')
  await expectField(page, 2, 'Condition 1', 'x > 1')
  await expectResult(page, 3, '10')
  await page.getByRole('button', { name: 'Add a condition' }).click()
  await page.keyboard.type('30')
  await expectField(page, 2, 'Expression 2', '30')
  await page.getByRole('button', { name: 'Remove condition 2' }).click()
  await page.getByRole('button', { name: 'Remove condition 1' }).click()
  await expect(line(page, 2).getByRole('textbox', { name: 'Formula: z := 20', exact: true })).toBeAttached()
  await expectResult(page, 3, '20')
})

test('keywords stay where they mean something', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'c=2', 'a=1', 'purge a', 'if', '')
  await expectField(page, 3, 'Variables', 'a')
  await expect(line(page, 4).getByRole('group', { name: 'If', exact: true })).toBeVisible()
  await test.step('Backspace in the empty field of a block that is untouched makes a line of it', async () => {
    await page.keyboard.press('Backspace')
    await expect(line(page, 4).getByRole('group')).toHaveCount(0)
    await page.keyboard.type('7+0=')
    await expectResult(page, 4, '7')
  })
})

test('an else that is typed below its if belongs to it', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await typeLines(page, 'x=3', 'if x > 4', 'y=1', '', 'elseif x > 2', 'y=2', '', 'else', 'y=3', '', 'y+0=')
  await expect(line(page, 4).getByRole('group', { name: 'Else if', exact: true })).toBeVisible()
  await expect(line(page, 6).getByRole('group', { name: 'Else', exact: true })).toBeVisible()
  await expectResult(page, 8, '2')
  await expect(line(page, 7)).toHaveAttribute('data-skipped')
  await test.step('without an if it says so, and typing goes on below', async () => {
    await page.keyboard.press('Enter')
    await typeLines(page, 'else', 'S=5', 'S+0=')
    await expect(
      page.getByText('Statement is not within an If statement.  Block has been ignored.'),
    ).toBeVisible()
    await expectResult(page, 11, '5')
  })
})

test(
  'a word of a loop stays where it was typed, and says that no loop is there',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, 'break', '2+3=')
    await expect(line(page, 1).getByRole('group', { name: 'Break' })).toBeVisible()
    await expect(page.getByText('Statement is not within a loop.  Block has been ignored.')).toBeVisible()
    await expectResult(page, 2, '5')
  },
)

test('a misspelt name in a field is offered the one above; a name that is changed there is renamed below', async ({
  sheet: page,
}) => {
  await newWorksheet(page)
  await typeLines(page, 'width=4', 'if widht > 2', 'y=1', '', 'for', 'k', '0', '3', '1', 'q=k')
  await page.getByRole('button', { name: 'Use width' }).click()
  await expectField(page, 2, 'Test', 'width > 2')
  await line(page, 4).getByRole('textbox', { name: 'Iterator: k', exact: true }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('j')
  await line(page, 1).click({ position: { x: 90, y: 20 } })
  await line(page, 4).getByRole('button', { name: 'Yes' }).click()
  await expectField(page, 5, 'Formula', 'q := j')
})

test('what is found in fields is marked and replaced there', { tag: RARE }, async ({ sheet: page }) => {
  await openSheetOf(page, 'n := 3', 'for k from 0 to n + 1 {\ns := k + n\n}')
  await page.keyboard.press('Control+f')
  const bar = page.getByRole('search', { name: 'Find and replace' })
  await bar.getByRole('textbox', { name: 'Find', exact: true }).fill('n')
  await expect(bar.getByRole('status', { name: 'Matches' })).toHaveText('1 of 3')
  await bar.getByRole('textbox', { name: 'Replace with' }).fill('m')
  await bar.getByRole('button', { name: 'Replace all' }).click()
  await expect(bar.getByRole('status', { name: 'Replaced' })).toHaveText('3 replaced.')
  await expectField(page, 2, 'Final Value', 'm + 1')
  await expectField(page, 3, 'Formula', 's := k + m')
})

test(
  'keys that are typed while the fields are on their way reach the field they are meant for',
  { tag: RARE },
  async ({ page }) => {
    let arrive = (): void => {}
    const held = new Promise<void>(resolve => (arrive = resolve))
    await page.route(/\/assets\/(FieldsView|kit)-/, route => held.then(() => route.continue()))
    await newWorksheet(page)
    await typeLines(page, 'for', 'k', '1', '4', '1', 'q=k', '', 'q+0=')
    arrive()
    await expectField(page, 1, 'Iterator', 'k')
    await expectField(page, 1, 'Final Value', '4')
    await expectField(page, 2, 'Formula', 'q := k')
    await expectResult(page, 3, '3')
  },
)

test(
  'a Tab that is typed while a plot is on its way leads to the field it is meant for',
  { tag: RARE },
  async ({ page }) => {
    let arrive = (): void => {}
    const held = new Promise<void>(resolve => (arrive = resolve))
    await page.route(/\/assets\/parts-[\w-]{8}\.js/, route => held.then(() => route.continue()))
    await newWorksheet(page)
    await page.keyboard.type('plot')
    await page.keyboard.press('Enter')
    await page.keyboard.type('sin(t)')
    await page.keyboard.press('Tab')
    await page.keyboard.type('t')
    arrive()
    await expectField(page, 2, 'Function', 'sin(t)')
    await expectField(page, 2, 'Variable', 't')
  },
)

test('a line of a loop shows what it gave in each pass', async ({ sheet: page }) => {
  await openSheetOf(page, 'for k from 1 to 4 {\nq := k^2\n}', 'q + 0 =')
  // The caret may stand there already: then the textbox is the field's own, which has no size.
  await line(page, 2).getByText('q').first().click()
  await expect(line(page, 2).locator('calcwright-formula')).toBeVisible()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('+1')
  await page.getByRole('button', { name: 'First 3 passes' }).click()
  await expect(page.getByRole('list', { name: 'Passes' }).getByRole('listitem')).toHaveText([
    '12',
    '25',
    '310',
  ])
  await expectResult(page, 3, '10')
})
