import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { Popover } from 'radix-ui'
import { setMenuButton } from '../dialogs/dialog-state.tsx'
import { enterMenu, jumpInMenu, moveInMenu } from './menu-keys.ts'
import type { PressedBy } from './press.ts'
import styles from './menu.module.css'

interface PopupProps {
  readonly label: string
  /** The button that opens it. */
  readonly anchor: ReactElement
  /** How it was opened; null while it is closed. */
  readonly opened: PressedBy | null
  readonly align?: 'start' | 'end'
  onClose(): void
  readonly children: ReactNode
}

/**
 * Popup of a button of the bar. Opened from the keyboard, it takes the focus and gives it back; opened by a
 * pointer, it leaves the caret in its line until an arrow key asks for the menu.
 */
export function Popup({ label, anchor, opened, align = 'start', onClose, children }: PopupProps) {
  const content = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLElement | null>(null)
  useTypingElsewhere(content, opened === 'pointer', onClose)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const menu = event.currentTarget
    const field = event.target instanceof HTMLInputElement
    if (event.key === 'Tab') {
      event.preventDefault()
      button.current?.focus()
      onClose()
    } else if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      (field && !/^Arrow(Up|Down)$/.test(event.key))
    ) {
      return
    } else if (moveInMenu(menu, event.key)) event.preventDefault()
    else if (event.key.length === 1 && event.key !== ' ') jumpInMenu(menu, event.key)
    // Shortcuts of the bar and of the page do not apply while a menu is open.
    event.stopPropagation()
  }
  return (
    <Popover.Root open={opened !== null} onOpenChange={open => !open && onClose()}>
      <Popover.Anchor asChild>{anchor}</Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          ref={content}
          role="group"
          aria-label={label}
          className={styles.popup}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={event => {
            event.preventDefault()
            button.current = document.activeElement as HTMLElement | null
            if (content.current && button.current) setMenuButton(content.current, button.current)
            if (opened === 'keyboard' && content.current) enterMenu(content.current)
          }}
          onCloseAutoFocus={event => {
            event.preventDefault()
            // A choice has placed the caret; otherwise nothing would have the focus.
            if (document.activeElement === document.body) button.current?.focus()
          }}
          onEscapeKeyDown={event => {
            event.preventDefault()
            event.stopPropagation()
            if (content.current?.contains(document.activeElement)) button.current?.focus()
            onClose()
          }}
          onFocusOutside={event => event.preventDefault()}
          onPointerDownOutside={event => {
            // The button itself closes it.
            if ((event.target as Element).closest('[aria-expanded="true"]')) event.preventDefault()
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Typing goes on in the line under an open menu and closes it; arrow down goes into the menu. */
function useTypingElsewhere(
  content: React.RefObject<HTMLDivElement | null>,
  watching: boolean,
  onClose: () => void,
): void {
  useEffect(() => {
    if (!watching) return
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      const menu = content.current
      if (!menu || menu.contains(event.target as Node)) return
      if (/^(?:Shift|Control|Alt|Meta|AltGraph|Escape)$/.test(event.key)) return
      if (event.key !== 'ArrowDown') return onClose()
      event.preventDefault()
      event.stopPropagation()
      enterMenu(menu)
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [content, watching, onClose])
}
