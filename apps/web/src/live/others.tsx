/** The others in the worksheet. What shows them is fetched in spare time, or when the first one comes. */
import { lazyPart } from '@calcwright/ui'
import { Suspense } from 'react'
import type { OpenWorksheet } from '../worksheet/open-worksheet.ts'
import { useOthers } from './use-live.ts'

const People = lazyPart(() => import('./people.tsx'))
const PeopleInLines = lazyPart(() => import('./people-in-lines.tsx'))

interface OthersProps {
  readonly open: OpenWorksheet
}

export function OthersInBar({ open }: OthersProps) {
  const others = useOthers(open)
  return <Suspense>{others.length > 0 && <People others={others} />}</Suspense>
}

export function OthersInLines({ open }: OthersProps) {
  const others = useOthers(open)
  return (
    <Suspense>{others.length > 0 && <PeopleInLines others={others} worksheet={open.worksheet} />}</Suspense>
  )
}
