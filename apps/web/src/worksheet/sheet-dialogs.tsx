/** The dialogs that come up over an open sheet. They are fetched in spare time, or when they are needed. */
import { lazyPart } from '@calcwright/editor'
import { Suspense } from 'react'
import { useStore } from 'zustand'
import { useDuplicateDialog } from '../rights/duplicate-state.ts'
import type { OpenWorksheet } from './open-worksheet.ts'

const SaveAlert = lazyPart(() => import('./save-alert.tsx'))
const DuplicateDialog = lazyPart(() => import('../rights/duplicate-dialog.tsx'))

export function SheetDialogs({ open }: { readonly open: OpenWorksheet }) {
  const alerting = useStore(open.saving, state => state.alert !== null)
  const duplicating = useDuplicateDialog(state => state.open)
  return (
    <Suspense>
      {alerting && <SaveAlert open={open} />}
      {duplicating && <DuplicateDialog open={open} />}
    </Suspense>
  )
}
