import type { EditorWithState } from '@calcwright/editor'
import { AlertDialog } from 'radix-ui'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { Button } from '@calcwright/ui'
import dialog from '@calcwright/ui/alert.module.css'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { useCaretBack } from '../opened/use-caret-back.ts'

interface SaveAlertProps {
  readonly open: OpenWorksheet
  readonly editor: EditorWithState | null
}

/**
 * Popup about a failed save, where a line of red is not enough. It opens when nobody types, and the next key
 * closes it and goes into the line.
 */
export default function SaveAlert({ open, editor }: SaveAlertProps) {
  const alert = useStore(open.saving, state => state.alert)
  const resting = useResting()
  const { content, giveCaretBack } = useCaretBack(editor)
  const handToLine = (event: KeyboardEvent) => {
    if (!isTyping(event)) return
    // The dialog holds the focus until it is gone; the browser types into what has it after this event.
    flushSync(() => open.queue.dismissAlert())
    flushSync(giveCaretBack)
  }
  return (
    <AlertDialog.Root
      open={alert !== null && resting}
      onOpenChange={shown => !shown && open.queue.dismissAlert()}
    >
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialog.overlay} />
        <AlertDialog.Content className={dialog.content} onKeyDown={handToLine} {...content}>
          <AlertDialog.Title className={dialog.title}>{alert?.title}</AlertDialog.Title>
          <AlertDialog.Description>{alert?.message}</AlertDialog.Description>
          <div className={dialog.actions}>
            <AlertDialog.Cancel asChild>
              <Button>Close</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              {alert?.remedy === 'wait' ? (
                <Button tone="accent" onClick={() => open.queue.retryNow()}>
                  Try now
                </Button>
              ) : (
                <Button tone="accent" onClick={() => location.reload()}>
                  Reload
                </Button>
              )}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** Whether a key is none for the buttons of a dialog: it writes or removes something. */
function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false
  return (key.length === 1 && key !== ' ') || key === 'Backspace' || key === 'Delete'
}

/** Pause after which nobody is typing. */
const PAUSE = 1500

const INPUT = ['keydown', 'pointerdown', 'input'] as const

/** Whether keys and pointer have rested for a while since this was mounted, once. */
function useResting(): boolean {
  const [resting, setResting] = useState(false)
  useEffect(() => {
    if (resting) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setResting(true), PAUSE)
    }
    wait()
    for (const kind of INPUT) addEventListener(kind, wait, { capture: true })
    return () => {
      clearTimeout(timer)
      for (const kind of INPUT) removeEventListener(kind, wait, { capture: true })
    }
  }, [resting])
  return resting
}
