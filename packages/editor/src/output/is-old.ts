import type { BlockViewProps } from '../types.ts'

/**
 * Whether what a result says does not fit what stands there now: it waits for a calculation, or is of an
 * earlier text. That an attempt was ended is true of either.
 */
export function isOld({
  result,
  stale,
  outdated,
}: Pick<BlockViewProps, 'result' | 'stale' | 'outdated'>): boolean {
  if (result?.outcomes.some(({ error }) => error?.kind === 'interrupted')) return false
  return stale || outdated
}
