import type { RestoreDeletedAnswer, TrashChangeAnswer, TrashRow } from '@calcwright/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@calcwright/ui'
import { sayRestored } from '../items/bring-back.ts'
import { useRefreshLists } from '../items/use-list.ts'
import { granted } from '../session/granted.ts'
import { contentsOf } from './contents.ts'
import { trashClient } from '../items/trash-client.ts'

export const TRASH = ['trash'] as const

interface Change {
  /** Rows of the trash; null for all. */
  readonly rows: readonly TrashRow[] | null
}

const idsOf = ({ rows }: Change): string[] | undefined => rows?.map(({ id }) => id)

/** Brings back what was deleted, or deletes it for good, and says how much it was. */
export function useTrash() {
  const queries = useQueryClient()
  const refreshLists = useRefreshLists()
  const after = {
    onError: (error: Error) => void toast.error(error.message),
    // Somebody else may have changed what is there.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: TRASH })
      void queries.invalidateQueries({ queryKey: ['tree'] })
      void refreshLists()
    },
  }
  const restore = useMutation({
    mutationFn: (change: Change) => granted(trashClient.restoreDeleted(idsOf(change))),
    onSuccess: (answer: RestoreDeletedAnswer) => sayRestored(contentsOf([answer]), answer.message),
    ...after,
  })
  const remove = useMutation({
    mutationFn: (change: Change) => granted(trashClient.deleteForGood(idsOf(change))),
    onSuccess: (answer: TrashChangeAnswer) => void toast.success(`Deleted for good: ${contentsOf([answer])}`),
    ...after,
  })
  return { restore, remove }
}
