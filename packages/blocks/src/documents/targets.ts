import type { Inline, Piece } from './model.ts'
import { innerPieces } from './model.ts'

/** The labels that something in the document leads to. */
export function targetsIn(pieces: readonly Piece[]): ReadonlySet<string> {
  return new Set(pieces.flatMap(labelsIn))
}

const labelsIn = (piece: Piece): string[] => [...ownLabels(piece), ...innerPieces(piece).flatMap(labelsIn)]

function ownLabels(piece: Piece): string[] {
  switch (piece.kind) {
    case 'heading':
    case 'paragraph':
      return referencesIn(piece.content)
    case 'group':
      return referencesIn(piece.head)
    case 'contents':
      return piece.entries.map(({ label }) => label)
    default:
      return []
  }
}

const referencesIn = (content: readonly Inline[]): string[] =>
  content.flatMap(part => (part.kind === 'reference' ? part.label : []))
