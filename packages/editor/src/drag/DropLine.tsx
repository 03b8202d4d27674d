import { useStore } from 'zustand'
import { useEditorParts } from '../sheet/context.ts'
import { dropLineOf } from './drop-state.ts'
import styles from './drag.module.css'

/** Shows where what is being dragged would go. */
export function DropLine() {
  const { editor } = useEditorParts()
  const line = useStore(dropLineOf(editor))
  return (
    line && <div className={styles.dropLine} style={{ top: line.top, left: line.left }} aria-hidden="true" />
  )
}
