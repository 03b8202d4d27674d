import { blockAt, childrenOf, orderOf, outermost } from '../outline.ts'
import { indentType, checkPlacement } from '../rules.ts'
import type { Write } from '../stored.ts'
import type { Block, Operation } from '../types.ts'
import { pushNewIndent, pushPlaces, type IndentType } from './indent-writes.ts'
import { MESSAGES, acceptedPlan, refusedPlan, typesAbove, type Plan, type PlanContext } from './plan.ts'

/** Wraps each run in an indent, or lets it join the indent directly above, the one below, or both. */
export function planIndent(context: PlanContext, { ids }: Operation & { kind: 'indent' }): Plan {
  const { outline, registry } = context
  const indent = indentType(registry)
  const blocks = outermost(outline, ids)
  if (!indent || blocks.length === 0) return refusedPlan(MESSAGES.indent)
  if (!blocks.every(block => mayIndent(context, indent.type, block))) return refusedPlan(MESSAGES.indent)
  const writes: Write[] = []
  for (const [parent, selected] of Map.groupBy(blocks, block => block.parent)) {
    const chosen = new Set(selected.map(block => block.id))
    const isIndent = (id: string): boolean => !chosen.has(id) && blockAt(outline, id)?.type === indent.type
    for (const group of groupsOf(childrenOf(outline, parent), id => chosen.has(id), isIndent))
      joinGroup(context, indent, parent, group, group.filter(isIndent), writes)
  }
  return acceptedPlan(
    writes,
    writes.flatMap(write => (write.write === 'create' ? [write.id] : [])),
  )
}

function mayIndent({ outline, registry }: PlanContext, indent: string, block: Block): boolean {
  const parent = block.parent === null ? undefined : registry.get(blockAt(outline, block.parent)!.type)
  const above = typesAbove(outline, block.parent)
  return (
    parent?.container?.indentable !== false &&
    checkPlacement(registry, indent, above) === 'allowed' &&
    checkPlacement(registry, block.type, [indent, ...above]) === 'allowed'
  )
}

/** Runs of chosen siblings with the indents that touch them; runs that touch the same indent are one. */
function groupsOf(
  siblings: readonly string[],
  isChosen: (id: string) => boolean,
  isIndent: (id: string) => boolean,
): string[][] {
  const groups: string[][] = []
  siblings.forEach((id, index) => {
    const [above, below] = [siblings[index - 1], siblings[index + 1]]
    const nextToChosen = (above !== undefined && isChosen(above)) || (below !== undefined && isChosen(below))
    if (!isChosen(id) && !(isIndent(id) && nextToChosen)) return
    const group = groups.at(-1)
    const follows =
      group && above !== undefined && group.at(-1) === above && (isChosen(id) || isChosen(above))
    if (follows) group.push(id)
    else groups.push([id])
  })
  return groups
}

/** Puts a group into its first indent, around that indent's own content; makes an indent when it has none. */
function joinGroup(
  context: PlanContext,
  indent: IndentType,
  parent: string | null,
  group: readonly string[],
  indents: readonly string[],
  writes: Write[],
): void {
  const { outline } = context
  const [target, ...others] = indents
  if (target === undefined)
    return pushNewIndent(context, indent, { parent, order: orderOf(outline, group[0]!) }, group, writes)
  const at = group.indexOf(target)
  const inside = childrenOf(outline, target)
  const key = (id: string | undefined): string | null => (id === undefined ? null : orderOf(outline, id))
  const contentOf = (id: string): readonly string[] => (others.includes(id) ? childrenOf(outline, id) : [id])
  pushPlaces(context, { parent: target, left: null, right: key(inside[0]) }, group.slice(0, at), writes)
  pushPlaces(
    context,
    { parent: target, left: key(inside.at(-1)), right: null },
    group.slice(at + 1).flatMap(contentOf),
    writes,
  )
  for (const id of others) writes.push({ write: 'delete', id })
}
