import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  pageOfLink,
  type Piece,
  readGuideContents,
  readGuidePage,
  readMarkdown,
  type Words,
} from './index.ts'

const text = (words: string): Words => [{ kind: 'text', text: words }]

it.each<[title: string, lines: readonly string[], pieces: readonly Piece[]]>([
  ['a heading', ['## To the units'], [{ kind: 'heading', level: 2, words: text('To the units') }]],
  ['lines of one paragraph', ['one', 'two'], [{ kind: 'paragraph', words: text('one two') }]],
  [
    'a paragraph before a list',
    ['one', '- two', '- three'],
    [
      { kind: 'paragraph', words: text('one') },
      { kind: 'list', ordered: false, items: [text('two'), text('three')] },
    ],
  ],
  ['numbered steps', ['1. first', '2. second'], [{ kind: 'list', ordered: true, items: [text('first'), text('second')] }]],
  [
    'a table with a bar in code',
    ['| a | b |', '|---|---|', '| `x\\|y` | c |'],
    [{ kind: 'table', head: [text('a'), text('b')], rows: [[[{ kind: 'code', text: 'x|y' }], text('c')]] }],
  ],
  [
    'an example with and without results',
    ['```calc', 'a = 3 m', 'b =      → 4 m', '```'],
    [
      {
        kind: 'example',
        lines: [
          { source: 'a = 3 m', result: '' },
          { source: 'b =', result: '4 m' },
        ],
      },
    ],
  ],
  ['code', ['```sh', 'npm start', '', '# x', '```'], [{ kind: 'code', text: 'npm start\n\n# x' }]],
  ['a film', ['![A sheet](films/units.webp)'], [{ kind: 'film', name: 'units', text: 'A sheet' }]],
  ['a comment says nothing', ['<!-- words: a -->'], []],
  [
    'strong words, code and links',
    ['Press **F2** or `x`, see [Units](units.md).'],
    [
      {
        kind: 'paragraph',
        words: [
          ...text('Press '),
          { kind: 'strong', text: 'F2' },
          ...text(' or '),
          { kind: 'code', text: 'x' },
          ...text(', see '),
          { kind: 'link', text: 'Units', to: 'units.md' },
          ...text('.'),
        ],
      },
    ],
  ],
])('reads %s', (_, lines, pieces) => {
  expect(readMarkdown(lines.join('\n'))).toEqual(pieces)
}) // prettier-ignore

it('names the line of a fence without an end', () => {
  expect(() => readMarkdown('a\n\n```calc\nb')).toThrow('line 3')
})

it('refuses a page without its words', () => {
  expect(() => readGuidePage('x', '# Title\n\nText.')).toThrow('docs/guide/x.md')
})

describe('docs/guide', () => {
  const folder = new URL('../../../../docs/guide/', import.meta.url)
  const files = readdirSync(folder).filter(file => file.endsWith('.md') && file !== 'README.md')
  const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8')
  const pages = files.map(file => readGuidePage(file.slice(0, -3), read(file)))
  const contents = readGuideContents(read('README.md'))

  it('shows each film once', () => {
    const shown = pages.flatMap(({ pieces }) =>
      pieces.flatMap(piece => (piece.kind === 'film' ? [piece.name] : [])),
    )
    const films = shown.flatMap(name => [`${name}-end.webp`, `${name}.webp`])
    expect(films.toSorted()).toEqual(readdirSync(new URL('films/', folder)).toSorted())
  })

  it('has each page once in its contents, under its title', () => {
    expect(contents.flatMap(section => section.pages).toSorted()).toEqual(pages.map(({ name }) => name))
    for (const { name, title } of pages) expect(read('README.md')).toContain(`[${title}](${name}.md)`)
  })

  it.each(pages)('$name is short, and its links lead to pages', ({ pieces, summary }) => {
    const words = JSON.stringify(pieces)
    const targets = [...words.matchAll(/"to":"([^"]+)"/g)].map(([, to]) => to!)
    const missing = targets.filter(
      to => !to.startsWith('https://') && !files.includes(`${pageOfLink(to) ?? ''}.md`),
    )
    expect(missing).toEqual([])
    expect(summary.length).toBeLessThan(300)
    expect(words.length).toBeLessThan(9000)
  })
})
