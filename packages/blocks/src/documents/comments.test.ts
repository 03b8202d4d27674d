import { Worksheet, worksheetFromPlain } from '@calcwright/document'
import { expect, it } from 'vitest'
import { registry } from '../schemas.ts'
import { commentNotes } from './comments.ts'
import type { CommentedThread } from './comments.ts'
import { documentOf } from './document.ts'
import { writeMarkdown } from './markdown.ts'

const LINES = `a := 1
@unprinted b := 2
@hidden c := 3
d := 4`

const NOON = 1_764_504_000

const comment = (by: string, body: string, more: Partial<CommentedThread['comments'][number]> = {}) => ({
  ...{ by, body, removed: false, suggestion: null, made_at: NOON },
  ...more,
})

/** A thread about the line with this number; 0 for one that is gone. */
const thread = (line: number, more: Partial<CommentedThread> = {}): CommentedThread => ({
  block: `line${line}`,
  ...{ quote: `line ${line}`, resolved_at: null, resolved_by: '' },
  comments: [comment('Ann', `about ${line}`)],
  ...more,
})

function sheetOf(lines: string) {
  const worksheet = worksheetFromPlain(registry, lines)
  const ids = new Map(worksheet.blocks().map(({ id }, at) => [`line${at + 1}`, id]))
  return { worksheet, placed: (one: CommentedThread) => ({ ...one, block: ids.get(one.block) ?? 'gone' }) }
}

const all = [
  thread(4, { comments: [comment('Ann', 'Why 4?'), comment('Bob', '', { suggestion: 'd := 5' })] }),
  thread(1, { resolved_at: NOON, resolved_by: 'Bob' }),
  thread(0),
  thread(2),
  thread(3),
  thread(4, { comments: [comment('Ann', '', { removed: true })] }),
]

it.each<['none' | 'open' | 'all', boolean, readonly string[]]>([
  ['none', false, []],
  ['open', false, ['C1 line 3: line 3', 'C2 line 4: line 4', 'C3 a line that is gone: line 0']],
  ['open', true, ['C1 line 4: line 4', 'C2 a line that is gone: line 0']],
  [
    'all',
    true,
    ['C1 line 1: line 1 (resolved by Bob)', 'C2 line 4: line 4', 'C3 a line that is gone: line 0'],
  ],
])('%s, in a report: %s', (comments, report, wanted) => {
  const { worksheet, placed } = sheetOf(LINES)
  const notes = commentNotes(worksheet, all.map(placed), { comments }, report)
  expect(notes.map(({ sign, about }) => `${sign} ${about}`.replaceAll('\u00a0', ' '))).toEqual(wanted)
})

async function exported(comments: 'none' | 'open'): Promise<string> {
  const { worksheet, placed } = sheetOf(LINES)
  const shown = Worksheet.load(registry, worksheet.encode())
  shown.apply({ kind: 'setSettings', settings: { page_setup: { comments, paper_view: 'work' } } })
  const document = await documentOf(shown, new Map(), () => Promise.reject(new Error('no pictures')), {
    comments: all.map(placed),
  })
  const { content } = await writeMarkdown(document, { toPng: () => Promise.reject(new Error()), folder: '' })
  return String(content)
}

it('stand at the end of a file, with signs at their lines', async () => {
  const text = await exported('open')
  expect(text).toContain('[C2]')
  expect(text).toContain('Bob, 2025-11-30')
  expect(text).toMatch(/Why 4\?[^]*proposes d := 5/)
  expect(text).not.toContain('about 2')
  expect(await exported('none')).not.toMatch(/C1|Ann/)
})
