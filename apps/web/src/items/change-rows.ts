/** Changing the rows of lists where they are shown. */
import type { ListAnswer, ListItem } from '@calcwright/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

/** Everything that is listed, by whatever address; part of the key of each list. */
export const LISTS = ['worksheets', 'list'] as const

type Change = (item: ListItem) => ListItem | null

/** Changes rows in every list that is held; null takes a row out. */
export function changeRows(queries: QueryClient, hashes: Iterable<string>, change: Change): void {
  const wanted = new Set(hashes)
  const apply = (items: readonly ListItem[]): ListItem[] =>
    items.flatMap(item => {
      const next = wanted.has(item.hash_string) ? change(item) : item
      return next === null ? [] : [next]
    })
  queries.setQueriesData<InfiniteData<ListAnswer>>(
    { queryKey: LISTS },
    data =>
      data && {
        ...data,
        pages: data.pages.map(page => ({
          ...page,
          worksheets: apply(page.worksheets),
          projects: apply(page.projects),
        })),
      },
  )
}

/** Lists that are not shown fetch their rows again when they are opened. */
export function invalidateLists(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: LISTS, refetchType: 'none' })
}
