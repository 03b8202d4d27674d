import { PAGES } from '@calcwright/contract'
import type { useNavigate } from '@tanstack/react-router'
import type { AppContext } from '../session/app-context.ts'
import { sessionQuery } from '../session/session-query.ts'
import type { NewWorksheetSource } from './new-worksheet.ts'

/** Makes a worksheet and goes there; somebody without an account has the one to try. */
export async function createAndOpen(
  source: NewWorksheetSource,
  { client, queryClient }: AppContext,
  navigate: ReturnType<typeof useNavigate>,
): Promise<void> {
  const session = queryClient.getQueryData(sessionQuery(client).queryKey)
  if (session?.success && session.user === null && source.kind === 'empty') {
    await navigate({ to: '/' })
    return
  }
  const { createWorksheet } = await import('./new-worksheet.ts')
  const { hash, name } = await createWorksheet(client, source)
  void queryClient.invalidateQueries({ queryKey: ['worksheets'] })
  await navigate({ to: PAGES.namedWorksheet, params: { hash, name } })
}
