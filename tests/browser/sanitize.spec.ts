/** Cleaning HTML as pages do it: with the browser's own parser. */
import { join } from 'node:path'
import { type Page, expect } from '@playwright/test'
import * as fc from 'fast-check'
import { type Rollup, build } from 'vite'
import { CLEANED, PIECES, UNCHANGED } from '../../packages/blocks/src/text/rich/sanitize.cases.ts'
import { test } from './visitor-test.ts'

const SOURCE = join(import.meta.dirname, '../../packages/blocks/src/text/rich/sanitize.ts')

declare const cleaning: { sanitizeHtml(html: string): string }

// The script is built once: in one worker for all tests.
test.describe.configure({ mode: 'default' })

let script = ''

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: SOURCE, formats: ['iife'], name: 'cleaning' } },
  })
  script = (built as Rollup.RollupOutput[])[0]!.output[0].code
})

test.beforeEach(async ({ page }) => {
  await page.setContent('<p id="place"></p>')
  await page.addScriptTag({ content: script })
})

const clean = (page: Page, texts: readonly string[]): Promise<string[]> =>
  page.evaluate(given => given.map(html => cleaning.sanitizeHtml(html)), texts)

test('keeps what is allowed', async ({ page }) => {
  expect(await clean(page, UNCHANGED)).toEqual(UNCHANGED)
})

test('takes away what is not', async ({ page }) => {
  const cleaned = await clean(
    page,
    CLEANED.map(([, dirty]) => dirty),
  )
  expect(CLEANED.map(([name], index) => [name, cleaned[index]])).toEqual(
    CLEANED.map(([name, , result]) => [name, result]),
  )
})

test('is not misled by fields that have the names of properties', async ({ page }) => {
  const names = [
    'attributes',
    'childNodes',
    'firstChild',
    'localName',
    'nodeName',
    'nextSibling',
    'parentNode',
  ]
  const fields = names.map(name => `<input name="${name}">`).join('')
  expect(await clean(page, [`<form onclick="x()">${fields}<b onclick="x()">t</b></form>u`])).toEqual([
    '<b>t</b>u',
  ])
})

test('stays flat under a thousand nested tags', async ({ page }) => {
  const [result] = await clean(page, ['<div>'.repeat(1000)])
  expect(result!.match(/<div>/g)).toHaveLength(50)
})

test('what is drawn has allowed tags only, whatever comes', async ({ page }) => {
  const piece = fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 5 }))
  const texts = fc.sample(fc.array(piece, { maxLength: 25 }), 2000).map(parts => parts.join(''))
  const drawn = await page.evaluate(given => {
    const place = document.getElementById('place')!
    const found = new Set<string>()
    for (const html of given) {
      place.innerHTML = cleaning.sanitizeHtml(html)
      for (const element of place.querySelectorAll('*'))
        found.add([element.localName, ...element.getAttributeNames()].join(' '))
    }
    return [...found]
  }, texts)
  expect(drawn.length).toBeGreaterThan(5)
  for (const element of drawn)
    expect(element).toMatch(
      /^(a( href)?|b|br|em|h\d|hr|i|img|li|ol|p|strike|table|tbody|td|th|tr|u|ul)( style| src)*$/,
    )
})
