/** The bell: code that is fetched once the page has opened, for people with an account. */
import { lazyPart } from '@calcwright/ui'
import { Suspense, useEffect, useState } from 'react'
import { useSession } from '../session/use-session.ts'
import { whenIdle } from '../shell/when-idle.ts'
import css from './lazy-bell.module.css'

const Bell = lazyPart(() => import('./bell.tsx'))

export function LazyBell() {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const session = useSession()
  if (session?.user === null) return null
  return (
    <span className={css.place}>
      <Suspense>{idle && session && <Bell />}</Suspense>
    </span>
  )
}
