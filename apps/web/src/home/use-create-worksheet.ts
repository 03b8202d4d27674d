import { PAGES } from '@calcwright/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { toast } from '@calcwright/ui'
import { forSheet } from '../shell/expect-sheet.ts'
import type { NewWorksheetSource } from './new-worksheet.ts'

/** Makes a worksheet and goes there. */
export function useCreateWorksheet() {
  const context = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (source: NewWorksheetSource) =>
      forSheet(async () => {
        const { createAndOpen } = await import('./create-worksheet.ts')
        await createAndOpen(source, context, navigate)
      }),
    onError: error => toast.error(error.message),
  })
}

/** Makes a worksheet of each file, and goes there if it is one. */
export function useOpenFiles() {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  return useMutation({
    async mutationFn(files: readonly File[]) {
      const { createFromFiles } = await import('./new-worksheet.ts')
      try {
        const made = await createFromFiles(client, files)
        const [first] = made
        if (first && made.length === 1)
          await navigate({ to: PAGES.namedWorksheet, params: { hash: first.hash, name: first.name } })
        else toast.success(`${made.length} worksheets were made.`)
      } finally {
        await queryClient.invalidateQueries({ queryKey: ['worksheets'] })
      }
    },
    onError: error => toast.error(error.message),
  })
}
