/** Pictures in texts: their bytes are beside the document, and pages show, copy and send them. */
import { RARE } from '../full.ts'
import { registry } from '@calcwright/blocks/schemas'
import { toBase64 } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'
import { type Locator, type Page, expect } from '@playwright/test'
import { expectSaved, line, makeWorksheet, save } from './sheet.ts'
import { newText, text } from './texts.ts'
import { test } from './visitor-test.ts'

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Pastes what another program, or the copy of a worksheet, has put on the clipboard. */
const paste = (page: Page, html: string): Promise<void> =>
  page.evaluate(content => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)

/** HTML that a copy of what is selected puts on the clipboard. */
const copied = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer()
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    )
    return clipboardData.getData('text/html')
  })

/** The browser has read and drawn the picture. */
async function expectDrawn(picture: Locator): Promise<void> {
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(1)
}

test(
  'a pasted picture shows at once, goes out when the network is back, and stays',
  { tag: RARE },
  async ({ page }) => {
    const problems: string[] = []
    page.on('console', message => message.type() === 'error' && problems.push(message.text()))
    await newText(page, 'Pump ')
    await save(page)
    await paste(page, '<p><img src="https://example.org/a.png" alt="from the web"></p>')
    await expect(page.getByText('An image from the web was left out')).toBeVisible()
    await page.route('**/files/*', route => route.abort())
    await paste(page, `<p><img src="${DOT}" alt="A dot"></p>`)
    const dot = line(page, 1).getByRole('img', { name: 'A dot' })
    await expectDrawn(dot)
    await page.keyboard.press('Control+z')
    await expect(dot).toHaveCount(0)
    await page.keyboard.press('Control+y')
    await expectDrawn(dot)
    await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Not saved')
    await page.unroute('**/files/*')
    await expectSaved(page)
    problems.splice(0)
    await page.reload()
    await expectDrawn(dot)
    // A copy takes the bytes along: a piece of a text, and whole lines.
    await text(page, 1).click()
    await page.keyboard.press('Control+a')
    await expect.poll(() => copied(page)).toContain(DOT)
    await page.keyboard.press('Control+Shift+A')
    await expect.poll(() => copied(page)).toContain('data-calcwright-blocks')
    const lines = await copied(page)
    expect(lines).toContain(DOT)
    await newText(page, '')
    await page.keyboard.press('Control+Shift+A')
    await paste(page, lines)
    await expectDrawn(dot)
    await save(page)
    await page.reload()
    await expectDrawn(dot)
    expect(problems).toEqual([])
  },
)

test(
  'two people see a pasted picture, and one of an older worksheet once',
  { tag: RARE },
  async ({ page }) => {
    const html = `<p>Old <img src="${DOT}" alt="Old dot"></p>`
    const sheet = Worksheet.create(registry, {
      blocks: [
        { type: 'text', version: 2, props: { html } },
        { type: 'text', props: { html: '<p>Here:</p>' } },
      ],
    })
    const address = await makeWorksheet(page, { name: 'Old', document: toBase64(sheet.encode()) })
    const other = await page.context().newPage()
    await Promise.all([page.goto(address), other.goto(address)])
    for (const one of [page, other]) {
      await expectDrawn(line(one, 1).getByRole('img', { name: 'Old dot' }))
      await expect(one.getByRole('group', { name: /^Also here/ })).toBeVisible()
    }
    await text(page, 2).click()
    await page.keyboard.press('Control+End')
    await paste(page, `<p><img src="${DOT}" alt="New dot"></p>`)
    for (const one of [page, other]) {
      await expectDrawn(line(one, 2).getByRole('img', { name: 'New dot' }))
      await expect(line(one, 1).getByRole('img')).toHaveCount(1)
    }
  },
)
