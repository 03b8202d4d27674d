import { Suspense } from 'react'
import { afterOpening, lazyPart } from '@calcwright/ui'
import type { EditorWithState } from '../state/editor.ts'
import styles from './toolbar.module.css'

const ToolbarBody = lazyPart(() => afterOpening(() => import('./ToolbarBody.tsx')))

/** The bar above the sheet. Its height is there from the start; what is on it follows once the sheet has opened. */
export function Toolbar({ editor }: { readonly editor: EditorWithState | null }) {
  return (
    <div className={styles.frame}>
      <Suspense fallback={null}>{editor && <ToolbarBody editor={editor} />}</Suspense>
    </div>
  )
}
