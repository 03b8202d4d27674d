/**
 * Rows in groups and groups in sections, so that a change in one line makes neither React nor the
 * browser look at a thousand siblings. A line keeps its group while lines come and go around it:
 * another group would draw it anew.
 */
import type { Row } from './rows.ts'

export interface RowGroupOf<Item> {
  readonly key: number
  readonly items: readonly Item[]
  /** Items before the first one, in all groups. */
  readonly start: number
}

export type RowGroup = RowGroupOf<Row>
export type Section = RowGroupOf<RowGroup>

/** Few enough that little beyond the viewport is laid out; the browser observes each group of rows. */
export const GROUP_SIZE = 12
const LIMIT = 2 * GROUP_SIZE

/** Sections of the new rows, made from those of the old ones. */
export function sectionsOf(rows: readonly Row[], before: readonly Section[]): readonly Section[] {
  const groups = regroup(
    rows,
    before.flatMap(section => section.items),
    row => row.id,
    (row, above) => row.columns.length > 0 && row.columns[0]!.row === above.columns[0]?.row,
  )
  return regroup(
    groups,
    before,
    group => group.key,
    () => false,
  )
}

/** @param belongs whether an item cannot be parted from the one before it */
function regroup<Item, Id>(
  items: readonly Item[],
  before: readonly RowGroupOf<Item>[],
  idOf: (item: Item) => Id,
  belongs: (item: Item, above: Item) => boolean,
): readonly RowGroupOf<Item>[] {
  const keyOf = new Map(before.flatMap(group => group.items.map(item => [idOf(item), group.key] as const)))
  const known = new Map(before.map(group => [group.key, group]))
  let next = Math.max(-1, ...known.keys()) + 1
  const used = new Set<number>()
  const groups: { key: number; items: Item[]; start: number }[] = []
  items.forEach((item, index) => {
    const current = groups.at(-1)
    const wanted = keyOf.get(idOf(item)) ?? (before.length ? current?.key : undefined)
    const fits = current && current.items.length < (before.length ? LIMIT : GROUP_SIZE)
    const above = items[index - 1]
    const isBound = current !== undefined && above !== undefined && belongs(item, above)
    if (isBound || (fits && (wanted === undefined || wanted === current.key))) {
      current.items.push(item)
      return
    }
    const key = wanted !== undefined && !used.has(wanted) ? wanted : next++
    used.add(key)
    groups.push({ key, items: [item], start: index })
  })
  return groups.map(group => unchanged(group, known.get(group.key)))
}

function unchanged<Item>(group: RowGroupOf<Item>, old: RowGroupOf<Item> | undefined): RowGroupOf<Item> {
  const same = old?.start === group.start && old.items.length === group.items.length
  return same && old.items.every((item, at) => item === group.items[at]) ? old : group
}
