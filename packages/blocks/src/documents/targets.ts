import type { Inline, Piece } from './model.ts'

/** The labels that something in the document leads to. */
export function targetsIn(pieces: readonly Piece[]): ReadonlySet<string> {
  return new Set(pieces.flatMap(labelsIn))
}

function labelsIn(piece: Piece): string[] {
  switch (piece.kind) {
    case 'heading':
    case 'paragraph':
      return referencesIn(piece.content)
    case 'contents':
      return piece.entries.map(({ label }) => label)
    case 'list':
      return piece.items.flat().flatMap(labelsIn)
    case 'quote':
      return piece.pieces.flatMap(labelsIn)
    case 'columns':
      return piece.columns.flat().flatMap(labelsIn)
    case 'group':
      return [...referencesIn(piece.head), ...piece.pieces.flatMap(labelsIn)]
    case 'table':
      return piece.rows.flat().flatMap(cell => cell.pieces.flatMap(labelsIn))
    default:
      return []
  }
}

const referencesIn = (content: readonly Inline[]): string[] =>
  content.flatMap(part => (part.kind === 'reference' ? part.label : []))
