import type { QueryClient } from '@tanstack/react-query'
import type { ServerClient } from '@calcwright/contract'
import { maySave } from '../opened/editor-rights.ts'
import { toast } from '@calcwright/ui'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { sessionQuery } from '../session/session-query.ts'
import { SIGN_IN_FIRST } from '../session/sign-in-first.ts'
import { openSharing } from './open-sharing.ts'

/** Opens the sharing dialog of an open worksheet, or says what has to be done before. */
export async function shareWorksheet(
  open: OpenWorksheet,
  client: ServerClient,
  queries: QueryClient,
): Promise<void> {
  if (maySave(open) && isStuck(open)) {
    toast.error('Save this document in order to enable sharing')
    return
  }
  const session = await queries.fetchQuery(sessionQuery(client)).catch(() => null)
  if (session?.success && session.user === null) toast.error(SIGN_IN_FIRST.sharing)
  else openSharing({ hash: open.hash, name: open.worksheet.name, type: 'Worksheet' })
}

/** Whether others would see an older state because saving fails. */
function isStuck({ saving }: OpenWorksheet): boolean {
  const { phase } = saving.getState()
  return phase === 'retrying' || phase === 'too-large' || phase === 'stopped'
}
