import { useMutation } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { toast } from '@calcwright/ui'
import { createAndOpen } from './create-worksheet.ts'
import type { NewWorksheetSource } from './new-worksheet.ts'

/** Makes a worksheet and goes there. */
export function useCreateWorksheet() {
  const context = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (source: NewWorksheetSource) => createAndOpen(source, context, navigate),
    onError: error => toast.error(error.message),
  })
}
