/**
 * The rows of a list. Only visible ones are in the document; each says which of all it is. Arrows go from row
 * to row, Enter opens, Space selects, Tab goes to the buttons of the row.
 */
import { type ListItem, inlineAddress, projectAddress, worksheetAddress } from '@calcwright/contract'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { useIsNarrow } from '../shell/use-is-narrow.ts'
import { entriesOf } from './entries.ts'
import type { SortBy } from '../items/groups.ts'
import { scopeOf } from '../items/item.ts'
import { GridEntry } from './grid-entry.tsx'
import { onGridKey } from './grid-keys.ts'
import { rowElement, useCurrentRow, useFocusAfterClosing } from './use-current-row.ts'
import css from './worksheet-grid.module.css'
import { clearSelection, selectTo, toggleSelected } from '../items/selection.ts'
import type { ListRows } from '../items/use-list.ts'
import { sizeOf, useMoreRows, useVirtualRows } from './use-virtual-rows.ts'

interface WorksheetGridProps {
  /** Tells this list, search and order from others. */
  readonly name: string
  readonly rows: ListRows
  readonly sortBy: SortBy
  /** The worksheet that is open in place. */
  readonly inline: string | null
  /** The project that is listed. */
  readonly within: string | null
  /** Others are on their way. */
  readonly stale: boolean
  /** There are further rows. */
  readonly more: boolean
  readonly onMore: () => void
  readonly footer: ReactNode
}

export function WorksheetGrid(props: WorksheetGridProps) {
  const { name, rows, sortBy, inline, within, stale, more, onMore, footer } = props
  const navigate = useNavigate()
  const narrow = useIsNarrow()
  const scroller = useRef<HTMLDivElement>(null)
  const items = useMemo(() => [...rows.projects, ...rows.worksheets], [rows])
  const entries = useMemo(() => entriesOf(rows, sortBy), [rows, sortBy])
  const [current, enterRow] = useCurrentRow(name, items, scroller)
  useFocusAfterClosing(inline, scroller)
  const virtual = useVirtualRows(name, scroller, entries, [current, inline])
  const shown = virtual.getVirtualItems()
  useMoreRows(shown.at(-1)?.index ?? 0, entries.length, more, onMore)

  const focusRow = (hash: string | null) => {
    const index = entries.findIndex(entry => entry.hash === hash)
    if (hash === null || index < 0) return
    enterRow(hash)
    virtual.scrollToIndex(index)
    requestAnimationFrame(() => rowElement(scroller.current, hash)?.focus({ preventScroll: true }))
  }
  const addressOf = (item: ListItem) =>
    item.worksheet ? worksheetPlace(item, narrow) : projectAddress(item.hash_string, item.name, scopeOf(item))
  const select = useCallback(
    (item: ListItem, toHere: boolean) => (toHere ? selectTo(item, items) : toggleSelected(item)),
    [items],
  )
  return (
    <div ref={scroller} className={css.scroller} data-stale={stale}>
      <div
        role="grid"
        aria-label="Worksheets"
        tabIndex={-1}
        aria-multiselectable
        aria-rowcount={more ? -1 : entries.length}
        className={css.grid}
        style={{ height: virtual.getTotalSize() }}
        onFocus={event => {
          const hash = event.target.closest<HTMLElement>('[data-hash]')?.dataset['hash']
          if (hash !== undefined) enterRow(hash)
        }}
        onKeyDown={event =>
          onGridKey(event, {
            items,
            current,
            page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / sizeOf('item')) - 1),
            focus: focusRow,
            open: item => void navigate({ to: addressOf(item) }),
            select,
            clear: clearSelection,
          })
        }
      >
        {shown.map(place => {
          const entry = entries[place.index]!
          return (
            <GridEntry
              key={place.key}
              entry={entry}
              place={place}
              scroller={scroller}
              measure={virtual.measureElement}
              current={entry.hash === current}
              open={entry.hash === inline}
              addressOf={addressOf}
              within={within}
              onSelect={select}
              onOpen={() => virtual.scrollToIndex(place.index, { align: 'start' })}
            />
          )
        })}
      </div>
      {footer}
    </div>
  )
}

/** On a phone there is no room for a worksheet in the list. */
function worksheetPlace({ hash_string: hash, name }: ListItem, narrow: boolean): string {
  const address = worksheetAddress(hash, name)
  return narrow ? address : inlineAddress(address)
}
