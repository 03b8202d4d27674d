/** One worksheet or project of the list, with what can be done with it. */
import { type ListItem, printAddress, worksheetAddress } from '@calcwright/contract'
import { useDraggable } from '@dnd-kit/core'
import { Link } from '@tanstack/react-router'
import {
  BadgeAlert,
  BadgeCheck,
  ExternalLink,
  FileInput,
  FileText,
  Folder,
  Globe,
  Layers,
  MessageSquare,
  Printer,
  Star,
  Users,
} from 'lucide-react'
import { memo } from 'react'
import { Button } from '@calcwright/ui'
import { ArchiveButton } from './archive-button.tsx'
import { addressOf, itemOf } from '../items/item.ts'
import { LazyRowMenu } from './lazy-row-menu.tsx'
import { Location } from './location.tsx'
import css from './row.module.css'
import { useSelection } from '../items/selection.ts'
import { useStar } from './use-star.ts'
import { shortDateText } from './when.ts'

export interface RowProps {
  readonly item: ListItem
  /** Whether Tab goes to it and its buttons: one row at a time. */
  readonly current: boolean
  /** Whether the worksheet is open in place. */
  readonly open: boolean
  /** Where a click on its name leads. */
  readonly address: string
  /** The project whose list this is: places are given as paths from there. */
  readonly within: string | null
  readonly onSelect: (item: ListItem, toHere: boolean) => void
}

export const Row = memo(function Row({ item, current, open, address, within, onSelect }: RowProps) {
  const selected = useSelection(state => state.items.has(item.hash_string))
  const { setNodeRef, isDragging, listeners } = useDraggable({ id: item.hash_string, data: { item } })
  const tabIndex = current ? 0 : -1
  const Icon = item.worksheet ? FileText : Folder
  return (
    <div
      ref={setNodeRef}
      className={css.row}
      data-selected={selected}
      data-open={open}
      data-dragged={isDragging}
      onPointerDown={event => startDrag(event, listeners)}
    >
      <div role="gridcell" className={css.select}>
        <input
          type="checkbox"
          aria-label={`Select ${item.name}`}
          checked={selected}
          tabIndex={tabIndex}
          readOnly
          onClick={event => onSelect(item, event.shiftKey)}
        />
      </div>
      <div role="gridcell" className={css.star}>
        <StarButton item={item} tabIndex={tabIndex} />
      </div>
      <div role="gridcell" className={css.name}>
        {item.worksheet && (
          <img
            className={css.picture}
            src={`/worksheets/${item.hash_string}/picture.svg?${item.updated_at}`}
            loading="lazy"
            draggable={false}
            alt=""
          />
        )}
        <Icon
          size={16}
          className={css.icon}
          data-kind={item.worksheet ? 'worksheet' : 'project'}
          aria-hidden
        />
        <Link
          to={address}
          className={css.link}
          tabIndex={-1}
          draggable={false}
          aria-expanded={open || undefined}
        >
          {item.name}
        </Link>
        <Marks item={item} />
        <Location item={item} within={within} tabIndex={tabIndex} />
        {item.found_in !== undefined && (
          <span className={css.found} title={item.found_in}>
            {item.found_in}
          </span>
        )}
        {!item.own && <span className={css.owner}>{item.author}</span>}
      </div>
      <div role="gridcell" className={css.author}>
        <Sharer item={item} />
      </div>
      <div role="gridcell" className={css.time}>
        {item.worksheet && (
          <time dateTime={new Date(item.updated_at * 1000).toISOString()}>
            {shortDateText(item.updated_at)}
          </time>
        )}
      </div>
      <div role="gridcell" className={css.actions}>
        {item.worksheet && <Openers item={item} tabIndex={tabIndex} />}
        <ArchiveButton item={itemOf(item)} archived={item.archive_id !== null} tabIndex={tabIndex} />
        <LazyRowMenu item={item} tabIndex={tabIndex} address={addressOf(itemOf(item))} />
      </div>
    </div>
  )
})

interface OpenersProps {
  readonly item: ListItem
  readonly tabIndex: number
}

/** Links to the worksheet in windows of their own. */
function Openers({ item, tabIndex }: OpenersProps) {
  const links = [
    { label: 'Print', address: printAddress(item.hash_string), Icon: Printer },
    {
      label: 'Open in a new window',
      address: worksheetAddress(item.hash_string, item.name),
      Icon: ExternalLink,
    },
  ]
  return links.map(({ label, address, Icon }) => (
    <a
      key={label}
      className={css.action}
      href={address}
      target="_blank"
      rel="noopener"
      tabIndex={tabIndex}
      aria-label={label}
      title={label}
    >
      <Icon size={16} aria-hidden />
    </a>
  ))
}

/** Names the owner of somebody else's item, and the team that it comes from. */
function Sharer({ item: { own, author, team } }: { readonly item: ListItem }) {
  return (
    <>
      {!own && <span className={css.who}>{author}</span>}
      {team !== '' && (
        <span className={css.who} title={`Shared with the team ${team}`}>
          <Users size={14} role="img" aria-label="Team" />
          {team}
        </span>
      )}
    </>
  )
}

function Marks({ item }: { readonly item: ListItem }) {
  return (
    <>
      <SharedMark item={item} />
      <CheckedMark item={item} />
      <WorstCheckMark item={item} />
      <CommentMark item={item} />
      {item.linked_to?.map(program => (
        <LinkedMark key={program} program={program} />
      ))}
    </>
  )
}

/** Tells whether a worksheet is as somebody has checked it. */
function CheckedMark({ item: { checked } }: { readonly item: ListItem }) {
  if (!checked) return null
  const Icon = checked === 'holds' ? BadgeCheck : BadgeAlert
  const text = checked === 'holds' ? 'Checked' : 'Changed since it was checked'
  return (
    <span className={css.mark} data-checked={checked} title={text}>
      <Icon size={14} role="img" aria-label={text} />
    </span>
  )
}

/** Tells by word and colour how the check stands that decides on the worksheet. */
function WorstCheckMark({ item: { worst_check: worst } }: { readonly item: ListItem }) {
  if (!worst) return null
  const { name, utilisation, verdict } = worst
  const words = utilisation ? `${utilisation}, ${verdict}` : verdict
  const text = `Worst check: ${name}, ${words}`
  return (
    <span className={css.mark} data-verdict={verdict} role="img" aria-label={text} title={text}>
      {words}
    </span>
  )
}

/** Counts the threads of comments that wait for somebody. */
function CommentMark({ item: { open_comments: open } }: { readonly item: ListItem }) {
  if (!open) return null
  const text = open === 1 ? '1 open comment' : `${open} open comments`
  return (
    <span className={css.mark} title={text}>
      <MessageSquare size={14} role="img" aria-label={text} />
      {open}
    </span>
  )
}

function LinkedMark({ program }: { readonly program: NonNullable<ListItem['linked_to']>[number] }) {
  const Icon = program === 'Fusion' ? Layers : FileInput
  const text = `Linked to ${program}`
  return (
    <span className={css.mark} title={text}>
      <Icon size={14} role="img" aria-label={text} />
    </span>
  )
}

function SharedMark({ item: { everybody, shared } }: { readonly item: ListItem }) {
  const Icon = everybody > 0 ? Globe : shared ? Users : null
  if (!Icon) return null
  const text = everybody > 0 ? 'Everybody with the link can open it' : 'Shared with others'
  return (
    <span className={css.mark} title={text}>
      <Icon size={14} role="img" aria-label={text} />
    </span>
  )
}

/** Buttons, fields and links keep their own presses. */
function startDrag(event: React.PointerEvent, listeners: ReturnType<typeof useDraggable>['listeners']): void {
  if (event.pointerType === 'touch') return
  if (event.target instanceof Element && event.target.closest('button, input, [role=menu]')) return
  listeners?.['onPointerDown']?.(event)
}

function StarButton({ item, tabIndex }: { readonly item: ListItem; readonly tabIndex: number }) {
  const star = useStar(item)
  const starred = item.star_id !== null
  return (
    <Button
      tone="quiet"
      square
      className={css.starButton}
      tabIndex={tabIndex}
      aria-pressed={starred}
      aria-label={`Star ${item.name}`}
      title={starred ? 'Remove the star' : 'Add a star'}
      onClick={() => star.mutate(!starred)}
    >
      <Star size={16} fill={starred ? 'currentColor' : 'none'} />
    </Button>
  )
}
