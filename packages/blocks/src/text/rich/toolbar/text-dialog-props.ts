import type { Editor as Tiptap } from '@tiptap/core'
import type { BlockViewProps } from '@calcwright/editor'
import type { TextProps } from '../schema.ts'

export interface TextDialogProps {
  readonly tiptap: Tiptap
  readonly view: BlockViewProps<TextProps>
  close(): void
}
