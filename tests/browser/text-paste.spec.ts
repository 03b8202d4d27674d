/** Content pasted into a text from another program or another text. */
import { RARE } from '../full.ts'
import { type Page, expect } from '@playwright/test'
import { line } from './sheet.ts'
import { newText, pasteHtml, text } from './texts.ts'
import { test } from './visitor-test.ts'

/** Pastes HTML as another program has written it: the clipboard of a page would tidy it first. */
async function pasteRaw(page: Page, html: string): Promise<void> {
  await page.evaluate(content => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  }, html)
}

test('pasted HTML keeps looks and structure, nothing else', async ({ sheet: page }) => {
  const content = await newText(page, '')
  await page.evaluate(() => {
    Object.assign(window, { broken: false })
  })
  await pasteHtml(
    page,
    `<h2 style="position:fixed;width:900px" onclick="broken=true" data-x="1">Load <b>cases</b></h2>
     <script>broken=true</script><img src="x" onerror="broken=true"><iframe src="https://example.org"></iframe>
     <p style="white-space:nowrap"><span style="color:red">red</span> <a href="javascript:broken=true">bad</a></p>
     <ul><li>dead</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>`,
  )
  await expect(content.locator('h2')).toHaveText('Load cases')
  await expect(content.locator('h2')).toHaveCSS('position', 'static')
  await expect(content.locator('strong')).toHaveText('cases')
  await expect(content.getByText('red', { exact: false }).last()).toHaveCSS('color', 'rgb(255, 0, 0)')
  await expect(content.locator('ul li')).toHaveText('dead')
  await expect(content.locator('td')).toHaveText('1')
  await expect(content.locator('script, iframe, [onclick], [data-x], a[href^=javascript]')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { broken: boolean }).broken)).toBe(false)
})

test(
  'centred text of another program stays centred while it is edited',
  { tag: RARE },
  async ({ sheet: page }) => {
    const content = await newText(page, '')
    await pasteHtml(
      page,
      '<center>A <b>title</b></center><div style="text-align:right"><p>right</p></div><p>left</p>',
    )
    await page.keyboard.type('!')
    await expect(content.locator('p', { hasText: 'A title' })).toHaveCSS('text-align', 'center')
    await expect(content.locator('p', { hasText: 'right' })).toHaveCSS('text-align', 'right')
    await expect(content.locator('p', { hasText: 'left!' })).toHaveCSS('text-align', 'start')
  },
)

test('a list of Word is a list, and lines of its source are none', async ({ sheet: page }) => {
  const item = (words: string): string =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp; </span>${words}<o:p></o:p></p>\n`
  const html = `<p class=MsoNormal>The beam\n  carries</p>\n${item('one')}${item('two')}`
  await newText(page, '')
  await pasteRaw(page, html)
  await expect(line(page, 1).getByRole('listitem')).toHaveText(['one', 'two'])
  await page.keyboard.press('Shift+Enter')
  await pasteRaw(page, html)
  for (const number of [1, 2]) {
    await expect(line(page, number).getByRole('listitem')).toHaveText(['one', 'two'])
    await expect(text(page, number).locator('p').first()).toHaveJSProperty('innerText', 'The beam carries')
  }
})

test('a gap in a copied piece of text is pasted with it', { tag: RARE }, async ({ sheet: page }) => {
  const content = await newText(page, 'A\tB  C')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('End')
  await page.keyboard.press('Control+v')
  await expect(content).toHaveJSProperty('textContent', 'A\tB  CA\tB  C')
})

test(
  'an empty line of another program is one line, at rest as with the caret',
  { tag: RARE },
  async ({ sheet: page }) => {
    const content = await newText(page, '')
    await pasteRaw(page, '<p>above</p><br><ul><li>point</li></ul><br class="Apple-interchange-newline">')
    await expect(content.locator('p')).toHaveText(['above', '', 'point'])
    const height = await line(page, 1).evaluate(group => group.clientHeight)
    await page.keyboard.press('ArrowDown')
    await expect(line(page, 2).getByRole('textbox', { name: 'Formula' })).toBeFocused()
    await expect(line(page, 1)).toHaveJSProperty('clientHeight', height)
  },
)

test(
  'lines of a coloured program keep their spaces, and two breaks are two lines',
  { tag: RARE },
  async ({ sheet: page }) => {
    const content = await newText(page, '')
    await pasteRaw(
      page,
      '<div style="white-space:pre"><div><b>if</b> a:</div><div><i>    </i><b>b</b></div></div><p><br><br></p>',
    )
    await expect(content.locator('p')).toHaveText(['if a:', '    b', ''], { useInnerText: true })
    await expect(content.locator('p').nth(1)).toHaveJSProperty('textContent', '    b')
    await expect(content.locator('p').last().locator('br')).toHaveCount(2)
    const height = await line(page, 1).evaluate(group => group.clientHeight)
    await page.keyboard.press('Shift+Enter')
    await expect(line(page, 2).getByRole('textbox', { name: 'Formula' })).toBeFocused()
    await expect(line(page, 1)).toHaveJSProperty('clientHeight', height)
  },
)

test(
  'empty lines of plain text stay, the last break only ends its line',
  { tag: RARE },
  async ({ sheet: page }) => {
    const content = await newText(page, '')
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'Hello,\r\n\r\nthe load\r\n')
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    await expect(content.locator('p')).toHaveText(['Hello,', '', 'the load'])
  },
)

test(
  'the arrow down leaves a table from each cell of its last row',
  { tag: RARE },
  async ({ sheet: page }) => {
    const content = await newText(page, '')
    await pasteRaw(page, '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>')
    await content.locator('td', { hasText: 'c' }).click()
    await page.keyboard.press('ArrowDown')
    await expect(line(page, 2).getByRole('textbox', { name: 'Formula' })).toBeFocused()
  },
)

test('a very long paste becomes several texts, with the caret behind it', async ({ sheet: page }) => {
  await newText(page)
  await page.keyboard.type('ab')
  const words = `${'one two three '.repeat(300)}\n`.repeat(15) + 'word '.repeat(5000)
  await page.evaluate(pasted => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, words)
  await expect(line(page, 6)).toBeAttached()
  await page.keyboard.type('END')
  const whole = async () =>
    (await page.locator('[data-block]').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')
  await expect.poll(whole).toMatch(/^1 abone two .* word END$/)
  expect((await whole()).match(/three/g)).toHaveLength(4500)
  expect((await whole()).match(/word/g)).toHaveLength(5000)
})
