import { useCallback, useEffect, useRef } from 'react'

/**
 * Buffers keys while a field that was called is loading, so that they do not go into the line below. Returns
 * a function that takes the text and ends the buffering.
 */
export function useKeyBuffer(open: boolean, onCancel: () => void): () => string {
  const typed = useRef('')
  const taken = useRef(false)
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent): void => {
      // Keys that a line has buffered are pressed by the page, not by a person.
      if (taken.current || !event.isTrusted || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape') onCancel()
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (event.key.length === 1) typed.current += event.key
      event.preventDefault()
      event.stopPropagation()
    }
    // Text without a key, as an input method or dictation gives it.
    const onText = (event: InputEvent): void => {
      if (taken.current || !event.isTrusted || !event.cancelable || event.data === null) return
      typed.current += event.data
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    window.addEventListener('beforeinput', onText, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      window.removeEventListener('beforeinput', onText, { capture: true })
      typed.current = ''
      taken.current = false
    }
  }, [open, onCancel])
  return useCallback(() => {
    taken.current = true
    return typed.current
  }, [])
}
