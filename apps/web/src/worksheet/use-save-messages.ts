import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { toast } from '@calcwright/ui'
import { SIGN_IN_FIRST } from '../session/sign-in-first.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'

/** Says in red what a save met with, until one succeeds; the bar and the banner show how it stands. */
export function useSaveMessages(open: OpenWorksheet): void {
  const { saving, recovered } = open
  const message = useStore(saving, state => state.message)
  const inPopup = useStore(saving, state => state.phase === 'stopped' && state.alert !== null)
  useEffect(() => {
    if (message === '') toast.dismiss('saving')
    else if (!inPopup) toast.error(message, { id: 'saving', duration: Infinity })
  }, [message, inPopup])
  useSessionEnd(open)
  useEffect(() => () => void toast.dismiss('saving'), [])
  useEffect(() => {
    if (recovered)
      toast('Changes from your last visit that had not been saved are back.', { id: 'recovered' })
  }, [recovered])
}

/** Saving that stops because the session has ended says that, in place of rights that are missing. */
function useSessionEnd({ saving, queue, draft }: OpenWorksheet): void {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const stopped = useStore(saving, state => state.phase === 'stopped') && !draft
  const message = useStore(saving, state => state.message)
  useEffect(() => {
    if (!stopped || message === SIGN_IN_FIRST.unsaved) return
    import('./session-end.ts')
      .then(module => module.stopAtSessionEnd(queue, client, queries))
      // Without an answer it stays at what the save met with.
      .catch(() => {})
  }, [stopped, message, queries, client, queue])
}
