/** Decides which block may stand where. */
import type { AnyBlockType, Registry } from './types.ts'

export type PlacementVerdict = 'allowed' | 'refused-by-parent' | 'refused-by-child'

/**
 * Whether a block of `type` may stand in the containers `above` (types from the direct parent
 * outward). Types that are not known here neither allow nor forbid anything.
 * @param written it was typed or pasted there
 */
export function checkPlacement(
  registry: Registry,
  type: string,
  above: readonly string[],
  written = false,
): PlacementVerdict {
  const containers = above.map(name => registry.get(name))
  if (!parentsAccept(containers, type)) return 'refused-by-parent'
  const known = registry.get(type)
  const stays = written && known?.placement?.saysItself === true
  return stays || childAccepts(known, above) ? 'allowed' : 'refused-by-child'
}

function parentsAccept(above: readonly (AnyBlockType | undefined)[], type: string): boolean {
  if (above.some(container => container?.container?.excludes?.includes(type))) return false
  for (const container of above) {
    if (!container) return true
    const children = container.container?.children
    if (children === undefined) return false
    if (children !== 'inherit') return children === 'any' || children.includes(type)
  }
  return true
}

/** `parents` means the direct parent: an `else` inside an indent inside an `if` is out of place. */
function childAccepts(type: AnyBlockType | undefined, above: readonly string[]): boolean {
  const { parents, within } = type?.placement ?? {}
  if (parents && !(above[0] !== undefined && parents.includes(above[0]))) return false
  return !within || within.some(name => above.includes(name))
}

/** Whether others may stand in a block of this type. An unknown type may well be a container. */
export const isContainerType = (registry: Registry, type: string): boolean => {
  const known = registry.get(type)
  return !known || known.container !== undefined
}

/** The container type that indenting makes. */
export const indentType = (registry: Registry): AnyBlockType | undefined =>
  registry.types.find(type => type.container?.indents)
