import type { ClipboardEvent } from 'react'
import { toast } from '../shell/toast.ts'

/** Keeps what may not be copied from the clipboard, before any field hears of it. */
export function useClipboardGuard(copy: boolean) {
  if (copy) return {}
  const refuse = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    toast.error('Cut and Copy have been disabled for this Worksheet', { id: 'clipboard' })
  }
  return { onCopyCapture: refuse, onCutCapture: refuse }
}
