/** Rows of lines of an earlier state. */
import type { Outline } from '../outline.ts'
import type { Block } from '../types.ts'

/** The keys to be stored, so that the blocks stand beside one another as they did; null for none of their own. */
export function restoredRows(outline: Outline, blocks: readonly Block[]): ReadonlyMap<string, string | null> {
  const isAlike =
    blocks.length === outline.blocks.length &&
    blocks.every((block, index) => {
      const { id, parent, beside = false } = outline.blocks[index]!
      return id === block.id && parent === block.parent && beside === (block.beside ?? false)
    })
  const rows = new Map<string, string | null>()
  if (isAlike) return rows
  const firsts = new Map<string | null, string>()
  for (const { id, parent, beside } of blocks) {
    const first = beside ? firsts.get(parent) : undefined
    firsts.set(parent, first ?? id)
    const wanted = first ?? null
    if (wanted !== (outline.rows.get(id) ?? null)) rows.set(id, wanted)
  }
  return rows
}
