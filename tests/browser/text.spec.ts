/** Text between formulas: its looks, and how it is taken apart and together. */
import { EVERY_BROWSER, RARE } from '../full.ts'
import { type Page, expect } from '@playwright/test'
import { expectResult, expectSaved, line, newWorksheet, save, typeLines } from './sheet.ts'
import { bar, button, newText, text } from './texts.ts'
import { test } from './visitor-test.ts'

async function chooseIn(page: Page, menu: string, item: string): Promise<void> {
  await button(page, menu).click()
  await page
    .getByRole('menuitem', { name: item, exact: true })
    .or(page.getByRole('menuitemradio', { name: item, exact: true }))
    .or(page.getByRole('menuitemcheckbox', { name: item, exact: true }))
    .first()
    .click()
}

async function selectWord(page: Page, characters: number): Promise<void> {
  await page.keyboard.press('End')
  for (let step = 0; step < characters; step++) await page.keyboard.press('Shift+ArrowLeft')
}

/** The stored text survives leaving the line, saving and loading. */
async function reloaded(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse('**/worksheet_elements'), page.keyboard.press('Control+s')])
  await expectSaved(page)
  await page.reload()
  await expect(line(page, 1)).toBeVisible()
}

test(
  'marks are switched by keys and by buttons, which show how it stands',
  { tag: EVERY_BROWSER },
  async ({ sheet: page }) => {
    const content = await newText(page, 'plain ')
    const marks = [
      ['Bold', 'Control+b', 'strong'],
      ['Italic', 'Control+i', 'em'],
      ['Underline', 'Control+u', 'u'],
      ['Strike through', 'Control+Shift+5', 's'],
      ['Subscript', 'Control+,', 'sub'],
      ['Superscript', 'Control+.', 'sup'],
    ] as const
    for (const [name, keys, tag] of marks) {
      await page.keyboard.press(keys)
      await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.type(`${tag}0`)
      await expect(content.locator(tag)).toHaveText(`${tag}0`)
      await button(page, name).click()
      await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false')
    }
    await reloaded(page)
    // The text is shown as stored, or in its editor once the caret has come.
    for (const tag of ['strong', 'em', 'u', 'strike, s', 'sub', 'sup'])
      await expect(text(page, 1).locator(tag)).toHaveText(/0$/)
  },
)

test(
  'font, size, colours and their recent row, and clearing all of it',
  { tag: RARE },
  async ({ sheet: page }) => {
    const content = await newText(page, 'a beam')
    await selectWord(page, 4)
    await chooseIn(page, 'Font', 'Courier')
    await chooseIn(page, 'Size', 'Size 5')
    await chooseIn(page, 'Text colour', 'red')
    await chooseIn(page, 'Background colour', 'yellow')
    const styled = content.getByText('beam', { exact: true })
    await expect(styled).toHaveCSS('font-size', '24px')
    await expect(styled).toHaveCSS('font-family', /^"Courier New"/)
    await expect(styled).toHaveCSS('color', 'rgb(214, 37, 31)')
    await expect(styled).toHaveCSS('background-color', 'rgb(214, 184, 31)')
    await reloaded(page)
    await expect(text(page, 1).getByText('beam', { exact: true })).toHaveCSS('font-size', '24px')

    await text(page, 1).click()
    await page.keyboard.press('Control+a')
    await button(page, 'Clear formatting').click()
    await expect(content.getByText('a beam', { exact: true })).toHaveCSS('font-size', '15px')
  },
)

test(
  'the row of recent colours starts with seven and takes the last choice to its front',
  { tag: RARE },
  async ({ page }) => {
    await newText(page, 'word')
    await selectWord(page, 4)
    await button(page, 'Text colour').click()
    const recent = page.getByRole('menu', { name: 'Recent colours' }).getByRole('menuitem')
    const names = ['black', 'white', 'red', 'green', 'blue', 'yellow', 'magenta']
    await expect(recent).toHaveCount(7)
    for (const [index, name] of names.entries())
      await expect(recent.nth(index)).toHaveAccessibleName(new RegExp(name, 'i'))
    await recent.nth(4).click()
    await button(page, 'Text colour').click()
    await expect(recent.nth(0)).toHaveAccessibleName(/blue/i)
  },
)

test('headings, quotation and alignment belong to the paragraph', async ({ sheet: page }) => {
  const content = await newText(page, 'Title')
  for (const [style, tag] of [
    ['Heading 1', 'h1'],
    ['Heading 2', 'h2'],
    ['Heading 3', 'h3'],
    ['Quotation', 'blockquote'],
  ] as const) {
    await chooseIn(page, 'Paragraph style', style)
    await expect(content.locator(tag)).toHaveText('Title')
  }
  await chooseIn(page, 'Paragraph style', 'Normal')
  await expect(content.locator('blockquote')).toHaveCount(0)
  for (const [name, value] of [
    ['Centre', 'center'],
    ['Align right', 'right'],
    ['Align both sides', 'justify'],
    ['Align left', 'left'],
  ] as const) {
    await button(page, name).click()
    await expect(content.locator('p')).toHaveCSS('text-align', value)
  }
})

test('a dash and a number make lists, Tab nests', { tag: EVERY_BROWSER }, async ({ sheet: page }) => {
  const content = await newText(page)
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('inner')
  await expect(content.locator('ul ul li')).toHaveText('inner')
  await page.keyboard.press('Shift+Tab')
  await expect(content.locator('ul ul')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1. first')
  await expect(content.locator('ol li')).toHaveText('first')
  await expect(button(page, 'Numbered list')).toHaveAttribute('aria-pressed', 'true')
})

test('a link is made, refused, followed with Shift only, and removed', { tag: RARE }, async ({ page }) => {
  const content = await newText(page, 'see the norm')
  await selectWord(page, 4)
  await button(page, 'Link').click()
  const dialog = page.getByRole('dialog', { name: 'Link' })
  await dialog.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(
    'Please enter a web address (https://…) or an e-mail address (mailto:…)',
  )
  await dialog.getByRole('textbox', { name: 'Address' }).fill('example.org/en-1993')
  await page.keyboard.press('Enter')
  const link = content.getByRole('link', { name: 'norm' })
  await expect(link).toHaveAttribute('href', 'https://example.org/en-1993')

  await link.click()
  await expect(page.getByText('Hold Shift or Ctrl and click to open the link')).toBeVisible()
  await page.context().route('https://example.org/**', route => route.fulfill({ body: 'the norm' }))
  const opened = page.context().waitForEvent('page')
  await link.click({ modifiers: ['Shift'] })
  await expect.poll(async () => (await opened).url()).toBe('https://example.org/en-1993')
  await (await opened).close()

  await link.click()
  await button(page, 'Link').click()
  await dialog.getByRole('button', { name: 'Remove link' }).click()
  await expect(link).toHaveCount(0)
  await expect(content).toHaveText('see the norm')
})

test('Greek letters and symbols come to the caret', async ({ sheet: page }) => {
  const content = await newText(page, 'angle ')
  await chooseIn(page, 'Greek letters and symbols', 'alpha')
  await page.keyboard.type(' = 30')
  await expect(content).toHaveText('angle α = 30')
})

test('Shift-Enter and formula mode take a text apart; Backspace and Delete put texts together', async ({
  sheet: page,
}) => {
  await newText(page, 'before after')
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('2+3=')
  await expectResult(page, 2, '5')
  await expect(text(page, 1)).toHaveText('before')
  await expect(text(page, 3)).toHaveText('after')

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Backspace')
  await expect(text(page, 2)).toHaveText('after')
  await page.keyboard.press('Delete')
  await expect(text(page, 1).locator('p')).toHaveText(['before', ' after'])
  await expect(line(page, 2)).toBeHidden()
})

test(
  'the arrow down at the end of the last text goes to a formula below',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newText(page)
    await page.keyboard.type('Loads')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('2*3=')
    await expectResult(page, 2, '6')
    await page.keyboard.press('ArrowUp')
    await expect(text(page, 1)).toBeFocused()
  },
)

test('words typed as a formula become a text with Enter, and # a heading; one key takes each back', async ({
  sheet: page,
}) => {
  await newWorksheet(page)
  await page.keyboard.type('1. Loads on the beam')
  await page.keyboard.press('Enter')
  await expect(text(page, 1)).toHaveText('1. Loads on the beam')
  await page.keyboard.press('Backspace')
  await expect(line(page, 1).getByRole('textbox', { name: /^Formula/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(line(page, 2).getByRole('textbox', { name: 'Formula' })).toBeFocused()
  await expect(text(page, 1)).toBeHidden()
  await page.keyboard.type('## Bending')
  await expect(text(page, 2).locator('h2')).toHaveText('Bending')
  for (let step = 0; step < 7; step++) await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(text(page, 2).locator('h2')).toBeHidden()
})

test('Enter behind a title begins a formula, not a paragraph', { tag: RARE }, async ({ sheet: page }) => {
  await newWorksheet(page)
  await page.keyboard.type('# Column')
  await page.keyboard.press('Enter')
  await page.keyboard.type('2*3=')
  await expectResult(page, 2, '6')
  await expect(text(page, 1).locator('h1')).toHaveText('Column')
})

test('words begun below a text go on in it', { tag: RARE }, async ({ sheet: page }) => {
  await newText(page, 'First')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('#second')
  await expect(text(page, 1).locator('p')).toHaveText(['First', 'second'])
  await expect(line(page, 2)).toBeHidden()
})

test(
  'a key right after End meets the caret at the end, not all that was selected',
  { tag: RARE },
  async ({ sheet: page }) => {
    const content = await newText(page, 'one')
    await page.keyboard.press('Enter')
    await page.keyboard.type('two')
    await page.keyboard.press('Control+a')
    // Both at once: the second key is there before the page has told of the first.
    await Promise.all([page.keyboard.press('End'), page.keyboard.press('x')])
    await expect(content.locator('p')).toHaveText(['one', 'twox'])
    await page.keyboard.press('Control+a')
    await Promise.all([page.keyboard.press('ArrowLeft'), page.keyboard.press('Delete')])
    await expect(content.locator('p')).toHaveText(['ne', 'twox'])
  },
)

test(
  'Home right after the caret has come into a text goes to its start',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newWorksheet(page)
    await typeLines(page, '12345+67890=', '#one')
    const content = line(page, 2).getByRole('textbox', { name: 'Text' })
    await expect(content).toHaveText('one')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    await expect(content).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.type('x')
    await expect(content).toHaveText('xone')
  },
)

test('a break at the end of a text keeps its line at rest', { tag: RARE }, async ({ sheet: page }) => {
  await newText(page, 'one')
  await page.keyboard.press('Control+Enter')
  const height = await line(page, 1).evaluate(group => group.clientHeight)
  await page.keyboard.press('ArrowDown')
  await expect(line(page, 2).getByRole('textbox', { name: 'Formula' })).toBeFocused()
  await expect(line(page, 1)).toHaveJSProperty('clientHeight', height)
})

test('a text of two spaces is a formula again', { tag: RARE }, async ({ sheet: page }) => {
  await newText(page, '')
  // A space right behind the sign makes a heading.
  await page.keyboard.type('x')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('  ')
  await page.keyboard.type('4*5=')
  await expectResult(page, 1, '20')
})

test(
  'a changed link keeps the caret, and what is typed behind one is not part of it',
  { tag: RARE },
  async ({ sheet: page }) => {
    const content = await newText(page, 'see ')
    const address = page.getByRole('textbox', { name: 'Address' })
    await button(page, 'Link').click()
    await address.fill('http://')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Please enter a web address')
    await address.fill('iso.org')
    await page.keyboard.press('Enter')
    await expect(content).toBeFocused()
    await page.keyboard.type(', and')
    await expect(content.locator('a')).toHaveText('iso.org')
    await page.keyboard.press('Home')
    for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
    await button(page, 'Link').click()
    await address.fill('https://iec.ch')
    await page.keyboard.press('Enter')
    await expect(content).toBeFocused()
    await page.keyboard.type('X')
    await expect(content.locator('a[href="https://iec.ch"]')).toHaveText('isXo.org')
    await expect(content).toHaveText('see isXo.org, and')
  },
)

test(
  'a numbered list that is taken apart goes on with its numbers, without an empty item',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newText(page)
    await page.keyboard.type('1. one')
    await page.keyboard.press('Enter')
    await page.keyboard.type('two')
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+Enter')
    await expect(text(page, 1).getByRole('listitem')).toHaveText(['one'])
    await expect(text(page, 3).getByRole('listitem')).toHaveText(['two'])
    await expect(text(page, 3).locator('ol')).toHaveAttribute('start', '2')
  },
)

test('undo of a new paragraph brings the caret back to its place', { tag: RARE }, async ({ sheet: page }) => {
  const content = await newText(page, 'Alpha beta')
  await save(page)
  // A new page knows no earlier change that this one could be a part of.
  await page.reload()
  await content.click()
  await expect(bar(page)).toBeVisible()
  await page.keyboard.press('End')
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(content.locator('p')).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(content.locator('p')).toHaveCount(1)
  await page.keyboard.type('!')
  await expect(content).toHaveText('Alpha! beta')
})
