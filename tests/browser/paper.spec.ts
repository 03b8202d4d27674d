/** A long worksheet as PDF, read back: order, page numbers, nothing cut. */
import { registry } from '@calcwright/blocks/schemas'
import type { WorksheetAnswer } from '@calcwright/contract'
import { Worksheet, toBase64 } from '@calcwright/document'
import { expect, test } from '@playwright/test'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createPdfRenderer } from '@calcwright/pdf/renderer'

const pageDir = join(import.meta.dirname, '../../apps/web/dist')
const WORDS = 'The beam carries the roof and the snow on it, in each of its spans, as the drawing shows.'

const text = (html: string) => ({ type: 'text', props: { html } })
const math = (latex: string, props: object = {}) => ({ type: 'math', props: { latex, ...props } })

const chapters = Array.from({ length: 12 }, (_, index) => index + 1)
const sum = Array.from({ length: 60 }, (_, index) => `${index + 100}`).join('+')

const sheet = Worksheet.create(registry, {
  name: 'Roof "A"',
  settings: { page_setup: { header_left: '{name}', paper: 'Letter' } },
  blocks: [
    { type: 'contents' },
    ...chapters.flatMap(chapter => [
      text(`<h1>Chapter ${chapter}</h1><p>${`${WORDS} `.repeat(6)}</p>`),
      ...Array.from({ length: 8 }, (_, line) => math(`x_{${chapter}00${line}}=`)),
    ]),
    math(`${sum}=`),
    { ...text('<p>Secret remark</p>'), unprinted: true },
    { type: 'page_break' },
    text('<p>The end</p>'),
  ],
})

function answerOf(worksheet: Worksheet): WorksheetAnswer {
  return {
    success: true,
    hash_string: 'hash',
    former_hashes: [],
    name: worksheet.name,
    rights_level: 1,
    author: 'Ann',
    need_paid_plan: false,
    version: 1,
    document: toBase64(worksheet.encode()),
    archive_string: '',
    settings: {},
    project_hash: null,
    path: [],
    archive_id: null,
    update_time: 0,
    application_version: '',
  }
}

interface Piece {
  readonly text: string
  readonly right: number
}

async function read(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages: { text: string; right: number; width: number; leadsTo: number[] }[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const leadsTo: number[] = []
    for (const { dest } of (await page.getAnnotations()) as { dest?: string | unknown[] }[]) {
      const place = typeof dest === 'string' ? await document.getDestination(dest) : dest
      if (place) leadsTo.push((await document.getPageIndex(place[0] as never)) + 1)
    }
    const pieces = items.flatMap((item): Piece[] =>
      'str' in item && item.str.trim() !== ''
        ? [{ text: item.str, right: (item.transform[4] as number) + item.width }]
        : [],
    )
    pages.push({
      text: pieces.map(piece => piece.text).join(' '),
      right: Math.max(...pieces.map(piece => piece.right)),
      width: page.view[2]!,
      leadsTo,
    })
  }
  const { info } = (await document.getMetadata()) as { info: Record<string, unknown> }
  return {
    pages,
    info,
    outline: (await document.getOutline()) ?? [],
    marks: (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null,
  }
}

test('a long worksheet is read back from its PDF', async () => {
  test.setTimeout(240_000)
  const renderer = createPdfRenderer({ pageDir })
  const bytes = await renderer.render({
    sources: [{ answer: answerOf(sheet), file: async () => null }],
    pages: true,
  })
  await renderer.close()
  const { pages, info, outline, marks } = await read(bytes)
  const count = pages.length
  expect(count).toBeGreaterThan(5)

  // Each page says its number and the name, and nothing reaches over its margin.
  for (const [index, page] of pages.entries()) {
    expect(page.text).toContain(`page ${index + 1} of ${count}`)
    expect(page.text).toContain('Roof "A"')
    expect(page.width).toBe(612)
    expect(page.right).toBeLessThan(612 - 40)
  }

  // Headings come in order, each on the page that the table of contents names.
  const whole = pages.map(page => page.text).join(' ')
  const pageOf = (chapter: number): number =>
    pages.findLastIndex(page => page.text.includes(`Chapter ${chapter} The`)) + 1
  const found = chapters.map(pageOf)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  for (const chapter of chapters)
    expect(pages[0]!.text).toMatch(new RegExp(`Chapter ${chapter} ${pageOf(chapter)}( |$)`))
  expect(pages[0]!.leadsTo).toEqual(found)
  expect(outline.map(entry => entry.title)).toEqual(chapters.map(chapter => `Chapter ${chapter}`))

  // The long sum is whole, what is not to be printed is not there, and the end has a page of its own.
  for (const part of sum.split('+')) expect(whole).toContain(part)
  expect(whole).not.toContain('Secret')
  expect(pages.at(-1)!.text).toMatch(/The end/)
  expect(pages.at(-1)!.text).not.toMatch(/159/)
  expect([info['Title'], info['Author']]).toEqual(['Roof "A"', 'Ann'])
  expect(marks?.get('Marked')).toBe(true)
})
