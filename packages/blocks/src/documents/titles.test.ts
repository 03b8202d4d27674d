import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { writeDocx } from './docx.ts'
import { writeHtml } from './html.ts'
import { escaped, unknownSigns } from './latex-signs.ts'
import { writeLatex } from './latex.ts'
import { writeMarkdown } from './markdown.ts'
import type { Piece } from './model.ts'
import { documentOf } from './document.ts'
import { worksheetFromPlain } from '@calcwright/document'
import { registry } from '../schemas.ts'

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

const INPUT: Piece = {
  kind: 'input',
  pieces: [{ kind: 'formula', latex: 'F=3', values: [], text: 'F = 3', remark: 'load', number: '1' }],
}

it.each([
  [writeLatex, '{\\color[HTML]{1F4E8C}'],
  [writeHtml, '<div class="input">'],
  [writeDocx, '<w:shd w:val="clear" w:color="auto" w:fill="EEF3FA"/><w:tabs>'],
  [writeMarkdown, 'F=3'],
])('%o sets inputs apart', async (write, mark) => {
  const { content } = await write({ title: 'Purlin', pieces: [INPUT] }, OPTIONS)
  const text = typeof content === 'string' ? content : strFromU8(unzipSync(content)['word/document.xml']!)
  expect(text).toContain(mark)
  expect(text).toContain('load')
})

it.each([
  [false, ['formula', 'formula', 'formula']],
  [true, ['input', 'formula', 'input']],
])('inputs are lines of the form, %s: %j', async (mark_inputs, kinds) => {
  const worksheet = worksheetFromPlain(registry, '@input F := 3 [kN]\nG := 2*F\n@input H := 4 [kN]')
  worksheet.apply({ kind: 'setSettings', settings: { page_setup: { mark_inputs } } })
  const { pieces } = await documentOf(worksheet, new Map(), () => Promise.reject(new Error('no pictures')))
  expect(pieces.map(({ kind }) => kind)).toEqual(kinds)
})

it('says below a plot what a function draws, in its word once', async () => {
  const sheet = worksheetFromPlain(registry, 'plot x_min 0 x_max 1 {\n  2*x\n}')
  const document = await documentOf(sheet, new Map(), () => Promise.reject(new Error('none')))
  expect((await writeMarkdown(document, OPTIONS)).content).toContain('function: $2\\cdot x$, Variable: $x$')
})

it('prints an HTML file with its page', async () => {
  const sheet = worksheetFromPlain(registry, '1 + 1 =', 'Beam </style>')
  const page_setup = { paper: 'A4', orientation: 'across', header_left: '{name}', title_block: true }
  sheet.apply({ kind: 'setSettings', settings: { page_setup } })
  const document = await documentOf(sheet, new Map(), () => Promise.reject(new Error('none')))
  const text = String((await writeHtml(document)).content)
  expect(text).toContain('size: 297mm 210mm;')
  expect(text).toContain('"Beam <\\/style>"')
  expect(text.split('</style>')).toHaveLength(2)
})

it.each([
  ['normal', '<w:spacing w:after="120"/>', '', '<body>'],
  ['dense', '<w:spacing w:after="40"/>', '\\setlength{\\parskip}{1pt plus 1pt}', '<body class="dense">'],
])('%s lines in Word, LaTeX and HTML, with the title once below its revisions', async (density, inWord, inLatex, inHtml) => {
  const sheet = worksheetFromPlain(registry, '# {h1} Purlin\n1 + 1 =', 'Purlin')
  sheet.apply({ kind: 'setSettings', settings: { page_setup: { density, revision_table: true } } })
  const document = await documentOf(sheet, new Map(), () => Promise.reject(new Error('none')))
  const { content } = await writeDocx(document, OPTIONS)
  const parts = unzipSync(content as Uint8Array)
  expect(strFromU8(parts['word/styles.xml']!)).toContain(inWord)
  expect(strFromU8(parts['word/document.xml']!).split('Purlin')).toHaveLength(2)
  expect(String((await writeLatex(document, OPTIONS)).content)).toContain(inLatex)
  expect(String((await writeHtml(document)).content)).toContain(inHtml)
}) // prettier-ignore
