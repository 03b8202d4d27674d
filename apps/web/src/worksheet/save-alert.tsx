import { AlertDialog } from 'radix-ui'
import { useStore } from 'zustand'
import { Button } from '../shell/button.tsx'
import dialog from '../shell/dialog.module.css'
import type { OpenWorksheet } from './open-worksheet.ts'

/** The popup that the server asks for when a save is refused. */
export default function SaveAlert({ open }: { readonly open: OpenWorksheet }) {
  const alert = useStore(open.saving, state => state.alert)
  return (
    <AlertDialog.Root open={alert !== null} onOpenChange={shown => !shown && open.queue.dismissAlert()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialog.overlay} />
        <AlertDialog.Content className={dialog.content}>
          <AlertDialog.Title className={dialog.title}>{alert?.title}</AlertDialog.Title>
          <AlertDialog.Description>{alert?.message}</AlertDialog.Description>
          <div className={dialog.actions}>
            <AlertDialog.Cancel asChild>
              <Button>Close</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button tone="accent" onClick={() => location.reload()}>
                Reload
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
