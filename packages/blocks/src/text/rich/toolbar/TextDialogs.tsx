import { useSyncExternalStore } from 'react'
import type { DialogState } from './dialogs.ts'
import { LineDialog } from './LineDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import type { TextDialogProps } from './text-dialog-props.ts'
import { ReferenceDialog } from './ReferenceDialog.tsx'
import { VariableDialog } from './VariableDialog.tsx'

const DIALOGS = { link: LinkDialog, line: LineDialog, reference: ReferenceDialog, variable: VariableDialog }

/** The question that the toolbar asks about the text, if any. */
export function TextDialogs({
  state,
  ...props
}: Omit<TextDialogProps, 'close'> & { readonly state: DialogState }) {
  const kind = useSyncExternalStore(state.subscribe, state.get)
  if (!kind) return null
  const Dialog = DIALOGS[kind]
  return <Dialog {...props} close={state.close} />
}
