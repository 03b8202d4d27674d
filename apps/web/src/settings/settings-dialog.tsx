/** Everything that holds for the whole worksheet. Each change applies at once and is one undo step. */
import type { Worksheet } from '@calcwright/document'
import type { KeyboardEvent } from 'react'
import { closeSettings, useSettingsDialog } from './dialog-state.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { useSettingsSteps } from './use-settings-steps.ts'

export interface SettingsDialogProps {
  readonly worksheet: Worksheet
  readonly mayEdit: boolean
}

export function SettingsDialog({ worksheet, mayEdit }: SettingsDialogProps) {
  const { open, opener } = useSettingsDialog()
  const description = mayEdit
    ? 'Changes apply at once and can be undone.'
    : 'This document is view only: its settings can be read here, not changed.'
  return (
    <SettingsFrame
      title="Worksheet settings"
      description={description}
      open={open}
      onClose={closeSettings}
      opener={opener}
      onKeyDown={event => mayEdit && stepOnKeys(event, worksheet)}
    >
      <WorksheetForm worksheet={worksheet} mayEdit={mayEdit} />
    </SettingsFrame>
  )
}

function WorksheetForm({ worksheet, mayEdit }: SettingsDialogProps) {
  const section = useSettingsSteps(worksheet)
  return <SettingsForm section={section} mayEdit={mayEdit} />
}

/** Ctrl/Meta Z and Y. */
function stepOnKeys(event: KeyboardEvent, { undo }: Worksheet): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = event.key.toLowerCase()
  if (key !== 'z' && key !== 'y') return
  event.preventDefault()
  if (key === 'y' || event.shiftKey) undo.redo()
  else undo.undo()
}
