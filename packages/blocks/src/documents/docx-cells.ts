/** Cells of the tables of a Word file, and how their content looks. */
import type { Inline, Marks, Piece } from './model.ts'

/** The content of a cell, which ends with a paragraph. */
export const withEnd = (content: string): string =>
  content.endsWith('</w:p>') || content.endsWith('<w:p/>') ? content : `${content}<w:p/>`

export const cellXml = (content: string, columns: number, merge: string): string => {
  const span = columns > 1 ? `<w:gridSpan w:val="${columns}"/>` : ''
  return `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/>${span}${merge}</w:tcPr>${withEnd(content)}</w:tc>`
}

export const atRight = (piece: Piece): Piece =>
  piece.kind === 'paragraph' ? { ...piece, align: 'right' } : piece

/** A paragraph with further marks on its words. */
function withMarks(piece: Piece, marks: Marks): Piece {
  if (piece.kind !== 'paragraph') return piece
  const content = piece.content.map(part =>
    part.kind === 'text' ? { ...part, marks: { ...part.marks, ...marks } } : part,
  )
  return { ...piece, content }
}

export const inBold = (piece: Piece): Piece => withMarks(piece, { bold: true })

/** In pixels, where a table has many columns. */
const SMALL = 9

/** Formulas as words: they have no size of their own, and their ends would be cut in narrow columns. */
export const small = (piece: Piece): Piece =>
  withMarks(piece.kind === 'paragraph' ? { ...piece, content: piece.content.map(asText) } : piece, {
    size: SMALL,
  })

const asText = (part: Inline): Inline =>
  part.kind === 'math' ? { kind: 'text', text: part.text, marks: {} } : part
