import type { FormEvent, ReactNode } from 'react'
import { Dialog } from 'radix-ui'
import styles from './toolbar.module.css'

interface QuestionProps {
  readonly title: string
  /** What is wrong with the answer, '' for nothing. */
  readonly problem: string
  readonly submitLabel: string
  /** Left of the buttons. */
  readonly aside?: ReactNode
  submit(): void
  close(): void
  /** Puts the caret back into the text. */
  refocus(): void
  readonly children: ReactNode
}

/** A small dialog over the text: fields, what is wrong with them, and two buttons. Enter submits. */
export function Question({
  title,
  problem,
  submitLabel,
  aside,
  submit,
  close,
  refocus,
  children,
}: QuestionProps) {
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    submit()
  }
  return (
    <Dialog.Root open onOpenChange={open => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.dialog}
          aria-describedby={undefined}
          onCloseAutoFocus={event => {
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
              <button type="button" className={styles.plain} onClick={close}>
                Cancel
              </button>
              <button type="submit" className={styles.primary}>
                {submitLabel}
              </button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
