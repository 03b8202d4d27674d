import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import css from './page-dialog.module.css'

interface PageDialogProps {
  readonly title: string
  /** What gets the focus when it is closed. */
  readonly opener: HTMLElement | null
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A page that is read over the sheet; on phones it fills the screen. */
export function PageDialog({ title, opener, onClose, children }: PageDialogProps) {
  return (
    <Dialog.Root open onOpenChange={open => open || onClose()}>
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
