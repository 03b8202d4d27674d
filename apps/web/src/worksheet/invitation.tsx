import type { MathProps } from '@calcwright/blocks/schemas'
import type { Worksheet } from '@calcwright/document'
import { lazyPart } from '@calcwright/ui'
import { Suspense, useSyncExternalStore } from 'react'

const Examples = lazyPart(() => import('./examples.tsx'))

/** What an empty sheet offers: a hint, and worked examples to put in. */
export function Invitation({ worksheet }: { readonly worksheet: Worksheet }) {
  const empty = useSyncExternalStore(
    listener => worksheet.subscribe(listener),
    () => isEmpty(worksheet),
  )
  return (
    empty && (
      <Suspense>
        <Examples worksheet={worksheet} />
      </Suspense>
    )
  )
}

/** Nothing but untouched lines. */
function isEmpty(worksheet: Worksheet): boolean {
  return worksheet.blocks().every(({ type, props }) => type === 'math' && (props as MathProps).latex === '')
}
