/** The panel in which settings are changed, beside the sheet: a dialog whose changes apply at once. */
import { Dialog } from 'radix-ui'
import type { KeyboardEvent, ReactNode } from 'react'
import css from './settings-dialog.module.css'

interface SettingsFrameProps {
  readonly title: string
  readonly description: string
  readonly open: boolean
  readonly onClose: () => void
  /** Gets the focus back. */
  readonly opener: HTMLElement | null
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

export function SettingsFrame({ title, description, open, children, ...events }: SettingsFrameProps) {
  const close = () => {
    // Leaving the field applies what was typed in it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    events.onClose()
  }
  return (
    <Dialog.Root open={open} onOpenChange={open => open || close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.overlay} />
        <Dialog.Content
          className={css.content}
          onEscapeKeyDown={event => hasPendingText(event.target) && event.preventDefault()}
          onCloseAutoFocus={event => {
            event.preventDefault()
            events.opener?.focus()
          }}
          onKeyDown={event => hasPendingText(event.target) || events.onKeyDown?.(event)}
        >
          <Dialog.Title className={css.title}>{title}</Dialog.Title>
          <Dialog.Description className={css.description}>{description}</Dialog.Description>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Such a field keeps Escape and the keys of undo to itself. */
const hasPendingText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.dataset.pending !== undefined
