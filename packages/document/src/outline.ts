/** The blocks in reading order with what operations ask about them. Immutable. */
import type { StoredPlace } from './tree.ts'
import type { Block } from './types.ts'

export interface Outline {
  readonly blocks: readonly Block[]
  /** Index in `blocks`. */
  readonly position: ReadonlyMap<string, number>
  /** Ids of the children in order; the top level is under null. */
  readonly children: ReadonlyMap<string | null, readonly string[]>
  readonly places: ReadonlyMap<string, StoredPlace>
  /** Keys of rows, of the blocks that have another one than their id. */
  readonly rows: ReadonlyMap<string, string>
  /** Blocks that stand elsewhere than stored, because their parent is gone or a circle was broken. */
  readonly mended: readonly string[]
}

export const EMPTY_OUTLINE: Outline = {
  blocks: [],
  position: new Map(),
  children: new Map(),
  places: new Map(),
  rows: new Map(),
  mended: [],
}

export function blockAt(outline: Outline, id: string): Block | undefined {
  const index = outline.position.get(id)
  return index === undefined ? undefined : outline.blocks[index]
}

export const childrenOf = (outline: Outline, parent: string | null): readonly string[] =>
  outline.children.get(parent) ?? []

export const orderOf = (outline: Outline, id: string): string => outline.places.get(id)?.order ?? ''

/** The block itself and everything in it, in reading order. */
export function subtree(outline: Outline, id: string): readonly Block[] {
  const start = outline.position.get(id)
  if (start === undefined) return []
  const { depth } = outline.blocks[start]!
  let end = start + 1
  while (end < outline.blocks.length && outline.blocks[end]!.depth > depth) end++
  return outline.blocks.slice(start, end)
}

/** Containers from the direct parent outward. */
export function ancestors(outline: Outline, id: string | null): Block[] {
  const found: Block[] = []
  let block = id === null ? undefined : blockAt(outline, id)
  for (; block; block = block.parent === null ? undefined : blockAt(outline, block.parent)) found.push(block)
  return found
}

/** The ids that exist, in reading order, without those that stand inside another of them. */
export function outermost(outline: Outline, ids: readonly string[]): Block[] {
  const wanted = new Set(ids)
  return outline.blocks.filter(
    block => wanted.has(block.id) && !ancestors(outline, block.parent).some(above => wanted.has(above.id)),
  )
}
