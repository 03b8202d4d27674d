/**
 * Reading order from the places that the blocks store. Pure and total: whatever two people did at
 * the same time, every block comes out exactly once, and the same everywhere.
 */

/** Where a block says that it stands. */
export interface StoredPlace {
  readonly parent: string | null
  readonly order: string
}

export interface TreeNode {
  readonly id: string
  /** The parent it really stands in, after mending. */
  readonly parent: string | null
  readonly depth: number
}

/**
 * Depth first, siblings by order key, then by id. A block whose parent is gone or is no container
 * stands at the top level; of blocks that contain each other in a circle, the one with the smallest
 * id does.
 */
export function readingOrder(
  places: ReadonlyMap<string, StoredPlace>,
  isContainer: (id: string) => boolean,
): TreeNode[] {
  const parents = mendParents(places, isContainer)
  const children = new Map<string | null, string[]>()
  for (const [id, parent] of parents) {
    const siblings = children.get(parent)
    if (siblings) siblings.push(id)
    else children.set(parent, [id])
  }
  const compare = (a: string, b: string): number => {
    const left = places.get(a)!.order
    const right = places.get(b)!.order
    return left < right ? -1 : left > right ? 1 : a < b ? -1 : 1
  }
  for (const siblings of children.values()) siblings.sort(compare)
  return flatten(children)
}

/** Depth first without recursion: a damaged document may nest a thousand deep. */
function flatten(children: ReadonlyMap<string | null, readonly string[]>): TreeNode[] {
  const nodes: TreeNode[] = []
  const waiting = [...(children.get(null) ?? [])]
    .reverse()
    .map(id => ({ id, parent: null as string | null, depth: 0 }))
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.push(node)
    const below = children.get(node.id) ?? []
    for (let index = below.length - 1; index >= 0; index--)
      waiting.push({ id: below[index]!, parent: node.id, depth: node.depth + 1 })
  }
  return nodes
}

function mendParents(
  places: ReadonlyMap<string, StoredPlace>,
  isContainer: (id: string) => boolean,
): Map<string, string | null> {
  const parents = new Map<string, string | null>()
  for (const [id, { parent }] of places)
    parents.set(id, parent !== null && places.has(parent) && isContainer(parent) ? parent : null)
  breakCircles(parents)
  return parents
}

/** Each block has one parent, so a walk upward either ends at the top level or runs into its own trail. */
function breakCircles(parents: Map<string, string | null>): void {
  const settled = new Set<string>()
  for (const start of parents.keys()) {
    const trail: string[] = []
    const onTrail = new Set<string>()
    let id: string | null = start
    while (id !== null && !settled.has(id) && !onTrail.has(id)) {
      trail.push(id)
      onTrail.add(id)
      id = parents.get(id) ?? null
    }
    if (id !== null && onTrail.has(id)) {
      const circle = trail.slice(trail.indexOf(id))
      parents.set(
        circle.reduce((least, next) => (next < least ? next : least)),
        null,
      )
    }
    for (const seen of trail) settled.add(seen)
  }
}
