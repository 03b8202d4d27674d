/** The rows of a list, fetched as they are scrolled to. */
import type { ListAnswer, ListItem } from '@calcwright/contract'
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { LISTS } from './change-rows.ts'
import { granted } from '../session/granted.ts'
import type { SortBy } from './groups.ts'
import { type ListPlace, isArchive, listViewOf } from './place.ts'

/** How long a list of several answers is shown again as it is; what is changed here brings it up to date at once. */
const LONG_LIST_MILLISECONDS = 5 * 60_000

/** Rows of one answer. */
const PAGE = 500
/** Each row of a search has to be read for the line that was found, and more are wanted than the first ones seldom. */
const SEARCH_PAGE = 60

export interface ListQuery {
  readonly place: ListPlace
  readonly sortBy: SortBy
  readonly search: string
}

/** @param wanted false for who has no lists */
export function useList({ place, sortBy, search }: ListQuery, wanted: boolean) {
  const { client } = useRouteContext({ from: '__root__' })
  const view = listViewOf(place)
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
            limit: search === '' ? PAGE : SEARCH_PAGE,
          },
          { signal },
        ),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: last => last.next_cursor,
    enabled: wanted,
    retry: false,
    meta: { sayFailure: true, offersSignIn: true },
    // All answers would come anew, one after the other, when a search is cleared.
    staleTime: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? LONG_LIST_MILLISECONDS : 0),
    // Invitations come and go by what others do, the rows of other lists mostly by what is done here.
    refetchOnWindowFocus: view === 'invites',
    // Another order or search of the same place changes the rows where they are.
    placeholderData: (before, query) =>
      query?.queryKey[2] === view && query.queryKey[3] === hash ? keepPreviousData(before) : undefined,
  })
  const { data } = list
  const rows = useMemo(() => data && rowsOf(data), [data])
  return { ...list, first: data?.pages[0], rows }
}

export interface ListRows {
  readonly projects: readonly ListItem[]
  readonly worksheets: readonly ListItem[]
}

function rowsOf({ pages }: InfiniteData<ListAnswer>): ListRows {
  return {
    projects: pages[0]?.projects ?? [],
    // A row that moved up between two answers comes twice.
    worksheets: [
      ...new Map(pages.flatMap(page => page.worksheets).map(row => [row.hash_string, row])).values(),
    ],
  }
}

/** Lists that are shown fetch their rows again, others when they are opened. */
export function useRefreshLists() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: LISTS })
}
