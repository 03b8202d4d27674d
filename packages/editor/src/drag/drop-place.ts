/** Where something dropped on the sheet goes. Pure: rows, a gap between them, a level. */
import type { Place } from '@calcwright/document'
import { areBeside } from '../state/rows.ts'
import type { Row } from '../state/rows.ts'

export interface DropPlace {
  readonly place: Place
  /** The line is drawn above this row, or below the last one. */
  readonly gap: number
  readonly depth: number
  /** The place is inside an empty container: its row is framed. */
  readonly inside: boolean
  /** Beside the block that the place names. */
  readonly beside?: boolean
}

/** Place of the pointer over the sheet: a row, and the height inside of it from 0 at its top to 1. */
export interface PointerPlace {
  readonly row: number
  readonly fraction: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Place of the drop line, relative to the sheet. */
export interface DropLineBox {
  readonly top: number
  readonly left: number
  /** Present for an upright line only. */
  readonly height?: number
}

/**
 * A row is halved: above or below. The empty inside of a container and the row of the container itself
 * make one target: its top quarter is above, its bottom quarter below, the middle inside.
 */
export function gapAt(rows: readonly Row[], pointer: PointerPlace): number | 'inside' {
  const gap = gapBetween(rows, pointer)
  const [above, below] = gap === 'inside' ? [] : [rows[gap - 1], rows[gap]]
  if (!above || !below || !areBeside(above, below)) return gap
  // Between two columns: above or below the whole row.
  const isInRow = ({ columns }: Row): boolean => columns.some(({ row }) => row === rowBetween(above, below))
  return pointer.fraction < 0.5 ? rows.findIndex(isInRow) : rows.findLastIndex(isInRow) + 1
}

const rowBetween = (a: Row, b: Row): string | undefined =>
  a.columns.find(({ row, block }, level) => b.columns[level]?.row === row && b.columns[level].block !== block)
    ?.row

function gapBetween(rows: readonly Row[], { row, fraction }: PointerPlace): number | 'inside' {
  const at = rows[row]
  if (!at) return rows.length
  if (at.kind === 'empty') return fraction < 0.5 ? 'inside' : row + 1
  if (rows[row + 1]?.kind === 'empty') return fraction < 0.5 ? row : 'inside'
  return fraction < 0.5 ? row : row + 1
}

/** The place in the gap above row `gap`, as deep as asked where several levels end or begin there. */
export function placeInGap(
  rows: readonly Row[],
  ancestorsOf: (id: string) => readonly string[],
  gap: number,
  wanted: number,
): DropPlace | null {
  const [above, below] = [rows[gap - 1], rows[gap]]
  if (!above && !below) return { place: { inside: null, at: 'end' }, gap, depth: 0, inside: false }
  if (below?.kind === 'empty') return placeInside(below, gap)
  const shallowest = below ? (below.opens[0]?.depth ?? below.depth) : 0
  const deepest = Math.max(above ? above.depth : 0, below?.depth ?? 0)
  const depth = Math.min(Math.max(wanted, shallowest), Math.max(deepest, shallowest))
  if (below && depth <= below.depth) {
    const block = below.opens.find(fold => fold.depth === depth)?.id ?? below.block
    return { place: { before: block }, gap, depth, inside: false }
  }
  if (!above) return null
  // From the row upward: the ancestor at this depth, or the row's own block.
  const path = [...ancestorsOf(above.block), above.block]
  return { place: { after: path[depth] ?? above.block }, gap, depth, inside: false }
}

export function placeInside(empty: Row, gap: number): DropPlace {
  return { place: { inside: empty.block, at: 'start' }, gap, depth: empty.depth, inside: true }
}

/** The place under a pointer; null where the sheet has none. */
export function dropPlace(
  rows: readonly Row[],
  ancestorsOf: (id: string) => readonly string[],
  pointer: PointerPlace,
  depth: number,
): DropPlace | null {
  const gap = gapAt(rows, pointer)
  if (gap !== 'inside') return placeInGap(rows, ancestorsOf, gap, depth)
  const index = rows[pointer.row]!.kind === 'empty' ? pointer.row : pointer.row + 1
  return placeInside(rows[index]!, index)
}
