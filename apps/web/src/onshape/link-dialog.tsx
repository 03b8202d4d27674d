import { onshapeCalls } from '@calcwright/contract'
import { Button, type DialogProps, Modal, toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import field from '../account/account.module.css'
import type { Item } from '../items/item.ts'
import { granted } from '../session/granted.ts'

const calls = onshapeCalls(window.fetch.bind(window))

interface LinkDialogProps extends DialogProps {
  readonly item: Item
  /** Whether the project is linked now. */
  readonly linked: boolean
}

export default function LinkDialog({ item, linked, onClose }: LinkDialogProps) {
  const id = useId()
  const [address, setAddress] = useState('')
  const queries = useQueryClient()
  const link = useMutation({
    mutationFn: (text: string) =>
      granted(calls.link({ hash_string: item.hash, item_type: item.type, address: text })),
    onSuccess: ({ name }) => {
      void queries.invalidateQueries({ queryKey: ['tree'] })
      toast(name === '' ? 'The link to Onshape has ended' : `Linked to ${name}`)
      onClose()
    },
  })
  return (
    <Modal title="Link to Onshape" onClose={onClose}>
      <div className={modal.body}>
        <p>
          The worksheets of a linked project use the variables of the document. Who can edit the document in
          Onshape can edit the project, who can view it can view it; the collaborators are managed there.
        </p>
        <label htmlFor={id}>Address of the document in Onshape</label>
        <input
          id={id}
          className={field.input}
          value={address}
          autoComplete="off"
          onChange={event => setAddress(event.target.value)}
        />
        {link.isError && <p role="alert">{link.error.message}</p>}
      </div>
      <div className={modal.actions}>
        {linked && (
          <Button disabled={link.isPending} onClick={() => link.mutate('')}>
            End the link
          </Button>
        )}
        <Button
          tone="accent"
          disabled={link.isPending || address.trim() === ''}
          onClick={() => link.mutate(address)}
        >
          Link
        </Button>
      </div>
    </Modal>
  )
}
