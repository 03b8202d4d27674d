/** One line of the list at its place: the heading of a group, or a row and the worksheet open in it. */
import type { VirtualItem } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import type { Entry } from './entries.ts'
import { InlineWorksheet } from './inline-worksheet.tsx'
import { Row, type RowProps } from './row.tsx'
import css from './worksheet-grid.module.css'

interface GridEntryProps extends Omit<RowProps, 'item' | 'address'> {
  readonly entry: Entry
  readonly place: VirtualItem
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly measure: (element: Element | null) => void
  readonly addressOf: (item: RowProps['item']) => string
  /** The worksheet that is open in it has its full height. */
  readonly onOpen: () => void
}

export function GridEntry({ entry, place, scroller, measure, addressOf, onOpen, ...row }: GridEntryProps) {
  const { index, start } = place
  const item = entry.kind === 'item' ? entry.item : undefined
  return (
    <div
      ref={measure}
      data-index={index}
      data-hash={entry.hash}
      role="row"
      aria-rowindex={index + 1}
      aria-label={item?.name}
      tabIndex={item && (row.current ? 0 : -1)}
      className={css.place}
      style={{ transform: `translateY(${start}px)` }}
    >
      {entry.kind === 'group' ? (
        <div role="gridcell" className={css.group}>
          {entry.label}
        </div>
      ) : (
        <Row {...row} item={entry.item} address={addressOf(entry.item)} />
      )}
      {item && row.open && (
        <InlineWorksheet key={entry.hash} item={item} scroller={scroller} onOpen={onOpen} />
      )}
    </div>
  )
}
