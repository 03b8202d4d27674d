/** Visible projects of a tree with their depth. */
import type { ProjectNode } from '@calcwright/contract'

export interface TreeRow {
  readonly node: ProjectNode
  /** 1 for a project at the top. */
  readonly depth: number
  readonly hasChildren: boolean
}

/** In order, each under the project that it is in; what is inside of a closed one is left out. */
export function treeRows(
  nodes: readonly ProjectNode[],
  isOpen: (hash: string) => boolean,
): readonly TreeRow[] {
  const known = new Set(nodes.map(node => node.hash_string))
  const children = new Map<string | null, ProjectNode[]>()
  for (const node of nodes) {
    const parent = node.parent !== null && known.has(node.parent) ? node.parent : null
    const siblings = children.get(parent)
    if (siblings) siblings.push(node)
    else children.set(parent, [node])
  }
  const below = (parent: string | null, depth: number): TreeRow[] =>
    (children.get(parent) ?? []).flatMap(node => [
      { node, depth, hasChildren: children.has(node.hash_string) },
      ...(isOpen(node.hash_string) ? below(node.hash_string, depth + 1) : []),
    ])
  return below(null, 1)
}

/** Without these projects and what is inside of them: nothing is moved into itself. */
export function withoutProjects(nodes: readonly ProjectNode[], hashes: ReadonlySet<string>): ProjectNode[] {
  return nodes.filter(
    ({ hash_string: hash }) =>
      !hashes.has(hash) && ancestorsOf(nodes, hash).every(around => !hashes.has(around)),
  )
}

/** The projects around one, the outermost first. */
export function ancestorsOf(nodes: readonly ProjectNode[], hash: string): readonly string[] {
  const parents = new Map(nodes.map(node => [node.hash_string, node.parent]))
  const found: string[] = []
  for (let next = parents.get(hash); next; next = parents.get(next)) found.unshift(next)
  return found
}
