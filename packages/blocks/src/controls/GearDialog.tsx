import type { FormEvent, ReactNode } from 'react'
import { Dialog } from 'radix-ui'
import styles from './dialog.module.css'

interface GearDialogProps {
  readonly title: string
  /** What is wrong, '' for nothing. */
  readonly problem: string
  ok(): void
  /** Discards what was changed. */
  close(): void
  readonly children: ReactNode
}

/** The dialog behind the wrench of a block: Ok saves, Close discards. */
export function GearDialog({ title, problem, ok, close, children }: GearDialogProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // Of a form inside a block's own events nothing reaches the sheet.
    event.stopPropagation()
    ok()
  }
  return (
    <Dialog.Root open onOpenChange={open => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.dialog}
          aria-describedby={undefined}
          onCloseAutoFocus={event => event.preventDefault()}
          onKeyDown={event => event.stopPropagation()}
          onPointerDown={event => event.stopPropagation()}
        >
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <form noValidate onSubmit={submit}>
            {children}
            <p className={styles.problem} role="alert">
              {problem}
            </p>
            <div className={styles.actions}>
              <button type="button" className={styles.plain} onClick={close}>
                Close
              </button>
              <button type="submit" className={styles.primary}>
                Ok
              </button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface GearFieldProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly focused?: boolean
  readonly inputMode?: 'decimal'
  change(value: string): void
}

/** A line of text with its label. */
export function GearField({ label, value, placeholder, focused, inputMode, change }: GearFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        className={styles.input}
        value={value}
        placeholder={placeholder}
        inputMode={inputMode}
        autoFocus={focused}
        autoComplete="off"
        spellCheck={false}
        onFocus={focused ? event => event.currentTarget.select() : undefined}
        onChange={event => change(event.currentTarget.value)}
      />
    </label>
  )
}
