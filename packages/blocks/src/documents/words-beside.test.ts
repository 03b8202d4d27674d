/** Remarks and clauses stand beside their formula where there is room, and below it elsewhere. */
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { writeDocx } from './docx.ts'
import { writeLatex } from './latex.ts'
import { longFormulaLines } from './long-formulas.ts'
import type { Cell, FormulaPiece, Inline, Piece } from './model.ts'

const OPTIONS = { folder: 'files', toPng: () => Promise.resolve(new Uint8Array([1])) }

const formula: FormulaPiece = {
  kind: 'formula',
  latex: 'f_{\\mathrm{y}}\\mathrel{:=} 235\\,{\\mathrm{MPa}}',
  values: [],
  text: 'f_y := 235 MPa',
  number: '6',
  remark: 'steel S235',
  clause: 'EN 1993-1-1, table 3.1',
}

const inRow = (count: number): Piece[] => [
  { kind: 'columns', columns: Array.from({ length: count }, () => [formula]) },
]

it.each([
  ['alone', [formula], false],
  ['two in a row', inRow(2), true],
  ['four in a row', inRow(4), true],
])('%s', async (_, pieces, isBelow) => {
  const latex = String((await writeLatex({ title: '', pieces }, OPTIONS)).content)
  expect(latex.includes('\\begin{flushright}\n{\\small steel S235}')).toBe(isBelow)
  expect(latex.includes('\\text{steel S235}')).toBe(!isBelow)
  const { content } = await writeDocx({ title: '', pieces }, OPTIONS)
  const xml = strFromU8(unzipSync(content as Uint8Array)['word/document.xml']!)
  expect(xml.includes('<w:br/><w:tab/>')).toBe(isBelow)
})

it.each([
  ['a step that fits', 'a+b', ['1+2', '3'], 1],
  ['a step that does not', 'a+b', [Array.from({ length: 30 }, () => '100').join('+'), '3000'], 5],
  ['a formula and a step, each with room', 'x'.repeat(50), ['y'.repeat(50), '3'], 3],
])('%s', (_, latex, values, count) => {
  expect(longFormulaLines({ kind: 'formula', latex, values, text: '' })?.length ?? 1).toBe(count)
})

it('heads of tables with many columns are as small as their cells', async () => {
  const head: Inline = { kind: 'math', latex: 'c_{10}', text: 'c_10' }
  const cell = (content: Inline): Cell => ({
    pieces: [{ kind: 'paragraph', content: [content] }],
    header: true,
    columns: 1,
    rows: 1,
  })
  const wordsOf = async (columns: number): Promise<string> => {
    const rows = [Array.from({ length: columns }, () => cell(head))]
    const { content } = await writeDocx({ title: '', pieces: [{ kind: 'table', rows }] }, OPTIONS)
    return strFromU8(unzipSync(content as Uint8Array)['word/document.xml']!)
  }
  expect(await wordsOf(3)).toContain('<m:oMath>')
  const many = await wordsOf(14)
  expect(many).not.toContain('<m:oMath>')
  expect(many).toContain('c_10')
})
