import { type CopyItem, NOT_GRANTED, worksheetAddress } from '@calcwright/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import modal from '@calcwright/ui/modal.module.css'
import { Modal, Spinner, Button, toast } from '@calcwright/ui'
import type { DialogProps } from '@calcwright/ui'
import type { Item } from '../items/item.ts'
import { granted } from '../session/granted.ts'
import css from './copies-dialog.module.css'

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

export default function CopiesDialog({ item, onClose }: { readonly item: Item } & DialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const copies = useQuery({
    queryKey: ['copies', item.hash],
    queryFn: ({ signal }) => granted(client.copies(item.hash, { signal })),
    retry: false,
    gcTime: 0,
    meta: { sayFailure: true },
  })
  const { data, error } = copies
  useEffect(() => {
    if (error) onClose()
  }, [error, onClose])
  return (
    <Modal title={`Copies of “${item.name}”`} size="large" onClose={onClose}>
      <div className={modal.body}>
        {!data ? (
          <p className={modal.loading}>
            <Spinner label="Loading the copies…" shown />
          </p>
        ) : (
          <>
            {data.original && (
              <p className={css.original}>
                Copied from <Name copy={data.original} onOpen={onClose} /> by {data.original.author}
              </p>
            )}
            {data.copies.length === 0 ? (
              <p className={modal.soft}>Nobody has copied this worksheet.</p>
            ) : (
              <ul className={css.copies}>
                {data.copies.map((copy, index) => (
                  <li key={copy.hash_string ?? `hidden ${index}`} className={css.copy}>
                    <Name copy={copy} onOpen={onClose} />
                    <span className={css.author}>{copy.author}</span>
                    <time className={css.time}>{day.format(copy.created_at * 1000)}</time>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      <div className={modal.actions}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Modal>
  )
}

/** A copy that is not shared with the visitor is there, but cannot be opened. */
function Name({ copy, onOpen }: { readonly copy: CopyItem; readonly onOpen: () => void }) {
  const { hash_string: hash, name } = copy
  if (hash === null)
    return (
      <button type="button" className={css.hidden} onClick={() => toast.error(NOT_GRANTED)}>
        Not shared with you
      </button>
    )
  return (
    <Link to={worksheetAddress(hash, name)} className={css.name} onClick={onOpen}>
      {name}
    </Link>
  )
}
