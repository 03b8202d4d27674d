/** The frame of a dialog: title, content and the way out. On phones it comes from below. */
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../shell/button.tsx'
import { useDialog } from './dialog-state.tsx'
import css from './modal.module.css'

interface ModalProps {
  readonly title: string
  /** Said below the title. */
  readonly description?: ReactNode
  readonly size?: 'small' | 'large'
  readonly onClose: () => void
  readonly children: ReactNode
}

export function Modal({ title, description, size = 'small', onClose, children }: ModalProps) {
  const described = description === undefined ? { 'aria-describedby': undefined } : {}
  return (
    <Dialog.Root open onOpenChange={open => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.overlay} />
        <Dialog.Content
          className={css.content}
          data-size={size}
          {...described}
          onCloseAutoFocus={giveFocusBack}
        >
          <header className={css.header}>
            <Dialog.Title className={css.title}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <Button tone="quiet" square aria-label="Close this dialog">
                <X size={18} />
              </Button>
            </Dialog.Close>
          </header>
          {description !== undefined && (
            <Dialog.Description className={css.description}>{description}</Dialog.Description>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Read when the dialog opens: the next one may have another opener by the time this one is gone. */
export function giveFocusBack(event: Event): void {
  event.preventDefault()
  const { dialog } = useDialog.getState()
  if (dialog !== null) return
  if (lastOpener?.isConnected) lastOpener.focus()
  else document.querySelector<HTMLElement>(CURRENT_ROW)?.focus()
}

/** What was asked about may be gone with its menu: then the list has the focus where it was. */
const CURRENT_ROW = '[role=grid] [role=row][tabindex="0"]'

let lastOpener: HTMLElement | null = null
useDialog.subscribe(({ dialog }) => {
  if (dialog) lastOpener = dialog.opener
})
