/** Rows that are chosen for something that is done with all of them. */
import type { ListItem } from '@calcwright/contract'
import { create } from 'zustand'

interface Selection {
  readonly items: ReadonlyMap<string, ListItem>
  /** Where a selection of many with Shift begins. */
  readonly anchor: string | null
}

const NONE: Selection = { items: new Map(), anchor: null }

export const useSelection = create<Selection>(() => NONE)

export function clearSelection(): void {
  if (useSelection.getState().items.size > 0) useSelection.setState(NONE)
}

export function toggleSelected(item: ListItem): void {
  const items = new Map(useSelection.getState().items)
  if (!items.delete(item.hash_string)) items.set(item.hash_string, item)
  useSelection.setState({ items, anchor: item.hash_string })
}

/** Adds the rows from the one that was chosen last to this one. */
export function selectTo(item: ListItem, rows: readonly ListItem[]): void {
  const { items: before, anchor } = useSelection.getState()
  const from = rows.findIndex(row => row.hash_string === anchor)
  const to = rows.findIndex(row => row.hash_string === item.hash_string)
  if (from < 0 || to < 0) return toggleSelected(item)
  const items = new Map(before)
  for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) items.set(row.hash_string, row)
  useSelection.setState({ items, anchor })
}

/** Takes out what has left the list. */
export function deselect(hashes: Iterable<string>): void {
  const items = new Map(useSelection.getState().items)
  for (const hash of hashes) items.delete(hash)
  useSelection.setState({ items })
}
