import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { writeDocx } from './docx.ts'
import { writeHtml } from './html.ts'
import { escaped, unknownSigns } from './latex-signs.ts'
import { writeLatex } from './latex.ts'
import { writeMarkdown } from './markdown.ts'
import type { Piece } from './model.ts'

const OPTIONS = { folder: 'files', toPng: () => Promise.resolve(new Uint8Array([1])) }

const HEADING: Piece = { kind: 'heading', level: 1, content: [{ kind: 'text', text: 'Purlin', marks: {} }] }

it.each([writeLatex, writeHtml, writeMarkdown, writeDocx])(
  '%o writes a title once that is the first heading',
  async write => {
    const counted = async (title: string): Promise<number> => {
      const { content } = await write({ title, pieces: [HEADING] }, OPTIONS)
      const text = typeof content === 'string' ? content : strFromU8(unzipSync(content)['word/document.xml']!)
      return text.replaceAll(/<title>.*?<\/title>/g, '').split('Purlin').length - 1
    }
    expect([await counted('Purlin'), await counted('Purlin roof')]).toEqual([1, 2])
  },
)

it.each([
  ['a\u2002b', 'a\\enspace{}b'],
  ['∈ ↔ ″', "\\ensuremath{\\in} \\ensuremath{\\leftrightarrow} \\ensuremath{''}"],
  ['Балка прокатная 1', '\\cyrillic{Балка прокатная} 1'],
])('%s in LaTeX', (text, latex) => {
  expect(escaped(text)).toBe(latex)
})

it.each([
  ['漢 ž – “é” €', ['6F22']],
  ['😀x😀', ['1F600']],
  ['Балка', []],
])('of %s pdfLaTeX gets %j declared', (text, codes) => {
  const declared = unknownSigns(text).matchAll(/DeclareUnicodeCharacter\{(\w+)\}/g)
  expect([...declared].map(found => found[1])).toEqual(codes)
})
