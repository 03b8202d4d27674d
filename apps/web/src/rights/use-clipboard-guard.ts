import { useCallback } from 'react'
import { toast } from '@calcwright/ui'

/**
 * Keeps what may not be copied from the clipboard, before any field hears of it: props of the element
 * around it. A selection of the whole page is copied from outside of that element.
 */
export function useClipboardGuard(copy: boolean) {
  const ref = useCallback(
    (sheet: HTMLElement | null) => {
      if (!sheet || copy) return undefined
      const refuse = (event: ClipboardEvent) => {
        if (!sheet.contains(event.target as Node) && !getSelection()?.containsNode(sheet, true)) return
        event.preventDefault()
        event.stopPropagation()
        toast.error('Cut and Copy have been disabled for this Worksheet', { id: 'clipboard' })
      }
      const listening = new AbortController()
      for (const type of ['copy', 'cut'] as const)
        document.addEventListener(type, refuse, { capture: true, signal: listening.signal })
      return () => listening.abort()
    },
    [copy],
  )
  return { ref }
}
