import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { toast } from '../shell/toast.ts'
import { rememberUnnamed } from './unnamed.ts'
import type { NewWorksheetSource } from './new-worksheet.ts'

/** Makes a worksheet and goes there. */
export function useCreateWorksheet() {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (source: NewWorksheetSource) => {
      const { createWorksheet } = await import('./new-worksheet.ts')
      return createWorksheet(client, source)
    },
    onSuccess: async ({ hash, name }, { kind }) => {
      if (kind === 'empty') rememberUnnamed(hash)
      await queries.invalidateQueries({ queryKey: ['worksheets'] })
      await navigate({ to: '/worksheets/$hash/$name', params: { hash, name } })
    },
    onError: error => toast.error(error.message),
  })
}
