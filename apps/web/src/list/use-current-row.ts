import type { ListItem } from '@calcwright/contract'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'

/**
 * The row that Tab goes to: the one that had the focus last. When it leaves the list, the one that
 * takes its place follows, and has the focus too if that was in the row that went.
 * @returns its hash, null in an empty list, and how to tell that a row has the focus
 */
export function useCurrentRow(
  items: readonly ListItem[],
  scroller: RefObject<HTMLElement | null>,
): [string | null, (hash: string) => void] {
  const places = useMemo(() => new Map(items.map((item, place) => [item.hash_string, place])), [items])
  const [last, setLast] = useState<{ readonly hash: string; readonly place: number } | null>(null)
  const place = last === null ? 0 : (places.get(last.hash) ?? Math.min(last.place, items.length - 1))
  const current = items[place]?.hash_string ?? null
  const focused = useRef<string | null>(null)
  useEffect(() => {
    const gone = focused.current !== null && !places.has(focused.current)
    if (!gone) return
    focused.current = null
    if (document.activeElement === document.body) rowElement(scroller.current, current)?.focus()
  }, [places, current, scroller])
  const enter = (hash: string) => {
    focused.current = hash
    setLast({ hash, place: places.get(hash) ?? 0 })
  }
  return [current, enter]
}

/** A worksheet that is closed gives the focus back to its row. */
export function useFocusAfter(inline: string | null, scroller: RefObject<HTMLElement | null>): void {
  const last = useRef(inline)
  useEffect(() => {
    const closed = inline === null ? last.current : null
    last.current = inline
    if (closed !== null && document.activeElement === document.body)
      rowElement(scroller.current, closed)?.focus()
  }, [inline, scroller])
}

export function rowElement(scroller: HTMLElement | null, hash: string | null): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-hash="${hash}"]`) ?? null
}
