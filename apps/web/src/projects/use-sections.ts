import type { Tree } from '@calcwright/contract'
import { treeRows } from './tree-rows.ts'
import { useTreeState } from './tree-state.ts'
import { TREE_SECTIONS, useTree } from './use-tree.ts'

export type Sections = ReturnType<typeof useSections>

/** Sections of the tree with their state, and the rows of those that are open. */
export function useSections() {
  const opened = useTreeState(state => state.open)
  const queries: Readonly<Record<Tree, ReturnType<typeof useTree>>> = {
    tree: useTree('tree', opened.has('tree')),
    team_tree: useTree('team_tree', opened.has('team_tree')),
    shared_tree: useTree('shared_tree', opened.has('shared_tree')),
    onshape_tree: useTree('onshape_tree', opened.has('onshape_tree')),
    fusion_tree: useTree('fusion_tree', opened.has('fusion_tree')),
    archive_tree: useTree('archive_tree', opened.has('archive_tree')),
  }
  return TREE_SECTIONS.map(section => {
    const { tree } = section
    const open = opened.has(tree)
    const isOpen = (hash: string) => opened.has(`${tree}/${hash}`)
    const rows = open ? treeRows(queries[tree].data ?? [], isOpen) : []
    return {
      ...section,
      open,
      query: queries[tree],
      rows: rows.map(row => ({
        row,
        open: row.hasChildren ? isOpen(row.node.hash_string) : undefined,
      })),
    }
  })
}
