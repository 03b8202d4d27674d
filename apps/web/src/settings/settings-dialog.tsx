/** Everything that holds for the whole worksheet. Each change applies at once and is one undo step. */
import { type Worksheet, defaultSettings } from '@calcwright/document'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../shell/button.tsx'
import { CurrencySection } from './currency-section.tsx'
import { closeSettings, useSettingsDialog } from './dialog-state.ts'
import { AngleSection, NumberSection, TypingSection } from './sections.tsx'
import css from './settings-dialog.module.css'
import { UnitSection } from './unit-section.tsx'
import { useSettingsSteps } from './use-settings-steps.ts'

export interface SettingsDialogProps {
  readonly worksheet: Worksheet
  readonly mayEdit: boolean
}

export function SettingsDialog(props: SettingsDialogProps) {
  const { open, opener } = useSettingsDialog()
  const close = () => {
    // Leaving the field applies what was typed in it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    closeSettings()
  }
  return (
    <Dialog.Root open={open} onOpenChange={open => open || close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.overlay} />
        <Dialog.Content
          className={css.content}
          onEscapeKeyDown={event => hasPendingText(event.target) && event.preventDefault()}
          onCloseAutoFocus={event => {
            event.preventDefault()
            opener?.focus()
          }}
          onKeyDown={event => props.mayEdit && stepOnKeys(event, props.worksheet)}
        >
          <Dialog.Title className={css.title}>Worksheet settings</Dialog.Title>
          <Dialog.Description className={css.description}>
            {props.mayEdit
              ? 'Changes apply at once and can be undone.'
              : 'This document is view only: its settings can be read here, not changed.'}
          </Dialog.Description>
          <SettingsForm {...props} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function SettingsForm({ worksheet, mayEdit }: SettingsDialogProps) {
  const section = useSettingsSteps(worksheet)
  const [restored, setRestored] = useState(0)
  const restore = () => {
    section.set({ ...defaultSettings(), includes: section.settings.includes })
    setRestored(restored + 1)
  }
  return (
    <>
      <div className={css.scroller}>
        {/* A new key lets the fields forget what was typed and not applied. */}
        <fieldset key={restored} className={css.form} disabled={!mayEdit}>
          <AngleSection {...section} />
          <NumberSection {...section} />
          <UnitSection {...section} />
          <TypingSection {...section} />
          <CurrencySection {...section} />
        </fieldset>
      </div>
      <div className={css.actions}>
        <Button onClick={restore} disabled={!mayEdit}>
          Restore defaults
        </Button>
        <span className={css.restored} role="status">
          {restored > 0 && 'Defaults restored'}
        </span>
        <Dialog.Close asChild>
          <Button tone="accent">Close</Button>
        </Dialog.Close>
      </div>
    </>
  )
}

const hasPendingText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.dataset.pending !== undefined

/** Ctrl/Meta Z and Y, except where they take back what is being typed. */
function stepOnKeys(event: KeyboardEvent, { undo }: Worksheet): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || hasPendingText(event.target)) return
  const key = event.key.toLowerCase()
  if (key !== 'z' && key !== 'y') return
  event.preventDefault()
  if (key === 'y' || event.shiftKey) undo.redo()
  else undo.undo()
}
