import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { DialogHead } from './DialogHead.tsx'
import css from './page-dialog.module.css'

interface PageDialogProps {
  readonly title: string
  /** Takes the width of the window, for what has more than one column. */
  readonly wide?: boolean
  /** Element that gets the focus when the dialog closes. */
  readonly opener: HTMLElement | null
  readonly onClose: () => void
  /** Leads back to what the dialog showed before: Escape does so first, and closes then. */
  readonly onBack?: (() => void) | undefined
  readonly children: ReactNode
}

/** A page that is read over the sheet; on phones it fills the screen. */
export function PageDialog({ title, wide = false, opener, onClose, onBack, children }: PageDialogProps) {
  return (
    <Dialog.Root open onOpenChange={open => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.overlay} />
        <Dialog.Content
          className={css.content}
          data-wide={wide}
          aria-describedby={undefined}
          onEscapeKeyDown={event => {
            if (!onBack) return
            event.preventDefault()
            onBack()
          }}
          onCloseAutoFocus={event => {
            event.preventDefault()
            opener?.focus()
          }}
        >
          <DialogHead title={title} closeLabel="Close" css={css} />
          <div className={css.body}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
