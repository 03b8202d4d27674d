/** Asks before something is done that cannot be taken back. */
import { useState } from 'react'
import { AlertDialog } from 'radix-ui'
import { Button } from '../button/Button.tsx'
import dialog from './alert.module.css'
import { toast } from '../messages/toast.ts'
import { giveFocusBack } from './dialog-state.tsx'
import type { DialogProps } from './dialog-state.tsx'

interface ConfirmProps {
  readonly title: string
  readonly text: string
  /** Label of the button that confirms. */
  readonly action: string
  /** Throws an Error with a sentence for the person. */
  readonly run: () => Promise<unknown>
}

export default function ConfirmDialog({ title, text, action, run, onClose }: ConfirmProps & DialogProps) {
  const [busy, setBusy] = useState(false)
  const confirmed = async (): Promise<void> => {
    setBusy(true)
    try {
      await run()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
    onClose()
  }
  return (
    <AlertDialog.Root open onOpenChange={open => open || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialog.overlay} />
        <AlertDialog.Content className={dialog.content} onCloseAutoFocus={giveFocusBack}>
          <AlertDialog.Title className={dialog.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description>{text}</AlertDialog.Description>
          <div className={dialog.actions}>
            <AlertDialog.Cancel asChild>
              <Button>Cancel</Button>
            </AlertDialog.Cancel>
            <Button tone="danger" disabled={busy} onClick={() => void confirmed()}>
              {action}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
