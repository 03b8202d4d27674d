import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OLDEST_NAMES, newerThanOldest } from './oldest-browsers.ts'

test.each([
  ['const { promise } = Promise.withResolvers()', []],
  ['Map.groupBy(rows, row => row.kind); URL.parse(text)', []],
  ['Uint8Array.fromBase64(text)', ['chrome', 'firefox', 'safari']],
  ['RegExp.escape(word)', ['chrome', 'firefox', 'safari']],
  ['own.RegExp.escape(word)', []],
  ['Promise.try(act)', ['firefox', 'safari']],
  ['new Navigation()', ['firefox', 'safari']],
])('%s is newer than %j', (code, browsers) => {
  const found = newerThanOldest([['page.js', code]])
  expect(found.map(sentence => /which (\w+)/.exec(sentence)?.[1])).toEqual(browsers)
})

test.each(['README.md', 'apps/web/index.html', 'apps/web/embed.html'])(
  '%s names the oldest browsers',
  file => {
    expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toContain(OLDEST_NAMES)
  },
)
