import { useEffect } from 'react'
import { useStore } from 'zustand'
import { toast } from '@calcwright/ui'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'

/** Says in red what a save met with, until one succeeds; the bar and the banner show how it stands. */
export function useSaveMessages({ saving, recovered }: OpenWorksheet): void {
  const message = useStore(saving, state => state.message)
  const inPopup = useStore(saving, state => state.phase === 'stopped' && state.alert !== null)
  useEffect(() => {
    if (message === '') toast.dismiss('saving')
    else if (!inPopup) toast.error(message, { id: 'saving', duration: Infinity })
  }, [message, inPopup])
  useEffect(() => () => void toast.dismiss('saving'), [])
  useEffect(() => {
    if (recovered)
      toast('Changes from your last visit that had not been saved are back.', { id: 'recovered' })
  }, [recovered])
}
