/** Limits of plans on the components of mixtures. */
import type { Block } from '@calcwright/document'

type Counted = Pick<Block, 'type' | 'status' | 'props'>

/** Components of a mixture; null for another block, and for one that cannot be read. */
export function componentsIn({ type, status, props }: Counted): readonly object[] | null {
  if (type !== 'mixture' || status !== 'ok') return null
  const { components } = props as { readonly components?: readonly object[] }
  return components ?? []
}

/** The reason why a worksheet may not have these mixtures; null when it may. */
export function beyondComponents(blocks: readonly Counted[], most: number): string | null {
  const isBeyond = blocks.some(block => (componentsIn(block)?.length ?? 0) > most)
  return isBeyond ? tooManyComponents(most) : null
}

export const tooManyComponents = (most: number): string =>
  `Your Subscription level only supports ${most}-component mixtures.  Please upgrade to use more components.`
