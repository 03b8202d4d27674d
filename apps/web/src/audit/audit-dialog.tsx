/** The audit log of a worksheet or project, or of everything that the visitor owns. */
import { type AuditAction, AUDIT_ACTIONS, type AuditEntry, type SharedType } from '@calcwright/contract'
import { Button, type DialogProps, Modal, Spinner } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { granted } from '../session/granted.ts'
import { useSession } from '../session/use-session.ts'
import css from './audit.module.css'
import { ACTION_NAMES, auditText } from './audit-words.ts'
import { sharingClient } from './sharing-client.ts'

interface AuditDialogProps extends DialogProps {
  /** All that the visitor owns without one. */
  readonly item?: { readonly type: SharedType; readonly hash: string; readonly name: string }
}

interface Filter {
  readonly action: AuditAction | ''
  readonly search: string
  /** Everything on this server, for its owner. */
  readonly whole: boolean
}

export default function AuditDialog({ item, onClose }: AuditDialogProps) {
  const [filter, setFilter] = useState<Filter>({ action: '', search: '', whole: false })
  const { action, search, whole } = useDeferredValue(filter)
  const request = {
    ...(item && { item_type: item.type, item_hash: item.hash }),
    ...(action && { action }),
    whole_server: whole,
    search,
  }
  const log = useInfiniteQuery({
    queryKey: ['audit', request],
    queryFn: ({ pageParam, signal }) =>
      granted(sharingClient.audit({ ...request, ...(pageParam && { after: pageParam }) }, { signal })),
    initialPageParam: '',
    getNextPageParam: last => last.more,
    placeholderData: before => before,
    retry: false,
    gcTime: 0,
  })
  const days = log.data?.pages[0]?.days
  return (
    <Modal
      title={item ? `Audit log of “${item.name}”` : 'Audit log'}
      description={
        days && `Entries are kept for ${days} days. A day’s openings and exports by one person are one entry.`
      }
      size="large"
      onClose={onClose}
    >
      <div className={modal.body}>
        <FilterFields filter={filter} onChange={setFilter} ofServer={item === undefined} />
        {log.error ? (
          <p role="alert">{log.error.message}</p>
        ) : log.data ? (
          <Entries entries={log.data.pages.flatMap(page => page.entries)} />
        ) : (
          <Spinner label="Loading the log…" shown />
        )}
        {log.hasNextPage && (
          <Button disabled={log.isFetching} onClick={() => void log.fetchNextPage()}>
            Show earlier ones
          </Button>
        )}
      </div>
      <div className={modal.actions}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Modal>
  )
}

interface FilterFieldsProps {
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
  /** Whether the owner of the server may choose everything on it. */
  readonly ofServer: boolean
}

function FilterFields({ filter, onChange, ofServer }: FilterFieldsProps) {
  const isOperator = useSession()?.user?.local === true
  return (
    <div className={css.filter}>
      <select
        className={modal.select}
        aria-label="Kind of entry"
        value={filter.action}
        onChange={event => onChange({ ...filter, action: event.currentTarget.value as Filter['action'] })}
      >
        <option value="">Everything</option>
        {AUDIT_ACTIONS.map(name => (
          <option key={name} value={name}>
            {ACTION_NAMES[name]}
          </option>
        ))}
      </select>
      <input
        className={modal.input}
        type="search"
        aria-label="Person or worksheet"
        placeholder="Person or worksheet"
        value={filter.search}
        onChange={event => onChange({ ...filter, search: event.currentTarget.value })}
      />
      {ofServer && isOperator && (
        <label>
          <input
            type="checkbox"
            checked={filter.whole}
            onChange={() => onChange({ ...filter, whole: !filter.whole })}
          />{' '}
          Everybody on this server
        </label>
      )}
    </div>
  )
}

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

function Entries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <p className={modal.soft}>There is no such entry.</p>
  return (
    <ul className={css.list} aria-label="Entries">
      {entries.map(entry => (
        <li key={entry.id}>
          {auditText(entry)}
          <time className={css.time} dateTime={new Date(entry.at * 1000).toISOString()}>
            {moment.format(entry.at * 1000)}
          </time>
        </li>
      ))}
    </ul>
  )
}
