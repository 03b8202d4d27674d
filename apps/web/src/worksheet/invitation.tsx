import type { Worksheet } from '@calcwright/document'
import { lazyPart } from '@calcwright/ui'
import { Suspense, useSyncExternalStore } from 'react'
import css from './invitation.module.css'
import { isEmpty } from './is-empty.ts'

const Examples = lazyPart(() => import('./examples.tsx'))

interface InvitationProps {
  readonly worksheet: Worksheet
  /** The worksheet begins with lines to try: as long as they are unchanged, the hint shows as in an empty one. */
  readonly begun: boolean
  readonly mayEdit: boolean
}

/** Content of an empty sheet: a hint and worked examples to insert; for readers, that it is empty. */
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
