import { useCallback, useEffect, useRef } from 'react'

/**
 * Keeps what is typed while a field that was called is on its way, instead of letting it go into the line below.
 * Returns the way to take it over, which ends the keeping.
 */
export function useTypedAhead(open: boolean, onCancel: () => void): () => string {
  const typed = useRef('')
  const taken = useRef(false)
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent): void => {
      // What a line has kept until its field came is pressed by the page, not by a person.
      if (taken.current || !event.isTrusted || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') onCancel()
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (event.key.length === 1) typed.current += event.key
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      typed.current = ''
      taken.current = false
    }
  }, [open, onCancel])
  return useCallback(() => {
    taken.current = true
    return typed.current
  }, [])
}
