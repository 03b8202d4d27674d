import { embeddedItemAt, readEmbedOptions } from '@calcwright/contract'
import { expect, it } from 'vitest'
import { type EmbedChoice, DEFAULT_EMBED_CHOICE, embedCode } from './embed-code.ts'

const worksheet = { type: 'Worksheet', hash: 'abc', name: 'A "beam" & more.' } as const
const ORIGIN = 'https://calc.example.com'

it.each<[Partial<EmbedChoice>, string, number]>([
  [{}, '', 600],
  [{ height: 800 }, '', 800],
  [{ height: -1, typed: '450' }, '', 450],
  [{ height: -1, typed: ' 450 px' }, '', 450],
  [{ height: -1, typed: '' }, '', 600],
  [{ height: -1, typed: 'tall' }, '', 600],
  [{ height: -1, typed: '-5' }, '', 600],
  [{ height: -1, typed: '0' }, '', 600],
  [{ height: -1, typed: '5' }, '', 100],
  [{ height: -1, typed: '1e9' }, '', 600],
  [{ height: -1, typed: '999999' }, '', 20_000],
  [{ interaction: 1 }, '?interaction=1', 600],
  [{ interaction: 0, autosave: true, copy: false }, '?interaction=0&amp;autosave=1&amp;copy=0', 600],
])('%j is written as %s with the height %i', (change, search, height) => {
  const code = embedCode(worksheet, { ...DEFAULT_EMBED_CHOICE, ...change }, ORIGIN)
  expect(code.split('\n')).toEqual([
    `<iframe src="${ORIGIN}/embed/abc/A_%22beam%22_%26_more_${search}" title="A &quot;beam&quot; &amp; more." width="100%" height="${height}" style="border:0" loading="lazy" allow="clipboard-write; fullscreen"></iframe>`,
    `<script src="${ORIGIN}/embed.js" async></script>`,
  ])
  const address = new URL(/src="([^"]+)"/.exec(code)![1]!.replaceAll('&amp;', '&'))
  expect(embeddedItemAt(address.pathname)).toEqual({ type: 'Worksheet', hash: 'abc' })
  expect({ ...DEFAULT_EMBED_CHOICE, ...change }).toMatchObject(readEmbedOptions(address.searchParams))
})

it('a frame of a fixed height needs no script, and a project has an address of its own', () => {
  const code = embedCode(
    { type: 'Project', hash: 'p', name: '' },
    { ...DEFAULT_EMBED_CHOICE, follows: false },
    ORIGIN,
  )
  expect(code).toContain(`src="${ORIGIN}/embed/project/p"`)
  expect(code).not.toContain('script')
  expect(embeddedItemAt('/embed/project/p')).toEqual({ type: 'Project', hash: 'p' })
})

it.each([
  ['/worksheets/abc/Beam', { type: 'Worksheet', hash: 'abc' }],
  ['/inline_worksheets/abc', { type: 'Worksheet', hash: 'abc' }],
  ['/projects/abc', { type: 'Project', hash: 'abc' }],
  ['/archive/', null],
  ['/embed/', null],
  ['/embed/%ff', null],
])('%s is %j', (path, embedded) => {
  expect(embeddedItemAt(path)).toEqual(embedded)
})
