import { Suspense } from 'react'
import { useStore } from 'zustand'
import type { EditorWithState } from '../state/editor.ts'
import { lazyPart } from '@calcwright/ui'
import type { ViewRegistry } from '../types.ts'
import { toolboxState } from './state.ts'
import styles from './toolbox.module.css'

const ToolboxPanel = lazyPart(() => import('./ToolboxPanel.tsx'))

export interface ToolboxProps {
  readonly registry: ViewRegistry
  /** null while no worksheet is open. */
  readonly editor: EditorWithState | null
  /** A passing message to the person. */
  notify(message: string, tone: 'info' | 'error'): void
}

/** What can be inserted, beside the sheet. Loaded when it is opened first. */
export function Toolbox(props: ToolboxProps) {
  const open = useStore(toolboxState, state => state.open)
  if (!open) return null
  return (
    <Suspense fallback={<aside className={styles.panel} aria-label="Toolbox" />}>
      <ToolboxPanel {...props} />
    </Suspense>
  )
}
