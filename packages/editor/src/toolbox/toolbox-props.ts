import type { EditorWithState } from '../state/editor.ts'
import type { ViewRegistry } from '../contract/block-view.ts'

export interface ToolboxProps {
  readonly registry: ViewRegistry
  /** null while no worksheet is open. */
  readonly editor: EditorWithState | null
  /** A passing message to the person. */
  notify(message: string, tone: 'info' | 'error'): void
}
