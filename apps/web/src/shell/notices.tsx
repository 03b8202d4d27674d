import { lazyPart } from '@calcwright/editor/parts'
import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

const Messages = lazyPart(() => import('./messages.tsx'))

/** Where passing messages appear; what shows them is fetched while the page is idle. */
export function Notices() {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return (
    idle && (
      <Suspense>
        <Messages />
      </Suspense>
    )
  )
}
