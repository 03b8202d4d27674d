/** Typing and commands in a text before its editor has come. */
import { expect } from '@playwright/test'
import { RARE } from '../full.ts'
import { expectResult, line, newWorksheet, openNewWorksheet, typeLines } from './sheet.ts'
import { bar, pasteHtml, text } from './texts.ts'
import { test } from './visitor-test.ts'

test('what is typed before the field and the text editor have come is not lost', async ({ page }) => {
  let release = (): void => {}
  const held = new Promise<void>(resolve => (release = resolve))
  await page.route(/assets\/(field|RichEditor)-.*\.js/, route => held.then(() => route.continue()))
  await openNewWorksheet(page)
  await typeLines(page, '2+3=', '#Force is mass')
  release()
  await expect(text(page, 2)).toHaveText('Force is mass')
  await expect(bar(page)).toBeVisible()
  await expect(text(page, 2)).toHaveText('Force is mass')
  await expectResult(page, 1, '5')
})

test('a press on a notice leaves the caret in its line', { tag: RARE }, async ({ page }) => {
  await newWorksheet(page)
  await typeLines(page, 'q=2*zz', 'a=1')
  await line(page, 1).getByText('zz is not defined above.').click()
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await page.keyboard.type('a+0=')
  await expectResult(page, 3, '15')
})

test.describe('while the text editor is on its way', () => {
  let release = (): void => {}

  test.beforeEach(async ({ page }) => {
    const held = new Promise<void>(resolve => (release = resolve))
    await page.route(/assets\/RichEditor-.*\.js/, route => held.then(() => route.continue()))
    await newWorksheet(page)
    await typeLines(page, '#')
    await expect(line(page, 1).getByRole('textbox', { name: 'Text' })).toHaveAttribute('aria-busy')
  })

  test('keys that move, mark and erase do what they do later', { tag: RARE }, async ({ page }) => {
    await page.keyboard.type('loadd')
    for (const key of ['Backspace', 'Home', 'Delete']) await page.keyboard.press(key)
    await page.keyboard.type('L')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+b')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- item')
    release()
    await expect(line(page, 1).locator('p strong').first()).toHaveText('Load')
    await expect(line(page, 1).getByRole('listitem')).toHaveText('item')
  })

  test('letters that come without a key are kept, each at its place', { tag: RARE }, async ({ page }) => {
    await page.keyboard.type('prü')
    await page.keyboard.insertText('fen – größer')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Ω')
    release()
    await expect(line(page, 1).locator('p')).toHaveText(['prüfen – größer', 'Ω'])
  })

  test('all of it is replaced by what is typed after Ctrl-A', { tag: RARE }, async ({ page }) => {
    await page.keyboard.type('wrong')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('right')
    release()
    await expect(bar(page)).toBeVisible()
    await expect(text(page, 1)).toHaveText('right')
  })

  test(
    'a paste keeps its place, and keys after one that leaves the text go to the next line',
    { tag: RARE },
    async ({ page }) => {
      await page.keyboard.type('see ')
      await pasteHtml(page, '<b>this</b>')
      await page.keyboard.press('Home')
      await page.keyboard.press('Shift+Enter')
      await page.keyboard.type('2+3=')
      release()
      await expectResult(page, 1, '5')
      await expect(text(page, 2)).toHaveText('see this')
      await expect(line(page, 2).locator('strong')).toHaveText('this')
    },
  )

  test('keys of a further text reach that one', { tag: RARE }, async ({ page }) => {
    await page.keyboard.type('loads')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('2+3=')
    await page.keyboard.press('Enter')
    await page.keyboard.type('#moments')
    release()
    await expectResult(page, 2, '5')
    await expect(text(page, 1)).toHaveText('loads')
    await expect(text(page, 3)).toHaveText('moments')
  })
})
