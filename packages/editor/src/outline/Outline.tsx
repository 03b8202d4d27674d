import { Suspense } from 'react'
import { useStore } from 'zustand'
import { lazyPart } from '@calcwright/ui'
import type { EditorWithState } from '../state/editor.ts'
import { outlineState } from './state.ts'
import styles from './outline.module.css'

const OutlinePanel = lazyPart(() => import('./OutlinePanel.tsx'))

/** The headings of the worksheet, beside the sheet. Loaded when it is opened first. */
export function Outline({ editor }: { readonly editor: EditorWithState | null }) {
  const open = useStore(outlineState, state => state.open)
  if (!open || !editor) return null
  return (
    <Suspense fallback={<aside className={styles.panel} aria-label="Outline" />}>
      <OutlinePanel editor={editor} />
    </Suspense>
  )
}
