/** The keys of the list. */
import type { ListItem } from '@calcwright/contract'
import type { KeyboardEvent } from 'react'

interface GridActions {
  readonly items: readonly ListItem[]
  /** The row that Tab goes to. */
  readonly current: string | null
  /** Rows of one page. */
  readonly page: number
  focus(hash: string | null): void
  open(item: ListItem): void
  select(item: ListItem, toHere: boolean): void
  clear(): void
}

export function onGridKey(event: KeyboardEvent, { items, current, page, ...act }: GridActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target as HTMLElement
  // An open worksheet has its own keys, and so has a menu, which is rendered elsewhere in the document.
  if (target.closest('[data-inline]') || !event.currentTarget.contains(target)) return
  const onRow = target.matches('[role=row]')
  const at = items.findIndex(item => item.hash_string === current)
  const item = items[at]
  const go = (to: number) =>
    act.focus(items[Math.max(0, Math.min(items.length - 1, to))]?.hash_string ?? null)
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => go(at + 1),
    ArrowUp: () => go(at - 1),
    PageDown: () => go(at + page),
    PageUp: () => go(at - page),
    Home: () => go(0),
    End: () => go(items.length - 1),
    Escape: act.clear,
    ...(onRow && item ? { Enter: () => act.open(item), ' ': () => act.select(item, event.shiftKey) } : {}),
  }
  const run = keys[event.key]
  if (!run) return
  event.preventDefault()
  run()
}
