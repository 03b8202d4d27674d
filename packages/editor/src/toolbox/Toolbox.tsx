import { Suspense } from 'react'
import { useStore } from 'zustand'
import { lazyPart } from '@calcwright/ui'
import { toolboxState } from './state.ts'
import type { ToolboxProps } from './toolbox-props.ts'
import styles from './toolbox.module.css'

const ToolboxPanel = lazyPart(() => import('./ToolboxPanel.tsx'))

/** Panel of tools and variables, beside the sheet. Loaded when it is first opened. */
export function Toolbox(props: ToolboxProps) {
  const open = useStore(toolboxState, state => state.open)
  if (!open) return null
  return (
    <Suspense fallback={<aside className={styles.panel} aria-label="Toolbox" />}>
      <ToolboxPanel {...props} />
    </Suspense>
  )
}
