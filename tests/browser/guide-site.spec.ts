/** The static site of the guide, as `npm run guide` writes it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { readGallerySheet } from '@calcwright/reference/gallery'
import { galleryHtml, pageNameOf } from '../../scripts/guide/gallery.ts'
import { sitePages } from '../../scripts/guide/site.ts'
import { RARE } from '../full.ts'
import { expectAccessible } from './axe.ts'

const source = join(import.meta.dirname, '../../docs/guide')
let site: string

test.beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'calcwright-guide-'))
  const texts = new Map(
    readdirSync(source)
      .filter(file => file.endsWith('.md'))
      .map(file => [file.slice(0, -3), readFileSync(join(source, file), 'utf8')]),
  )
  const sheet = readGallerySheet(
    'steel/member.calc.txt',
    '# {h1} A member\n# Its strength.\n# Source: a table.',
  )
  const html = galleryHtml(
    sheet,
    '<body><h1>x</h1><h2>A member</h2><h3>Inputs</h3></body>',
    'http://localhost',
  )
  const gallery = [{ sheet, name: pageNameOf(sheet), html }]
  for (const [file, text] of sitePages(texts, { gallery })) writeFileSync(join(site, file), text)
})

test.afterAll(() => rmSync(site, { recursive: true, force: true }))

test(
  'the site of the guide is accessible, on a phone as well, and finds pages',
  { tag: RARE },
  async ({ page }) => {
    for (const name of [
      'index',
      'units',
      'from-mathcad',
      'validation',
      'messages-reference',
      'gallery',
      'gallery-steel-member',
    ]) {
      await page.goto(pathToFileURL(join(site, `${name}.html`)).href)
      await expectAccessible(page)
      await page.setViewportSize({ width: 390, height: 844 })
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([name, wider]).toEqual([name, 0])
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    const search = page.getByRole('searchbox', { name: 'Search the guide' })
    await search.fill('°C difference')
    await expect(page.getByRole('link', { name: 'Calculate with units' }).first()).toBeVisible()
    await search.fill('no such words')
    await expect(page.getByRole('status')).toHaveText(/^Nothing found/)
    await search.fill('plot functions')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot functions and data')
  },
)
