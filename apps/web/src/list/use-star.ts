import type { ListItem } from '@calcwright/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { granted } from '../session/granted.ts'
import { toast } from '@calcwright/ui'
import { changeRows, invalidateLists } from '../items/change-rows.ts'

/** Stars a row or takes its star: at once, and back when the server does not follow. */
export function useStar(item: ListItem) {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  return useMutation({
    // The last wish stands, however long an earlier one is on its way.
    scope: { id: `star ${item.hash_string}` },
    mutationFn: (add: boolean) => granted(client.star(item.hash_string, add)),
    onMutate: add => {
      showStar(queries, item.hash_string, add ? 'starred' : null)
      return item.star_id
    },
    onError: (error, _, before = null) => {
      showStar(queries, item.hash_string, before)
      toast.error(error.message)
    },
    onSuccess: () => {
      invalidateLists(queries)
      if (!item.worksheet) void queries.invalidateQueries({ queryKey: ['tree'] })
    },
  })
}

function showStar(queries: QueryClient, hash: string, star_id: string | null): void {
  changeRows(queries, [hash], row => ({ ...row, star_id }))
}
