import type { RefObject } from 'react'
import { useStore } from 'zustand'
import type { EditorWithState } from '../state/editor.ts'
import { dropLineOf } from './drop-state.ts'
import { useSheetDrop } from './use-sheet-drop.ts'
import styles from './drag.module.css'

export interface SheetDragProps {
  readonly sheet: RefObject<HTMLElement | null>
  readonly editor: EditorWithState
}

/** Dropping onto the sheet; shows where what is being dragged would go. */
export function SheetDrag({ sheet, editor }: SheetDragProps) {
  useSheetDrop(sheet, editor)
  const line = useStore(dropLineOf(editor))
  return (
    line && (
      <div
        className={styles.dropLine}
        data-upright={line.height === undefined ? undefined : ''}
        style={{ top: line.top, left: line.left, height: line.height }}
        aria-hidden="true"
      />
    )
  )
}
