/** Pieces among those around them: the clause of a line, and lines that take no part. */
import type { Piece } from './model.ts'

/** At the first formula, else in a line of its own. */
export function withClause(pieces: Piece[], clause: string): void {
  const at = pieces.findIndex(({ kind }) => kind === 'formula')
  const formula = pieces[at]
  if (formula?.kind === 'formula') pieces[at] = { ...formula, clause }
  else
    pieces.push({ kind: 'paragraph', align: 'right', content: [{ kind: 'text', text: clause, marks: {} }] })
}

/** Lines one after the other that take no part have their words once. */
export function joinedInactive(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (piece.kind === 'inactive' && last?.kind === 'inactive' && last.words === piece.words)
      joined[joined.length - 1] = { ...last, pieces: [...last.pieces, ...piece.pieces] }
    else joined.push(piece)
  }
  return joined
}
