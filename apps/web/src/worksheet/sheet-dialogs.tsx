/** The dialogs that come up over an open sheet. They are fetched in spare time, or when they are needed. */
import { type EditorWithState } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'
import { Suspense } from 'react'
import { useStore } from 'zustand'
import { useDuplicateDialog } from '../rights/duplicate-state.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'

const SaveAlert = lazyPart(() => import('./save-alert.tsx'))
const DuplicateDialog = lazyPart(() => import('../rights/duplicate-dialog.tsx'))

interface SheetDialogsProps {
  readonly open: OpenWorksheet
  /** Absent until the sheet is drawn. */
  readonly editor: EditorWithState | null
}

export function SheetDialogs({ open, editor }: SheetDialogsProps) {
  const alerting = useStore(open.saving, state => state.alert !== null)
  const duplicating = useDuplicateDialog(state => state.open)
  return (
    <Suspense>
      {alerting && <SaveAlert open={open} editor={editor} />}
      {duplicating && <DuplicateDialog open={open} editor={editor} />}
    </Suspense>
  )
}
