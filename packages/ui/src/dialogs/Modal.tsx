/** Frame of a dialog: title, content and close button. On phones it slides in from below. */
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { DialogHead } from './DialogHead.tsx'
import { giveFocusBack } from './dialog-state.tsx'
import css from './modal.module.css'

interface ModalProps {
  readonly title: string
  /** Sentence below the title. */
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
          <DialogHead title={title} closeLabel="Close this dialog" css={css} />
          {description !== undefined && (
            <Dialog.Description className={css.description}>{description}</Dialog.Description>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
