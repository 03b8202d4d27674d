/**
 * The rows of a list. Only those in sight are in the document; each says which of all it is. Arrows go
 * from row to row, Enter opens, Space selects, Tab goes to the buttons of the row.
 */
import { type ListItem, inlineAddress, projectAddress, worksheetAddress } from '@calcwright/contract'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { useIsNarrow } from '../shell/use-is-narrow.ts'
import { entriesOf } from './entries.ts'
import type { SortBy } from './groups.ts'
import { InlineWorksheet } from './inline-worksheet.tsx'
import { onGridKey } from './grid-keys.ts'
import { Row } from './row.tsx'
import { rowElement, useCurrentRow, useFocusAfter } from './use-current-row.ts'
import css from './worksheet-grid.module.css'
import { rememberOffset, rememberedOffset } from './scroll-memory.ts'
import { clearSelection, selectTo, toggleSelected } from './selection.ts'
import type { Rows } from './use-list.ts'

interface WorksheetGridProps {
  /** Tells this list, search and order from others. */
  readonly name: string
  readonly rows: Rows
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
  readonly foot: ReactNode
}

export function WorksheetGrid({
  name,
  rows,
  sortBy,
  inline,
  within,
  stale,
  more,
  onMore,
  foot,
}: WorksheetGridProps) {
  const navigate = useNavigate()
  const narrow = useIsNarrow()
  const scroller = useRef<HTMLDivElement>(null)
  const items = useMemo(() => [...rows.projects, ...rows.worksheets], [rows])
  const entries = useMemo(() => entriesOf(rows, sortBy, new Date()), [rows, sortBy])
  const [current, enterRow] = useCurrentRow(items, scroller)
  useFocusAfter(inline, scroller)
  const keep = useMemo(
    () => entries.flatMap((entry, index) => (entry.hash === current || entry.hash === inline ? [index] : [])),
    [entries, current, inline],
  )
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by the values it gives
  const virtual = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: index => sizeOf(entries[index]!.kind),
    getItemKey: index => entries[index]!.key,
    overscan: 8,
    initialOffset: () => rememberedOffset(name),
    onChange: ({ scrollOffset }) => rememberOffset(name, scrollOffset ?? 0),
    // The row with the focus and the open worksheet stay, wherever is scrolled to.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const shown = new Set(keep)
      for (let i = Math.max(0, startIndex - overscan); i <= Math.min(count - 1, endIndex + overscan); i++)
        shown.add(i)
      return [...shown].sort((a, b) => a - b)
    },
  })
  const shown = virtual.getVirtualItems()
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => {
    if (more && last >= entries.length - 30) onMore()
  }, [more, last, entries.length, onMore])

  const focusRow = (hash: string | null) => {
    const index = entries.findIndex(entry => entry.hash === hash)
    if (hash === null || index < 0) return
    enterRow(hash)
    virtual.scrollToIndex(index)
    requestAnimationFrame(() => rowElement(scroller.current, hash)?.focus({ preventScroll: true }))
  }
  const addressOf = (item: ListItem) =>
    item.worksheet ? worksheetPlace(item, narrow) : projectAddress(item.hash_string, item.name)
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
        {shown.map(({ index, start, key }) => {
          const entry = entries[index]!
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              data-hash={entry.hash}
              role="row"
              aria-rowindex={index + 1}
              aria-label={entry.kind === 'item' ? entry.item.name : undefined}
              tabIndex={entry.kind === 'item' ? (entry.hash === current ? 0 : -1) : undefined}
              className={css.place}
              style={{ transform: `translateY(${start}px)` }}
            >
              {entry.kind === 'group' ? (
                <div role="gridcell" className={css.group}>
                  {entry.label}
                </div>
              ) : (
                <Row
                  item={entry.item}
                  current={entry.hash === current}
                  open={entry.hash === inline}
                  address={addressOf(entry.item)}
                  within={within}
                  onSelect={select}
                />
              )}
              {entry.kind === 'item' && entry.hash === inline && (
                <InlineWorksheet
                  key={entry.hash}
                  item={entry.item}
                  scroller={scroller}
                  onOpen={() => virtual.scrollToIndex(index, { align: 'start' })}
                />
              )}
            </div>
          )
        })}
      </div>
      {foot}
    </div>
  )
}

/** On a phone there is no room for a worksheet in the list. */
function worksheetPlace({ hash_string: hash, name }: ListItem, narrow: boolean): string {
  const address = worksheetAddress(hash, name)
  return narrow ? address : inlineAddress(address)
}

const coarse = matchMedia('(pointer: coarse)').matches

function sizeOf(kind: 'group' | 'item'): number {
  if (kind === 'group') return 36
  return coarse ? 52 : 38
}
