import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { WorksheetAnswer } from '@calcwright/contract'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPdfRenderer } from './renderer.ts'
import { PdfFailure } from './render.ts'
import { createSeparateRenderer } from './separate-renderer.ts'

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

const source = {
  answer: { name: 'Beam', author: 'Ann', document: '' } as WorksheetAnswer,
  file: async () => null,
}

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
  return {
    context: async () => context,
    rest: vi.fn(),
    kill: vi.fn(async () => {}),
    /** Number of pages that were asked for what they show. */
    get asked() {
      return count
    },
  }
}

/** A browser that notes the addresses of its pages, each with its number. */
function browserWithNotes(notes: string[], broken = '') {
  let count = 0
  const newPage = async () => {
    const number = (count += 1)
    const go = async (address: string) => {
      const place = new URL(address).pathname.replace(/\w{40,}/, 'token')
      notes.push(`${number} ${place}`)
      if (place === broken) throw new Error('Target closed')
    }
    return {
      setDefaultTimeout() {},
      once() {},
      emulateMedia: async () => {},
      goto: go,
      waitForFunction: async () => {},
      evaluate: async (run: { readonly name: string }, to?: string) =>
        run.name === 'goTo' ? go(to!) : (['ready', ''] as const),
      pdf: async () => pdf,
      isClosed: () => false,
      close: async () => void notes.push(`${number} closed`),
    }
  }
  const context = { newPage } as unknown as BrowserContext
  return { context: async () => context, rest: vi.fn(), kill: vi.fn(async () => {}) }
}

it('prints each request in a page that has shown nothing of another', async () => {
  const notes: string[] = []
  const renderer = createPdfRenderer({ pageDir, browser: browserWithNotes(notes), keepsSpare: true })
  for (let time = 0; time < 2; time += 1) await renderer.render({ sources: [source] })
  await vi.waitFor(() => expect(notes).toHaveLength(6))
  expect(notes).toEqual([
    '1 /print/token',
    '1 closed',
    '2 /print/spare',
    '2 /print/token',
    '2 closed',
    '3 /print/spare',
  ])
  await renderer.close()
})

it('prints without a page that waits where none could be made', async () => {
  const notes: string[] = []
  const browser = browserWithNotes(notes, '/print/spare')
  const renderer = createPdfRenderer({ pageDir, browser, keepsSpare: true })
  for (let time = 0; time < 2; time += 1) await renderer.render({ sources: [source] })
  expect(notes.filter(note => note.endsWith('token'))).toEqual(['1 /print/token', '3 /print/token'])
  expect(browser.kill).not.toHaveBeenCalled()
  await renderer.close()
})

const ready = async () => ['ready', ''] as const
const dies = () => Promise.reject(new Error('Target closed'))
const hangs = () => new Promise<never>(() => {})
const refuses = async () => ['failed', 'There is no such worksheet.'] as const

it.each([
  ['prints', [ready], 'Beam', 0],
  ['dies once', [dies, ready], 'Beam', 1],
  ['hangs', [hangs, ready], 'The PDF takes too long to make. Print fewer worksheets at once, or look for a line that never ends.', 1], // prettier-ignore
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

it('ends what prints when nobody waits for it any more, and goes on with the others', async () => {
  const browser = browserThat(hangs, ready)
  const renderer = createPdfRenderer({ pageDir, browser })
  const [running, waiting] = [new AbortController(), new AbortController()]
  const all = Promise.allSettled([
    renderer.render({ sources: [source] }, running.signal),
    renderer.render({ sources: [source] }, waiting.signal),
    renderer.render({ sources: [source] }),
  ])
  await vi.waitFor(() => expect(browser.asked).toBe(1))
  waiting.abort('gone')
  running.abort('gone')
  expect(await all).toMatchObject([
    { status: 'rejected', reason: 'gone' },
    { status: 'rejected', reason: 'gone' },
    { status: 'fulfilled' },
  ])
  expect(browser.kill).toHaveBeenCalledTimes(1)
  await renderer.close()
})

it('gives a request no more time than it asks for', async () => {
  const renderer = createPdfRenderer({ pageDir, browser: browserThat(hangs) })
  await expect(renderer.render({ sources: [source], limit: 50 })).rejects.toThrow('takes too long')
  await renderer.close()
})

it('prints one after the other, and the failure of one costs no other', async () => {
  const browser = browserThat(dies, dies, ready)
  const renderer = createPdfRenderer({ pageDir, browser })
  const all = await Promise.allSettled([1, 2, 3].map(() => renderer.render({ sources: [source] })))
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  await renderer.close()
})

it('says from its own process too why there is no PDF', async () => {
  const renderer = createSeparateRenderer({ pageDir: '/nonexistent' })
  const both = [1, 2].map(() => renderer.render({ sources: [{ answer: source.answer, file: source.file }] }))
  for (const one of both) await expect(one).rejects.toThrow(new PdfFailure('The page is not built yet. Run npm run build, or npm start, which builds it.')) // prettier-ignore
  await renderer.close()
})

it('says that the page is not built', async () => {
  const renderer = createPdfRenderer({ pageDir: '/nonexistent', browser: browserThat(ready) })
  await expect(renderer.render({ sources: [source] })).rejects.toThrow('The page is not built yet.')
})
