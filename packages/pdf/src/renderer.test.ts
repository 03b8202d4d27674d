import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { WorksheetAnswer } from '@calcwright/contract'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPdfRenderer } from './renderer.ts'
import { PdfFailure } from './render.ts'

let pageDir: string
let pdf: Uint8Array
beforeAll(async () => {
  pageDir = mkdtempSync(join(tmpdir(), 'calcwright-pdf-'))
  writeFileSync(join(pageDir, 'index.html'), '<!doctype html>')
  const document = await PDFDocument.create()
  document.addPage()
  pdf = await document.save()
})
afterAll(() => rmSync(pageDir, { recursive: true }))

const source = { answer: { name: 'Beam', author: 'Ann' } as WorksheetAnswer, file: async () => null }

/** A browser whose pages do these things, one after the other; the last one again and again. */
function browserThat(...acts: (() => Promise<readonly [string, string]>)[]) {
  let count = 0
  const page = {
    setDefaultTimeout() {},
    once() {},
    emulateMedia: async () => {},
    goto: async () => {},
    waitForFunction: async () => {},
    evaluate: (_: unknown, mark?: string) =>
      mark === undefined ? acts[Math.min(count++, acts.length - 1)]!() : Promise.resolve(),
    pdf: async () => pdf,
    close: async () => {},
  }
  const context = { newPage: async () => page } as unknown as BrowserContext
  return { context: async () => context, rest: vi.fn(), kill: vi.fn(async () => {}) }
}

const ready = async () => ['ready', ''] as const
const dies = () => Promise.reject(new Error('Target closed'))
const hangs = () => new Promise<never>(() => {})
const refuses = async () => ['failed', 'There is no such worksheet.'] as const

it.each([
  ['prints', [ready], 'Beam', 0],
  ['dies once', [dies, ready], 'Beam', 1],
  ['hangs once', [hangs, ready], 'Beam', 1],
  ['dies each time', [dies], 'The PDF could not be made. Try again in a few minutes.', 2],
  ['shows no worksheet', [refuses], 'There is no such worksheet.', 0],
])('a browser that %s', async (_, acts, outcome, kills) => {
  const browser = browserThat(...acts)
  const renderer = createPdfRenderer({ pageDir, browser, limit: 1500 })
  const made = await renderer.render({ sources: [source] }).then(
    async bytes => (await PDFDocument.load(bytes)).getTitle(),
    (error: unknown) => (error instanceof PdfFailure ? error.message : error),
  )
  expect(made).toBe(outcome)
  expect(browser.kill).toHaveBeenCalledTimes(kills)
  await renderer.close()
})

it('prints one after the other, and the failure of one costs no other', async () => {
  const browser = browserThat(dies, dies, ready)
  const renderer = createPdfRenderer({ pageDir, browser })
  const all = await Promise.allSettled([1, 2, 3].map(() => renderer.render({ sources: [source] })))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  await renderer.close()
})

it('says that the page is not built', async () => {
  const renderer = createPdfRenderer({ pageDir: '/nonexistent', browser: browserThat(ready) })
  await expect(renderer.render({ sources: [source] })).rejects.toThrow('The page is not built yet.')
})
