/** Takes over the invitation whose link was opened, and says how that went. */
import type { ServerClient } from '@calcwright/contract'
import type { QueryClient } from '@tanstack/react-query'
import { toast } from '@calcwright/ui'
import { forgetOpenedInvitation, openedInvitation, storeOpenedInvitation } from '../account/return-address.ts'
import { RefusedError, granted } from '../session/granted.ts'

const TAKEN = 'This invitation was taken over before, or taken back.'

/** Without an invitation that waits, nothing happens. */
export async function claimInvitation(client: ServerClient, queries: QueryClient): Promise<void> {
  const token = openedInvitation()
  if (token === null) return
  forgetOpenedInvitation()
  try {
    const { message } = await granted(client.claimInvitation(token))
    if (message !== '') toast.success(message)
    void queries.invalidateQueries({ queryKey: ['worksheets'] })
    void queries.invalidateQueries({ queryKey: ['left-bar'] })
  } catch (error) {
    // The letter is opened once more by who signed up with it: what waits stands in the list.
    if (error instanceof RefusedError && error.problem === 'not-found') return void toast(TAKEN)
    // The invitation is tried again when the page is loaded once more.
    if (!(error instanceof RefusedError)) storeOpenedInvitation(token)
    toast.error(error instanceof Error ? error.message : String(error))
  }
}
