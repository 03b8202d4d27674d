import type { BlockViewProps } from '../contract/block-view.ts'

/**
 * Whether a result does not belong to the current text: it waits for a calculation, or is of an earlier text.
 * An aborted attempt counts for either.
 */
export function isResultOutdated({
  result,
  stale,
  outdated,
}: Pick<BlockViewProps, 'result' | 'stale' | 'outdated'>): boolean {
  if (result?.outcomes.some(({ error }) => error?.kind === 'interrupted')) return false
  return stale || outdated
}
