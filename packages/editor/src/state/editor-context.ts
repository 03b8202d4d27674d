import { createContext, useContext } from 'react'
import type { BlockFeed } from './blocks.ts'
import type { EditorWithState } from './editor.ts'

interface EditorParts {
  readonly editor: EditorWithState
  readonly feed: BlockFeed
}

export const EditorContext = createContext<EditorParts | null>(null)

/** The editor around a line; throws outside of a sheet. */
export function useEditorParts(): EditorParts {
  const parts = useContext(EditorContext)
  if (!parts) throw new Error('This component is used outside of a WorksheetView.')
  return parts
}
