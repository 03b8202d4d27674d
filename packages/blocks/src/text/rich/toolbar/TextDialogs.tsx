import { useSyncExternalStore } from 'react'
import type { Editor as Tiptap } from '@tiptap/core'
import type { BlockViewProps } from '@calcwright/editor'
import type { TextProps } from '../schema.ts'
import type { DialogState } from './dialogs.ts'
import { LineDialog } from './LineDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { VariableDialog } from './VariableDialog.tsx'

export interface TextDialogProps {
  readonly tiptap: Tiptap
  readonly view: BlockViewProps<TextProps>
  close(): void
}

const DIALOGS = { link: LinkDialog, line: LineDialog, variable: VariableDialog }

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
