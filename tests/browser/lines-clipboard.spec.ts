/** Lines go through the clipboard, within and between worksheets and programs. */
import { EVERY_BROWSER, RARE } from '../full.ts'
import { type Page, expect } from '@playwright/test'
import { expectFormulas, formula, newSheet, numberOf } from './selections.ts'
import { expectField, expectResult, line, typeLines } from './sheet.ts'
import { test } from './visitor-test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test(
  'lines are copied into another worksheet with all they are, and as plain notation',
  { tag: EVERY_BROWSER },
  async ({ page, context }) => {
    await newSheet(page)
    await typeLines(page, 'a=1', 'b=2 kN', 'a*b=')
    await numberOf(page, 2).click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+c')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'indent {\n  b := 2 [kN]\n}\na*b =\n',
    )
    const other = await context.newPage()
    await newSheet(other)
    await other.keyboard.press('Control+v')
    await expect(other.getByRole('button', { name: 'Line 1', exact: true, expanded: true })).toBeVisible()
    await numberOf(other, 1).click()
    await expectFormulas(other, 'b := 2 [kN]', 'a*b =')
    await other.keyboard.press('Control+z')
    await expect(line(other, 2)).toHaveCount(0)
  },
)

test(
  'cut lines come back where they are pasted, with new results',
  { tag: EVERY_BROWSER },
  async ({ sheet: page }) => {
    await newSheet(page)
    await typeLines(page, 'a=1', 'a=7', 'a+1=')
    await numberOf(page, 2).click()
    await page.keyboard.press('Control+x')
    await expectResult(page, 2, '2')
    await numberOf(page, 1).click()
    await page.keyboard.press('Home')
    await page.keyboard.press('Control+v')
    await expect(formula(page, 2)).toHaveAccessibleName('Formula: a := 1')
    await expectResult(page, 3, '2')
    await page.keyboard.press('Control+z')
    await expect(line(page, 3)).toHaveCount(0)
  },
)

test(
  'formatted text from elsewhere becomes a text line, cleaned',
  { tag: EVERY_BROWSER },
  async ({ sheet: page }) => {
    await newSheet(page)
    await typeLines(page, 'a=1')
    await page.evaluate(async () => {
      const html = '<h2>Loads on the beam</h2><script>alert(1)</script><p onclick="x()">All in <b>kN</b></p>'
      const item = new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob(['Loads on the beam\nAll in kN'], { type: 'text/plain' }),
      })
      await navigator.clipboard.write([item])
    })
    await page.keyboard.press('Control+v')
    await expect(line(page, 2).getByRole('heading', { name: 'Loads on the beam' })).toBeVisible()
    await expect(line(page, 2)).toContainText('All in kN')
  },
)

/** Cells on the clipboard as spreadsheets write them. */
async function copyCells(page: Page, ...rows: readonly string[][]): Promise<void> {
  await page.evaluate(async rows => {
    const texts = {
      'text/html': `<table>${rows.map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
      'text/plain': rows.map(row => `${row.join('\t')}\r\n`).join(''),
    }
    const blobs = Object.entries(texts).map(([type, text]) => [type, new Blob([text], { type })] as const)
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  }, rows)
}

test('cells of a spreadsheet become a matrix, a list and a data table', async ({ sheet: page }) => {
  await newSheet(page)
  await page.keyboard.type('A:=')
  await copyCells(page, ['1', '2'], ['3', '4,5'])
  await page.keyboard.press('Control+v')
  await page.keyboard.press('Enter')
  await page.keyboard.type('v:=')
  await copyCells(page, ['1,5'], ['2'], ['3'])
  await page.keyboard.press('Control+v')
  await page.keyboard.press('Enter')
  await page.keyboard.type('det(A)+sum(v)=')
  await expectResult(page, 3, '5')
  await page.keyboard.press('Enter')
  await copyCells(page, ['Bolt', 'F [kN]'], ['M10', '1,5'], ['M12', '2'])
  await page.keyboard.press('Control+v')
  await expect(page.getByRole('gridcell', { name: 'M10' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('sum(F)=')
  await expectResult(page, 5, '3.5 kN')
})

test('formulas that come with HTML stay formulas', { tag: RARE }, async ({ sheet: page }) => {
  await newSheet(page)
  await page.evaluate(async () => {
    const item = new ClipboardItem({
      'text/html': new Blob(['<pre><code>F := 6 [N]<br>F/2 =</code></pre>'], { type: 'text/html' }),
      'text/plain': new Blob(['F := 6 [N]\nF/2 ='], { type: 'text/plain' }),
    })
    await navigator.clipboard.write([item])
  })
  await page.keyboard.press('Control+v')
  await expectResult(page, 2, '3 N')
})

test(
  'undo of a paste into an empty line brings the caret back to it',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newSheet(page)
    await typeLines(page, 'a=1', '')
    await expectField(page, 2)
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'b := 2\nc := 3')
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(paste)
    })
    await expectField(page, 3)
    await page.keyboard.press('Control+z')
    await expect(line(page, 3)).toHaveCount(0)
    await expectField(page, 2)
    await page.keyboard.press('Control+y')
    await expectField(page, 3)
  },
)

test(
  'prose of a plain text editor becomes text, the formulas among it stay formulas',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newSheet(page)
    await page.evaluate(() =>
      navigator.clipboard.writeText('The load is taken from EN 1991.\nF := 2 [kN]\n2*F ='),
    )
    await page.keyboard.press('Control+v')
    await expect(line(page, 1).getByRole('textbox', { name: 'Text' })).toHaveText(
      'The load is taken from EN 1991.',
    )
    await expectResult(page, 3, '4 kN')
  },
)

test(
  'units and tables of numbers are pasted as they would be typed',
  { tag: RARE },
  async ({ sheet: page }) => {
    await newSheet(page)
    await page.evaluate(() => navigator.clipboard.writeText('L = 4 m\nF = 5 kN\nF*L ='))
    await page.keyboard.press('Control+v')
    await expectResult(page, 3, '20 kN*m')
    await page.keyboard.press('Enter')
    await page.keyboard.type('A=')
    await page.evaluate(() => navigator.clipboard.writeText('1\t2\n3\t4'))
    await page.keyboard.press('Control+v')
    await page.keyboard.press('Enter')
    await page.keyboard.type('det(A)=')
    await expectResult(page, 5, '-2')
  },
)

test('pasted units are those that typing would read, beside variables of their names too', async ({
  sheet: page,
}) => {
  await newSheet(page)
  await page.evaluate(() =>
    navigator.clipboard.writeText('m = 75 kg\nT = 300 K\nx = 5 m/s\nx*T*2 =\ny = 2m ='),
  )
  await page.keyboard.press('Control+v')
  await expectResult(page, 4, '3000 m*K/s')
  await expectResult(page, 5, '150 kg')
  // The same at a line that is chosen, where the sheet takes what is pasted.
  await page.keyboard.press('Escape')
  await page.evaluate(() => navigator.clipboard.writeText('v = 9 m/s\nv ='))
  await page.keyboard.press('Control+v')
  await expectResult(page, 7, '9 m/s')
})
