/** Asks before something is done that cannot be taken back. */
import { useMutation } from '@tanstack/react-query'
import { AlertDialog } from 'radix-ui'
import { Button } from '../shell/button.tsx'
import dialog from '../shell/dialog.module.css'
import { toast } from '../shell/toast.ts'
import type { DialogProps } from './dialog-state.tsx'
import { giveFocusBack } from './modal.tsx'

interface ConfirmProps {
  readonly title: string
  readonly text: string
  /** What is done, as its button says it. */
  readonly action: string
  /** Throws an Error with a sentence for the person. */
  readonly run: () => Promise<unknown>
}

export default function ConfirmDialog({ title, text, action, run, onClose }: ConfirmProps & DialogProps) {
  const doing = useMutation({
    mutationFn: run,
    onSuccess: onClose,
    onError: error => {
      toast.error(error.message)
      onClose()
    },
  })
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
            <Button tone="danger" disabled={doing.isPending} onClick={() => doing.mutate()}>
              {action}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
