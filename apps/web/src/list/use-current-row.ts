import type { ListItem } from '@calcwright/contract'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'

/** The row that had the focus last, by list. */
const remembered = new Map<string, string>()

/**
 * The row that Tab goes to: the one that had the focus last. When it leaves the list, the one that
 * takes its place follows, and has the focus too if that was in the row that went. Who comes back to
 * the list is in that row again.
 * @param list tells this one from others
 * @returns its hash, null in an empty list, and how to tell that a row has the focus
 */
export function useCurrentRow(
  list: string,
  items: readonly ListItem[],
  scroller: RefObject<HTMLElement | null>,
): [string | null, (hash: string) => void] {
  const places = useMemo(() => new Map(items.map((item, place) => [item.hash_string, place])), [items])
  const [before] = useState(() => remembered.get(list) ?? null)
  const [last, setLast] = useState<{ readonly hash: string; readonly place: number } | null>(() =>
    before === null ? null : { hash: before, place: places.get(before) ?? 0 },
  )
  const place = last === null ? 0 : (places.get(last.hash) ?? Math.min(last.place, items.length - 1))
  const current = items[place]?.hash_string ?? null
  const focused = useRef<string | null>(null)
  const returned = useRef(false)
  // The rows come with one of the first renderings.
  useEffect(() => {
    const row = returned.current ? null : rowElement(scroller.current, before)
    if (row === null) return
    returned.current = true
    if (document.activeElement === document.body) row.focus({ preventScroll: true })
  })
  useEffect(() => {
    const gone = focused.current !== null && !places.has(focused.current)
    if (!gone) return
    focused.current = null
    if (document.activeElement === document.body) rowElement(scroller.current, current)?.focus()
  }, [places, current, scroller])
  const enter = (hash: string) => {
    focused.current = hash
    remembered.set(list, hash)
    setLast({ hash, place: places.get(hash) ?? 0 })
  }
  return [current, enter]
}

/** A worksheet that is closed gives the focus back to its row. */
export function useFocusAfterClosing(inline: string | null, scroller: RefObject<HTMLElement | null>): void {
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
