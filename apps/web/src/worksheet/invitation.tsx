import type { Worksheet } from '@calcwright/document'
import { lazyPart } from '@calcwright/ui'
import { Suspense, useSyncExternalStore } from 'react'
import css from './invitation.module.css'
import { isEmpty } from './is-empty.ts'

const Examples = lazyPart(() => import('./examples.tsx'))

interface InvitationProps {
  readonly worksheet: Worksheet
  /** It begins with lines to try: as long as nothing was done to them, it invites as an empty one does. */
  readonly begun: boolean
  readonly mayEdit: boolean
}

/** What an empty sheet offers: a hint, and worked examples to put in; its emptiness to who may only read. */
export function Invitation({ worksheet, begun, mayEdit }: InvitationProps) {
  const shown = useSyncExternalStore(
    listener => worksheet.subscribe(listener),
    () => isEmpty(worksheet) || (begun && !worksheet.undo.canUndo),
  )
  if (!mayEdit) return shown && <p className={css.empty}>This worksheet is empty.</p>
  return (
    shown && (
      <Suspense>
        <Examples worksheet={worksheet} />
      </Suspense>
    )
  )
}
