import type { BatchRequest } from '@calcwright/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { toast } from '@calcwright/ui'
import { type ListPlace, listViewOf } from '../items/place.ts'
import { deselect } from '../items/selection.ts'
import { sendBatches } from '../items/batches.ts'
import { changeRows } from '../items/change-rows.ts'

export type BatchCommand = Extract<
  BatchRequest['command'],
  'archive' | 'restore' | 'add_star' | 'remove_star'
>

const DONE: Readonly<Record<BatchCommand, string>> = {
  archive: 'Archived',
  restore: 'Restored',
  add_star: 'Starred',
  remove_star: 'Took the star from',
}

/** One command for all selected rows. Rows that the visitor may not change stay, and a message names them. */
export function useBatch(place: ListPlace) {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ command, hashes }: { command: BatchCommand; hashes: readonly string[] }) =>
      sendBatches(client, {
        command,
        items: [...hashes],
        current_project_hash: place.kind === 'project' ? place.hash : null,
        view: listViewOf(place),
      }),
    onSuccess: (answer, { command, hashes }) => {
      const failed = new Set(answer.failed)
      const changed = hashes.filter(hash => !failed.has(hash))
      if (command === 'add_star' || command === 'remove_star')
        changeRows(queries, changed, row => ({ ...row, star_id: command === 'add_star' ? 'starred' : null }))
      const gone = Object.keys(answer.to_remove)
      changeRows(queries, gone, () => null)
      deselect(gone)
      if (answer.failed_on_one) toast.error(answer.message)
      else toast.success(`${DONE[command]} ${changed.length} item(s)`)
    },
    onError: error => toast.error(error.message),
    // A call that fails may have changed some of the items.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['worksheets'] })
      void queries.invalidateQueries({ queryKey: ['tree'] })
    },
  })
}
