import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Opens the menu of the heading or the row with the cursor by the keys for menus, and by Alt with the arrow down
 * as in spreadsheets. Browsers tell of the keys for menus only by an event of their own on some systems.
 */
export function useMenuKeys(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const open = (event: Event): void => {
      const button = menuButton(event.target as Element)
      if (!button) return
      event.preventDefault()
      event.stopPropagation()
      button.click()
    }
    const onContextMenu = (event: MouseEvent): void => {
      if (event.button !== 2) open(event)
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.altKey && event.key === 'ArrowDown') open(event)
    }
    element.addEventListener('contextmenu', onContextMenu)
    element.addEventListener('keydown', onKeyDown)
    return () => {
      element.removeEventListener('contextmenu', onContextMenu)
      element.removeEventListener('keydown', onKeyDown)
    }
  }, [scroller])
}

/** The button for the menu of a heading, or of the row of a cell; null while a text is typed there. */
function menuButton(target: Element): HTMLElement | null {
  const cell = target.closest('[data-cursor]')
  if (!cell || target.matches('textarea')) return null
  const own = cell.querySelector<HTMLElement>('[aria-haspopup]')
  return own ?? cell.closest('[role=row]')!.querySelector<HTMLElement>('[role=rowheader] [aria-haspopup]')
}
