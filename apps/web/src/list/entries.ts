/** Entries of the list in their order: headings of groups, and rows. */
import type { ListItem } from '@calcwright/contract'
import { type SortBy, groupOf } from '../items/groups.ts'
import type { ListRows } from '../items/use-list.ts'

export type Entry =
  | { readonly kind: 'group'; readonly key: string; readonly label: string; readonly hash?: undefined }
  | { readonly kind: 'item'; readonly key: string; readonly item: ListItem; readonly hash: string }

/** Projects first, in one group; then worksheets in the groups of their order. */
export function entriesOf({ projects, worksheets }: ListRows, sortBy: SortBy): readonly Entry[] {
  const now = new Date()
  const entries: Entry[] = []
  let group = ''
  const begin = (label: string) => {
    if (label === group) return
    group = label
    entries.push({ kind: 'group', key: `group ${entries.length} ${label}`, label })
  }
  const add = (item: ListItem) =>
    entries.push({ kind: 'item', key: item.hash_string, item, hash: item.hash_string })
  for (const item of projects) {
    begin('Projects')
    add(item)
  }
  for (const item of worksheets) {
    begin(groupOf(item, sortBy, now))
    add(item)
  }
  return entries
}
