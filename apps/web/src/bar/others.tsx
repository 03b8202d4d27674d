/** Marks of the other people in the worksheet: code that is fetched in idle time, or when the first one arrives. */
import type { EditorWithState } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'
import { Suspense } from 'react'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { useOthers } from './use-live.ts'

const People = lazyPart(() => import('../live/people.tsx'))
const PeopleInLines = lazyPart(() => import('../live/people-in-lines.tsx'))

interface OthersProps {
  readonly open: OpenWorksheet
}

export function OthersInBar({ open }: OthersProps) {
  const others = useOthers(open)
  return <Suspense>{others.length > 0 && <People others={others} />}</Suspense>
}

export function OthersInLines({ open, editor }: OthersProps & { readonly editor: EditorWithState | null }) {
  const others = useOthers(open)
  return (
    <Suspense>{editor && others.length > 0 && <PeopleInLines others={others} editor={editor} />}</Suspense>
  )
}
