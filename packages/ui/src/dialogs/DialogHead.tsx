/** The title of a dialog, and its way out. */
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { Button } from '../button/Button.tsx'

interface DialogHeadProps {
  readonly title: string
  /** Accessible name of the cross. */
  readonly closeLabel: string
  /** Style classes `header` and `title` of the dialog around it. */
  readonly css: Readonly<Record<string, string | undefined>>
}

export function DialogHead({ title, closeLabel, css }: DialogHeadProps) {
  return (
    <header className={css.header}>
      <Dialog.Title className={css.title}>{title}</Dialog.Title>
      <Dialog.Close asChild>
        <Button tone="quiet" square aria-label={closeLabel}>
          <X size={18} />
        </Button>
      </Dialog.Close>
    </header>
  )
}
