/** The rows of a list, fetched as they are scrolled to, and changing them where they are shown. */
import type { ListAnswer, ListItem } from '@calcwright/contract'
import {
  type InfiniteData,
  type QueryClient,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { granted } from '../session/granted.ts'
import type { SortBy } from './groups.ts'
import { type ListPlace, isArchive, viewOf } from './place.ts'

/** Rows of one answer. */
const PAGE = 500

/** Everything that is listed, by whatever address; part of the key of each list. */
const LISTS = ['worksheets', 'list'] as const

export interface ListQuery {
  readonly place: ListPlace
  readonly sortBy: SortBy
  readonly search: string
}

/** @param wanted false for who has no lists */
export function useList({ place, sortBy, search }: ListQuery, wanted: boolean) {
  const { client } = useRouteContext({ from: '__root__' })
  const view = viewOf(place)
  const hash = place.kind === 'project' ? place.hash : null
  const list = useInfiniteQuery({
    queryKey: [...LISTS, view, hash, sortBy, search],
    queryFn: ({ pageParam, signal }) =>
      granted(
        client.list(
          {
            view,
            hash_string: hash,
            show_archived: isArchive(place),
            star: view === 'starred',
            sort_by: sortBy,
            search_term: search,
            cursor: pageParam,
            limit: PAGE,
          },
          { signal },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: last => last.next_cursor,
    enabled: wanted,
    retry: false,
    // Another order or search of the same place changes the rows where they are.
    placeholderData: (before, query) =>
      query?.queryKey[2] === view && query.queryKey[3] === hash ? keepPreviousData(before) : undefined,
  })
  const { data } = list
  const rows = useMemo(() => data && rowsOf(data), [data])
  return { ...list, first: data?.pages[0], rows }
}

export interface Rows {
  readonly projects: readonly ListItem[]
  readonly worksheets: readonly ListItem[]
}

function rowsOf({ pages }: InfiniteData<ListAnswer>): Rows {
  return {
    projects: pages[0]?.projects ?? [],
    // A row that moved up between two answers comes twice.
    worksheets: [
      ...new Map(pages.flatMap(page => page.worksheets).map(row => [row.hash_string, row])).values(),
    ],
  }
}

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

/** Lists that are shown fetch their rows again, others when they are opened. */
export function useRefreshLists() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: LISTS })
}

/** Lists that are not shown fetch their rows again when they are opened. */
export function outdateLists(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: LISTS, refetchType: 'none' })
}
