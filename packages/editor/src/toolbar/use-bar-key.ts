import { useEffect } from 'react'

/** F6 and Alt-F10 go from anywhere on the page to the bar. */
export function useBarKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const called = event.key === 'F6' || (event.key === 'F10' && event.altKey)
      if (!called || event.ctrlKey || event.metaKey) return
      const stop = document.querySelector<HTMLElement>('[data-item][tabindex="0"]')
      if (!stop) return
      event.preventDefault()
      event.stopPropagation()
      stop.focus()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
