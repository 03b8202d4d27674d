import type { useNavigate } from '@tanstack/react-router'
import type { AppContext } from '../session/app-context.ts'
import type { NewWorksheetSource } from './new-worksheet.ts'

/** Makes a worksheet and goes there. */
export async function createAndOpen(
  source: NewWorksheetSource,
  { client, queryClient }: AppContext,
  navigate: ReturnType<typeof useNavigate>,
): Promise<void> {
  const { createWorksheet } = await import('./new-worksheet.ts')
  const { hash, name } = await createWorksheet(client, source)
  await queryClient.invalidateQueries({ queryKey: ['worksheets'] })
  await navigate({ to: '/worksheets/$hash/$name', params: { hash, name } })
}
