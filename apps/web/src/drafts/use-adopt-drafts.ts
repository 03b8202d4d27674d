import { worksheetAddress } from '@calcwright/contract'
import { toast } from '@calcwright/ui'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LISTS } from '../items/change-rows.ts'
import { draftStore, mayHaveDrafts } from './draft-store.ts'

/**
 * Takes over what was typed before signing in, and opens it.
 * @param ready whether somebody is signed in
 */
export function useAdoptDrafts(ready: boolean): void {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  useEffect(() => {
    if (!ready || !mayHaveDrafts()) return
    const adopt = async () => {
      const { adoptDrafts } = await import('./adopt-drafts.ts')
      const adopted = await adoptDrafts(client, draftStore)
      const last = adopted.at(-1)
      if (!last) return
      void queryClient.invalidateQueries({ queryKey: LISTS })
      toast.success(`“${last.name}” is in your account now`)
      await navigate({ to: worksheetAddress(last.hash, last.name) })
    }
    adopt().catch((error: unknown) => {
      toast.error(
        `What you typed before signing in is still kept in this browser. ${error instanceof Error ? error.message : String(error)}`,
      )
    })
  }, [ready, client, queryClient, navigate])
}
