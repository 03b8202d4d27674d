import { expect, test } from 'vitest'
import { writeHtml } from './html.ts'
import { writeLatex } from './latex.ts'
import { writeMarkdown } from './markdown.ts'
import type { DocumentWriter, Inline, Piece } from './model.ts'
import { withDecimalCommas } from './with-commas.ts'

const words = (text: string): Inline => ({ kind: 'text', text, marks: {} })

const cell = (text: string, header = false) => ({
  pieces: [{ kind: 'paragraph', content: [words(text)] } as const],
  header,
  columns: 1,
  rows: 1,
})

const PIECES: readonly Piece[] = [
  { kind: 'paragraph', content: [words('Rev 1.5, '), { kind: 'math', latex: 'F=2.5', text: 'F = 2.5' }] },
  {
    kind: 'formula',
    latex: '\\max\\left(1.5,2\\right)',
    values: ['1{,}234.5'],
    text: 'max(1.5, 2) = 1,234.5',
  },
  {
    kind: 'table',
    rows: [
      [cell('A 1.5', true), cell(' [mm] = 1.5*A', true)],
      [cell('M12.5, old'), cell('2.5 ± 0.1')],
    ],
  },
  { kind: 'note', tone: 'notice', text: 'It is 2.5 kN.' },
]

const written = async (write: DocumentWriter): Promise<string> => {
  const document = withDecimalCommas({ title: '', pieces: PIECES })
  const { content } = await write(document, { folder: '', toPng: () => Promise.reject(new Error('none')) })
  return String(content)
}

test.each([
  ['LaTeX', writeLatex, ['Rev 1.5', 'F=2{,}5', '\\left(1{,}5;2\\right) = 1\\,234{,}5', '1,5*A', '2,5', 'It is 2,5 kN.']],
  ['HTML', writeHtml, ['Rev 1.5', '<mn>2,5</mn>', '<mn>1,5</mn>', 'M12.5, old', '= 1,5*A', '2,5 ± 0,1', 'It is 2,5 kN.']],
  ['Markdown', writeMarkdown, ['Rev 1.5', 'F=2{,}5', '1\\,234{,}5', 'M12.5, old', '2,5 ± 0,1', 'It is 2,5 kN.']],
] as const)('%s has decimal commas where numbers are computed', async (_, write, parts) => {
  const text = await written(write)
  for (const part of parts) expect(text).toContain(part)
}) // prettier-ignore
