/** Virtual rows: the document has only those in the viewport, and a few that stay. */
import { type Virtualizer, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useMemo } from 'react'
import type { Entry } from './entries.ts'
import { rememberOffset, rememberedOffset } from './scroll-memory.ts'

/** Rows before the end at which further ones are fetched. */
const AHEAD = 30

/**
 * @param name tells this list, search and order from others
 * @param retained the row with the focus and the open worksheet: they stay, wherever is scrolled to
 */
export function useVirtualRows(
  name: string,
  scroller: RefObject<HTMLDivElement | null>,
  entries: readonly Entry[],
  retained: readonly (string | null)[],
): Virtualizer<HTMLDivElement, Element> {
  const [first, second] = retained
  const keep = useMemo(
    () =>
      entries.flatMap(({ hash }, index) =>
        hash !== undefined && (hash === first || hash === second) ? [index] : [],
      ),
    [entries, first, second],
  )
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by the values it gives
  return useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: index => sizeOf(entries[index]!.kind),
    getItemKey: index => entries[index]!.key,
    overscan: 8,
    initialOffset: () => rememberedOffset(name),
    onChange: ({ scrollOffset }) => rememberOffset(name, scrollOffset ?? 0),
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const shown = new Set(keep)
      for (let i = Math.max(0, startIndex - overscan); i <= Math.min(count - 1, endIndex + overscan); i++)
        shown.add(i)
      return [...shown].sort((a, b) => a - b)
    },
  })
}

/** Fetches further rows before the last one is visible. */
export function useMoreRows(last: number, count: number, more: boolean, onMore: () => void): void {
  useEffect(() => {
    if (more && last >= count - AHEAD) onMore()
  }, [more, last, count, onMore])
}

const coarse = matchMedia('(pointer: coarse)').matches

/** px */
export function sizeOf(kind: Entry['kind']): number {
  if (kind === 'group') return 36
  return coarse ? 52 : 38
}
