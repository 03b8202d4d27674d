/**
 * `npm run pictures [-- folder]`: takes a picture of each worked sheet as it stands on its page of the site that
 * `npm run guide` has written, for previews of links, into the folder `pictures` of the site. A further
 * `npm run guide -- --site address` names them in the pages.
 */
import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumExecutable } from './chromium.ts'

const site = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist/guide'))
const target = join(site, 'pictures')

/** Size that previews of links have. */
const PREVIEW = { width: 1200, height: 630 }

mkdirSync(target, { recursive: true })
const files = readdirSync(site).filter(name => /^gallery-.*\.html$/.test(name))
const browser = await chromium.launch({
  executablePath: await chromiumExecutable(),
  args: [...chromiumArguments],
})
try {
  const page = await browser.newPage({ viewport: PREVIEW })
  for (const file of files) {
    await page.goto(pathToFileURL(join(site, file)).href)
    await page.addStyleTag({
      content:
        'header, nav, .place { display: none !important } .columns { display: block } main { zoom: 1.2 }',
    })
    await page.screenshot({ path: join(target, file.replace(/\.html$/, '.png')) })
  }
} finally {
  await browser.close()
}
console.log(`${files.length} pictures are in ${target}`)
