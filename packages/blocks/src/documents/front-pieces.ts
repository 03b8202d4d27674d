/** The pieces of a document before and behind its lines: cover, revisions, signatures; comments, sources, rates. */
import type { FrontMatter } from '@calcwright/document'
import type { CommentNote } from './comments.ts'
import type { Cell, Inline, Marks, Piece } from './model.ts'

/** Pixels of the title of a cover. */
const TITLE = 32

export function frontPieces({ cover, revisions, signatures }: FrontMatter): Piece[] {
  const title: Piece[] = cover
    ? [paragraphOf(cover.title, { bold: true, size: TITLE }), tableOf(cover.rows, { names: true })]
    : []
  const changes: Piece[] = revisions
    ? [paragraphOf('Revisions', { bold: true }, true), tableOf(revisions, { heads: true })]
    : []
  const signed: Piece[] = signatures
    ? [
        paragraphOf('Signatures', { bold: true }, true),
        tableOf(signatures, { heads: true, names: true, high: true }),
      ]
    : []
  const end: Piece[] = cover ? [{ kind: 'page-break' }] : []
  return [...title, ...changes, ...signed, ...end]
}

export const sourcePieces = (sources: readonly string[]): Piece[] =>
  sources.length === 0
    ? []
    : [
        paragraphOf('Sources', { bold: true }, true),
        { kind: 'list', ordered: true, items: sources.map(source => [paragraphOf(source)]) },
      ]

/** Each thread with its sign, the line that it is about, and its comments. */
export const commentPieces = (notes: readonly CommentNote[]): Piece[] =>
  notes.length === 0 ? [] : [paragraphOf('Comments', { bold: true }, true), ...notes.flatMap(threadPieces)]

function threadPieces({ sign, about, comments }: CommentNote): Piece[] {
  const head: readonly Inline[] = [textOf(`[${sign}]`, { bold: true }), textOf(` ${about}`)]
  const entries = comments.map(({ by, text }): Piece => {
    const lines = text
      .split('\n')
      .flatMap((line, at): Inline[] => [...(at === 0 ? [] : [{ kind: 'break' } as const]), textOf(line)])
    return { kind: 'paragraph', content: [textOf(`${by}: `, { italic: true }), ...lines] }
  })
  return [
    { kind: 'paragraph', content: head, leads: true },
    { kind: 'quote', pieces: entries },
  ]
}

const textOf = (text: string, marks: Marks = {}): Inline => ({ kind: 'text', text, marks })

/** @param note the day of the rates of money; null for a worksheet without any */
export const ratesPieces = (note: string | null): Piece[] =>
  note === null ? [] : [{ kind: 'note', tone: 'notice', text: note }]

const paragraphOf = (text: string, marks: Marks = {}, leads = false): Piece => ({
  kind: 'paragraph',
  content: [{ kind: 'text', text, marks }],
  ...(leads && { leads }),
})

interface TableLook {
  /** The first row has the heads. */
  readonly heads?: boolean
  /** The first column names its rows. */
  readonly names?: boolean
  /** There is room to write by hand. */
  readonly high?: boolean
}

function tableOf(rows: readonly (readonly string[])[], { heads, names, high }: TableLook): Piece {
  return {
    kind: 'table',
    whole: true,
    rows: rows.map((row, at) => {
      const isHead = heads === true && at === 0
      const below = high && !isHead ? [paragraphOf('\u00a0')] : []
      return row.map((text, column): Cell => ({
        pieces: [paragraphOf(text), ...(column === 0 ? below : [])],
        header: isHead || (names === true && column === 0),
        columns: 1,
        rows: 1,
      }))
    }),
  }
}
