import { useState } from 'react'
import type { ReactNode } from 'react'
import { Wrench } from 'lucide-react'
import { Messages } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import type { Control } from './use-control.ts'
import { NameField } from './NameField.tsx'
import styles from './controls.module.css'

interface ControlFrameProps {
  readonly view: BlockViewProps<{ readonly name: string }>
  readonly control: Control
  /** What the button that opens the dialog is called. */
  readonly adjustLabel: string
  /** The dialog. */
  dialog(close: () => void): ReactNode
  readonly children: ReactNode
}

/** `name ≡ control`, the way to its dialog, and what is wrong with it. */
export function ControlFrame({ view, control, adjustLabel, dialog, children }: ControlFrameProps) {
  const { block, result, active, editor } = view
  const [adjusting, setAdjusting] = useState(false)
  const failed = result?.outcomes.find(outcome => outcome.error)
  const close = (): void => {
    setAdjusting(false)
    // The dialog gives the focus back when it has gone.
    requestAnimationFrame(() => control.focus())
  }
  return (
    <div className={styles.block}>
      <div className={styles.frame}>
        <NameField view={view} control={control} />
        <span className={styles.sign} aria-hidden="true">
          ≡
        </span>
        {children}
        {control.adjustable && (
          <button
            type="button"
            className={styles.adjust}
            aria-label={adjustLabel}
            title={adjustLabel}
            onClick={() => setAdjusting(true)}
          >
            <Wrench size={15} aria-hidden="true" />
          </button>
        )}
      </div>
      <Messages id={`${block.id}-messages`} outcome={failed} active={active} help={editor.actions.help} />
      {adjusting && dialog(close)}
    </div>
  )
}
