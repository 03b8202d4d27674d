import { lazyPart } from '@calcwright/ui/parts'
import { Suspense, useEffect, useState } from 'react'
import { whenWaiting } from '@calcwright/ui'
import { whenIdle } from './when-idle.ts'

const Messages = lazyPart(() => import('./messages.tsx'))

/** Where passing messages appear; what shows them is fetched with the first one, or while the page is idle. */
export function Notices() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => whenWaiting(() => setWanted(true)), [])
  useEffect(() => whenIdle(() => setWanted(true)), [])
  return (
    wanted && (
      <Suspense>
        <Messages />
      </Suspense>
    )
  )
}
