/** A document whose numbers have decimal commas. Texts that somebody wrote stay as they are. */
import {
  latexWithComma,
  plainWithComma,
  resultWithComma,
  sentenceWithComma,
} from '@calcwright/math/decimal-comma'
import { isNumberCell } from './model.ts'
import type { Cell, ExportDocument, Inline, MathInline, Piece, TextInline } from './model.ts'

export const withDecimalCommas = (document: ExportDocument): ExportDocument => ({
  ...document,
  pieces: document.pieces.map(pieceWithCommas),
})

const piecesWithCommas = (pieces: readonly Piece[]): Piece[] => pieces.map(pieceWithCommas)

function pieceWithCommas(piece: Piece): Piece {
  switch (piece.kind) {
    case 'formula':
      return {
        ...piece,
        latex: latexWithComma(piece.latex),
        values: piece.values.map(latexWithComma),
        text: resultWithComma(piece.text),
        ...(piece.verdict && { verdict: piece.verdict.map(verdictWithCommas) }),
      }
    case 'heading':
    case 'paragraph':
      return { ...piece, content: piece.content.map(inlineWithCommas) }
    case 'list':
      return { ...piece, items: piece.items.map(piecesWithCommas) }
    case 'table':
      return { ...piece, rows: piece.rows.map(row => row.map(cellWithCommas)) }
    case 'columns':
      return { ...piece, columns: piece.columns.map(piecesWithCommas) }
    case 'group':
      return { ...piece, head: piece.head.map(inlineWithCommas), pieces: piecesWithCommas(piece.pieces) }
    case 'quote':
    case 'inactive':
    case 'input':
      return { ...piece, pieces: piecesWithCommas(piece.pieces) }
    case 'note':
      return { ...piece, text: sentenceWithComma(piece.text) }
    case 'figure':
      return { ...piece, figure: { ...piece.figure, decimalComma: true } }
    default:
      return piece
  }
}

/** Its words are shares and sentences. */
const verdictWithCommas = (part: TextInline | MathInline): TextInline | MathInline =>
  part.kind === 'math'
    ? { ...part, latex: latexWithComma(part.latex), text: resultWithComma(part.text) }
    : { ...part, text: sentenceWithComma(part.text) }

/** A value behind a name, ` = 2.5 mm`. */
const BEHIND_NAME = /^ = [+\-−]?\d/

function inlineWithCommas(part: Inline): Inline {
  if (part.kind === 'math')
    return { ...part, latex: latexWithComma(part.latex), text: resultWithComma(part.text) }
  return part.kind === 'text' && BEHIND_NAME.test(part.text)
    ? { ...part, text: resultWithComma(part.text) }
    : part
}

/** `2.5 ± 0.1 mm`, `1.5 + 2.5 i`. */
const QUANTITY = /^[+\-−]?\d[\d.,]*(?:e[+\-−]?\d+)?(?: [±+\-−] \d[\d.,]*(?:e[+\-−]?\d+)?)?(?: [^\d]+)?$/i

/** The formula of a column, behind its name and unit. */
const HEAD_FORMULA = /^(?: \[[^\]]*\])? = /

function cellWithCommas(cell: Cell): Cell {
  const pieces = cell.pieces.map((piece): Piece => {
    if (piece.kind !== 'paragraph') return pieceWithCommas(piece)
    const content = piece.content.map((part): Inline => {
      if (part.kind !== 'text') return inlineWithCommas(part)
      if (cell.header && HEAD_FORMULA.test(part.text)) return { ...part, text: plainWithComma(part.text) }
      const isNumber =
        isNumberCell(cell) || part.text.split(', ').every(one => one === '…' || QUANTITY.test(one))
      return isNumber ? { ...part, text: resultWithComma(part.text) } : part
    })
    return { ...piece, content }
  })
  return { ...cell, pieces }
}
