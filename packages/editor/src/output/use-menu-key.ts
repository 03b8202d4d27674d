import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** The keys of menus: F10, with Shift or without, and the menu key. */
const isMenuKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  (key === 'ContextMenu' || key === 'F10') && !altKey && !ctrlKey && !metaKey

/** Opens what belongs to the result from anywhere in the active line, whatever the formula does with keys. */
export function useMenuKey(active: boolean, place: RefObject<HTMLElement | null>, open: () => void): void {
  // Opens with the paint: the next key is meant for the visible menu.
  useLayoutEffect(() => {
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
