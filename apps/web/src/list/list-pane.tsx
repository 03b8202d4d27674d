/** The list itself: what it is, its rows or why there are none. */
import { type ListItem, wholeWindowAddress } from '@calcwright/contract'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { Spinner, lazyPart } from '@calcwright/ui'
import { TeamBar } from '../teams/team-bar.tsx'
import { FirstVisitNotice } from '../session/first-visit-notice.tsx'
import { EmptyList } from './empty-list.tsx'
import type { SortBy } from '../items/groups.ts'
import { type Item, itemOf } from '../items/item.ts'
import css from './list-pane.module.css'
import { ListToolbar } from './list-toolbar.tsx'
import { placeAddress } from '../items/place.ts'
import { useSearchDraft, matches } from './search-draft.ts'
import { StarterGallery } from './starter-gallery.tsx'
import type { ListRows, useList } from '../items/use-list.ts'
import type { ShownList } from './use-shown-list.ts'
import { WorksheetGrid } from './worksheet-grid.tsx'

const InvitationList = lazyPart(() => import('../invitations/invitation-list.tsx'))
const ListFailure = lazyPart(() => import('./list-failure.tsx'))

interface ListPaneProps extends ShownList {
  readonly sortBy: SortBy
  readonly list: ReturnType<typeof useList>
}

export function ListPane({ place, search, inline, sortBy, list }: ListPaneProps) {
  const { first, rows, error } = list
  const narrowed = useNarrowed(list, search, inline)
  useWholeWindow(inline, rows)
  const listName = `${placeAddress(place)} ${search} ${sortBy}`
  // A worksheet that is being worked on stays, whatever becomes of the list around it.
  const failed = narrowed ? error !== null && inline === null : error !== null || list.isPaused
  const section = place.kind === 'section' ? place.section : null
  return (
    <main className={css.pane} aria-busy={list.isFetching}>
      <FirstVisitNotice />
      <ListToolbar place={place} first={first} sortBy={sortBy} open={openItem(rows, inline)} />
      {section === 'team' && <TeamBar />}
      {search !== '' && first?.message && (
        <p className={css.message} role="status">
          {first.message}
        </p>
      )}
      {failed ? (
        <Suspense>
          <ListFailure error={error} onRetry={() => void list.refetch()} />
        </Suspense>
      ) : !narrowed ? (
        <p className={css.message}>
          <Spinner label="Loading…" shown />
        </p>
      ) : section === 'invites' ? (
        <Suspense>
          <InvitationList rows={narrowed.worksheets} />
        </Suspense>
      ) : narrowed.count === 0 ? (
        <EmptyList place={place} search={search} narrowed={narrowed.partly} />
      ) : (
        <WorksheetGrid
          key={listName}
          rows={narrowed}
          sortBy={sortBy}
          // A list that is narrowed while typing has its own scroll position.
          name={narrowed.partly ? `${listName} …` : listName}
          inline={inline}
          within={place.kind === 'project' ? place.hash : null}
          stale={list.isPlaceholderData}
          more={list.hasNextPage}
          onMore={() => error === null && !list.isFetchingNextPage && void list.fetchNextPage()}
          footer={
            section === 'active' &&
            search === '' &&
            !narrowed.partly &&
            narrowed.count < 12 && <StarterGallery />
          }
        />
      )}
    </main>
  )
}

/**
 * A worksheet that is not among the rows opens in the whole window. One that was among them stays: its
 * row and its address get another hash one after the other.
 */
function useWholeWindow(inline: string | null, rows: ListRows | undefined): void {
  const navigate = useNavigate()
  const found = useRef<string | null>(null)
  useEffect(() => {
    if (inline === null || rows === undefined) return
    if (openItem(rows, inline) !== null) found.current = inline
    else if (found.current !== inline)
      void navigate({ to: wholeWindowAddress(location.pathname), replace: true })
  }, [inline, rows, navigate])
}

function openItem(rows: ListRows | undefined, inline: string | null): Item | null {
  const row = rows?.worksheets.find(({ hash_string: hash }) => hash === inline)
  return row ? itemOf(row) : null
}

interface Narrowed extends ListRows {
  readonly count: number
  /** Rows may have been left out, and others were not asked for. */
  readonly partly: boolean
}

/** While a search is typed or asked for, those of the rows at hand that have its words. */
function useNarrowed(
  { rows, isPlaceholderData: isBefore }: ReturnType<typeof useList>,
  search: string,
  inline: string | null,
): Narrowed | undefined {
  const draft = useSearchDraft(state => state.draft)
  const typed = draft?.trim() ?? ''
  return useMemo(() => {
    if (!rows) return undefined
    const wanted = typed === '' ? search : typed
    const partly = wanted !== '' && (wanted !== search || isBefore)
    const fits = ({ name, hash_string: hash }: ListItem) =>
      !partly || hash === inline || matches(name, wanted)
    const projects = rows.projects.filter(fits)
    const worksheets = rows.worksheets.filter(fits)
    return { projects, worksheets, count: projects.length + worksheets.length, partly }
  }, [rows, typed, search, inline, isBefore])
}
