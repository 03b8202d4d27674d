/** Pieces among those around them: the clause of a line, and lines that take no part. */
import type { Inline, Piece } from './model.ts'

/** At the first formula, else in a line of its own. */
export function withClause(pieces: Piece[], clause: string): void {
  const at = pieces.findIndex(({ kind }) => kind === 'formula')
  const formula = pieces[at]
  if (formula?.kind === 'formula') pieces[at] = { ...formula, clause }
  else
    pieces.push({ kind: 'paragraph', align: 'right', content: [{ kind: 'text', text: clause, marks: {} }] })
}

/** Signs of sources and comments by the blocks at which they stand. */
export type Signs = ReadonlyMap<string, readonly (string | number)[]>

export const joinedSigns = (...all: readonly Signs[]): Signs => {
  const joined = new Map<string, readonly (string | number)[]>()
  for (const [block, signs] of all.flatMap(each => [...each]))
    joined.set(block, [...(joined.get(block) ?? []), ...signs])
  return joined
}

/** Signs of sources and comments, `[2]`: at the margin of the first formula, else behind the last words. */
export function withSigns(pieces: Piece[], names: readonly (string | number)[]): void {
  const signs = names.map(name => `[${name}]`).join('\u00a0')
  const formula = pieces.find(({ kind }) => kind === 'formula')
  const at = pieces.findLastIndex(({ kind }) => kind === 'paragraph')
  const last = pieces[at]
  if (formula?.kind !== 'formula' && last?.kind === 'paragraph') {
    const sign: Inline = { kind: 'text', text: `\u00a0${signs}`, marks: {} }
    pieces[at] = { ...last, content: [...last.content, sign] }
    return
  }
  const clause = formula?.kind === 'formula' ? formula.clause : undefined
  withClause(pieces, clause === undefined ? signs : `${clause}\u2003${signs}`)
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
