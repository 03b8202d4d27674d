import { worksheetAddress } from '@calcwright/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { toast } from '@calcwright/ui'
import { maySave } from '../opened/editor-rights.ts'
import { unsentStore } from '../saving/unsent-store.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { duplicate } from './duplicate.ts'

/** Makes a copy of the open worksheet and goes there. */
export function useDuplicate(open: OpenWorksheet) {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (authorRights: boolean) => duplicate(client, open, authorRights),
    onSuccess: async ({ hash, name }) => {
      // The changes that were stored for the original while signing in are in the duplicate.
      if (!maySave(open)) await unsentStore.remove(open.hash).catch(() => {})
      await queries.invalidateQueries({ queryKey: ['worksheets'] })
      await navigate({ to: worksheetAddress(hash, name) })
    },
    onError: error => toast.error(error.message),
  })
}
