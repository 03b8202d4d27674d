import { useState } from 'react'
import type { ReactNode } from 'react'
import { Wrench } from 'lucide-react'
import { BlockFrame } from '@calcwright/editor/kit'
import { CONTROL_FIELD } from './use-control.ts'
import type { Control } from './use-control.ts'
import styles from './controls.module.css'

interface ControlFrameProps {
  readonly control: Control
  /** Name of the block for screen readers. */
  readonly title: string
  /** Label of the button that opens the dialog. */
  readonly adjustLabel: string
  /** The dialog. */
  dialog(close: () => void): ReactNode
  readonly children: ReactNode
}

/** `name ≡ control`, the way to its dialog, and what is wrong with it. */
export function ControlFrame({ control, title, adjustLabel, dialog, children }: ControlFrameProps) {
  const [adjusting, setAdjusting] = useState(false)
  const close = (): void => {
    setAdjusting(false)
    // The dialog gives the focus back when it has gone.
    requestAnimationFrame(control.focus)
  }
  return (
    <BlockFrame block={control.fields} title={title} keyword="" stored below={adjusting && dialog(close)}>
      {() => (
        <>
          <span data-field={CONTROL_FIELD.id} className={styles.control}>
            {children}
          </span>
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
        </>
      )}
    </BlockFrame>
  )
}
