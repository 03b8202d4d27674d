import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { closePopup, usePopup } from '../popups/popup-state.ts'
import { Button } from './button.tsx'
import css from './popup.module.css'

interface PopupProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page that is read over the sheet; on phones it fills the screen. */
export function Popup({ title, children }: PopupProps) {
  const opener = usePopup(state => state.opener)
  return (
    <Dialog.Root open onOpenChange={open => open || closePopup()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.overlay} />
        <Dialog.Content
          className={css.content}
          aria-describedby={undefined}
          onCloseAutoFocus={event => {
            event.preventDefault()
            opener?.focus()
          }}
        >
          <header className={css.header}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <Button tone="quiet" square aria-label="Close">
                <X size={18} />
              </Button>
            </Dialog.Close>
          </header>
          <div className={css.body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
