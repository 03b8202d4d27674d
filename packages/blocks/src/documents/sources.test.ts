import { worksheetFromPlain } from '@calcwright/document'
import type { BlockResult } from '@calcwright/evaluator'
import { EMPTY_OUTCOME } from '@calcwright/evaluator'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { registry } from '../schemas.ts'
import { writeDocx } from './docx.ts'
import { writeHtml } from './html.ts'
import { writeLatex } from './latex.ts'
import { writeMarkdown } from './markdown.ts'
import type { DocumentWriter, Piece } from './model.ts'
import { withSigns } from './placed-pieces.ts'
import { sourceNotes } from './sources.ts'

it.each([
  ['x := IPE("300", I_y)', ['I sections IPE']],
  ['row P of HEA "200"\ny := IPE.h', ['Wide flanges HE A', 'I sections IPE']],
  ['x := IPE("300", I_y)\ny := IPE("200", I_y)', ['I sections IPE']],
  ['# IPE("300", I_y) is meant', []],
  ['x := 3', []],
  ['@unprinted x := IPE("300", I_y)', []],
  ['@hidden x := IPE("300", I_y)', ['I sections IPE']],
])('%s reads %j', async (text, titles) => {
  const { notes } = await sourceNotes(worksheetFromPlain(registry, text), () => undefined, false)
  expect(notes.map(note => note.split(':')[0])).toEqual(titles.length > 0 ? [expect.stringContaining(titles.join(', '))] : []) // prettier-ignore
})

it('names the properties that are read of a material, and no table of the sheet', async () => {
  const sheet = worksheetFromPlain(registry, 'x := S.E/IPE(2)')
  const sources = ['S.E', 'S.f_y'].map(name => ({ name, source: 'EN 1993-1-1, table 3.1' }))
  const result = { outcomes: [{ ...EMPTY_OUTCOME, sources }], defines: ['IPE'] } as unknown as BlockResult
  const { notes } = await sourceNotes(sheet, () => result, false)
  expect(notes).toEqual(['S.E, S.f_y: EN 1993-1-1, table 3.1'])
})

it.each([
  ['x := IPE("300", I_y)\ny := x\nz := thread("M14", s)*IPE("300", h)', [[1], [], [2, 1]]],
  ['@unprinted x := thread("M14", s)\ny := IPE("300", I_y)', [[], [1]]],
  ['z := IPE("300", h) + HEA("200", h)', [[1]]],
])('%s has the signs %j at its lines', async (text, expected) => {
  const sheet = worksheetFromPlain(registry, text)
  const { signs } = await sourceNotes(sheet, () => undefined, false)
  expect(sheet.blocks().map(({ id }) => signs.get(id) ?? [])).toEqual(expected)
})

const OPTIONS = { folder: 'files', toPng: () => Promise.resolve(new Uint8Array([1])) }

const written = async (write: DocumentWriter, pieces: readonly Piece[]): Promise<string> =>
  String((await write({ title: '', pieces }, OPTIONS)).content)

describe('the signs of the sources of a line', () => {
  const formula: Piece = { kind: 'formula', latex: 'x', values: [], text: 'x' }
  const words: Piece = { kind: 'paragraph', content: [{ kind: 'text', text: 'h = 3 mm', marks: {} }] }
  const note: Piece = { kind: 'note', tone: 'notice', text: 'Old' }

  it.each<[string, Piece[], number[], string]>([
    ['a formula', [words, formula], [2], '<span>[2]</span>'],
    ['one with a clause', [{ ...formula, clause: 'EN 1' }], [1, 3], '<span>EN 1\u2003[1]\u00a0[3]</span>'],
    ['words', [words, note], [1], '<p>h = 3 mm\u00a0[1]</p>'],
    ['a notice alone', [note], [1], '<p style="text-align: right">[1]</p>'],
  ])('stand at %s', async (_, pieces, numbers, html) => {
    withSigns(pieces, numbers)
    expect(await written(writeHtml, pieces)).toContain(html)
  })

  it('are in every format', async () => {
    const pieces = [formula]
    withSigns(pieces, [4])
    for (const write of [writeMarkdown, writeLatex, writeHtml])
      expect(await written(write, pieces)).toContain('[4]')
    const { content } = await writeDocx({ title: '', pieces }, OPTIONS)
    expect(strFromU8(unzipSync(content as Uint8Array)['word/document.xml']!)).toContain('[4]')
  })
})
