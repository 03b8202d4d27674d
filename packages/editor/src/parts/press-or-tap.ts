/**
 * Acts when the mouse goes down, or when a finger is lifted without having scrolled: the keyboard that
 * comes up moves the sheet, and nothing that arrives under the finger is to take the press.
 */
export function pressOrTap({ pointerType, currentTarget }: React.PointerEvent, act: () => void): void {
  if (pointerType === 'touch') onTap(currentTarget, act)
  else act()
}

/** Calls `act` when the press of this element that begins now ends as a tap, whatever is there by then. */
function onTap(element: Element, act: () => void): void {
  const press = new AbortController()
  const whilePressed = { capture: true, signal: press.signal }
  const end = (): void => press.abort()
  const onClick = (event: MouseEvent): void => {
    // A click without a pointer comes from a key or from the program.
    if (event.detail === 0) return
    end()
    if (element.isConnected && !element.contains(event.target as Node)) {
      event.preventDefault()
      event.stopPropagation()
    }
    act()
  }
  addEventListener('click', onClick, whilePressed)
  addEventListener('pointercancel', end, whilePressed)
  addEventListener('pointerdown', end, whilePressed)
}
