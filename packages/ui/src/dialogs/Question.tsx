import type { FormEvent, ReactNode } from 'react'
import { Dialog } from 'radix-ui'
import { Button } from '../button/Button.tsx'
import { giveFocusBack } from './dialog-state.tsx'
import styles from './gear.module.css'

interface QuestionProps {
  readonly title: string
  /** Problem with the answer, '' for none. */
  readonly problem: string
  readonly submitLabel: string
  /** Label of the button that discards. */
  readonly cancelLabel?: string
  /** Left of the buttons. */
  readonly aside?: ReactNode
  submit(): void
  close(): void
  /** Moves the focus after the dialog has closed; without it, the element that had it before gets it back. */
  refocus?(): void
  readonly children: ReactNode
}

/** A small dialog: fields, what is wrong with them, and two buttons. Enter submits. */
export function Question({
  title,
  problem,
  submitLabel,
  cancelLabel = 'Cancel',
  aside,
  submit,
  close,
  refocus,
  children,
}: QuestionProps) {
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    // The dialog belongs to the block that asks: its events do not reach the sheet.
    event.stopPropagation()
    submit()
  }
  return (
    <Dialog.Root open onOpenChange={open => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.dialog}
          aria-describedby={undefined}
          onKeyDown={event => event.stopPropagation()}
          onPointerDown={event => event.stopPropagation()}
          onCloseAutoFocus={event => {
            if (!refocus) return giveFocusBack(event)
            event.preventDefault()
            refocus()
          }}
        >
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <form noValidate onSubmit={onSubmit}>
            {children}
            <p className={styles.problem} role="alert">
              {problem}
            </p>
            <div className={styles.actions}>
              <span className={styles.aside}>{aside}</span>
              <Button onClick={close}>{cancelLabel}</Button>
              <Button type="submit" tone="accent">
                {submitLabel}
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
