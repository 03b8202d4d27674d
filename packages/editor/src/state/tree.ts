/** Blocks as a tree, for what goes level by level. */
import { rowAmongSiblings } from '@calcwright/document'
import type { Block } from '@calcwright/document'

export interface BlockTree {
  readonly blocks: readonly Block[]
  /** Index in reading order. */
  readonly position: ReadonlyMap<string, number>
  /** Ids directly inside a container in order; the top level is under null. */
  readonly children: ReadonlyMap<string | null, readonly string[]>
}

export function treeOf(blocks: readonly Block[]): BlockTree {
  const position = new Map<string, number>()
  const children = new Map<string | null, string[]>()
  blocks.forEach(({ id, parent }, index) => {
    position.set(id, index)
    const siblings = children.get(parent)
    if (siblings) siblings.push(id)
    else children.set(parent, [id])
  })
  return { blocks, position, children }
}

export function blockIn(tree: BlockTree, id: string): Block | undefined {
  const at = tree.position.get(id)
  return at === undefined ? undefined : tree.blocks[at]
}

export const parentOf = (tree: BlockTree, id: string): string | null => blockIn(tree, id)?.parent ?? null

export const siblingsOf = (tree: BlockTree, id: string): readonly string[] =>
  tree.children.get(parentOf(tree, id)) ?? []

/** The lines beside a block, and itself, from left to right. */
export const rowIn = (tree: BlockTree, id: string): readonly string[] =>
  rowAmongSiblings(siblingsOf(tree, id), id, one => blockIn(tree, one))

/** The neighbour on the same level. */
export function siblingOf(tree: BlockTree, id: string, step: 1 | -1): string | undefined {
  const siblings = siblingsOf(tree, id)
  const at = siblings.indexOf(id)
  return at < 0 ? undefined : siblings[at + step]
}

/** From the top level down to the block itself. */
export function pathTo(tree: BlockTree, id: string): string[] {
  const path: string[] = []
  for (let at: string | null = id; at !== null; at = parentOf(tree, at)) path.unshift(at)
  return path
}

/** Index behind the last block inside the one at `start`. */
export function endOf({ blocks }: BlockTree, start: number): number {
  let end = start + 1
  while (end < blocks.length && blocks[end]!.depth > blocks[start]!.depth) end++
  return end
}
