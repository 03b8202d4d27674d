/** Dialog of the trash: brings back or deletes for good what was deleted, some of it or all. */
import type { TrashRow } from '@calcwright/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button, confirm, Modal, Spinner } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { closePopup } from '../shell/popup-state.ts'
import { granted } from '../session/granted.ts'
import { contentsOf } from './contents.ts'
import { TrashList } from './trash-list.tsx'
import { trashClient } from '../items/trash-client.ts'
import { TRASH, useTrash } from './use-trash.ts'

export default function TrashDialog() {
  const trash = useQuery({
    queryKey: TRASH,
    queryFn: ({ signal }) => granted(trashClient.trash({ signal })),
    retry: false,
    gcTime: 0,
    meta: { sayFailure: true },
  })
  const { restore, remove } = useTrash()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data, error } = trash
  useEffect(() => {
    if (error) closePopup()
  }, [error])
  const rows = data?.deletions ?? []
  const wanted = rows.filter(({ id }) => chosen.has(id))
  return (
    <Modal
      title="Trash"
      description={
        data &&
        `What is deleted stays here for ${data.days} days. It counts in the room that your account takes.`
      }
      size="large"
      onClose={closePopup}
    >
      <div className={modal.body}>
        {!data ? (
          <Spinner label="Loading the trash…" shown />
        ) : rows.length === 0 ? (
          <p className={modal.soft}>The trash is empty.</p>
        ) : (
          <TrashList rows={rows} chosen={chosen} choose={setChosen} />
        )}
      </div>
      <div className={modal.actions} data-ruled>
        {rows.length > 0 && (
          <Button className={modal.apart} onClick={() => ask(rows, () => remove.mutateAsync({ rows: null }))}>
            Empty the trash…
          </Button>
        )}
        <Button
          disabled={wanted.length === 0 || remove.isPending}
          onClick={() => ask(wanted, () => remove.mutateAsync({ rows: wanted }))}
        >
          Delete for good…
        </Button>
        <Button
          tone="accent"
          disabled={wanted.length === 0 || restore.isPending}
          onClick={() => restore.mutate({ rows: wanted })}
        >
          Restore
        </Button>
      </div>
    </Modal>
  )
}

function ask(rows: readonly TrashRow[], run: () => Promise<unknown>): void {
  const [only] = rows
  confirm(
    rows.length === 1 && only ? `Delete “${only.name}” for good?` : `Delete ${rows.length} items for good?`,
    {
      text: `${contentsOf(rows)} with all revisions and files. What belongs to others stays in their trash. This cannot be undone.`,
      action: 'Delete for good',
      run: async () => void (await run()),
    },
  )
}
