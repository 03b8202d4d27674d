/** Rights of people on a worksheet or project. Save Changes sends all changes together. */
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import modal from '@calcwright/ui/modal.module.css'
import { Modal, Spinner, Button } from '@calcwright/ui'
import type { DialogProps } from '@calcwright/ui'
import type { Item } from '../items/item.ts'
import { granted } from '../session/granted.ts'
import { useSession } from '../session/use-session.ts'
import { SharingForm } from './sharing-form.tsx'

export default function SharingDialog({ item, onClose }: { readonly item: Item } & DialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const session = useSession()
  const rights = useQuery({
    queryKey: ['rights', item.type, item.hash],
    queryFn: ({ signal }) => granted(client.rights(item.type, item.hash, { signal })),
    retry: false,
    gcTime: 0,
    meta: { sayFailure: true },
    refetchOnReconnect: false,
  })
  const { error } = rights
  useEffect(() => {
    if (error) onClose()
  }, [error, onClose])
  return (
    <Modal title={`Share “${item.name}”`} size="large" onClose={onClose}>
      {rights.data && session ? (
        <SharingForm item={item} answer={rights.data} signedIn={session.user !== null} onClose={onClose} />
      ) : (
        <>
          <div className={modal.body}>
            <p className={modal.loading}>
              <Spinner label="Loading the rights…" shown />
            </p>
          </div>
          <div className={modal.actions}>
            <Button onClick={onClose}>Close</Button>
          </div>
        </>
      )}
    </Modal>
  )
}
