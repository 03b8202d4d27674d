import { useEffect } from 'react'
import type { RefObject } from 'react'

/** The keys of a context menu: Shift-F10, the menu key, and Alt-Down as for a list that drops down. */
const isMenuKey = ({ key, shiftKey, altKey }: KeyboardEvent): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey) || (key === 'ArrowDown' && altKey)

/** Opens what belongs to the result from anywhere in the active line, whatever the formula does with keys. */
export function useMenuKey(active: boolean, place: RefObject<HTMLElement | null>, open: () => void): void {
  useEffect(() => {
    const line = active ? place.current?.closest<HTMLElement>('[data-block]') : null
    if (!line) return
    const press = (event: KeyboardEvent): void => {
      if (!isMenuKey(event)) return
      event.preventDefault()
      event.stopPropagation()
      open()
    }
    line.addEventListener('keydown', press, { capture: true })
    return () => line.removeEventListener('keydown', press, { capture: true })
  }, [active, place, open])
}
